import Bridge

struct Model: LegacyDecodable {
  let a: Int?
}

extension Model: Encodable {}
