import MigrationPlan

/// Values as expressions.
extension RulePrinter {
  /// - Parameter bound: the value that has a name.
  func text(_ value: Value, _ bound: Bound? = nil) -> Text? {
    if let name = names[value] { return Text(source: RuleSource(name)) }
    if let bound, bound.value == value { return Text(source: RuleSource(bound.name)) }
    if let part = held(value) { return part }
    switch value {
    case .read(let path, let scalar):
      return call("valueIfPresent", "\(scalar.rawValue).self", path, throwing: true)
    case .coerced(let path, let scalar) where scalar != .url:
      return call("value", "\(scalar.rawValue).self", path, throwing: true)
    case .number(let path): return call("numberIfPresent", nil, path)
    case .coercedNumber(let path): return call("number", nil, path)
    case .model(let name, let path, let mayRefuse):
      guard let reading = reading(name, mayRefuse) else { return nil }
      return call(reading.rawValue, "\(seen(name)).self", path, throwing: true)
    case .lossless(let path, let scalar):
      return call("value", "Lossless<\(scalar.rawValue)?>.self", path, throwing: true).map {
        Text(source: "\($0.source).wrappedValue", throwing: true)
      }
    case .picked(let array, let code): return documents(array, code)
    case .total(let start, let array, let each):
      guard let first = text(start, bound), let array = documents(array), let sum = sum(with: each) else { return nil }
      let values = value.isTotalOfMembers ? ".values" : ""
      return Text(source: "\(array.source)\(values).reduce(\(first.source)) \(sum.tried.asClosure)", throwing: true)
    case .elements(let array, let each, let dropsNil):
      let method = dropsNil ? "compactMap" : "map"
      switch array {
      case .documents(let path):
        var made = call("nestedContainersIfPresent", nil, path).flatMap { mapped($0, "?.\(method)", each) }
        made?.isChain = true
        return made
      default: return documents(array).flatMap { mapped($0, ".\(method)", each, of: array) }
      }
    case .coalesce(.elements(.documents(let path), .model(let name, let element, _), let dropsNil), .emptyArray)
    where element == DocumentPath(.element(depth: depth)) && readsElements(name, dropsNil):
      return call("value", "[\(seen(name))].self", path, throwing: true)
    case .coalesce(.elements(.documents(let path), .coerced(let element, let scalar), false), .emptyArray)
    where element == DocumentPath(.element(depth: depth)) && scalar != .url:
      return call("value", "[\(scalar.rawValue)].self", path, throwing: true)
    case .coalesce(.elements(.documents(let path), let each, let dropsNil), .emptyArray):
      return call("nestedContainers", nil, path).flatMap { mapped($0, dropsNil ? ".compactMap" : ".map", each) }
    case .flattened(.coalesce(.elements(.documents(let path), let each, false), .emptyArray)):
      return call("nestedContainers", nil, path).flatMap { mapped($0, ".flatMap", each) }
    case .flattened(.elements(let array, let each, false)):
      return documents(array).flatMap { mapped($0, ".flatMap", each, of: array) }
    case .flattened(let arrays):
      guard let made = text(arrays, bound) else { return nil }
      return Text(source: "\(made.receiver).flatMap { $0 }", throwing: made.throwing)
    case .appended(let one, let other):
      // The compiler is at a loss for the types of more.
      guard value.hasPlainAddends, let first = text(one, bound), let second = text(other, bound) else { return nil }
      // Arrays in a row are added from the left.
      guard case .appended = one else { return operation(first, "+", second) }
      return Text(
        source: "\(first.source) + \(second.operand)", isOperation: true,
        throwing: first.throwing || second.throwing)
    case .forced(let inner):
      return text(inner, bound).map { Text(source: "\($0.receiver)!", throwing: $0.throwing) }
    case .unwrapped(let inner):
      if let bound, bound.value == inner { return Text(source: RuleSource(bound.name)) }
      return isKnownToBeThere(inner) ? inner.coercedWhereItIsThere.flatMap { text($0, bound) } : nil
    case .literal(let literal):
      return literal.source.contains(where: \.isNewline) ? nil : Text(source: RuleSource(literal.source))
    case .none: return Text(source: "nil")
    case .emptyArray: return Text(source: "[]")
    case .emptyDictionary: return Text(source: "[:]")
    // `0.0` behind a number is `0`.
    case .coalesce(let one, .literal(let literal)) where Value.unwrap(one).isNumber:
      return operation(text(one, bound), "??", Text(source: RuleSource(literal.canonical)))
    case .coalesce(let one, let other): return operation(text(one, bound), "??", text(other, bound))
    case .choice(let condition, let one, let other): return choice(condition, one, other, bound)
    case .made(let maker, let inner):
      return text(inner, bound).map { Text(source: call(maker, $0.source), throwing: $0.throwing) }
    case .truth(let condition): return text(condition, bound)
    case .count(.document(let path)): return call("count", nil, path)
    case .count(.coalesce(.fields(let path), .emptyDictionary)):
      return call("members", nil, path).map { Text(source: "\($0.source).count") }
    case .count(let inner) where inner.isArrayOfDocuments:
      return documents(inner).map { Text(source: "\($0.source).count", throwing: $0.throwing) }
    case .count(let inner):
      return text(inner, bound).map { Text(source: "\($0.operand).count", throwing: $0.throwing) }
    case .initial: return initial.map { Text(source: RuleSource($0)) }
    case .member(let enumeration, let name):
      let asked = type.hasSuffix("?") ? String(type.dropLast()) : type
      // `.none` would be nil.
      let isOfOptional = asked != type && ["none", "some"].contains(name)
      let isAskedFor =
        enumeration.map { !isOfOptional && ($0.name == asked || $0.name.hasSuffix(".\(asked)")) } ?? true
      return Text(source: isAskedFor ? ".\(name)" : "\(enumeration.map { seen($0.name) } ?? "").\(name)")
    case .cast(let path, to: "[String]"): return call("strings", nil, path)
    case .cast(let path, let type): return call("cast", "to: \(type).self", path)
    case .untyped(.part, _): return nil
    case .untyped(let accessor, let path): return call(accessor.rawValue, nil, path)
    case .list(let values):
      let texts = values.compactMap { text($0, bound) }
      guard texts.count == values.count else { return nil }
      return Text(
        source: "[\(texts.map(\.source).joined)]", throwing: texts.contains(where: \.throwing))
    case .code(let code): return text(code, bound)
    case .object(let object): return Text(source: RuleSource(object.name))
    case .entryKey(depth: depth - 1) where !hidesElement: return elementKey.map { Text(source: RuleSource($0)) }
    case .tuple(let values):
      let texts = values.compactMap { text($0, bound) }
      guard texts.count == values.count else { return nil }
      return Text(
        source: "(\(texts.map(\.source).joined))", throwing: texts.contains(where: \.throwing))
    default: return nil
    }
  }

  /// Returns what a closure adds for an element to the sum so far; nil where it can't be said.
  func sum(with each: Value) -> Text? {
    var printer = inElement(of: nil, each)
    printer.element = "$1"
    // A closure that reads no element would have one parameter too few for `reduce`.
    guard !isInElement, let added = printer.text(each), added.source.namesGiven else { return nil }
    return Text(source: "$0 + \(added.operand)", throwing: added.throwing)
  }

  /// Returns a part of the document as a `JSON`, where the property keeps such parts; nil for other values.
  private func held(_ value: Value) -> Text? {
    guard keepsParts, let (path, type) = value.heldPart else { return nil }
    let kept = type.filter { $0 != "?" }
    let own = self.type.filter { $0 != "?" && $0 != " " }
    let isRight =
      kept == "JSON"
      ? ["JSON", "Any"].contains(own)
      : !isInElement && ["[JSON]", "[Any]", "[String:JSON]", "[String:Any]"].contains(own)
    return isRight ? call(kept == type ? "value" : "valueIfPresent", "\(kept).self", path, throwing: true) : nil
  }

  /// Returns the containers of an array of documents.
  ///
  /// - Parameter code: what is asked of them.
  func documents(_ array: Value, _ code: Code? = nil) -> Text? {
    let base: Text?
    switch array {
    case _ where names[array] != nil: base = names[array].map { Text(source: RuleSource($0)) }
    case .coalesce(.documents(let path), .emptyArray): base = call("nestedContainers", nil, path)
    case .forced(.documents(let path)):
      base = call("nestedContainersIfPresent", nil, path).map { Text(source: "\($0.source)!") }
    case .entries(let path): base = call("entries", nil, path)
    case .counted(let path): base = call("countedContainers", nil, path)
    case .coalesce(.fields(let path), .emptyDictionary): base = call("members", nil, path)
    case .unwrapped(.fields(let path)) where isKnownToBeThere(.fields(path)):
      base = call("members", nil, path)
    case .unwrapped(.documents(let path)) where isKnownToBeThere(.documents(path)):
      base = call("nestedContainers", nil, path)
    case .arranged(let inner, let code): base = documents(inner, code)
    default: base = nil
    }
    guard let code, let base else { return base }
    return text(code, nil).map {
      Text(source: "\(base.source)\($0.source)", throwing: base.throwing || $0.throwing)
    }
  }

  func isKnownToBeThere(_ value: Value) -> Bool {
    Facts(holding).applied(to: .present(value)) == .always
  }

  /// Returns the containers of an array or of an object, where it is one; nil for other values.
  func optionalDocuments(_ value: Value) -> Text? {
    switch value {
    case .documents(let path): call("nestedContainersIfPresent", nil, path)
    case .fields(let path): call("membersIfPresent", nil, path)
    default: nil
    }
  }

  /// Returns what a method makes of the elements of an array.
  ///
  /// - Parameter whole: the array, where its elements may have keys.
  func mapped(_ array: Text, _ method: String, _ each: Value, of whole: Value? = nil) -> Text? {
    guard each.objects.allSatisfy(configured.contains) else { return nil }
    if let made = inElement(of: whole, each).text(each) {
      return Text(source: "\(array.source)\(method) \(made.tried.asClosure)", throwing: array.throwing || made.throwing)
    }
    // A closure in it has an element of its own.
    guard let name = ["item", "element", "entry"].first(where: { !takenNames(in: each).contains($0) }),
      let made = inElement(of: whole, each, named: name).text(each)
    else { return nil }
    let body: RuleSource = "\(name) in \(made.tried)"
    let source: RuleSource = "\(array.source)\(method) \(body.asClosure)"
    return source.count > columns ? nil : Text(source: source, throwing: array.throwing || made.throwing)
  }

  /// Returns the printer of a closure that is given the elements of an array.
  ///
  /// - Parameter name: the name that the closure gives its element; nil for none.
  func inElement(of array: Value?, _ each: Value, named name: String? = nil) -> RulePrinter {
    var printer = self
    let hasKey = each.nested.contains { if case .entryKey = $0 { true } else { false } }
    printer.key = nil
    printer.depth += 1
    printer.hidesElement = false
    printer.names = names.filter { !$0.value.hasPrefix("$") }
    printer.namesElement = name != nil
    let element = name ?? "$0"
    if array?.isMembers == true {
      (printer.element, printer.elementKey) = (RuleSource("\(element).value"), "\(element).key")
    } else if array?.isEntries == true, hasKey || name != nil {
      (printer.element, printer.elementKey) = (RuleSource("\(element).1"), "\(element).0")
    } else {
      (printer.element, printer.elementKey) = (array?.isEntries == true ? "$1" : RuleSource(element), nil)
    }
    return printer
  }

  func choice(_ condition: Condition, _ one: Value, _ other: Value, _ bound: Bound?) -> Text? {
    let needed = Set(one.unwrappedValues).filter { $0 != bound?.value && $0.isThere(exactlyWhere: condition) }
    if let needed = needed.only, bound == nil {
      if other == .none { return mapped(needed, to: one) }
      if let made = mapped(needed, to: one, with: "map"), let other = text(other, nil) {
        return operation(made, "??", other)
      }
    }
    let (whole, first) = Value.chain(condition, one, other)
    var inside = self
    inside.holding.formUnion(whole.parts)
    guard let found = text(whole, bound), let one = inside.text(first, bound), let other = text(other, bound) else {
      return nil
    }
    return Text(
      source: "\(found.part) ? \(one.part) : \(other.part)", isOperation: true, isChoice: true,
      throwing: found.throwing || one.throwing || other.throwing)
  }

  /// Returns what is made of an optional value, where it is there.
  ///
  /// - Parameter method: `map`, where nil is not to be told from a value that is not there.
  func mapped(_ needed: Value, to value: Value, with method: String? = nil) -> Text? {
    guard let asked = text(needed) ?? optionalDocuments(needed) else { return nil }
    if value == .unwrapped(needed) { return asked }
    var printer = self
    var bound = Bound(value: needed)
    let isNamed = isInElement && !namesElement
    if isNamed {
      // `$0` is the element already.
      guard let name = name(for: needed) else { return nil }
      bound.name = name
      printer.hidesElement = true
    }
    if case .picked = needed {
      printer.names[needed] = bound.name
    } else {
      printer.names[.unwrapped(needed)] = bound.name
    }
    guard let made = printer.text(value, bound) else { return nil }
    let method = method ?? (value.isNeverNil ? "map" : "flatMap")
    let body: RuleSource = isNamed ? "\(bound.name) in \(made.tried)" : made.tried
    return Text(
      source: "\(asked.receiver).\(method) \(body.asClosure)", throwing: asked.throwing || made.throwing)
  }

  func text(_ code: Code, _ bound: Bound?) -> Text? {
    if let asked = code.type, asked != type { return nil }
    if case .value(let value)? = code.pieces.only { return text(value, bound) }
    var result = Text(
      source: "", isOperation: code.isOperation, isChain: code.isChain, throwing: code.isThrowing)
    for (index, piece) in code.pieces.enumerated() {
      switch piece {
      case .text(let source), .name(let source): result.source += RuleSource(source)
      case .closure(let each):
        guard let text = inElement(of: nil, each).text(each) else { return nil }
        result.source += text.tried.asClosure
        if text.throwing { result.throwing = true }
      case .document(let path, let isOld):
        guard let text = document(path, isOld: isOld) else { return nil }
        result.source += text.source
        if text.throwing { result.throwing = true }
      case .value(.member(let enumeration?, let name)): result.source += RuleSource("\(seen(enumeration.name)).\(name)")
      case .value(let value) where value.isArrayOfDocuments || value.isMembers:
        guard let text = documents(value) else { return nil }
        result.source += text.source
        if text.throwing { result.throwing = true }
      case .value(let value):
        guard let text = text(value, bound) else { return nil }
        var isArgument = ["(", ", ", ": ", " = "].contains(where: result.source.hasSuffix)
        var isReceiver = false
        if index + 1 < code.pieces.count {
          guard case .text(let next) = code.pieces[index + 1] else { return nil }
          isArgument = isArgument && (next.hasPrefix(")") || next.hasPrefix(","))
          isReceiver = [".", "?", "!", "["].contains { next.hasPrefix($0) } && !next.hasPrefix("? ")
        }
        result.source += isArgument ? text.source : isReceiver ? text.receiver : text.operand
        if text.throwing { result.throwing = true }
      }
    }
    return result
  }

  func operation(_ one: Text?, _ sign: String, _ other: Text?) -> Text? {
    guard let one, let other else { return nil }
    let joins = ["&&", "||"].contains(sign)
    func operand(_ text: Text) -> RuleSource { joins && text.isComparison ? text.source : text.operand }
    // `a ?? b ?? c` is `a ?? (b ?? c)`.
    let second = sign == "??" && other.isFallback ? other.source : operand(other)
    return Text(
      source: "\(operand(one)) \(sign) \(second)", isOperation: true, isComparison: ["==", "!="].contains(sign),
      isFallback: sign == "??", throwing: one.throwing || other.throwing)
  }
}

extension Value {
  /// The part of the document that it holds as it is, and the type that this has: a document, the elements of an array or
  /// the members of an object, and the array that a loop fills with all elements. Nil for other values.
  var heldPart: (path: DocumentPath, type: String)? {
    let element = Value.document(DocumentPath(.element(depth: 0)))
    switch self {
    case .document(let path): return (path, "JSON")
    case .documents(let path): return (path, "[JSON]?")
    case .coalesce(.documents(let path), .emptyArray): return (path, "[JSON]")
    case .fields(let path): return (path, "[String: JSON]?")
    case .coalesce(.fields(let path), .emptyDictionary): return (path, "[String: JSON]")
    case .elements(let array, element, false): return array.heldPart
    case .coalesce(let array, .emptyArray):
      guard case .elements(.documents(let path), element, false) = array else { return nil }
      return (path, "[JSON]")
    default: return nil
    }
  }
}

extension Value {
  /// Whether it adds up the members of an object.
  var isTotalOfMembers: Bool {
    if case .total(_, let members, _) = self { return members.isMembers }
    return false
  }
}
