import Bridge

func trace(_ message: @autoclosure () throws -> String) rethrows { print(try message()) }

func check(_ isRight: @autoclosure () throws -> Bool) throws { _ = try isRight() }

struct Item: LegacyDecodable, ContainerDecodable {
  let id: Int

  init(from container: LegacyContainer) throws {
    id = try container.decode(Int.self, at: "id")
    try trace("id \(container.decode(String.self, at: "id"))")
    if try container.decode(Bool.self, at: "a") || container.decode(Bool.self, at: "b") { print("a") }
  }
}
