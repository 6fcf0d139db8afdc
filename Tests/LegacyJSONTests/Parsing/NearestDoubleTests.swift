import Foundation
import LegacyJSON
import TestSupport
import Testing

/// Numbers are read as `JSONDecoder` and `strtod` read them: `CAMPAIGN=full swift test --filter NearestDouble` goes through
/// a million.
@Suite("JSON: the nearest double", .computesForLong)
struct NearestDoubleTests {
  private static let batch = 500

  @Test("of random literals", arguments: NumberLiterals.allCases)
  func random(kind: NumberLiterals) throws {
    var random = SeededGenerator(seed: 36)
    for _ in 0..<Campaign.count(200, fraction: 0.02) {
      let texts = (0..<Self.batch).map { _ in kind.literal(&random) }.filter { Double($0)?.isFinite == true }
      #expect(texts.count > Self.batch / 8)
      let data = Data("[\(texts.joined(separator: ","))]".utf8)
      let json = try JSON(data: data).arrayValue
      let decoded = try JSONDecoder().decode([Double].self, from: data)
      try #require(json.count == texts.count && decoded.count == texts.count)
      for (text, (json, decoded)) in zip(texts, zip(json, decoded)) {
        let double = try #require(json.double)
        #expect(double.bitPattern == strtod(text, nil).bitPattern, "\(text)")
        #expect(double.bitPattern == decoded.bitPattern, "\(text)")
        #expect(json.doubleValue.bitPattern == double.bitPattern, "\(text)")
        #expect(json.float == Float(double), "\(text)")
      }
    }
  }

  @Test(
    "at the edges",
    arguments: [
      "52.520006599999995", "0.18748451158573076", "0.30000000000000004", "-77.03687119999999", "1714555800.1234567",
      "9007199254740993.0", "9007199254740993.00000000000000000000000001", "2.2250738585072011e-308",
      "1.00000000000000011102230246251565404236316680908203125",
      "1.000000000000000111022302462515654042363166809082031251",
      "1.000000000000000111022302462515654042363166809082031249",
      "0.000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000012345678901",
      "123456789012345678901234567890", "1234567890123456789012345678901234567890123456789", "-0.00000000000000000",
      "1.7976931348623157e308", "179769313486231570000.0e288", "4.9e-324", "2.4703282292062328e-324", "1e23",
      "8.5e-323", "1.234567890123456789e127", "1.234567890123456789e-128", "1.234567890123456789E-300",
    ])
  func edges(text: String) throws {
    let data = Data("[\(text)]".utf8)
    let double = try JSON(data: data)[0].double
    #expect(double?.bitPattern == strtod(text, nil).bitPattern)
    #expect(double?.bitPattern == (try JSONDecoder().decode([Double].self, from: data)[0]).bitPattern)
  }

  @Test("of strings that a decimal holds", arguments: [NumberLiterals.fractions, .coordinates, .times, .sumsOfPrices])
  func strings(kind: NumberLiterals) throws {
    var random = SeededGenerator(seed: 37)
    for _ in 0..<Campaign.count(10_000) {
      let text = kind.literal(&random)
      #expect(JSON(text).doubleValue == Double(text), "\(text)")
      #expect(JSON(text + " km").doubleValue == Double(text), "\(text)")
      #expect(JSON(NSDecimalNumber(string: text)).double == Double(text), "\(text)")
    }
  }

  /// The double is new, and everything else as it was.
  @Test("keeps the text, the decimal and the order of the literal", arguments: NumberLiterals.allCases)
  func text(kind: NumberLiterals) throws {
    var random = SeededGenerator(seed: 38)
    for _ in 0..<Campaign.count(10_000) {
      let text = kind.literal(&random)
      guard text.utf8.count > 17, !text.lowercased().contains("e"), let decimal = Decimal(string: text) else {
        continue
      }
      let document = try JSON(data: Data("[\(text)]".utf8))
      let json = document[0]
      guard let number = json.number as? NSDecimalNumber else { continue }
      #expect(number.decimalValue == decimal, "\(text)")
      #expect(json.stringValue == decimal.description, "\(text)")
      #expect(json.description == decimal.description, "\(text)")
      #expect(document.rawString(options: []) == "[\(decimal.description)]", "\(text)")
      #expect(json == JSON(number) && !(json < JSON(number)), "\(text)")
    }
  }
}
