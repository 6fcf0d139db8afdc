import LegacyJSON
import Bridge

struct Other {
  let raw: Any
  init(json: JSON) { raw = json.error as Any }
}

extension Other: LegacyReadable { static func legacyValue(from json: JSON) -> Other { Other(json: json) } }

struct Model: LegacyDecodable {
  @DecodedBy<BridgedRule<Other>> var a: Other
}
