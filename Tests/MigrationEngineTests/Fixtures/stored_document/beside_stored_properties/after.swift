import Bridge

struct Ticket: LegacyDecodable {
  let seat: String?
  let row: Int

  let price: Double
}
