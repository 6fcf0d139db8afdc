import SwiftyJSON

func collect<Element>(_ json: JSON, _ make: (JSON) -> Element?) -> [Element] {
  var found: [Element] = []
  for element in json.arrayValue {
    if let made = make(element) { found.append(made) }
  }
  return found
}

extension JSON {
  func built<Model>(_ make: (JSON) -> Model) -> Model? { exists() ? make(self) : nil }
}

func value<Value>(_ found: Value?, or other: @autoclosure () -> Value) -> Value { found ?? other() }

struct Address {
  let city: String

  init(json: JSON) { city = json["city"].stringValue }

  static func from(_ json: JSON) -> Address { Address(json: json) }
}

struct Person {
  let ids: [Int]
  let home: Address?
  let others: [Address]
  let name: String

  init(json: JSON) {
    ids = collect(json["ids"]) { $0.int }
    home = json["home"].built(Address.init(json:))
    let make = Address.from
    others = json["others"].arrayValue.map(make)
    name = value(json["name"].string, or: "nobody")
  }
}
