import Foundation
import Bridge

struct User: LegacyDecodable {
  let id: Int
  let name: String?
}

struct Tag: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let title: String
}

final class Store {
  private var users: [User] = []

  func add(_ value: Any) {
    users += [User](readingEntries: value, at: "users")
  }

  func users(_ data: Data) throws -> [User] {
    let users = try [User](parsingEntries: data)
    return users
  }

  func tags(_ text: String) -> [Tag] {
    let tags = [Tag](readingEntries: Data(text.utf8), at: "tags")
    return tags
  }
}
