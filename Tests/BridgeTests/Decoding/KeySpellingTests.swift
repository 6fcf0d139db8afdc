import Foundation
import Testing

@testable import Bridge

@Suite("Key spelling")
struct KeySpellingTests {
  static let keys = [
    "", "_", "__", "a", "A", "ID", "id", "productId", "productID", "product_id", "myURLProperty", "URLPath", "imageURL",
    "_leading", "trailing_", "__both__", "_productID_", "oneTwoThree", "x1Y", "image1X", "http2Server", "aB", "aBC",
    "aBCd", "ABC", "ABCd", "already_snake_Case", "with__two", "éÀü", "straßeNr", "ǅungla", "aǅb", "IOS15", "user_ID",
    "hello World", "emoji😀Key", "e\u{301}A", "日本Key", "Über", "aÉ",
  ]

  @Test(
    "snake_case",
    arguments: [
      ("productId", "product_id"), ("productID", "product_id"), ("imageURLPath", "image_url_path"),
      ("isMaintenance", "is_maintenance"), ("_productId_", "_product_id_"), ("product_id", "product_id"), ("id", "id"),
      ("image1X", "image1_x"), ("", ""),
    ])
  func snakeCase(key: String, expected: String) {
    #expect(KeySpelling.snakeCase.documentKey(for: key) == expected)
  }

  @Test func verbatimChangesNothing() {
    for key in Self.keys { #expect(KeySpelling.verbatim.documentKey(for: key) == key) }
  }

  @Test("snake_case is what Foundation makes of a key", arguments: keys)
  func sameAsFoundation(key: String) throws {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    let data = try encoder.encode(OneKey(key: key))
    let object = try JSONDecoder().decode([String: Int].self, from: data)
    #expect(KeySpelling.snakeCase.documentKey(for: key) == object.keys.first)
  }

  @Test(
    "camelCase is what Foundation makes of a key", arguments: keys + ["image_1x", "product__id", "_a_b_", "a_B_cD"])
  func camelCaseIsFoundations(key: String) throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let found = try decoder.decode(AllKeys.self, from: JSONEncoder().encode([key: 1]))
    #expect(found.keys == [KeySpelling.camelCase(key)])
  }

  private struct OneKey: Encodable {
    let key: String
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: AnyKey.self)
      try container.encode(1, forKey: AnyKey(stringValue: key))
    }
  }

  private struct AllKeys: Decodable {
    let keys: [String]
    init(from decoder: any Decoder) throws {
      keys = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
    }
  }
}

/// A coding key made of any text.
struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
