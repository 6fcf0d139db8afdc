import LegacyJSON
import Bridge

struct Song: LegacyDecodable {
  @DecodedBy<WholeDocumentRule> private(set) var json: JSON

  var title: String { json["title"].stringValue }
}

extension Song {
  var length: Int { json["length"].intValue }
}
