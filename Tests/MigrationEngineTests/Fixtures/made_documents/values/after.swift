import Foundation
import Bridge

struct Announcement: LegacyDecodable, ContainerDecodable {
  let id: Int
  let sender: String
  let title: String
  let pages: [Int]
  let author: Author

  init(from container: LegacyContainer) throws {
    let dictionary = container.members()
    let content = try LegacyContainer(parsing: dictionary["content"]?.decodeIfPresent(String.self) ?? "").members()
    id = try dictionary["id"]?.decodeIfPresent(Int.self) ?? -1
    sender = try content["sender"]?.decodeIfPresent(String.self) ?? "Unknown"
    title = try content["title"]?.decodeIfPresent(String.self) ?? ""
    pages = try LegacyContainer(parsing: container.decode(String.self, at: "pages")).nestedContainers().map {
      try $0.decode(Int.self)
    }
    author = try LegacyContainer(parsing: container.decode(String.self, at: "author")).decode(Author.self)
  }
}

struct Author: LegacyDecodable {
  @DecodedBy<NameRule> private(set) var name: String

  enum NameRule: DecodingRule { static let value = Decoding<String> { try $0.decode(String.self).uppercased() } }
}
