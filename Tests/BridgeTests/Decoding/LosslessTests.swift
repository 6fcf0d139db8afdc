import Bridge
import Foundation
import LegacyJSON
import LegacyRequests
import ModernClient
import Testing

@Suite("Lossless")
struct LosslessTests {
  static let values = [
    "null", "true", "false", "0", "1", "-1", "1.9", "-1.9", "0.5", "1e3", "1e30", "300", "9223372036854775807",
    "9223372036854775808", "18446744073709551615", "123456789012345678901234567890", #""""#, #"" ""#, #""5""#, #""+5""#,
    #""-5""#, #"" 5 ""#, #""\n5\t""#, #""5.0""#, #""1.9""#, #""-1.9""#, #""1e3""#, #""1e30""#, #""12abc""#, #""abc""#,
    #""1,234""#, #""NaN""#, #""inf""#, #""0x10""#, #""9223372036854775807""#, #""9223372036854775808""#,
    #""-9223372036854775808""#, #""1_000""#, #""５""#, #""5 5""#, #""9007199254740993.0""#, "9007199254740993.0",
    #""-9223372036854775808.5""#, "[]", "[5]", "{}", #"{"k":5}"#,
  ]

  struct Lenient: LegacyDecodable {
    @Lossless var int: Int?
    @Lossless var int64: Int64?
    @Lossless var double: Double?
  }

  @Test("in a lenient type it is APIUtil's rule", arguments: values)
  func sameAsAPIUtil(value: String) throws {
    let json = JSON(parseJSON: #"{"int":\#(value),"int64":\#(value),"double":\#(value)}"#)
    let decoded = try LegacyDecoder().decode(Lenient.self, from: json)
    #expect(decoded.int == APIUtil.int(json["int"]))
    #expect(decoded.int64 == APIUtil.int64(json["int64"]))
    #expect(decoded.double == APIUtil.double(json["double"]))
  }

  @Test(arguments: [
    (#""9007199254740993.0""#, 9_007_199_254_740_993), (#""9007199254740993.9""#, 9_007_199_254_740_993),
    (#""9.007199254740993e15""#, 9_007_199_254_740_993), ("9007199254740993.0", 9_007_199_254_740_993),
    ("1.9", 1), (#""1.9""#, 1), ("-1.9", -1),
  ])
  func theIntegerBeforeAFractionIsExact(value: String, expected: Int) throws {
    let json = JSON(parseJSON: #"{"int":\#(value)}"#)
    #expect(try LegacyDecoder().decode(Lenient.self, from: json).int == expected)
    #expect(APIUtil.int(json["int"]) == expected)
  }

  @Test func anAbsentKeyIsNil() throws {
    for json in [JSON.null, [:], 5, [1]] {
      let decoded = try LegacyDecoder().decode(Lenient.self, from: json)
      #expect(decoded.int == nil)
      #expect(decoded.int64 == nil)
      #expect(decoded.double == nil)
    }
  }

  struct Product: Codable, Hashable {
    @Lossless var coin: Int?
    @Lossless var price: Double?
  }

  struct Strict: Codable {
    @Lossless var count: UInt8
  }

  private func product(_ text: String) throws -> Product {
    try JSONDecoder().decode(Product.self, from: Data(text.utf8))
  }

  @Test(
    "by Foundation's decoder",
    arguments: [
      ("{}", Int?.none, Double?.none), (#"{"coin":null,"price":null}"#, nil, nil), (#"{"coin":5,"price":1.5}"#, 5, 1.5),
      (#"{"coin":"5","price":"1.5"}"#, 5, 1.5), (#"{"coin":" 5\n","price":" 1.5 "}"#, 5, 1.5),
      (#"{"coin":1.9,"price":2}"#, 1, 2), (#"{"coin":"1.9","price":"1e3"}"#, 1, 1000),
      (#"{"coin":"5x","price":"x"}"#, nil, nil), (#"{"coin":true,"price":false}"#, nil, nil),
      (#"{"coin":[5],"price":{}}"#, nil, nil), (#"{"coin":1e30,"price":"inf"}"#, nil, nil),
    ])
  func foundation(text: String, coin: Int?, price: Double?) throws {
    let product = try product(text)
    #expect(product.coin == coin)
    #expect(product.price == price)
  }

  @Test(
    "what is not optional throws",
    arguments: [
      "{}", #"{"count":null}"#, #"{"count":"x"}"#, #"{"count":"256"}"#, #"{"count":true}"#, #"{"count":[]}"#,
    ])
  func required(text: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Strict.self, from: Data(text.utf8)) }
  }

  @Test func requiredValues() throws {
    #expect(try JSONDecoder().decode(Strict.self, from: Data(#"{"count":"255"}"#.utf8)).count == 255)
    struct Old: LegacyDecodable { @Lossless var count: Int }
    #expect(try LegacyDecoder().decode(Old.self, from: ["count": "7"]).count == 7)
    #expect(throws: DecodingError.self) { try LegacyDecoder().decode(Old.self, from: ["count": "7x"]) }
    #expect(throws: DecodingError.self) { try LegacyDecoder().decode(Old.self, from: [:]) }
  }

  @Test func itIsEncodedAsItsValue() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(
      String(decoding: try encoder.encode(Product(coin: 5, price: 1.5)), as: UTF8.self) == #"{"coin":5,"price":1.5}"#)
    #expect(String(decoding: try encoder.encode(Product(coin: nil, price: nil)), as: UTF8.self) == "{}")
  }

  @Test func memberwiseInitializersTakeTheValue() {
    #expect(Product(coin: 5, price: nil) == Product(coin: 5, price: nil))
    #expect(Product(coin: 5, price: nil).hashValue == Product(coin: 5, price: nil).hashValue)
    #expect(Product(coin: 5, price: nil) != Product(coin: 6, price: nil))
  }

  @Test func genericCodeFailsLoudlyForAnAbsentKey() {
    struct Generic<T: Decodable>: Decodable { let k: T }
    struct LenientGeneric<T: Decodable>: LegacyDecodable { let k: T }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Generic<Lossless<Int?>>.self, from: Data("{}".utf8))
    }
    #expect(throws: DecodingError.self) { try LegacyDecoder().decode(LenientGeneric<Lossless<Int?>>.self, from: [:]) }
  }
}
