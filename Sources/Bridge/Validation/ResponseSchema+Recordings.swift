import LegacyJSON

extension ResponseSchema {
  /// Learns from recorded bodies, as `migrate-tool --evidence` does.
  ///
  /// A value may have the types that it had. A key is required when every one of its objects had it, and there were enough
  /// of them. Keys that no recording has are not looked at.
  ///
  /// - Parameters:
  ///   - recordings: The parsed bodies.
  ///   - minimumSamples: The number of objects with a key from which it may count as required.
  public init(recordings: [JSON], minimumSamples: Int = 20) {
    self.init(root: SchemaNode(learnedFrom: recordings, minimumSamples: minimumSamples, depth: 0))
  }
}

extension SchemaNode {
  /// Below this, nothing is concluded: it is deeper than the code that reads bodies goes.
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
