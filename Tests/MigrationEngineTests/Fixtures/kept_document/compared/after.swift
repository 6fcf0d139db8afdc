import LegacyJSON
import Bridge

struct Entry: LegacyDecodable, Equatable {
  @DecodedBy<WholeDocumentRule> private var json: JSON

  var id: Int { json["id"].intValue }
}
