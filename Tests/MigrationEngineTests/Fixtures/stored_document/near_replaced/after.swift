// reason: show `_json` for `json` from now on
import LegacyJSON
import Bridge

struct Model: LegacyDecodable {
  @DecodedBy<WholeDocumentRule> var json: JSON
  var a: Int? { json["a"].int }
  mutating func replace(_ other: JSON) { json = other }
}
