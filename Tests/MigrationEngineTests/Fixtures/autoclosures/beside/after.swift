import Bridge

func either(_ first: Bool, _ second: @autoclosure () -> Bool) -> Bool { first || second() }

extension Optional {
  func or(else other: @autoclosure () -> Wrapped) -> Wrapped { self ?? other() }
}

func log(_ message: String, note: @autoclosure () -> String) {}

struct Item: LegacyDecodable {
  let name: String
  let isNew: Bool
  let id: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    name = try container.valueIfPresent(String.self, at: "name").or(else: "-")
    isNew = try either(container.value(Bool.self, at: "is_new"), true)
    id = try container.value(Int.self, at: "id")
    try log(container.value(String.self, at: "id"), note: "made")
  }
}
