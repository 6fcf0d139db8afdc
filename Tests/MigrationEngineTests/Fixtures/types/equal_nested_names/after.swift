import Bridge

enum A {
  struct Item: LegacyDecodable {
    let a: Int?
  }
}

enum B {
  struct Item: LegacyDecodable {
    let b: Int?
  }
}
