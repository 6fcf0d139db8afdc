import Foundation
import LegacyJSON
import Testing

/// Where Foundation's `JSONDecoder` gives something else than the accessors: the differences that the toolkit is built
/// around, so that a change in Foundation is noticed here first.
@Suite("JSON: what plain Codable does instead")
struct PlainCodableTests {
  private struct One<Value: Decodable>: Decodable { let a: Value }

  private func decoded<Value: Decodable>(_ type: Value.Type, _ value: String) -> Value? {
    (try? JSONDecoder().decode(One<Value>.self, from: Data("{\"a\":\(value)}".utf8)))?.a
  }

  // MARK: Silent

  // Of a `let` with a value, which is not decoded at all, the compiler itself warns.
  @Test func aDefaultIsNotUsedForWhatIsAbsent() throws {
    struct Defaults: Decodable {
      var optional: Int? = 7
      var other: Int
    }
    #expect(try JSONDecoder().decode(Defaults.self, from: Data(#"{"other":1}"#.utf8)).optional == nil)
    struct Required: Decodable { var number = 7 }
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Required.self, from: Data("{}".utf8)) }
  }

  @Test func propertiesThatASubclassAddsKeepTheirDefaults() throws {
    class Base: Decodable { var id = 0 }
    final class Child: Base { var title = "none" }
    let child = try JSONDecoder().decode(Child.self, from: Data(#"{"id":1,"title":"x"}"#.utf8))
    #expect(child.id == 1 && child.title == "none")
  }

  @Test func ofEqualKeysTheFirstCountsWhereWeTakeTheLast() throws {
    let text = #"{"a":1,"a":2}"#
    #expect(try JSONDecoder().decode(One<Int>.self, from: Data(text.utf8)).a == 1)
    #expect(JSON(parseJSON: text)["a"].int == 2)
  }

  @Test(
    "convertFromSnakeCase",
    arguments: [
      ("product_id", "productId"), ("image_url", "imageUrl"), ("image_1x", "image1X"), ("user_ID", "userId"),
      ("__v", "__v"),
      ("_id_", "_id_"), ("productID", "productID"),
    ])
  func snakeCase(key: String, converted: String) throws {
    struct Keys: Decodable {
      let names: [String]
      init(from decoder: any Decoder) throws {
        names = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
      }
    }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let data = Data("{\"\(key)\":1}".utf8)
    #expect(try decoder.decode(Keys.self, from: data).names == [converted])
    #expect(try decoder.decode([String: Int].self, from: data) == [key: 1])
  }

  @Test func aKeyThatDoesNotMatchIsASilentNil() throws {
    struct Product: Decodable { let productID: String? }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    #expect(try decoder.decode(Product.self, from: Data(#"{"product_id":"x"}"#.utf8)).productID == nil)
  }

  // MARK: Loud

  @Test("it throws where the accessors have a value")
  func throwsWhereWeAreLenient() {
    enum Color: String, Decodable { case red }
    #expect(decoded(Int.self, "null") == nil && JSON.null.intValue == 0)
    #expect(decoded(Int.self, "\"1\"") == nil && JSON("1").intValue == 1)
    #expect(decoded(Int.self, "true") == nil && JSON(true).intValue == 1)
    #expect(decoded(Bool.self, "1") == nil && JSON(1).boolValue)
    #expect(decoded(Int.self, "1.5") == nil && JSON(1.5).intValue == 1)
    #expect(decoded(Int8.self, "300") == nil && JSON(300).int8Value == 44)
    #expect(decoded([Int].self, "[1,\"2\"]") == nil && JSON([1, "2"]).arrayValue.map(\.intValue) == [1, 2])
    #expect(decoded(Color?.self, "\"blue\"") == .none)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(One<Color?>.self, from: Data(#"{"a":"blue"}"#.utf8))
    }
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(One<Int>.self, from: Data("{}".utf8)) }
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(One<Int>.self, from: Data()) }
  }

  @Test("both take these", arguments: ["1.0", "1e2"])
  func takenByBoth(number: String) {
    #expect(decoded(Int.self, number) == JSON(parseJSON: "[\(number)]")[0].int)
  }

  @Test("both take trailing commas and a byte order mark, and refuse 600-deep nesting")
  func documents() throws {
    for text in ["[1,]", "\u{FEFF}[1]"] {
      #expect(try JSONDecoder().decode([Int].self, from: Data(text.utf8)) == [1])
      #expect(try JSON(data: Data(text.utf8)) == [1])
    }
    let deep = Data((String(repeating: "[", count: 600) + String(repeating: "]", count: 600)).utf8)
    #expect(throws: (any Error).self) { try JSONDecoder().decode(JSON.self, from: deep) }
    #expect(throws: (any Error).self) { try JSON(data: deep) }
  }
}

private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
