import Bridge

final class Model: LegacyDecodable {
  let a: Int?
  final func f() {}
}
