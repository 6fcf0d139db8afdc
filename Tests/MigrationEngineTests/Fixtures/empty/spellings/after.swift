import Bridge

struct Counted: LegacyDecodable, NilWhenEmpty {
  @NeverNil var id: Int!
}

struct Compared: LegacyDecodable, NilWhenEmpty {
  @NeverNil var id: Int!
}

struct Parenthesised: LegacyDecodable, NilWhenEmpty {
  @NeverNil var id: Int!
}

class Several: LegacyDecodable, ContainerDecodable {
  var id: Int!

  required init(from container: LegacyContainer) throws {
    if container.count() == 1 { return }
    id = try container.decode(Int.self, at: "id")
  }
}
