import MigrationPlan

/// Questions to a container.
extension RulePrinter {
  /// A document that has to be there.
  func forced(_ value: Value) -> RuleSource? {
    if case .fields(let path) = value {
      return call("membersIfPresent", nil, path).map { "LegacyContainer(\($0.source)!)" }
    }
    guard case .choice(let condition, .document(let path), .none) = value, let parent = path.parent else { return nil }
    switch condition {
    case .hasElements(parent): return call("nestedContainers", nil, parent).map { "\($0.source).first!" }
    case .exists(path):
      switch path.steps.last {
      case .key(let key): return call("members", nil, parent).map { "\($0.source)[\(key.swiftLiteral)]!" }
      case .index(let index): return call("nestedContainers", nil, parent).map { "\($0.source)[\(String(index))]" }
      case .code, nil: return nil
      }
    default: return nil
    }
  }

  /// A part of the document itself.
  func document(_ path: DocumentPath, isOld: Bool) -> Text? {
    if isOld { return call("value", "JSON.self", path, throwing: true) }
    guard let (receiver, place) = asked(path) else { return nil }
    return place == nil ? Text(source: receiver.source) : call("nestedContainer", nil, path)
  }

  func call(_ method: String, _ argument: String?, _ path: DocumentPath, throwing: Bool = false) -> Text? {
    guard let (receiver, place) = asked(path) else { return nil }
    let arguments = [argument, place].compactMap(\.self).joined(separator: ", ")
    return Text(source: "\(receiver.source).\(method)(\(arguments))", throwing: throwing || receiver.throwing)
  }

  /// The container that is asked for a part of the document, and the argument that says for which part of its own; nil
  /// for the whole of it.
  private func asked(_ path: DocumentPath) -> (receiver: Text, place: String?)? {
    let receiver: RuleSource
    var isThrowing = false
    switch path.root {
    case .document where !isInElement: receiver = .container
    case .element(depth: depth - 1) where !hidesElement: receiver = element ?? "$0"
    case .second(depth: depth - 1) where !hidesElement: receiver = "$1"
    case .picked(.coalesce(.fields(let members), .emptyDictionary)):
      guard let text = call("members", nil, members) else { return nil }
      receiver = "LegacyContainer(\(text.source))"
    case .picked(.forced(let found)):
      guard let text = forced(found) else { return nil }
      receiver = text
    case .picked(let picked):
      guard let name = names[picked] else { return nil }
      receiver = RuleSource(name)
    case .parsed(let value):
      guard let text = text(value) else { return nil }
      receiver = "LegacyContainer(parsing: \(text.source))"
      isThrowing = text.throwing
    // A closure sees the container that the rule is given whole.
    case .document where !isScoped: receiver = .container
    default: return nil
    }
    var steps = path.steps[...]
    if let key, path.root == .document {
      guard steps.first == .key(key) else { return nil }
      steps = steps.dropFirst()
    }
    let keys = steps.map(\.source).joined(separator: ", ")
    return (Text(source: receiver, throwing: isThrowing), keys.isEmpty ? nil : "at: \(keys)")
  }
}

extension DocumentKey.Step {
  /// The step as source.
  fileprivate var source: String {
    switch self {
    case .key(let key): key.swiftLiteral
    case .index(let index): String(index)
    case .code(let source): source
    }
  }
}
