import Bridge
import LegacyJSON

extension JSON {
  func amount(_ scale: Int) -> Int { intValue * scale }
  func amount(_ scale: Double) -> Double { doubleValue * scale }
}

extension LegacyContainer {
  func amount(_ scale: Int) throws -> Int { try self.value(Int.self) * scale }

  func amount(_ scale: Double) throws -> Double { try self.value(Double.self) * scale }
}

struct Bill: LegacyDecodable {
  @DecodedBy<TextRule> private(set) var text: String

  enum TextRule: ObjectDecodingRule {
    static let value = Decoding<String> { try "\($0.nestedContainer(at: "total").amount(2))" }
  }
}
