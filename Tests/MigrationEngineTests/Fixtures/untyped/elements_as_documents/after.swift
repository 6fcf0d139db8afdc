import Bridge

struct Label: LegacyDecodable {
  let name: String
}

struct Article: LegacyDecodable {
  let labels: [Label]
  let words: [String]
  let others: [Label]
}
