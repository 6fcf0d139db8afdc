import Bridge
import Foundation
import LegacyJSON
import Testing

@Suite("LegacyDecoder: scalars of a lenient type are SwiftyJSON's accessors")
struct ScalarRulesTests {
  /// Documents in which "k" is absent, and everything that it can be.
  static let documents =
    ["{}", "[]", "[1]"]
    + [
      "null", "true", "false", "0", "1", "-1", "7", "300", "1.0", "1.9", "-1.9", "0.5", "1e3", "1e30", "2147483648",
      "9223372036854775807", "9223372036854775808", "18446744073709551615", "-9223372036854775808",
      "123456789012345678901234567890", "3.14159265358979323846", #""""#, #""12""#, #""12abc""#, #"" 12 ""#, #""1e3""#,
      #""1.9""#, #""-5""#, #""abc""#, #""true""#, #""YES""#, #""NaN""#, #""http://a.b/c#d""#, #""http://a.com:abc/""#,
      "[]", "[1]", #"["a"]"#, "{}", #"{"k":1}"#,
    ].map { #"{"k":\#($0)}"# }

  private func check<T: Decodable & Equatable>(
    _ document: String, _ type: T.Type, _ optional: (JSON) -> T?, _ required: ((JSON) -> T)?
  ) throws {
    let json = JSON(parseJSON: document)
    let decoder = LegacyDecoder()
    #expect(try decoder.decode(Holder<T>.self, from: json).optional == optional(json["k"]), "\(T.self)? in \(document)")
    #expect(try decoder.decode(Generic<T?>.self, from: json).k == optional(json["k"]), "Optional<\(T.self)>")
    #expect(try decoder.decode([T?].self, from: [json["k"]]) == [optional(json["k"])], "[\(T.self)?]")
    if let required {
      #expect(
        try decoder.decode(Holder<T>.self, from: json).required == required(json["k"]), "\(T.self) in \(document)")
      #expect(try decoder.decode(Generic<T>.self, from: json).k == required(json["k"]), "generic \(T.self)")
      #expect(try decoder.decode([T].self, from: [json["k"]]) == [required(json["k"])], "[\(T.self)]")
      #expect(try decoder.decode([String: T].self, from: ["x": json["k"]]) == ["x": required(json["k"])])
    }
  }

  @Test(arguments: documents)
  func everyScalar(document: String) throws {
    try check(document, Bool.self, \.bool, \.boolValue)
    try check(document, String.self, \.string, \.stringValue)
    try check(document, Double.self, \.double, \.doubleValue)
    try check(document, Float.self, \.float, \.floatValue)
    try check(document, Int.self, \.int, \.intValue)
    try check(document, Int8.self, \.int8, \.int8Value)
    try check(document, Int16.self, \.int16, \.int16Value)
    try check(document, Int32.self, \.int32, \.int32Value)
    try check(document, Int64.self, \.int64, \.int64Value)
    try check(document, UInt.self, \.uInt, \.uIntValue)
    try check(document, UInt8.self, \.uInt8, \.uInt8Value)
    try check(document, UInt16.self, \.uInt16, \.uInt16Value)
    try check(document, UInt32.self, \.uInt32, \.uInt32Value)
    try check(document, UInt64.self, \.uInt64, \.uInt64Value)
    try check(document, URL.self, \.url, nil)
  }

  @Test(arguments: documents)
  func synthesizedProperties(document: String) throws {
    struct Plain: LegacyDecodable {
      static var legacyRules: [LegacyRule] { [.verbatimKeys] }
      enum CodingKeys: String, CodingKey { case int = "k" }
      let int: Int
    }
    struct PlainOptional: LegacyDecodable {
      let k: Int?
    }
    let json = JSON(parseJSON: document)
    #expect(Plain(json: json).int == json["k"].intValue)
    #expect(PlainOptional(json: json).k == json["k"].int)
  }

  @Test func aURLThatIsRequiredAndMissingIsAnError() throws {
    struct Link: LegacyDecodable { let url: URL }
    #expect(try LegacyDecoder().decode(Link.self, from: ["url": "http://a.b"]).url.host == "a.b")
    #expect(throws: DecodingError.self) { try LegacyDecoder().decode(Link.self, from: ["url": 1]) }
    #expect(throws: DecodingError.self) { try LegacyDecoder().decode(Link.self, from: [:]) }
  }

  @Test func jsonIsTheValueItself() throws {
    struct Holder: LegacyDecodable {
      let any: JSON
      let maybe: JSON?
    }
    let json: JSON = ["any": ["x": [1, JSON.null]], "maybe": 5]
    let full = try LegacyDecoder().decode(Holder.self, from: json)
    #expect(full.any == json["any"])
    #expect(full.maybe == json["maybe"])
    let empty = try LegacyDecoder().decode(Holder.self, from: JSON.null)
    #expect(empty.any == JSON.null)
    #expect(!empty.any.exists())
    #expect(empty.maybe == nil)
  }
}

/// Asks for the same key in both ways, by hand.
private struct Holder<T: Decodable & Equatable>: LegacyDecodable {
  let optional: T?
  let required: T?

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    optional = try container.decodeIfPresent(T.self, forKey: AnyKey(stringValue: "k"))
    required = T.self == URL.self ? nil : try container.decode(T.self, forKey: AnyKey(stringValue: "k"))
  }
}

/// What the compiler writes for a generic property.
private struct Generic<T: Decodable>: LegacyDecodable {
  let k: T
}
