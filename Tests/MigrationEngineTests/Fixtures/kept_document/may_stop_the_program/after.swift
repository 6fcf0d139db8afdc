import LegacyJSON
import Bridge

struct Name: LegacyDecodable {
  @DecodedBy<WholeDocumentRule> private var json: JSON

  init(json: JSON) { self.init(decoding: json) }

  var first: String { json["first"].string! }
}

struct Names: LegacyDecodable {
  @DecodedBy<WholeDocumentRule> private var json: JSON

  init(json: JSON) { self.init(decoding: json) }

  var first: String { json["names"].arrayValue[0].stringValue }
}
