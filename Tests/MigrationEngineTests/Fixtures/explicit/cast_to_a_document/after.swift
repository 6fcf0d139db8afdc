import Bridge

struct Part: LegacyDecodable {
  let id: Int
}

struct Whole: LegacyDecodable {
  let count: Int
  let name: String
  let first: Part
  var second: Part?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    print("whole")
    count = try container.value(Int.self, at: "count")
    let details = container.nestedContainer(at: "details")
    name = try details.value(String.self, at: "name")
    first = try container.value(Part.self, at: "first")
    if let part = container.nestedContainer(at: "second") as LegacyContainer? { second = try part.value(Part.self) }
  }
}
