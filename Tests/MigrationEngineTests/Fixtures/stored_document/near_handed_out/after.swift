// reason: show `_json` for `json` from now on
import LegacyJSON
import Bridge

struct Model: LegacyDecodable {
  @DecodedBy<WholeDocumentRule> private(set) var json: JSON
  var a: Int? { json["a"].int }
}

func show(_ model: Model) { print(model.json) }
