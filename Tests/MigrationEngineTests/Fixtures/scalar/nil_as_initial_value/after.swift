import Bridge

struct Model: LegacyDecodable {
  let a: Int?
  let b: [String]?
  let c: String?
}
