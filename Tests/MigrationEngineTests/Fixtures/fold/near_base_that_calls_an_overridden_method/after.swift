// reason: `finish` stays as it is, and is given a `JSON`: `finish` is overridden
import Bridge
import LegacyJSON

class Described: LegacyDecodable {
  var text = ""

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    text = try container.value(String.self, at: "text")
    try finish(container.value(JSON.self))
  }

  func finish(_ json: JSON) {}
}

final class Remark: Described {
  var author = ""

  override func finish(_ json: JSON) {
    author = json["author"].stringValue
    print(author)
  }
}

func remark(in json: JSON) -> Remark { Remark(json: json) }
