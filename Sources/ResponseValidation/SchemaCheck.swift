import LegacyJSON

extension ResponseSchema {
  /// Returns the differences between a body and the schema. The schema is the control, the body is the candidate.
  ///
  /// The texts name types but no values, so they contain no user data. They name only keys that the schema contains.
  ///
  /// - Parameters:
  ///   - body: the parsed body.
  ///   - limit: the largest number of differences that are kept.
  /// - Returns: the differences; empty for a body that matches.
  public func differences(in body: JSON, limit: Int = 100) -> ValueComparisonResult {
    check(body, limit: limit) { false }
  }

  func check(_ body: JSON, limit: Int, isAbandoned: @escaping () -> Bool) -> ValueComparisonResult {
    var check = SchemaCheck(definitions: definitions, isAbandoned: isAbandoned)
    let found = check.differences(of: body, from: root, at: [], depth: 0)
    return ValueComparisonResult(
      differences: Array(found.prefix(limit)), omittedDifferences: max(0, found.count - limit),
      notes: check.isOver
        ? [ValueComparisonResult.Note(path: ValuePath(), text: "the body was not checked to its end")] : [],
      comparedValues: check.steps)
  }
}

/// One body on its way through a schema.
private struct SchemaCheck {
  let definitions: [String: SchemaNode]
  let isAbandoned: () -> Bool
  private(set) var steps = 0
  /// Whether nothing more is looked at.
  private(set) var isOver = false

  /// The largest number of steps. Nested alternatives could otherwise take an unlimited time.
  private static let maximumSteps = 1_000_000
  /// The largest depth: more than in any real body, but safe on the smallest stack of a thread.
  private static let maximumDepth = 128

  init(definitions: [String: SchemaNode], isAbandoned: @escaping () -> Bool) {
    self.definitions = definitions
    self.isAbandoned = isAbandoned
  }

  mutating func differences(
    of value: JSON, from schema: SchemaNode, at path: [ValuePath.Component], depth: Int
  ) -> [ValueDifference] {
    steps += 1
    if steps > Self.maximumSteps || steps.isMultiple(of: 256) && isAbandoned() { isOver = true }
    guard !isOver else { return [] }
    guard depth < Self.maximumDepth else {
      return [difference(.notCompared, path, "a schema", "more than \(Self.maximumDepth) levels")]
    }
    guard let node = resolved(schema) else { return [] }

    let kind = SchemaNode.Kind(of: value)
    if let kinds = node.kinds, !kind.fits(kinds) {
      let isMissing = kind == .null
      return [difference(isMissing ? .missing : .type, path, Self.text(of: kinds), kind.rawValue)]
    }
    var found: [ValueDifference] = []
    switch kind {
    case .string:
      if let texts = node.texts, !texts.contains(value.stringValue) {
        found.append(difference(.value, path, Self.text(of: texts), "another text"))
      }
    case .array:
      if let element = node.elements.first {
        for (index, value) in value.arrayValue.enumerated() {
          found += differences(of: value, from: element, at: path + [.index(index)], depth: depth + 1)
        }
      }
    case .object: found += members(of: value, from: node, at: path, depth: depth)
    default: break
    }
    for part in node.all { found += differences(of: value, from: part, at: path, depth: depth + 1) }
    if !node.any.isEmpty { found += best(of: node.any, for: value, at: path, depth: depth) }
    return found
  }

  private mutating func members(
    of value: JSON, from node: SchemaNode, at path: [ValuePath.Component], depth: Int
  ) -> [ValueDifference] {
    var found: [ValueDifference] = []
    let members = value.dictionaryValue
    for key in node.required.sorted() where members[key] == nil {
      let expected = node.properties[key].flatMap { resolved($0)?.kinds }.map(Self.text(of:)) ?? "a value"
      found.append(difference(.missing, path + [.property(key)], expected, ValueText.absent))
    }
    for (key, value) in members.sorted(by: { $0.key < $1.key }) {
      if let property = node.properties[key] {
        found += differences(of: value, from: property, at: path + [.property(key)], depth: depth + 1)
      } else if let other = node.otherValues.first {
        found += differences(of: value, from: other, at: path + [.key(ValueText.redacted)], depth: depth + 1)
      } else if node.isClosed {
        let kind = SchemaNode.Kind(of: value)
        found.append(difference(.extra, path + [.key(ValueText.redacted)], ValueText.absent, kind.rawValue))
      }
    }
    return found
  }

  /// Returns no differences if one of the alternatives matches. Otherwise, returns those of the closest alternative.
  private mutating func best(
    of alternatives: [SchemaNode], for value: JSON, at path: [ValuePath.Component], depth: Int
  ) -> [ValueDifference] {
    var best: (rank: (Int, Int), differences: [ValueDifference])?
    for alternative in alternatives {
      let found = differences(of: value, from: alternative, at: path, depth: depth + 1)
      if found.isEmpty { return [] }
      // An alternative of another type altogether says nothing about what is inside.
      let isOtherType = found.count == 1 && found[0].path.components.count == path.count
      let rank = (isOtherType ? 1 : 0, found.count)
      if best.map({ rank < $0.rank }) ?? true { best = (rank, found) }
    }
    return best?.differences ?? []
  }

  /// Returns the node behind all references. Nil if they lead nowhere, or back to themselves.
  private func resolved(_ node: SchemaNode) -> SchemaNode? {
    var (node, seen) = (node, Set<String>())
    while let reference = node.reference {
      guard seen.insert(reference).inserted, let next = definitions[reference] else { return nil }
      node = next
    }
    return node
  }

  private func difference(
    _ kind: ValueDifference.Kind, _ path: [ValuePath.Component], _ control: String, _ candidate: String
  ) -> ValueDifference {
    ValueDifference(path: ValuePath(path), kind: kind, control: control, candidate: candidate)
  }

  private static func text(of kinds: Set<SchemaNode.Kind>) -> String {
    SchemaNode.Kind.allCases.filter(kinds.contains).map(\.rawValue).joined(separator: " or ")
  }

  /// Words of the schema, not of the body.
  private static func text(of texts: Set<String>) -> String {
    texts.count > 5 ? "one of \(texts.count) texts" : texts.sorted().map(ValueText.quoted).joined(separator: " or ")
  }
}

extension SchemaNode.Kind {
  /// Creates the kind of a value. A number without a fraction is an integer, including `1.0`, as in `JSONDecoder`.
  init(of value: JSON) {
    self =
      switch value.type {
      case .null, .unknown: .null
      case .bool: .boolean
      case .string: .string
      case .array: .array
      case .dictionary: .object
      case .number: value.doubleValue == value.doubleValue.rounded() ? .integer : .number
      }
  }

  func fits(_ kinds: Set<Self>) -> Bool { kinds.contains(self) || self == .integer && kinds.contains(.number) }
}
