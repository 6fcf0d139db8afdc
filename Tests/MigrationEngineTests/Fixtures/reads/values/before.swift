import Foundation
import LegacyJSON

struct Item {
  let when: Date?
  let link: URL?
  let price: Double
  let label: String
  let kind: Kind

  enum Kind: Int { case a, b }

  init(json: JSON) {
    when = json["when"].double.map { Date(timeIntervalSince1970: $0 / 1000) }
    link = URL(string: json["link"].stringValue)
    price = Double(json["price"].stringValue) ?? 0
    label = "\(json["first"].stringValue) \(json["last"].stringValue)"
    kind = Kind(rawValue: json["kind"].intValue) ?? .a
  }
}
