import Bridge

struct Item: LegacyDecodable {
  private(set) var id: Int?
}
