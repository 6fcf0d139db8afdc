import Bridge
import Foundation
import LegacyJSON
import Testing

@Suite("LegacyDecoder: keys")
struct KeyRulesTests {
  struct Snake: LegacyDecodable {
    let productID: Int?
    let imageURLPath: String?
    let plain: Int?
  }

  struct Verbatim: LegacyDecodable {
    static var legacyRules: [LegacyRule] { [.verbatimKeys] }
    enum CodingKeys: String, CodingKey {
      case productID, exact
      case other = "product_id"
    }
    let productID: Int?
    let other: Int?
    let exact: Exact?
  }

  struct Named: LegacyDecodable {
    enum CodingKeys: String, CodingKey {
      case id = "product_id"
      case name = "displayName"
    }
    let id: Int?
    let name: String?
  }

  struct Exact: Codable {
    let productId: Int?
    let image1X: String?
  }

  struct HoldsExact: LegacyDecodable {
    let exact: Exact?
    let map: [String: Int]
  }

  private func decode<T: Decodable>(_ json: JSON, _ type: T.Type = T.self) throws -> T {
    try LegacyDecoder().decode(type, from: json)
  }

  @Test func aPropertyHasExactlyOneKey() throws {
    let snake: Snake = try decode(["product_id": 1, "image_url_path": "x", "plain": 3])
    #expect(snake.productID == 1)
    #expect(snake.imageURLPath == "x")
    #expect(snake.plain == 3)
    for key in ["productID", "productId", "product__id", "Product_id", "_product_id", "productid"] {
      #expect(try decode([(key): 1] as JSON, Snake.self).productID == nil, "\(key)")
    }
  }

  @Test func verbatim() throws {
    let value: Verbatim = try decode(["productID": 1, "product_id": 2, "exact": ["productId": 3, "product_id": 4]])
    #expect(value.productID == 1)
    #expect(value.other == 2)
    #expect(value.exact?.productId == 3)
  }

  @Test func codingKeysAreSpelledToo() throws {
    let named: Named = try decode(["product_id": 1, "display_name": "a", "displayName": "b"])
    #expect(named.id == 1)
    #expect(named.name == "a")
  }

  @Test func anExactTypeIsSpelledAsInFoundation() throws {
    for key in ["product_id", "productId", "product__id"] {
      let text = #"{"exact":{"\#(key)":1,"image_1x":"x"}}"#
      let inside: HoldsExact = try decode(JSON(parseJSON: text))
      #expect(inside.exact?.productId == 1, "\(key)")
      #expect(inside.exact?.image1X == "x")
      let foundation = JSONDecoder()
      foundation.keyDecodingStrategy = .convertFromSnakeCase
      let alone = try foundation.decode([String: Exact].self, from: Data(text.utf8))
      #expect(alone["exact"]?.productId == 1)
      #expect(alone["exact"]?.image1X == "x")
    }
  }

  @Test func userInfoSetsTheSpellingOfExactTypes() throws {
    let decoder = LegacyDecoder(userInfo: [.legacyKeySpelling: KeySpelling.verbatim])
    let json: JSON = ["exact": ["productId": 1, "product_id": 2], "map": [:]]
    #expect(try decoder.decode(HoldsExact.self, from: json).exact?.productId == 1)
    #expect(try LegacyDecoder().decode(HoldsExact.self, from: json).exact?.productId == 2)
  }

  @Test func keysOfDictionariesAreData() throws {
    let value: HoldsExact = try decode(["map": ["productId": 1, "product_id": 2, "A": 3]])
    #expect(value.map == ["productId": 1, "product_id": 2, "A": 3])
  }

  @Test func allKeysCanBeAskedFor() throws {
    struct Keys: LegacyDecodable {
      let values: [String: Int]
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: AnyKey.self)
        var values: [String: Int] = [:]
        for key in container.allKeys where container.contains(key) {
          values[key.stringValue] = try container.decode(Int.self, forKey: key)
        }
        self.values = values
      }
    }
    #expect(
      try decode(["product_id": 1, "plain": 2, "image_1x": 3], Keys.self).values == [
        "productId": 1, "plain": 2, "image_1x": 3,
      ])
  }
}
