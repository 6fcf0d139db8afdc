import Bridge

struct Counter: LegacyDecodable { let a: Int; func f() -> Int { a } }

struct Empty: LegacyDecodable {}

struct First: LegacyDecodable { let x: Int; var next: Int { x + 1 } }

struct Last: LegacyDecodable { let x: Int }

struct Sum: LegacyDecodable {
  let a: Int; let b: Int
  var sum: Int { a + b }
}

struct Zero: LegacyDecodable {
  let a: Int

  static let zero = 3
}

struct Name: LegacyDecodable {
  let id: Int
  @DecodedBy<NameRule> private(set) var name: String

  enum NameRule: DecodingRule { static let value = Decoding<String> { try "a " + $0.value(String.self) } }
}

struct Both: LegacyDecodable {
  let id: Int; @DecodedBy<NameRule> private(set) var name: String

  enum NameRule: DecodingRule { static let value = Decoding<String> { try "a " + $0.value(String.self) } }

  var x: Int { id }
}

enum Kind: LegacyDecodable {
  case a, b

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    switch try container.value(String.self, at: "kind") { case "a": self = .a; default: self = .b }
  }
}
