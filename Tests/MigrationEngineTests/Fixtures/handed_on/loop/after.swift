import LegacyJSON
import Bridge

struct Model: LegacyDecodable {
  var sum = 0

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for (key, part) in container.entries() where key != "total" {
      sum += try part.value(Int.self) + count(part.value(JSON.self))
    }
  }
}

func count(_ json: JSON) -> Int {
  dump(json)
  return json.count
}
