import LegacyJSON
import Bridge

struct Profile: LegacyDecodable {
  @DecodedBy<WholeDocumentRule> private var json: JSON

  init(json: JSON) { self.init(decoding: json) }

  var name: String {
    get { return json["name"].stringValue }
    set { json["name"].stringValue = newValue }
  }
}
