import Foundation
import Bridge

struct Span<Bound> {
  let first: Bound
  let last: Bound
}

struct Many<Element> {
  let all: [Element]
}

class SpanReader {
}

class DayReader {
}

struct Zone: LegacyDecodable {
  let name: String
  @DecodedBy<SpanRule> private(set) var span: Span<Double>?
  @DecodedBy<SpansRule> private(set) var spans: Many<Span<Double>>
  @DecodedBy<DayRule> private(set) var day: Date
  @DecodedBy<DaysRule> private(set) var days: Many<Date>?
  let kind: String
  let note: String
  let place: String

  enum SpanRule: DecodingRule {
    static let value = Decoding<Span<Double>?> { container in
      if container.exists() {
        let min = try container.valueIfPresent(Double.self, at: "min")
        let max = try container.value(Double.self, at: "max")
        return Span<Double>(first: min!, last: max)
      }
      return nil
    }
  }
  enum SpansRule: DecodingRule {
    static let value = Decoding<Many<Span<Double>>> { container in
      try (
        container.exists()
          ? Many(
            all: container.entries().compactMap {
              try $1.exists()
                ? Span<Double>(
                  first: $1.valueIfPresent(Double.self, at: "min")!, last: $1.value(Double.self, at: "max"))
                : nil
            })
          : nil)!
    }
  }
  enum DayRule: DecodingRule {
    static let value = Decoding<Date> { container in
      let formatter = DateFormatter()
      formatter.dateFormat = "yyyy-MM-dd"
      return try (container.exists() ? formatter.date(from: container.valueIfPresent(String.self)!)! : nil)!
    }
  }
  enum DaysRule: DecodingRule {
    static let value = Decoding<Many<Date>?> { container in
      let formatter = DateFormatter()
      formatter.dateFormat = "yyyy-MM-dd"
      if container.exists() {
        let values = try container.entries().compactMap {
          try $1.exists() ? formatter.date(from: $1.valueIfPresent(String.self)!)! : nil
        }
        return Many(all: values)
      }
      return nil
    }
  }
}
