import Bridge

struct Model: LegacyDecodable {
  @NeverNil var a: Int?
}
