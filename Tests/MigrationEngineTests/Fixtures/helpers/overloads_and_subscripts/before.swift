import SwiftyJSON

extension JSON {
  subscript(key: String, default value: String) -> String { self[key].string ?? value }
  subscript(key: String, default value: Double) -> Double { self[key].double ?? value }
  subscript(flag key: String) -> Bool { self[key].boolValue }
  func or(_ value: String) -> String { string ?? value }
  func or(_ value: Int) -> Int { int ?? value }
}

struct Item {
  let name: String
  let rate: Double
  let open: Bool
  let note: String
  let count: Int

  init(json: JSON) {
    name = json["name", default: "none"]
    rate = json["rate", default: 1.5]
    open = json[flag: "open"]
    note = json["note"].or("-")
    count = json["count"].or(3)
  }
}
