import Bridge

struct Address: LegacyDecodable {
  let city: String
  let street: String?
}

struct User: LegacyDecodable {
  let id: Int
  let address: Address
  let others: [Address]
}
