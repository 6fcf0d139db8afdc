import Foundation
import LegacyJSON
import TestSupport
import Testing

/// What is written is what `JSONSerialization` on Linux writes.
@Suite struct JSONWriterTests {
  private static let options: [JSONSerialization.WritingOptions] = [
    .sortedKeys, [.sortedKeys, .prettyPrinted], [.sortedKeys, .withoutEscapingSlashes],
    [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes],
  ]

  private static let documents: [String] = [
    "[]", "{}", "[[],{},[[]],{\"a\":{}}]", "[1,[2,{\"a\":true}],null,false]",
    #"["a\"\\\/\b\f\n\r\t\u0001\u001f\u007fé😀\u2028"]"#, #"{"a/b":"c/d","\n":1}"#,
    #"{"b":1,"a":2,"B":3,"a10":1,"a9":2,"é":1,"":2,"_":1,"Z":2}"#,
    "[0,-0,-0.0,1.0,0.1,2.5,1e20,1e-7,5e-324,1.7976931348623157e308,1e15,1e16,123456789.0]",
    "[9223372036854775807,-9223372036854775808,18446744073709551615,123456789012345678901234567890,1e40,1.50]",
  ]

  #if !canImport(Darwin)
    @Test(arguments: documents, options)
    func aDocumentIsWrittenAsFoundationWritesIt(document: String, options: JSONSerialization.WritingOptions) throws {
      let json = try JSON(data: Data(document.utf8))
      let expected = try JSONSerialization.data(withJSONObject: json.object, options: options)
      #expect(try json.rawData(options: options) == expected)
      #expect(json.rawString(options: options) == String(decoding: expected, as: UTF8.self))
    }

    @Test func soIsAnyOther() throws {
      var generator = DocumentGenerator(seed: 16)
      var count = 0
      for _ in 0..<Campaign.count(20_000) {
        let json = JSON(parseJSON: generator.document())
        guard [.array, .dictionary].contains(json.type) else { continue }
        count += 1
        for options in Self.options {
          let expected = try JSONSerialization.data(withJSONObject: json.object, options: options)
          #expect(try json.rawData(options: options) == expected)
        }
      }
      #expect(count > Campaign.count(20_000) / 4)
    }
  #endif

  @Test func membersThatAreNotSortedAreAllThere() throws {
    let json: JSON = ["a": 1, "b": [2, ["c": "d"]], "e": JSON.null]
    for options: JSONSerialization.WritingOptions in [[], .prettyPrinted] {
      #expect(try JSON(data: json.rawData(options: options)) == json)
    }
  }

  @Test func numbersThatSwiftGaveHaveTheirDigits() {
    #expect(
      JSON([Float(0.1), 1e10 as Float, Decimal(string: "1.50") ?? 0, UInt64.max]).rawString(options: [])
        == "[0.1,1e+10,1.5,18446744073709551615]")
  }
}
