import Bridge

struct Package: LegacyDecodable {
  let user: String  // who
  // how many
  let count: Int
  // packed
  let size: Int  // in bytes
}
