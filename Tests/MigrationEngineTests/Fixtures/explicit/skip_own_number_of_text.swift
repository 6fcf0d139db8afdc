// reason: the project declares `Double.init(_:)` itself, which may be meant here
import LegacyJSON

extension Double {
  init?(_ text: String) { return nil }
}

struct Price {
  let amount: Double?

  init(json: JSON) {
    amount = Double(json["amount"].stringValue)
  }
}
