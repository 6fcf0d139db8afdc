import Bridge

func either(_ first: Bool, _ second: @autoclosure () -> Bool) -> Bool { first || second() }

extension Optional {
  func or(else other: @autoclosure () -> Wrapped) -> Wrapped { self ?? other() }
}

func log(_ message: String, note: @autoclosure () -> String) {}

struct Item: LegacyDecodable, ContainerDecodable {
  let name: String
  let isNew: Bool
  let id: Int

  init(from container: LegacyContainer) throws {
    name = try container.decodeIfPresent(String.self, at: "name").or(else: "-")
    isNew = try either(container.decode(Bool.self, at: "is_new"), true)
    id = try container.decode(Int.self, at: "id")
    try log(container.decode(String.self, at: "id"), note: "made")
  }
}
