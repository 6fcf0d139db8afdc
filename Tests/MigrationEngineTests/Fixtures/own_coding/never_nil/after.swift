import Foundation
import Bridge
import LegacyJSON
import ModernClient

// Decoded by other code, too, which its keys are for.
class Coins: LegacyDecodable, Encodable {
  static var legacyRules: [LegacyRule] {
    [.neverNil, .nilWhenEmpty, .reads("coinsData", at: "data"), .reads("text", at: "message", "text")]
  }
  var coinsData: [Coin]!
  var status: Bool!
  var text: String!

  init() {}

  convenience init(fromJson json: JSON!) { self.init(json: json) }
}

struct Coin: LegacyDecodable, Encodable {
  static var legacyRules: [LegacyRule] {
    [.reads("a", at: "coin_amount"), .reads("title", as: DefaultEmptyString.self)]
  }
  let amount: Int
  let title: String

  enum CodingKeys: String, CodingKey { case amount = "a", title }
}

func coins(of json: JSON) -> Coins { Coins(fromJson: json["coins"]) }
func saved(_ coins: Coins) throws -> Data { try JSONEncoder().encode(coins) }
func loaded(_ data: Data) throws -> Coins { try JSONDecoder().decode(Coins.self, from: data) }
