import Foundation
import Bridge

struct Event: LegacyDecodable {
  let id: Int
  let name: String
  let place: String
  @DecodedBy<ParametersRule> private(set) var parameters: [String: Any]?

  enum ParametersRule: DecodingRule { static let value = Decoding<[String: Any]?> { $0.dictionaryObject() } }
}
