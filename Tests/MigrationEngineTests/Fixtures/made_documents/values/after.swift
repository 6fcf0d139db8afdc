import Foundation
import Bridge

struct Announcement: LegacyDecodable {
  @DecodedBy<IdRule> private(set) var id: Int
  @DecodedBy<SenderRule> private(set) var sender: String
  @DecodedBy<TitleRule> private(set) var title: String
  @DecodedBy<PagesRule> private(set) var pages: [Int]
  @DecodedBy<AuthorRule> private(set) var author: Author

  enum IdRule: DecodingRule { static let value = Decoding { try $0.valueIfPresent(Int.self) ?? -1 } }
  enum SenderRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      try LegacyContainer(parsing: container.valueIfPresent(String.self, at: "content") ?? "")
        .valueIfPresent(String.self, at: "sender") ?? "Unknown"
    }
  }
  enum TitleRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      try LegacyContainer(parsing: container.valueIfPresent(String.self, at: "content") ?? "")
        .valueIfPresent(String.self, at: "title") ?? ""
    }
  }
  enum PagesRule: DecodingRule {
    static let value = Decoding<[Int]> { try LegacyContainer(parsing: $0.value(String.self)).value([Int].self) }
  }
  enum AuthorRule: DecodingRule {
    static let value = Decoding<Author> { try LegacyContainer(parsing: $0.value(String.self)).value(Author.self) }
  }
}

struct Author: LegacyDecodable {
  @DecodedBy<NameRule> private(set) var name: String

  enum NameRule: DecodingRule { static let value = Decoding<String> { try $0.value(String.self).uppercased() } }
}
