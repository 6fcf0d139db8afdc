import Bridge

struct Seat: LegacyDecodable {
  var row = 0
  var name: String?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    print("seat")
    try fill(container.members())
  }

  mutating func fill(_ members: [String: LegacyContainer]) throws {
    row = try members["row"]?.value(Int.self) ?? 1
    name = try members["name"]?.valueIfPresent(String.self)
  }
}
