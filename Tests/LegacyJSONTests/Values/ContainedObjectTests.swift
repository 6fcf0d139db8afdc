import Foundation
import LegacyJSON
import Testing

/// What is inside `object`, `arrayObject` and `dictionaryObject` can be cast to what SwiftyJSON's contents can be cast to:
/// those are what `JSONSerialization` made.
@Suite struct ContainedObjectTests {
  private static let documents = [
    "1", "0", "2", "-1", "300", "2.0", "2.5", "1e2", "0.5", "true", "false", "null", #""a""#, #""1""#, "0.1", "-0",
    "9223372036854775807", "18446744073709551615", "[1,2]", "[1,true]", "[true,false]", "[1.0,2]", #"["a"]"#,
    #"{"k":1}"#, #"{"k":true}"#, #"{"k":"a"}"#, "[]", "{}", #"[[true],{"k":[1]}]"#,
  ]

  /// What comes of the casts that code does, one a line.
  private func casts(_ value: Any?) -> [String] {
    func text<Target>(_ type: Target.Type) -> String { "\(type): \((value as? Target).map { "\($0)" } ?? "nil")" }
    return [
      text(Bool.self), text(Int.self), text(Int8.self), text(UInt.self), text(Int64.self), text(Double.self),
      text(Float.self), text(NSNumber.self), text(String.self), text(NSNull.self), text([Any].self), text([Int].self),
      text([Bool].self), text([String].self), text([String: Any].self), text([String: Int].self),
      text([String: Bool].self),
    ]
  }

  @Test(arguments: documents) func aParsedValueIsCastAsFoundations(document: String) throws {
    let data = Data(#"{"x":\#(document),"list":[\#(document)]}"#.utf8)
    let foundation = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let expected = casts(foundation["x"])
    let json = try JSON(data: data)
    #expect(casts(json.dictionaryObject?["x"]) == expected)
    #expect(casts((json.object as? [String: Any])?["x"]) == expected)
    #expect(casts(json["list"].arrayObject?.first) == expected)
    #expect(casts((json.rawValue as? [String: Any])?["x"]) == expected)
  }

  @Test(arguments: ["true", "false"]) func aBooleanByItselfIsASwiftOne(document: String) throws {
    let object = try JSON(data: Data("[\(document)]".utf8))[0].object
    #expect(Swift.type(of: object) == Bool.self)
  }

  @Test func numbersThatSwiftGaveAreNumbersOfFoundation() {
    let values: [Any] = [1, 2.0, Int8(1), true]
    let contents = JSON(values).arrayObject ?? []
    #expect(contents.compactMap { $0 as? NSNumber } == [1, 2, 1, 1])
    #expect(contents.compactMap { $0 as? Int } == [1, 2, 1, 1])
    #expect(contents.map { $0 as? Bool } == [true, nil, true, true])
  }

  @Test func dataThatIsNoDocumentIsKeptInsideAndNullByItself() {
    let junk = Data([1, 2])
    let json = JSON(["junk": junk, "good": Data("[1]".utf8)])
    #expect(json["junk"].error == .unsupportedType)
    #expect(json["junk"].type == .unknown)
    #expect(json.dictionaryObject?["junk"] as? Data == junk)
    #expect(json["good"] == [1])
    #expect(JSON(junk).type == .null)
    #expect(JSON(junk).error == nil)
  }

  @Test func whatJSONCannotExpressComesBackFromInside() {
    let values: [Any] = [Date(timeIntervalSince1970: 5), CGFloat(1.5), UUID(), Character("a"), "abc".dropFirst()]
    for value in values {
      let contained = JSON([value]).arrayObject?.first
      #expect((contained as? AnyHashable) == (value as? AnyHashable), "\(value)")
    }
  }
}
