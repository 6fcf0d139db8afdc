import SwiftyJSON

class Counter { var a = 0; init(json: JSON) { a = json["a"].intValue }; func f() -> Int { a } }

struct Empty { init(json: JSON) {} }

struct First { init(json: JSON) { x = json["x"].intValue }; let x: Int; var next: Int { x + 1 } }

struct Last { let x: Int; init(json: JSON) { x = json["x"].intValue } }

struct Sum {
  let a: Int; let b: Int
  init(json: JSON) { a = json["a"].intValue; b = json["b"].intValue }; var sum: Int { a + b }
}

struct Zero {
  let a: Int

  init(json: JSON) {
    a = json["a"].intValue
  };

  static let zero = 3
}

struct Name { let id: Int; let name: String; init(json: JSON) { id = json["id"].intValue; name = "a " + json["name"].stringValue } }

struct Both {
  let id: Int; let name: String; init(json: JSON) { id = json["id"].intValue; name = "a " + json["name"].stringValue }; var x: Int { id }
}

enum Kind { case a, b; init(json: JSON) { switch json["kind"].stringValue { case "a": self = .a; default: self = .b } } }
