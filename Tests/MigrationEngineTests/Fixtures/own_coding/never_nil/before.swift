import Foundation
import SwiftyJSON

// Decoded by other code, too, which its keys are for.
class Coins: Codable {
  var coinsData: [Coin]!
  var status: Bool!
  var text: String!

  init() {}

  init(fromJson json: JSON!) {
    if json.isEmpty {
      return
    }
    coinsData = [Coin]()
    for dataJson in json["data"].arrayValue {
      coinsData.append(Coin(fromJson: dataJson))
    }
    status = json["status"].boolValue
    text = json["message"]["text"].stringValue
  }
}

struct Coin: Codable {
  let amount: Int
  let title: String

  enum CodingKeys: String, CodingKey { case amount = "a", title }

  init(fromJson json: JSON!) {
    amount = json["coin_amount"].intValue
    title = json["title"].string ?? ""
  }
}

func coins(of json: JSON) -> Coins { Coins(fromJson: json["coins"]) }
func saved(_ coins: Coins) throws -> Data { try JSONEncoder().encode(coins) }
func loaded(_ data: Data) throws -> Coins { try JSONDecoder().decode(Coins.self, from: data) }
