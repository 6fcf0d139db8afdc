// reason: needs a rule
import Bridge
import LegacyJSON

extension JSON {
  func rawString(short: Bool) -> String { short ? "short" : string ?? "" }
}

extension LegacyContainer {
  func rawString(short: Bool) throws -> String { try short ? "short" : self.valueIfPresent(String.self) ?? "" }
}

struct Feed: LegacyDecodable {
  @DecodedBy<RawRule> private(set) var raw: String
  @DecodedBy<SizeRule> private(set) var size: Int

  enum RawRule: DecodingRule { static let value = Decoding<String> { try $0.rawString(short: true) } }
  enum SizeRule: DecodingRule { static let value = Decoding<Int> { try max($0.value(Int.self), 1) } }
}
