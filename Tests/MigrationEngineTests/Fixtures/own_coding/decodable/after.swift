import Bridge

struct Model: LegacyDecodable, Equatable {
  let a: Int?
}
