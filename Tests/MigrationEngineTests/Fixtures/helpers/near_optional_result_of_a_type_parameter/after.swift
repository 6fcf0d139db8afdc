// reason: needs a rule
import Bridge
import LegacyJSON

enum Level: String { case none, all }

extension JSON {
  func level<T: RawRepresentable>(or other: T) -> T where T.RawValue == String { T(rawValue: stringValue) ?? other }
}

extension LegacyContainer {
  func level<T: RawRepresentable>(or other: T) throws -> T where T.RawValue == String { try T(rawValue: self.value(String.self)) ?? other }
}

struct Access: LegacyDecodable {
  @DecodedBy<LevelRule> private(set) var level: Level?

  enum LevelRule: DecodingRule { static let value = Decoding<Level?> { try $0.level(or: .none) } }
}
