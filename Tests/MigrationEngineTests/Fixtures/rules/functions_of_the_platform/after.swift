import Foundation
import Bridge

struct Visit: LegacyDecodable {
  let id: Int
  let name: String
  let note: String?
  let tags: [String]
  @DecodedBy<RangeRule> private(set) var range: NSRange
  @DecodedBy<YearRule> private(set) var year: Int
  @DecodedBy<TitleRule> private(set) var title: String

  enum RangeRule: ObjectDecodingRule {
    static let value = Decoding<NSRange> { container in
      try NSMakeRange(container.value(Int.self, at: "from"), container.value(Int.self, at: "length"))
    }
  }
  enum YearRule: ObjectDecodingRule {
    static let value = Decoding<Int> { container in
      try Calendar.current.component(.year, from: Date(timeIntervalSince1970: container.value(Double.self, at: "at")))
    }
  }
  enum TitleRule: DecodingRule { static let value = Decoding<String> { try $0.value(String.self).appending("!") } }
}
