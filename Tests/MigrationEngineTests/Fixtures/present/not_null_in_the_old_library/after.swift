import Bridge

struct Story: LegacyDecodable {
  let title: String
  let next: Summary?
}

struct Summary: LegacyDecodable {
  let id: Int
}
