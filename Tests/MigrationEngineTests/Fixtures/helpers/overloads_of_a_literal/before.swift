import SwiftyJSON

extension JSON {
  func amount(_ scale: Int) -> Int { intValue * scale }
  func amount(_ scale: Double) -> Double { doubleValue * scale }
}

struct Bill {
  let text: String

  init(json: JSON) { text = "\(json["total"].amount(2))" }
}
