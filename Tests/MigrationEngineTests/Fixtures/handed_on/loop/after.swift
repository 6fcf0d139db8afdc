import LegacyJSON
import Bridge

struct Model: LegacyDecodable, ContainerDecodable {
  var sum = 0

  init(from container: LegacyContainer) throws {
    for (key, part) in container.entries() where key != "total" {
      sum += try part.decode(Int.self) + count(part.decode(JSON.self))
    }
  }
}

func count(_ json: JSON) -> Int {
  dump(json)
  return json.count
}
