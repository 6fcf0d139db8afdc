import Foundation
import Bridge

struct Leg: LegacyDecodable {
  @DecodedBy<FlightsRule> var flights: [Flight]
  @DecodedBy<ByKeyRule> var byKey: [String: Flight]
  @DecodedBy<PairsRule> var pairs: [Pair] = []

  enum FlightsRule: DecodingRule {
    static let value = Decoding<[Flight]> { try $0.members().values.map { try $0.value(Flight.self) } }
  }
  enum ByKeyRule: ObjectDecodingRule {
    static let value = Decoding<[String: Flight]> { container in
      try container.members(at: "byKey").mapValues { try $0.value(Flight.self) }
    }
  }
  enum PairsRule: DecodingRule {
    static let value = Decoding<[Pair]> { container in
      try container.members().map { try Pair(key: $0.key, number: $0.value.value(Int.self)) }
    }
  }
}

struct Flight: LegacyDecodable {
  let id: Int
}

struct Pair {
  var key: String
  var number: Int
}
