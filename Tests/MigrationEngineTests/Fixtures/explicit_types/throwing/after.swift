import Bridge

struct Model: LegacyThrowingDecodable {
  let a: Int?
}
