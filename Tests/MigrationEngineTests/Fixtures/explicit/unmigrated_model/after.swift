import LegacyJSON
import Bridge

struct Other {
  let raw: Any
  init(json: JSON) { raw = json.object }
}

extension Other: LegacyReadable { static func read(_ json: JSON) -> Other { Other(json: json) } }

struct Model: LegacyDecodable {
  var a: Other

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    a = try container.read(Other.self, at: "a")
  }
}
