import LegacyJSON

extension ResponseSchema {
  /// Derives a schema from recorded bodies, as `migrate-tool --evidence` does.
  ///
  /// A value may have the recorded types. A key is required if it was in every one of its objects, and there were
  /// enough of them. Keys that occur in no recording are ignored.
  ///
  /// - Parameters:
  ///   - recordings: the parsed bodies.
  ///   - minimumSamples: the number of objects with a key from which it may count as required.
  public init(recordings: [JSON], minimumSamples: Int = 20) {
    self.init(root: SchemaNode(learnedFrom: recordings, minimumSamples: minimumSamples, depth: 0))
  }
}

extension SchemaNode {
  /// The depth below which nothing is concluded. Code that reads bodies does not go deeper.
  private static let maximumDepth = 64

  fileprivate init(learnedFrom values: [JSON], minimumSamples: Int, depth: Int) {
    self.init()
    guard depth < Self.maximumDepth, !values.isEmpty else { return }
    kinds = Set(values.map(Kind.init(of:)))
    let objects = values.filter { Kind(of: $0) == .object }.map(\.dictionaryValue)
    var members: [String: [JSON]] = [:]
    for (key, value) in objects.joined() { members[key, default: []].append(value) }
    for (key, found) in members {
      properties[key] = SchemaNode(learnedFrom: found, minimumSamples: minimumSamples, depth: depth + 1)
      if found.count == objects.count, found.count >= minimumSamples { required.insert(key) }
    }
    let inside = values.flatMap(\.arrayValue)
    if !inside.isEmpty {
      elements = [SchemaNode(learnedFrom: inside, minimumSamples: minimumSamples, depth: depth + 1)]
    }
  }
}
