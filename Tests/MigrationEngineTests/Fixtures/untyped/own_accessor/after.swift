import Foundation
import LegacyJSON
import Bridge

extension JSON {
  var bag: [String: Any] { dictionaryObject ?? [:] }
}

extension LegacyContainer {
  var bag: [String: Any] { get throws { self.dictionaryObject() ?? [:] } }
}

struct Item: LegacyDecodable {
  @DecodedBy<IdRule> private(set) var id: Int
  @DecodedBy<BagRule> private(set) var bag: [String: Any]

  enum IdRule: DecodingRule { static let value = Decoding<Int> { try max($0.decode(Int.self), 0) } }
  enum BagRule: DecodingRule { static let value = Decoding<[String: Any]> { try $0.bag } }
}
