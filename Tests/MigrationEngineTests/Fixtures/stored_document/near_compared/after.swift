// reason: show `_json` for `json` from now on
import LegacyJSON
import Bridge

struct Model: LegacyDecodable, Equatable {
  @DecodedBy<WholeDocumentRule> private(set) var json: JSON
  var a: Int? { json["a"].int }
}
