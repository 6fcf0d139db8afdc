import Foundation
import Bridge

class Album: NSObject, LegacyFailableDecodable, Encodable {
  static var legacyRules: [LegacyRule] {
    [
      .requiresValues,
      .reads("title", at: "name"),
      .reads("year", at: "details", "year"),
      .reads("year", as: Coerced<Int>.self),
    ]
  }
  var title: String
  var year: Int
}

struct Artist: LegacyDecodable, Encodable {
  static var legacyRules: [LegacyRule] { [.reads("name", at: "artist"), .reads("albums", at: "records")] }
  let name: String
  let albums: [Album]
}
