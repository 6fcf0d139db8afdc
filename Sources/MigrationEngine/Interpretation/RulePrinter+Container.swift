import MigrationPlan

/// Questions to a container.
extension RulePrinter {
  /// A document that has to be there.
  func forced(_ value: Value) -> String? {
    guard case .choice(let condition, .document(let path), .none) = value, let parent = path.parent else { return nil }
    switch condition {
    case .hasElements(parent): return call("nestedContainers", nil, parent).map { "\($0.source).first!" }
    case .exists(path):
      guard case .key(let key)? = path.steps.last else { return nil }
      return call("members", nil, parent).map { "\($0.source)[\(key.swiftLiteral)]!" }
    default: return nil
    }
  }

  /// A part of the document itself.
  func document(_ path: DocumentPath, isOld: Bool) -> Text? {
    if isOld { return call("decode", "JSON.self", path, throwing: true) }
    guard let nested = call("nestedContainer", nil, path) else { return nil }
    let whole = ".nestedContainer()"
    return nested.source.hasSuffix(whole) ? Text(source: String(nested.source.dropLast(whole.count))) : nested
  }

  func call(_ method: String, _ argument: String?, _ path: DocumentPath, throwing: Bool = false) -> Text? {
    let receiver: String
    var isThrowing = throwing
    switch path.root {
    case .document where !isInElement: receiver = "container"
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
      receiver = name
    case .parsed(let value):
      guard let text = text(value) else { return nil }
      receiver = "LegacyContainer(parsing: \(text.source))"
      isThrowing = isThrowing || text.throwing
    // A closure sees the container that the rule is given whole.
    case .document where !isScoped: receiver = "container"
    default: return nil
    }
    var steps = path.steps[...]
    if let key, path.root == .document {
      guard steps.first == .key(key) else { return nil }
      steps = steps.dropFirst()
    }
    let keys = steps.map(\.source)
    let arguments = [argument, keys.isEmpty ? nil : "at: \(keys.joined(separator: ", "))"].compactMap(\.self)
    return Text(
      source: "\(receiver).\(method)(\(arguments.joined(separator: ", ")))", throwing: isThrowing)
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
