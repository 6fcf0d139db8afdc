import Bridge

struct Model {
  var a, b: Int?
}

extension Model: LegacyDecodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    a = try container.valueIfPresent(Int.self, at: "a").map { $0 + 1 }
  }
}

let none = Model(a: nil)
