import Foundation
import LegacyJSON
import TestSupport
import Testing

// On Apple platforms JSONSerialization is another implementation, which differs from the one that is followed.
#if !canImport(Darwin)
  @Suite("JSON: parsing agrees with JSONSerialization", .computesForLong)
  struct AgreementTests {
    @Test("on generated documents, and on damaged ones", arguments: 1...10 as ClosedRange<UInt64>)
    func generated(seed: UInt64) async {
      var generator = DocumentGenerator(seed: seed)
      var accepted = 0
      for _ in 0..<Campaign.count(10_000) {
        let document = generator.encoded(generator.document())
        for data in [document, generator.damaged(document)] {
          if expectAgreement(on: data) { accepted += 1 }
        }
        await Task.yield()
      }
      // What would be the worth of it if nearly all were refused?
      #expect(accepted > Campaign.count(4_000))
    }

    @Test("numeric strings are read as NSDecimalNumber reads them", arguments: 1...10 as ClosedRange<UInt64>)
    func numericStrings(seed: UInt64) {
      var generator = DocumentGenerator(seed: 2_000 + seed)
      for _ in 0..<Campaign.count(10_000) {
        let text = generator.numericString()
        let upstream = NSDecimalNumber(string: text)
        // Else it is NaN, of which SwiftyJSON makes zero.
        let number = upstream == .notANumber ? 0 : upstream
        let json = JSON(text)
        #expect(json.intValue == number.intValue, "\(text)")
        #expect(json.int8Value == number.int8Value, "\(text)")
        #expect(json.uInt64Value == number.uint64Value, "\(text)")
        let nearest = Self.nearestDouble(number)
        #expect(json.doubleValue.bitPattern == nearest.bitPattern, "\(text)")
        #expect(json.floatValue == Float(nearest), "\(text)")
        #expect(json.numberValue == number, "\(text)")
      }
    }

    @Test(
      "on what is easily taken for something else",
      arguments: [
        "[-]", "[-a]", "[1e]", "[1e+]", "[1.e1]", "[00]", "[-01]", "[0x1]", "[1_0]", "[1,,2]", "[,]", "[,1]", "{,}",
        "{\"a\"}",
        "{\"a\":}", "{\"a\":1,}", "{\"a\":1,,}", "{1:1}", "[1}", "{\"a\":1]", "[\"\u{0}\"]", "[\"\u{1F}\"]",
        "[\"\u{7F}\"]",
        "[\"\\x\"]", "[\"\\u12\"]", "[\"\\u12G4\"]", "[\"\\u+123\"]", "[tru]", "[TRUE]", "[nul", "[true", "\u{FEFF}",
        "\u{FEFF}[]",
        "\u{FEFF}\u{FEFF}[]", "[]\u{FEFF}", "[] \n", "\u{0}[]", "[]\u{0}", "[1]2", "//[]", "[/**/]", "[\u{A0}]",
        "[\u{0B}]",
        "[1.0000000000000000000000000000000000000000000000001]", "[-0]", "[0.0]", "[-0.0]", "[1E5]", "[1e05]",
        "[12345678901234567]", "[123456789012345678]", "[0.1234567890123456]", "[0.12345678901234567]",
        "[0.000000000000000001]",
        "[100000000000000000000e-3]", "[1.5E30]", "[1.234567890123456789E3]", "[1.234567890123456789e3]",
        "[12345678901234567890123456789012345678901]", "[1e-500]", "[0e999999999999]",
      ])
    func edges(text: String) {
      _ = expectAgreement(on: Data(text.utf8))
    }

    @Test("on nesting around the limit", arguments: [510, 511, 512, 513, 514])
    func nesting(depth: Int) {
      for (open, close) in [("[", "]"), ("{\"a\":", "}"), ("[{\"a\":", "}]")] {
        let count = depth / (open.count > 5 ? 2 : 1)
        let text = String(repeating: open, count: count) + "1" + String(repeating: close, count: count)
        _ = expectAgreement(on: Data(text.utf8))
      }
    }

    @Test(
      "on bytes that are no text",
      arguments: [
        [0x5B, 0x22, 0xFF, 0x22, 0x5D], [0x5B, 0x22, 0xC0, 0x80, 0x22, 0x5D],
        [0x5B, 0x22, 0xED, 0xA0, 0x80, 0x22, 0x5D],
        [0x5B, 0x22, 0xC3, 0x22, 0x5D], [0x5B, 0xFF, 0x5D], [0xFF, 0xFE], [0xFE, 0xFF, 0x00], [0xEF, 0xBB, 0xBF],
        [0xEF, 0xBB, 0xBF, 0x5B, 0x5D], [0x5B, 0x00, 0x5D, 0x00], [0x00, 0x5B, 0x00, 0x5D], [0x5B, 0x00, 0x5D], [0x00],
        [],
        [0xFF, 0xFE, 0x5B, 0x00, 0x5D], [0x5B, 0x22, 0xF4, 0x90, 0x80, 0x80, 0x22, 0x5D],
      ] as [[UInt8]])
    func bytes(_ bytes: [UInt8]) {
      _ = expectAgreement(on: Data(bytes))
    }

    /// - Returns: Whether both took the document.
    private func expectAgreement(on data: Data) -> Bool {
      let options: JSONSerialization.ReadingOptions = data.count % 2 == 0 ? [] : .fragmentsAllowed
      let object = try? JSONSerialization.jsonObject(with: data, options: options)
      let json = try? JSON(data: data, options: options)
      switch (json, object) {
      case (nil, nil):
        return false
      case (nil, _?) where Self.overwritesANumberOutOfRange(data):
        return false
      case (let json?, let object?):
        let difference = Self.difference(json, object, at: "$")
        #expect(difference == nil, "\(String(decoding: data, as: UTF8.self))")
        return true
      default:
        Issue.record(
          "\(json == nil ? "refused" : "accepted"): \(String(decoding: data, as: UTF8.self)) \([UInt8](data))")
        return false
      }
    }

    /// The documented exception: JSONSerialization does not look at a number whose key comes again.
    private static func overwritesANumberOutOfRange(_ data: Data) -> Bool {
      let text = String(decoding: data.filter { $0 != 0 }, as: UTF8.self)
      return text.matches(of: /-?[0-9.]+[eE]\+?[0-9]+/).contains { number in
        (try? JSONSerialization.jsonObject(with: Data("[\(number.output)]".utf8))) == nil
      }
    }

    /// The documented exception: a decimal's own `doubleValue` can be a unit in the last place off.
    private static func nearestDouble(_ number: NSNumber) -> Double {
      number is NSDecimalNumber ? Double(number.stringValue) ?? .nan : number.doubleValue
    }

    /// Where the two are not the same to the last bit, or nil.
    private static func difference(_ json: JSON, _ object: Any, at path: String) -> String? {
      switch (json.type, object) {
      case (.null, is NSNull):
        return nil
      case (.array, let elements as [Any]) where elements.count == json.count:
        return zip(json.arrayValue, elements).enumerated().lazy
          .compactMap { difference($1.0, $1.1, at: "\(path)[\($0)]") }.first
      case (.dictionary, let members as [String: Any]) where members.count == json.count:
        return members.lazy.compactMap { difference(json[$0], $1, at: "\(path).\($0)") }.first
      case (.string, let string as String) where Array(string.unicodeScalars) == Array(json.stringValue.unicodeScalars):
        return nil
      case (.bool, let number as NSNumber)
      where "\(Swift.type(of: number))" == "\(Swift.type(of: NSNumber(value: true)))":
        return json.bool == number.boolValue ? nil : path
      case (.number, let number as NSNumber):
        let nearest = nearestDouble(number)
        let isSame =
          json.stringValue == number.stringValue && json.int64 == number.int64Value
          && json.double?.bitPattern == nearest.bitPattern && json.float == Float(nearest)
        return isSame ? nil : "\(path): \(json) and \(number)"
      default:
        return "\(path): \(json) and \(object)"
      }
    }
  }
#endif
