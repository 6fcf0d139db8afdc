import LegacyJSON
import Bridge

struct Entry: LegacyDecodable, Equatable {
  @DecodedBy<WholeDocumentRule> private var json: JSON

  init(json: JSON) { self.init(decoding: json) }

  var id: Int { json["id"].intValue }
}
