import Bridge

// The leaf.
struct Leaf: LegacyDecodable {
  // The count.
  let count: Int?

  func twice() -> Int { (count ?? 0) * 2 }

  let name: String?
}
