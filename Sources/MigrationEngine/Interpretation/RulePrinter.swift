import MigrationPlan

/// Prints values as expressions of a rule, which reads a container.
struct RulePrinter {
  /// The key of the value that the rule is given; nil where it is given the object.
  var key: String?
  /// Whether a model is decodable.
  let readsModel: (_ name: String) -> Bool
  private var isInElement = false

  /// The type of the property, as source.
  let type: String
  /// Returns the name of a type as it is seen from the rule.
  let seen: (_ name: String) -> String

  init(
    key: String?, type: String, readsModel: @escaping (_ name: String) -> Bool = { _ in false },
    seen: @escaping (_ name: String) -> String = { $0 }
  ) {
    self.key = key
    self.type = type
    self.readsModel = readsModel
    self.seen = seen
  }

  /// The number of characters that a line may have.
  var columns = LineWrapping.columns - 8

  /// A printed value.
  struct Body {
    /// An expression, or statements that return the value; with `try` where something in them throws.
    let lines: [String]
    /// Whether the document is refused if they give nil.
    let refusesNil: Bool

    init(_ lines: [String], refusesNil: Bool = false) {
      self.lines = lines
      self.refusesNil = refusesNil
    }
  }

  /// Returns the code that gives a property its value; nil where a rule can't say it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - refusals: The conditions under which the document is refused.
  ///   - isOptional: Whether the property may be nil; nil where that is not certain.
  func body(_ value: Value, refusals: [Condition], isOptional: Bool?) -> Body? {
    let body = wholeBody(value, refusals, isOptional: isOptional)
    return body?.lines.allSatisfy { $0.count <= columns } == true ? body : nil
  }

  private func wholeBody(_ value: Value, _ refusals: [Condition], isOptional: Bool?) -> Body? {
    if let text = text(value) { return Body([text.tried]) }
    // It is made of an optional value, and documents without that are refused: unwrap it, and refuse where it is nil.
    guard isOptional != true else { return nil }
    func isNeeded(_ value: Value) -> Bool { refusals.contains(Condition.present(value).negated) }
    var asked = value
    if case .unwrapped(let inner) = value, isNeeded(inner) {
      asked = inner
      if let text = text(asked) { return Body([text.tried], refusesNil: true) }
    }
    guard isOptional == false || asked != value, let needed = Set(asked.unwrappedValues).filter(isNeeded).only else {
      return nil
    }
    if let text = mapped(needed, to: asked), text.tried.count <= columns { return Body([text.tried], refusesNil: true) }
    let words = asked.words
    guard let name = ["found", "given", "known"].first(where: { !words.contains($0) }), let there = text(needed),
      let made = text(asked, Bound(value: needed, name: name))
    else { return nil }
    return Body(
      ["guard let \(name) = \(there.tried) else { return nil }", "return \(made.tried)"], refusesNil: true)
  }

  /// A value that is there under a name.
  private struct Bound {
    let value: Value
    var name = "$0"
  }

  private struct Text {
    var source: String
    var isOperation = false
    /// Whether it is a choice between two values.
    var isChoice = false
    /// Whether something in it throws.
    var throwing = false

    var tried: String { (throwing ? "try " : "") + source }
    /// The text as an operand.
    var operand: String { isOperation ? "(\(source))" : source }
    /// The text as a part of a choice.
    var part: String { isChoice ? "(\(source))" : source }
  }

  // MARK: Values

  /// - Parameter bound: The value that has a name.
  private func text(_ value: Value, _ bound: Bound? = nil) -> Text? {
    switch value {
    case .read(let path, let scalar) where scalar != .url:
      return call("decodeIfPresent", "\(scalar.rawValue).self", path, throwing: true)
    case .coerced(let path, let scalar) where scalar != .url:
      return call("decode", "\(scalar.rawValue).self", path, throwing: true)
    case .number(let path): return call("numberIfPresent", nil, path)
    case .coercedNumber(let path): return call("number", nil, path)
    case .model(let name, let path, mayRefuse: false) where readsModel(name):
      return call("decode", "\(seen(name)).self", path, throwing: true)
    case .elements(.documents(let path), let each, false):
      return call("nestedContainersIfPresent", nil, path).flatMap { mapped($0, "?.map", each) }
    case .coalesce(.elements(.documents(let path), .model(let name, let element, false), false), .emptyArray)
    where element == DocumentPath(.element(depth: 0)) && readsModel(name):
      return call("decode", "[\(seen(name))].self", path, throwing: true)
    case .coalesce(.elements(.documents(let path), let each, false), .emptyArray):
      return call("nestedContainers", nil, path).flatMap { mapped($0, ".map", each) }
    case .forced(let inner):
      return text(inner, bound).map { Text(source: "\($0.operand)!", throwing: $0.throwing) }
    case .unwrapped(let inner): return bound.flatMap { $0.value == inner ? Text(source: $0.name) : nil }
    case .literal(let literal): return literal.source.contains(where: \.isNewline) ? nil : Text(source: literal.source)
    case .none: return Text(source: "nil")
    case .emptyArray: return Text(source: "[]")
    case .emptyDictionary: return Text(source: "[:]")
    case .coalesce(let one, let other): return operation(text(one, bound), "??", text(other, bound))
    case .choice(let condition, let one, let other): return choice(condition, one, other, bound)
    case .made(let maker, let inner):
      return text(inner, bound).map { Text(source: call(maker, $0.source), throwing: $0.throwing) }
    case .truth(let condition): return text(condition, bound)
    case .count(.document(let path)): return call("count", nil, path)
    case .member(let enumeration, let name):
      let asked = type.hasSuffix("?") ? String(type.dropLast()) : type
      let isAskedFor = enumeration.map { $0.name == asked || $0.name.hasSuffix(".\(asked)") } ?? true
      return Text(source: isAskedFor ? ".\(name)" : "\(enumeration.map { seen($0.name) } ?? "").\(name)")
    case .untyped(let accessor, let path): return call(accessor.rawValue, nil, path)
    case .list(let values):
      let texts = values.compactMap { text($0, bound) }
      guard texts.count == values.count else { return nil }
      return Text(
        source: "[\(texts.map(\.source).joined(separator: ", "))]", throwing: texts.contains(where: \.throwing))
    case .code(let code): return text(code, bound)
    default: return nil
    }
  }

  /// Returns what a method makes of the elements of an array.
  private func mapped(_ array: Text, _ method: String, _ each: Value) -> Text? {
    guard !isInElement else { return nil }
    var printer = self
    (printer.isInElement, printer.key) = (true, nil)
    return printer.text(each).map {
      Text(source: "\(array.source)\(method) { \($0.tried) }", throwing: array.throwing || $0.throwing)
    }
  }

  private func choice(_ condition: Condition, _ one: Value, _ other: Value, _ bound: Bound?) -> Text? {
    let needed = Set(one.unwrappedValues).filter { $0 != bound?.value && Condition.present($0) == condition }
    if let needed = needed.only {
      guard bound == nil, other == .none else { return nil }
      return mapped(needed, to: one)
    }
    // `a ? (b ? one : other) : other`
    var (whole, first) = (condition, one)
    while case .choice(let next, let inner, other) = first { (whole, first) = (whole.and(next), inner) }
    guard let found = text(whole, bound), let one = text(first, bound), let other = text(other, bound) else {
      return nil
    }
    switch (one.source, other.source) {
    case ("true", "false"): return found
    case ("false", "true"): return text(condition.negated, bound)
    default: break
    }
    return Text(
      source: "\(found.part) ? \(one.part) : \(other.part)", isOperation: true, isChoice: true,
      throwing: found.throwing || one.throwing || other.throwing)
  }

  /// Returns what is made of an optional value, where it is there.
  private func mapped(_ needed: Value, to value: Value) -> Text? {
    guard let asked = text(needed) else { return nil }
    if value == .unwrapped(needed) { return asked }
    // `$0` is the element already.
    if isInElement { return nil }
    guard let made = text(value, Bound(value: needed)) else { return nil }
    let method = value.isNeverNil ? "map" : "flatMap"
    return Text(source: "\(asked.operand).\(method) { \(made.tried) }", throwing: asked.throwing || made.throwing)
  }

  private func text(_ code: Code, _ bound: Bound?) -> Text? {
    if let asked = code.type, asked != type { return nil }
    if case .value(let value)? = code.pieces.only { return text(value, bound) }
    var result = Text(source: "", isOperation: code.isOperation)
    for (index, piece) in code.pieces.enumerated() {
      switch piece {
      case .text(let source):
        result.source += source
      case .value(.member(let enumeration?, let name)): result.source += "\(seen(enumeration.name)).\(name)"
      case .value(let value):
        guard let text = text(value, bound) else { return nil }
        var isArgument = ["(", ", ", ": "].contains(where: result.source.hasSuffix)
        if index + 1 < code.pieces.count {
          guard case .text(let next) = code.pieces[index + 1] else { return nil }
          isArgument = isArgument && (next.hasPrefix(")") || next.hasPrefix(","))
        }
        result.source += isArgument ? text.source : text.operand
        if text.throwing { result.throwing = true }
      }
    }
    return result
  }

  private func operation(_ one: Text?, _ sign: String, _ other: Text?) -> Text? {
    guard let one, let other else { return nil }
    return Text(
      source: "\(one.operand) \(sign) \(other.operand)", isOperation: true, throwing: one.throwing || other.throwing)
  }

  // MARK: Conditions

  private func text(_ condition: Condition, _ bound: Bound?) -> Text? {
    switch condition {
    case .always: return Text(source: "true")
    case .isNull(let path): return call("isNull", nil, path)
    case .isEmpty(let path): return call("isEmpty", nil, path)
    case .exists(let path): return call("exists", nil, path)
    case .isPresent(let value): return operation(text(value, bound), "!=", Text(source: "nil"))
    case .holds(let code): return text(code, bound)
    case .not(.always): return Text(source: "false")
    case .not(.isPresent(let value)): return operation(text(value, bound), "==", Text(source: "nil"))
    case .not(.equals(let value, let other)) where other != .literal(.emptyText):
      return operation(text(value, bound), "!=", text(other, bound))
    case .not(let inner):
      return text(inner, bound).map { Text(source: "!\($0.operand)", throwing: $0.throwing) }
    case .all(let parts):
      guard let first = parts.first else { return nil }
      return parts.dropFirst().reduce(text(first, bound)) { operation($0, "&&", text($1, bound)) }
    case .equals(let value, .literal(let literal)) where literal.text?.isEmpty == true && !value.isOfOptionalType:
      return text(value, bound).map { Text(source: "\($0.operand).isEmpty", throwing: $0.throwing) }
    case .equals(let value, let other): return operation(text(value, bound), "==", text(other, bound))
    case .equalsNil, .hasElements, .hasFields: return nil
    }
  }

  /// Returns the call that makes a value of an argument.
  private func call(_ maker: Value.Maker, _ argument: String) -> String {
    switch maker {
    case .rawValue(let enumeration): "\(seen(enumeration.name))(rawValue: \(argument))"
    case .number(let scalar): "\(scalar.rawValue)(\(argument))"
    case .url: "URL(string: \(argument))"
    case .dateSince1970: "Date(timeIntervalSince1970: \(argument))"
    }
  }

  // MARK: The container

  private func call(_ method: String, _ argument: String?, _ path: DocumentPath, throwing: Bool = false) -> Text? {
    guard path.root == (isInElement ? .element(depth: 0) : .document) else { return nil }
    var steps = path.steps[...]
    if let key {
      guard steps.first == .key(key) else { return nil }
      steps = steps.dropFirst()
    }
    let keys = steps.map(\.source)
    let arguments = [argument, keys.isEmpty ? nil : "at: \(keys.joined(separator: ", "))"].compactMap(\.self)
    return Text(
      source: "\(isInElement ? "$0" : "container").\(method)(\(arguments.joined(separator: ", ")))", throwing: throwing)
  }
}

extension DocumentKey.Step {
  /// The step as source.
  fileprivate var source: String {
    switch self {
    case .key(let key): key.swiftLiteral
    case .index(let index): String(index)
    }
  }
}

extension Value {
  /// The code in it, as one text.
  fileprivate var words: String {
    nested.reduce(into: "") { words, value in
      guard case .code(let code) = value else { return }
      for case .text(let source) in code.pieces { words += source }
    }
  }

  /// The parts of the document that the value is made of; nil where some are not known.
  var paths: Set<DocumentPath>? {
    switch self {
    case .read(let path, _), .coerced(let path, _), .number(let path), .coercedNumber(let path), .document(let path),
      .documents(let path), .fields(let path), .model(_, let path, _), .kind(let path), .null(let path),
      .untyped(_, let path):
      return [path]
    case .unwrapped(let inner), .forced(let inner), .made(_, let inner), .count(let inner): return inner.paths
    case .elements(let array, let each, _): return each.isOfElement ? array.paths : nil
    case .tuple(let parts), .list(let parts), .some(let parts): return Self.paths(parts)
    case .coalesce(let one, let other), .appended(let one, let other): return Self.paths([one, other])
    case .choice(let condition, let one, let other):
      return condition.paths.flatMap { paths in Self.paths([one, other]).map(paths.union) }
    case .truth(let condition): return condition.paths
    case .code(let code): return Self.paths(code.values)
    case .literal, .none, .emptyArray, .emptyDictionary, .member: return []
    case .initial, .unset: return nil
    }
  }

  /// Whether it reads nothing but the element that a sequence is at.
  private var isOfElement: Bool {
    paths.map { paths in
      paths.allSatisfy { path in
        if case .element = path.root { return true }
        return false
      }
    } ?? false
  }

  fileprivate static func paths(_ values: [Value]) -> Set<DocumentPath>? {
    values.reduce(into: []) { found, value in found = found.flatMap { known in value.paths.map(known.union) } }
  }
}

extension Condition {
  fileprivate var paths: Set<DocumentPath>? {
    switch self {
    case .isNull(let path), .isEmpty(let path), .exists(let path), .equalsNil(let path), .hasElements(let path),
      .hasFields(let path):
      return [path]
    case .isPresent(let value): return value.paths
    case .holds(let code): return Value.paths(code.values)
    case .equals(let value, let other): return Value.paths([value, other])
    case .not(let inner): return inner.paths
    case .all(let parts):
      return parts.reduce(into: []) { found, part in found = found.flatMap { known in part.paths.map(known.union) } }
    case .always: return []
    }
  }
}
