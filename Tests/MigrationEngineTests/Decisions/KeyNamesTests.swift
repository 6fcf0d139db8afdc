import Foundation
import TestSupport
import Testing

@testable import MigrationEngine

/// Both directions are compared with what Foundation itself does, name by name.
@Suite("Key names", .computesForLong)
struct KeyNamesTests {
  static let names = [
    "a", "A", "id", "ID", "Id", "name", "productId", "productID", "product_id", "product__id", "_product_id",
    "product_id_", "__a__", "_", "__", "URL", "myURL", "myURLProperty", "URLString", "url_string", "URL_STRING", "aB",
    "AB", "ABc", "aBC", "isHTTPS", "is_https", "user1", "user_1", "user1Name", "1user", "1_user", "user_1_name",
    "user1_name", "v2Key", "v2_key", "x1y2Z3", "camelCase", "CamelCase", "snake_case_key", "Snake_Case", "über",
    "überName", "über_name", "nameÜber", "straße", "naïveKey", "ключ_имя", "ключИмя", "名前", "名前_key", "emoji😀Key",
    "emoji_😀", "kebab-case", "with space", "dot.key", "@type", "$ref", "a_b_c", "aBCDe", "oneTWOThree", "ends_With_X",
    "ǆKey", "İd", "iD", "", "tEST", "_camelCase", "_CamelCase", "trailing_", "tWO_words",
  ]

  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private struct Seen: Decodable {
    let keys: [String]
    init(from decoder: any Decoder) throws {
      keys = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
    }
  }

  private struct Written: Encodable {
    let key: String
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: AnyKey.self)
      try container.encode(1, forKey: AnyKey(stringValue: key))
    }
  }

  @Test("become camelCase as JSONDecoder makes them", arguments: names)
  func camelCase(_ name: String) throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let document = try JSONEncoder().encode([name: 1])
    #expect([KeyNames.camelCase(fromSnakeCase: name)] == (try decoder.decode(Seen.self, from: document)).keys)
  }

  @Test("become snake_case as JSONEncoder makes them", arguments: names)
  func snakeCase(_ name: String) throws {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    let document = try encoder.encode(Written(key: name))
    let keys = try JSONDecoder().decode([String: Int].self, from: document).keys
    #expect([KeyNames.snakeCase(fromCamelCase: name)] == Array(keys))
  }

  @Test("are reversible only when the same key comes back")
  func reversible() {
    for key in ["id", "product_id", "first_last_name", "_id", "名前"] { #expect(KeyNames.isReversible(key), "\(key)") }
    for key in ["ID", "productId", "product__id", "a_b_c", "URL_STRING", "Snake_Case"] {
      #expect(!KeyNames.isReversible(key), "\(key)")
    }
  }
}
