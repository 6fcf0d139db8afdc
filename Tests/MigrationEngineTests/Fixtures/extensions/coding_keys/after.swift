import Bridge

struct Tier {
  let id: String
  let courseID: Int
  let price: String?
}

extension Tier: LegacyDecodable {
  private enum CodingKeys: String, CodingKey {
    case id
    case courseID = "course"
    case price = "priceTier"
  }
}

let free = Tier(id: "", courseID: 0, price: nil)
