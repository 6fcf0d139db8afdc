import Bridge
import LegacyJSON
import ModernClient

extension JSON {
  subscript(key: String, default value: String) -> String { self[key].string ?? value }
  subscript(key: String, default value: Double) -> Double { self[key].double ?? value }
  subscript(flag key: String) -> Bool { self[key].boolValue }
}

struct Item: LegacyDecodable {
  @DefaultValue<NameDefault> private(set) var name: String
  @DecodedBy<RateRule> private(set) var rate: Double
  let open: Bool
  @DefaultValue<NoteDefault> private(set) var note: String
  @DecodedBy<CountRule> private(set) var count: Int

  enum NameDefault: DefaultProviding { static var decodingDefault: String { "none" } }
  enum RateRule: DecodingRule { static let value = Decoding { try $0.valueIfPresent(Double.self) ?? 1.5 } }
  enum NoteDefault: DefaultProviding { static var decodingDefault: String { "-" } }
  enum CountRule: DecodingRule { static let value = Decoding { try $0.valueIfPresent(Int.self) ?? 3 } }
}
