// reason: show `_json` for `json` from now on
import LegacyJSON
import Bridge

struct Model: LegacyDecodable {
  @DecodedBy<WholeDocumentRule> var json: JSON
  var a: Int? {
    get { json["a"].int }
    set { json["a"].int = newValue }
  }
}
