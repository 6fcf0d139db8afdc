import Bridge

struct Tier: LegacyDecodable {
  var id: Int?
  @NeverNil var note: String? = nil
}

let free = Tier()
