import Bridge

final class Model: LegacyDecodable {
  let a: Int?
  deinit {}
}
