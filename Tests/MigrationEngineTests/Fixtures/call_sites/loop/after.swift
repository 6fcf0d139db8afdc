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
    users += [User](reading: value, at: "users")
  }

  func users(_ value: Any) -> [User] {
    let users = [User](reading: value, at: "users")
    return users
  }

  func tags(_ value: Any) -> [Tag] {
    var tags = [Tag](reading: value)
    tags.removeAll { $0.title.isEmpty }
    return tags
  }

  func more(_ value: Any, into tags: [Tag]) -> [Tag] {
    var all: [Tag] = tags
    all += [Tag](reading: value, at: "tags")
    return all
  }
}
