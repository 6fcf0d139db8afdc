import Bridge

struct Model {
  var a, b: Int?
}

extension Model: LegacyDecodable, ContainerDecodable {
  init(from container: LegacyContainer) throws { a = try container.decodeIfPresent(Int.self, at: "a").map { $0 + 1 } }
}

let none = Model(a: nil)
