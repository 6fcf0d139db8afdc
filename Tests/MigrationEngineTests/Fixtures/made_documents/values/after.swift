import Foundation
import Bridge

struct Announcement: LegacyDecodable {
  let id: Int
  let sender: String
  let title: String
  let pages: [Int]
  let author: Author

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let dictionary = container.members()
    let content = try LegacyContainer(parsing: dictionary["content"]?.valueIfPresent(String.self) ?? "").members()
    id = try dictionary["id"]?.valueIfPresent(Int.self) ?? -1
    sender = try content["sender"]?.valueIfPresent(String.self) ?? "Unknown"
    title = try content["title"]?.valueIfPresent(String.self) ?? ""
    pages = try LegacyContainer(parsing: container.value(String.self, at: "pages")).nestedContainers().map {
      try $0.value(Int.self)
    }
    author = try LegacyContainer(parsing: container.value(String.self, at: "author")).value(Author.self)
  }
}

struct Author: LegacyDecodable {
  @DecodedBy<NameRule> private(set) var name: String

  enum NameRule: DecodingRule { static let value = Decoding<String> { try $0.value(String.self).uppercased() } }
}
