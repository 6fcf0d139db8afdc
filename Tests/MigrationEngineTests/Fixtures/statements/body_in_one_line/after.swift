import Bridge

struct Item: LegacyDecodable {
  let id: Int
}

struct Price: LegacyDecodable {
  let amount: Double
  let unit: String
  private enum CodingKeys: String, CodingKey {
    case amount, unit
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    amount = try container.decodeIfPresent(Double.self, forKey: .amount) ?? 1
    unit = try container.decodeIfPresent(String.self, forKey: .unit) ?? "EUR"
  } // cents
}

struct Shop: LegacyDecodable {
  let item: Item
  let price: Price?
}
