// reason: `ids`: needs a rule: `ids = json["ids"].arrayValue.map { $0.intValue }`
import Bridge

typealias List<Element> = [Element]

struct Course: LegacyDecodable {
  @DecodedBy<IdsRule> private(set) var ids: List<Int>

  enum IdsRule: DecodingRule { static let value = Decoding<List<Int>> { try $0.value([Int].self) } }
}
