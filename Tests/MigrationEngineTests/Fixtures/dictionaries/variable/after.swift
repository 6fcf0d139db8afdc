import Bridge

struct Bag: LegacyDecodable {
  let name: String?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    var members = container.members()
    if let inner = members["inner"]?.membersIfPresent() { members = inner }
    name = try members["name"]?.valueIfPresent(String.self)
  }
}
