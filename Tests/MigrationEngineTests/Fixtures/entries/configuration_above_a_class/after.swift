import Foundation
import Bridge

class Word: NSObject {
  var text = ""
}

class Book: Word, LegacyConfiguredDecodable {
  var title = ""
  var kind = ""

  required convenience init(from decoder: any Decoder, configuration kind: String) throws {
    let container = try decoder.legacyContainer()
    self.init()
    title = try container.value(String.self, at: "title")
    self.kind = kind
    text = try container.value(String.self, at: "title")
  }
}

struct Shelf: LegacyDecodable {
  @DecodedBy<BooksRule> private(set) var books: [Book]

  enum BooksRule: DecodingRule {
    static let value = Decoding<[Book]> { container in
      try container.nestedContainers().map { try $0.value(Book.self, configuration: "new") }
    }
  }
}
