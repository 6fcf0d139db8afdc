import SwiftyJSON

struct Price {
  let amount: Double
  let unit: String

  static let fallback = "EUR"

  static func unit(of code: Int) -> String { code == 1 ? "USD" : fallback }

  static func read(_ json: JSON) -> Price {
    Price(amount: json["amount"].doubleValue, unit: unit(of: json["unit"].intValue))
  }

  static func all(_ json: JSON) -> [Price] { json.arrayValue.map { read($0) } }
}
