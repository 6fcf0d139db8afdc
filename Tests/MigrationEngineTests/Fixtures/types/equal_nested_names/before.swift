import LegacyJSON

enum A {
  struct Item {
    let a: Int?
    init(json: JSON) { a = json["a"].int }
  }
}

enum B {
  struct Item {
    let b: Int?
    init(json: JSON) { b = json["b"].int }
  }
}
