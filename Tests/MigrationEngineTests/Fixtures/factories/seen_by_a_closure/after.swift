import Bridge

struct Cart: LegacyDecodable {
  let prices: [Int]
}
