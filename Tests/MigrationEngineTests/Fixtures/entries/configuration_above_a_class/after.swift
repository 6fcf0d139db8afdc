import Foundation
import Bridge

class Word: NSObject {
  var text = ""
}

class Book: Word, LegacyConfiguredDecodable, ConfiguredContainerDecodable {
  var title = ""
  var kind = ""

  required convenience init(from container: LegacyContainer, configuration kind: String) throws {
    self.init()
    title = try container.decode(String.self, at: "title")
    self.kind = kind
    text = try container.decode(String.self, at: "title")
  }
}

struct Shelf: LegacyDecodable {
  @DecodedBy<BooksRule> private(set) var books: [Book]

  enum BooksRule: DecodingRule {
    static let value = Decoding<[Book]> { container in
      try container.nestedContainers().map { try $0.decode(Book.self, configuration: "new") }
    }
  }
}
