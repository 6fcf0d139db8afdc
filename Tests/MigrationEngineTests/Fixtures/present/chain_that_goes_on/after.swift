import Foundation
import Bridge

struct Card: LegacyDecodable {
  @DecodedBy<TitleRule> private(set) var title: String
  @DecodedBy<NumbersRule> private(set) var numbers: [Int]
  @DecodedBy<FirstRule> private(set) var first: String?

  enum TitleRule: DecodingRule {
    static let value = Decoding<String> { try $0.exists() ? $0.value(String.self).uppercased() : "NONE" }
  }
  enum NumbersRule: DecodingRule {
    static let value = Decoding<[Int]> { try $0.exists() ? $0.value([Int].self).sorted() : [] }
  }
  enum FirstRule: ObjectDecodingRule {
    static let value = Decoding<String?> { container in
      if !container.nestedContainers(at: "names").isEmpty {
        return try container.value(String.self, at: "names", 0).trimmingCharacters(in: .whitespaces).lowercased()
      }
      return nil
    }
  }
}

struct Row: LegacyDecodable {
  var numbers: [Int] = []

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    print("row")
    numbers = try container.valueIfPresent([Int].self, at: "numbers")?.sorted() ?? []
  }
}
