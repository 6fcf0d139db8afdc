import Bridge
import Foundation
import LegacyJSON
import Testing

@Suite("LegacyDecoder: dates, data, decimals")
struct StrategyTests {
  struct Event: Decodable, Equatable {
    let at: Date
  }

  struct Lenient: LegacyDecodable {
    let at: Date?
    let blob: Data?
    let dates: [Date]
  }

  static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return formatter
  }()

  @Test(
    "a date is what Foundation reads",
    arguments: [
      (0, "700000000"), (0, "0.5"), (1, "1577836800"), (1, "-1.25"), (2, "1577836800123"),
      (3, "\"2020-01-01T00:00:00Z\""), (3, "\"2020-01-01T09:00:00+09:00\""), (4, "\"2020-01-01 12:30\""),
      (5, "\"5 days\""),
    ])
  func same(strategy: Int, value: String) throws {
    let strategies: [JSONDecoder.DateDecodingStrategy] = [
      .deferredToDate, .secondsSince1970, .millisecondsSince1970, .iso8601, .formatted(Self.formatter),
      .custom { decoder in
        Date(timeIntervalSince1970: Double(try decoder.singleValueContainer().decode(String.self).prefix(1)) ?? 0)
      },
    ]
    let document = Data("{\"at\":\(value)}".utf8)
    let foundation = JSONDecoder()
    foundation.dateDecodingStrategy = strategies[strategy]
    let expected = try foundation.decode(Event.self, from: document)
    let decoder = LegacyDecoder(dateDecodingStrategy: strategies[strategy])
    #expect(try decoder.decode(Event.self, from: document) == expected)
    #expect(try decoder.decode(Lenient.self, from: document).at == expected.at)
  }

  @Test(
    "a number is a date, and true is none",
    arguments: ["true", "false", #""1""#, "[1]", "{}", "null", "5", "-1.5", "1e3", "1577836800.25"])
  func aBooleanIsNoDate(value: String) {
    for strategy in [.deferredToDate, .secondsSince1970, .millisecondsSince1970] as [JSONDecoder.DateDecodingStrategy] {
      let document = Data("{\"at\":\(value),\"dates\":[\(value)]}".utf8)
      let foundation = JSONDecoder()
      foundation.dateDecodingStrategy = strategy
      let expected = try? foundation.decode(Event.self, from: document)
      let decoder = LegacyDecoder(dateDecodingStrategy: strategy)
      #expect((try? decoder.decode(Event.self, from: document)) == expected)
      let lenient = try? decoder.decode(Lenient.self, from: document)
      #expect(lenient?.at == expected?.at)
      #expect(lenient?.dates == (expected.map { [$0.at] } ?? []))
    }
  }

  @Test(
    "an array of bytes is data, and nothing else in an array is",
    arguments: [
      "[]", "[1,255]", "[0.0]", "[true]", "[256]", "[-1]", "[1.5]", #"["1"]"#, "[[1]]", "[null]", "1", "null",
    ])
  func bytes(value: String) {
    struct Blob: Decodable { let blob: Data }
    let document = Data("{\"blob\":\(value)}".utf8)
    let foundation = JSONDecoder()
    foundation.dataDecodingStrategy = .deferredToData
    let decoder = LegacyDecoder(dataDecodingStrategy: .deferredToData)
    let expected = (try? foundation.decode(Blob.self, from: document))?.blob
    #expect((try? decoder.decode(Blob.self, from: document))?.blob == expected)
    #expect((try? decoder.decode(Lenient.self, from: document))?.blob == expected)
  }

  @Test(
    "what is no date is an error, nil for an optional, and dropped from an array",
    arguments: ["\"2020\"", "true1", "[]", "{}", "null"])
  func wrong(value: String) throws {
    let decoder = LegacyDecoder(dateDecodingStrategy: .iso8601)
    let json = JSON(parseJSON: "{\"at\":\(value),\"dates\":[\(value),\"2020-01-01T00:00:00Z\"]}")
    #expect(throws: DecodingError.self) { try decoder.decode(Event.self, from: json) }
    let lenient = try decoder.decode(Lenient.self, from: json)
    #expect(lenient.at == nil)
    #expect(lenient.dates.count == (json == JSON.null ? 0 : 1))
  }

  @Test func anErrorHasThePathAndTheText() {
    do {
      _ = try LegacyDecoder(dateDecodingStrategy: .iso8601).decode(Event.self, from: ["at": "soon"] as JSON)
      Issue.record("decoded")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.debugDescription == "\"soon\" is not a date of the expected format.")
      #expect(context.codingPath.map(\.stringValue) == ["at"])
    } catch {
      Issue.record(error)
    }
  }

  @Test func data() throws {
    struct Holder: Decodable, Equatable { let blob: Data }
    for (strategy, document) in [
      (JSONDecoder.DataDecodingStrategy.base64, #"{"blob":"aGk="}"#), (.deferredToData, #"{"blob":[104,105]}"#),
      (.custom { Data(try $0.singleValueContainer().decode(String.self).utf8) }, #"{"blob":"hi"}"#),
    ] {
      let decoder = LegacyDecoder(dataDecodingStrategy: strategy)
      #expect(try decoder.decode(Holder.self, from: Data(document.utf8)).blob == Data("hi".utf8))
      #expect(try decoder.decode(Lenient.self, from: Data(document.utf8)).blob == Data("hi".utf8))
      #expect(
        try decoder.decode(Lenient.self, from: ["blob": "%"] as JSON).blob
          == (document.contains("hi") ? Data("%".utf8) : nil))
    }
  }

  @Test(
    "decimals keep the document's digits",
    arguments: ["0.1", "1.10", "3.14159265358979323846", "-19.99", "1e-5", "12345678901234567890.123", "7"])
  func decimals(text: String) throws {
    struct Price: Decodable { let price: Decimal }
    struct Lenient: LegacyDecodable { let price: Decimal, absent: Decimal, quoted: Decimal, none: Decimal? }
    let expected = try #require(Decimal(string: text))
    let document = Data("{\"price\":\(text),\"quoted\":\"\(text)\",\"none\":\"\(text)\"}".utf8)
    #expect(try JSONDecoder().decode(Price.self, from: document).price == expected)
    #expect(try LegacyDecoder().decode(Price.self, from: document).price == expected)
    let lenient = try LegacyDecoder().decode(Lenient.self, from: document)
    #expect(lenient.price == expected && lenient.quoted == expected && lenient.absent == 0 && lenient.none == nil)
  }
}
