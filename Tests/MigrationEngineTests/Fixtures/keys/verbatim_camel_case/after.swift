import Bridge

struct Model: LegacyDecodable {
  let userId: Int?
  let name: String?

  static let keySpelling: KeySpelling = .verbatim
}
