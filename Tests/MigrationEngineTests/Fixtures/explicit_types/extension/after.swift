import Bridge

struct Model {
  var a, b: Int?
}

extension Model: LegacyDecodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    a = try container.valueIfPresent(Int.self, at: "a")
    print("made")
    b = try container.valueIfPresent(Int.self, at: "b")
  }
}

let none = Model(a: nil, b: 1)
