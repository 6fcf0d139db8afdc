import Bridge
import LegacyJSON

struct User: LegacyDecodable {
  @DecodedBy<IdRule> private(set) var id: Int

  enum IdRule: DecodingRule { static let value = Decoding<Int> { try $0.exists() ? $0.value(Int.self) : 4 } }
}

struct Response {
  let raw: [String: JSON]

  var dictionaryValue: [String: JSON] { raw }
}

func user(_ response: Response) -> User { User(reading: response.dictionaryValue) }
