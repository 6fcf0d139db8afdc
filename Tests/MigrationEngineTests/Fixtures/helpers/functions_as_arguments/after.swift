import Bridge
import LegacyJSON
import ModernClient

func value<Value>(_ found: Value?, or other: @autoclosure () -> Value) -> Value { found ?? other() }

struct Address: LegacyDecodable {
  let city: String

  static func from(_ json: JSON) -> Address { Address(json: json) }
}

struct Person: LegacyDecodable {
  @DecodedBy<IdsRule> private(set) var ids: [Int]
  @NilIfAbsent private(set) var home: Address?
  let others: [Address]
  @DefaultValue<NameDefault> private(set) var name: String

  enum IdsRule: DecodingRule {
    static let value = Decoding<[Int]> { try $0.nestedContainers().compactMap { try $0.valueIfPresent(Int.self) } }
  }
  enum NameDefault: DefaultProviding { static var decodingDefault: String { "nobody" } }
}
