import Bridge

struct Tier: LegacyDecodable {
  let id: String
  @NeverNil var note: String? = nil
}

let free = Tier(id: "")
