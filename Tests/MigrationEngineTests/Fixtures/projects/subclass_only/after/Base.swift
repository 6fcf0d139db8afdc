import Bridge

class Base: LegacyDecodable {
  let id: Int
}
