import LegacyJSON
import Bridge

extension JSON {
  var wholeNumber: Int? {
    if let number = self.int { return number }
    if let text = string, let number = Int(text) { return number }
    return nil
  }

  var filledText: String? {
    guard let text = string, !text.isEmpty else { return nil }
    return text
  }
}

extension LegacyContainer {
  var wholeNumber: Int? {
    get throws {
      if let number = try self.decodeIfPresent(Int.self) { return number }
      if let text = try self.decodeIfPresent(String.self), let number = Int(text) { return number }
      return nil
    }
  }

  var filledText: String? {
    get throws {
      guard let text = try self.decodeIfPresent(String.self), !text.isEmpty else { return nil }
      return text
    }
  }
}

struct Movie: LegacyDecodable {
  @DecodedBy<IdRule> private(set) var id: Int?
  @DecodedBy<TitleRule> private(set) var title: String?

  enum IdRule: DecodingRule { static let value = Decoding<Int?> { try $0.wholeNumber } }
  enum TitleRule: DecodingRule { static let value = Decoding<String?> { try $0.filledText } }
}
