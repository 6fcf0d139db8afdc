import SwiftyJSON

struct Price {
  let amount: Double
  let currency: String

  static let fallback = "EUR"

  static func currency(of code: Int) -> String { code == 1 ? "USD" : fallback }

  static func read(_ json: JSON) -> Price {
    Price(amount: json["amount"].doubleValue, currency: currency(of: json["currency"].intValue))
  }

  static func all(_ json: JSON) -> [Price] { json.arrayValue.map { read($0) } }
}
