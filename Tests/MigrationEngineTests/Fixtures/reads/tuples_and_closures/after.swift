import Foundation
import Bridge

struct Person: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let id: Int
  let name: String
  let first: String
  let age: Int

  private enum CodingKeys: String, CodingKey {
    case first, age
    case id = "user.id"
    case name = "user.name"
  }
}

struct Member: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
  let name: String
}

struct Roll: LegacyDecodable {
  let names: [String]
  @DecodedBy<SecondsSince1970Rule> var date: Date
}
