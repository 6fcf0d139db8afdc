import Bridge

struct Banner: LegacyDecodable {
  let id: Int
  let note: String?
}
