import Bridge

func trace(_ message: @autoclosure () throws -> String) rethrows { print(try message()) }

func check(_ isRight: @autoclosure () throws -> Bool) throws { _ = try isRight() }

struct Item: LegacyDecodable {
  let id: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.value(Int.self, at: "id")
    try trace("id \(container.value(String.self, at: "id"))")
    if try container.value(Bool.self, at: "a") || container.value(Bool.self, at: "b") { print("a") }
  }
}
