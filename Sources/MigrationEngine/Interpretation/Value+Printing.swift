import MigrationPlan

/// Properties of values that `RulePrinter` needs.
extension Value {
  /// The code in it, as one text.
  var words: String {
    nested.reduce(into: "") { words, value in
      guard case .code(let code) = value else { return }
      for case .text(let source) in code.pieces { words += source + " " }
    }
  }

  /// The names in its code.
  var names: Set<String> { Set(words.identifiers.map(String.init)) }

  /// The names in its code that another declaration of one would hide: no members, and no labels.
  var namesAlone: Set<String> {
    let words = words
    return Set(words.identifiers.filter { !words.isMemberOrLabel($0) }.map(String.init))
  }

  /// `a ? (b ? one : other) : other` as a choice by both conditions: they, and the value.
  static func chain(_ condition: Condition, _ one: Value, _ other: Value) -> (whole: Condition, Value) {
    var (whole, inner) = (condition, one)
    while case .choice(let next, let more, other) = inner { (whole, inner) = (whole.and(next), more) }
    return (whole, inner)
  }

  /// The values in it that are made once, and not for each element of an array.
  var nestedOutside: [Value] {
    let inside = nested.flatMap { value -> [Value] in
      if case .elements(_, let each, _) = value { return each.nested }
      return []
    }
    return nested.filter { !inside.contains($0) }
  }

  /// The equal value that is not optional, for a read that is known to succeed. Coercion does not change a value of the
  /// right type.
  var coercedWhereItIsThere: Value? {
    switch self {
    case .read(let path, let scalar) where scalar != .url: .coerced(path, scalar)
    case .elements(.documents, _, _): .coalesce(self, .emptyArray)
    default: nil
    }
  }

  /// Whether it is code that asks an object for something.
  func asks(_ object: ConfiguredObject) -> Bool {
    if case .code(let code) = self { return code.pieces.contains(.value(.object(object))) }
    return false
  }

  /// The objects that statements have to configure in it.
  var objects: [ConfiguredObject] {
    nested.compactMap { value in
      if case .object(let object) = value { return object }
      return nil
    }
  }

  /// The objects to configure before it, innermost first: those that are made once, and those that are the same for each
  /// element of an array, if nothing else has their names.
  var objectsBefore: [ConfiguredObject] {
    let once = nestedOutside
    let all = objects
    return nested.reversed().reduce(into: []) { found, value in
      guard case .object(let object) = value, !found.contains(object) else { return }
      let isSame = object.isFixed && all.allSatisfy { $0 == object || $0.name != object.name }
      if isSame || once.contains(value) { found.append(object) }
    }
  }

  /// Whether a condition says no more and no less than that it is there. An array that has elements has a last one.
  func isThere(exactlyWhere condition: Condition) -> Bool {
    if Condition.present(self) == condition { return true }
    guard case .picked(let array, let code) = self, code.pieces == [.text(".last")], array.isNeverNil else {
      return false
    }
    return Condition.has(moreThan: 0, array) == condition
  }

  /// Whether it is a scalar that is read from the document itself.
  var isScalarOfDocument: Bool {
    switch self {
    case .read(let path, _), .coerced(let path, _): path.root == .document
    default: false
    }
  }

  /// The value that another one unwraps.
  static func unwrappedValue(_ value: Value) -> Value? {
    if case .unwrapped(let inner) = value { return inner }
    return nil
  }

  /// The parts of the document that the value is made of; nil where some are not known.
  var paths: Set<DocumentPath>? {
    switch self {
    case .arranged(let array, _), .total(_, let array, _): return array.paths
    case .picked(let array, _): return array.paths
    case .read(let path, _), .coerced(let path, _), .number(let path), .coercedNumber(let path), .document(let path),
      .documents(let path), .fields(let path), .model(_, let path, _), .kind(let path), .null(let path),
      .untyped(_, let path), .entries(let path), .counted(let path), .lossless(let path, _), .cast(let path, _):
      return path.root.value.map { $0.paths } ?? [path]
    case .unwrapped(let inner), .forced(let inner), .made(_, let inner), .count(let inner), .flattened(let inner):
      return inner.paths
    case .elements(let array, let each, _): return Self.paths([array, each]).map { $0.filter { $0.root == .document } }
    case .tuple(let parts), .list(let parts), .table(let parts), .some(let parts): return Self.paths(parts)
    case .coalesce(let one, let other), .appended(let one, let other): return Self.paths([one, other])
    case .choice(let condition, let one, let other):
      return condition.paths.flatMap { paths in Self.paths([one, other]).map(paths.union) }
    case .truth(let condition): return condition.paths
    case .code(let code): return Self.paths(code.values).map { $0.union(code.documents) }
    case .object(let object): return Self.paths([.code(object.made)] + object.steps.map { .code($0) })
    case .instance(let instance): return Self.paths(Array(instance.properties.values))
    case .literal, .none, .emptyArray, .emptyDictionary, .member: return []
    case .initial, .entryKey: return []
    case .unset: return nil
    }
  }

  static func paths(_ values: [Value]) -> Set<DocumentPath>? {
    values.reduce(into: []) { found, value in found = found.flatMap { known in value.paths.map(known.union) } }
  }
}

extension Condition {
  var paths: Set<DocumentPath>? {
    switch self {
    case .isNull, .isEmpty, .exists, .hasElements, .hasFields: return documentPath.map { [$0] }
    case .isPresent(let value): return value.paths
    case .holds(let code): return Value.code(code).paths
    case .equals(let value, let other): return Value.paths([value, other])
    case .not(let inner): return inner.paths
    case .all(let parts):
      return parts.reduce(into: []) { found, part in found = found.flatMap { known in part.paths.map(known.union) } }
    case .always: return []
    }
  }
}

extension ConfiguredObject {
  /// Whether it is made and configured in the same way wherever that is done.
  fileprivate var isFixed: Bool {
    values.isEmpty && ([made] + steps).allSatisfy { $0.documents.isEmpty && $0.effect == nil && !$0.mayStop }
  }
}

extension String {
  /// Whether a name in some code is that of a member, or the label of an argument.
  fileprivate func isMemberOrLabel(_ name: Substring) -> Bool {
    let front = self[..<name.startIndex]
    if front.last == "." { return true }
    guard name.endIndex < endIndex, self[name.endIndex] == ":" else { return false }
    // The key of a dictionary is no label.
    var depth = 0
    for character in front.reversed() {
      if ")]".contains(character) { depth += 1 }
      if "([".contains(character) {
        if depth == 0 { return character == "(" }
        depth -= 1
      }
    }
    return false
  }
}
