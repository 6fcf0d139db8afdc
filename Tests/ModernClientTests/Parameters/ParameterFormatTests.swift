import Foundation
import ModernClient
import Testing

/// Dates and decimals are written as a request says.
@Suite struct ParameterFormatTests {
  private static let dates: [(ParameterValue.Format<Date>, Double, ParameterValue)] = [
    (.iso8601, 1_714_555_800.25, "2024-05-01T09:30:00Z"),
    (.iso8601WithFractionalSeconds, 1_714_555_800.25, "2024-05-01T09:30:00.250Z"),
    (.secondsSince1970, 1_714_555_800.75, 1_714_555_800), (.secondsSince1970, -0.5, -1),
    (.millisecondsSince1970, 1_714_555_800.25, 1_714_555_800_250), (.secondsSince1970, 1e300, .number(1e300)),
    (.pattern("yyyy-MM-dd HH:mm"), 1_714_555_800, "2024-05-01 09:30"),
    (.pattern("EEE d MMM", timeZone: TimeZone(secondsFromGMT: -36_000)), 1_714_555_800, "Tue 30 Apr"),
    (.custom { .text("@\(Int($0.timeIntervalSince1970))") }, 5, "@5"),
  ]

  @Test(arguments: dates.indices) func aDateIsWritten(index: Int) {
    let (format, seconds, expected) = Self.dates[index]
    #expect(ParameterValue.date(Date(timeIntervalSince1970: seconds), as: format) == expected)
  }

  private static let decimals: [(ParameterValue.Format<Decimal>, String, ParameterValue)] = [
    (.text, "19.90", "19.9"), (.text(fractionDigits: 2), "19.9", "19.90"), (.text(fractionDigits: 2), "5", "5.00"),
    (.text(fractionDigits: 2), "-0.125", "-0.13"), (.text(fractionDigits: 0), "2.5", "3"),
    (.text(fractionDigits: 3), "12345678901234567890.12", "12345678901234567890.120"),
  ]

  @Test(arguments: decimals.indices) func aDecimalIsWritten(index: Int) throws {
    let (format, text, expected) = Self.decimals[index]
    #expect(ParameterValue.decimal(try #require(Decimal(string: text)), as: format) == expected)
  }

  @Test func aDecimalKeepsItsDigitsInAQueryAndInJSON() throws {
    let values: [String: ParameterValue] = ["a": try #require(Decimal(string: "123456789012345678.91")).parameterValue]
    #expect(HTTPClient.ParameterEncoding.standard.encode(values) == "a=123456789012345678.91")
    #expect(try HTTPBody.json(values).data() == Data(#"{"a":123456789012345678.91}"#.utf8))
  }

  @Test func aTypedParameterTakesThem() {
    struct Search: RequestParameter {
      enum Key: String, ParameterKey { case since, total }
      var parameter: [Key: ParameterValue] = [:]
    }
    var search = Search()
    search.setParameter(Date(timeIntervalSince1970: 5), as: .secondsSince1970, forKey: .since)
    search.setParameter(Decimal(7), as: .text(fractionDigits: 1), forKey: .total)
    #expect(search.parameterValues == ["since": 5, "total": "7.0"])
    search.setParameter(Date?.none, as: .iso8601, forKey: .since)
    #expect(search.parameterValues == ["total": "7.0"])
  }
}
