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

func users(_ value: Any) -> [User] { [User](reading: value, at: "users") }

func names(_ value: Any) -> [String] {
  let users = [User](reading: value, at: "users").filter { $0.id > 0 }
  return users.compactMap { $0.name }
}

func tags(_ value: Any) -> [Tag] {
  return [Tag](reading: value, at: "tags")
}

func old(_ value: Any) -> [Tag] {
  return [Tag](reading: value)
}
