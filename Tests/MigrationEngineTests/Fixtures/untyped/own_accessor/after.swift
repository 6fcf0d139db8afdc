import Foundation
import Bridge

struct Item: LegacyDecodable {
  @DecodedBy<IdRule> private(set) var id: Int
  @DecodedBy<BagRule> private(set) var bag: [String: Any]

  enum IdRule: DecodingRule { static let value = Decoding<Int> { try max($0.value(Int.self), 0) } }
  enum BagRule: DecodingRule { static let value = Decoding<[String: Any]> { $0.dictionaryObject() ?? [:] } }
}
