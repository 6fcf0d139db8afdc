/// The shapes of the latest objects at one depth of a document, which most objects there share.
struct RecentShapes {
  private static let maximumCount = 4

  /// The latest one first.
  private var shapes: [MemberNames] = []

  /// The shape of the latest object.
  var latest: MemberNames? { shapes.first }

  /// Returns the shape with these keys, which becomes the latest one. Nil if a key comes twice.
  mutating func names(_ keys: ArraySlice<String>) -> MemberNames? {
    if let index = shapes.firstIndex(where: { $0.matches(keys) }) {
      if index > 0 { shapes.insert(shapes.remove(at: index), at: 0) }
      return shapes[0]
    }
    guard let shape = MemberNames(keys) else { return nil }
    if shapes.count == Self.maximumCount { shapes.removeLast() }
    shapes.insert(shape, at: 0)
    return shape
  }
}
