import MigrationPlan

/// Prints values as expressions of a rule, which reads a container.
struct RulePrinter {
  /// The key of the value that the rule is given; nil where it is given the object.
  var key: String?
  /// The names of values that have some.
  private var names: [Value: String] = [:]
  /// The conditions that are known to hold where the code stands.
  private var holding: Set<Condition> = []
  /// Says how a model is read; nil where it can't be.
  let reading: (_ name: String, _ mayRefuse: Bool) -> Reading?

  /// Whether an array of a model reads each element by itself, and drops those that the model refuses, or has none.
  let readsElements: (_ name: String, _ dropsNil: Bool) -> Bool

  /// The question to a container for a model.
  enum Reading: String {
    case decoded = "decode"
    case accepted = "decodeIfAccepted"
    /// By its old initializer.
    case old = "read"
  }

  /// The name of the element that is read; nil outside of closures.
  private var element: String?
  private var isInElement: Bool { depth > 0 }
  /// The key of the member that is read.
  private var elementKey: String?
  /// The number of closures around that are given elements.
  private var depth = 0
  /// Whether a closure with a name of its own is around, in which the element has none.
  private var hidesElement = false
  /// Whether the rule is given the value under a key, and not the object.
  private let isScoped: Bool

  /// The type of the property, as source.
  let type: String
  /// Whether properties may keep parts of the document.
  var keepsParts = false
  /// The value that the property begins with, as source; nil where it can't be said again.
  var initial: String?
  /// Returns the name of a type as it is seen from the rule.
  let seen: (_ name: String) -> String

  init(
    key: String?, type: String, reading: @escaping (_ name: String, _ mayRefuse: Bool) -> Reading? = { _, _ in nil },
    readsElements: @escaping (_ name: String, _ dropsNil: Bool) -> Bool = { _, _ in false },
    seen: @escaping (_ name: String) -> String = { $0 }
  ) {
    self.key = key
    isScoped = key != nil
    self.type = type
    self.reading = reading
    self.readsElements = readsElements
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
  ///   - own: Those of them that the rule has to check.
  ///   - isOptional: Whether the property may be nil; nil where that is not certain.
  func body(_ value: Value, refusals: [Condition], own: [Condition] = [], isOptional: Bool?) -> Body? {
    guard let setup = setup(of: value) else { return nil }
    if setup.isEmpty, own.isEmpty, let body = expression(value, refusals, isOptional: isOptional),
      body.lines.allSatisfy({ $0.count <= columns })
    {
      return body
    }
    var printer = self
    guard let guards = printer.bind(value, refusals, own), let made = printer.statements(value) else { return nil }
    return Body(setup + guards + (setup.isEmpty && guards.isEmpty ? made.lines : made.returning))
  }

  /// Returns the statements that make and configure what a value uses; nil where they can't be told apart.
  private func setup(of value: Value) -> [String]? {
    var objects: [ConfiguredObject] = []
    for case .object(let object) in value.nestedOutside.reversed() where !objects.contains(object) {
      objects.append(object)
    }
    if objects.isEmpty { return [] }
    let names = Set(objects.map(\.name))
    guard names.count == objects.count, !names.contains("container"), names.isDisjoint(with: value.names) else {
      return nil
    }
    var lines: [String] = []
    for object in objects {
      guard let made = text(object.made, nil) else { return nil }
      lines.append("\(object.isVariable ? "var" : "let") \(object.name) = \(made.tried)")
      for step in object.steps {
        guard let text = text(step, nil) else { return nil }
        lines.append(text.tried)
      }
    }
    return lines
  }

  /// A value as one expression, or as two short statements, that refuses the document where it gives nil.
  private func expression(_ value: Value, _ refusals: [Condition], isOptional: Bool?) -> Body? {
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

  // MARK: Statements

  /// Gives names to what has to be there, and returns the guards that refuse a document without it.
  ///
  /// - Parameter own: Further conditions under which the document is refused.
  private mutating func bind(_ value: Value, _ refusals: [Condition], _ own: [Condition]) -> [String]? {
    var needed: [Value] = []
    let unwrapped = own.flatMap(\.nested).compactMap { Value.unwrappedValue($0) } + value.unwrappedValues
    for value in unwrapped where !needed.contains(value) && refusals.contains(Condition.present(value).negated) {
      needed.append(value)
    }
    var asked: [String] = []
    for value in needed {
      guard let there = text(value), let name = name(for: value) else { return nil }
      asked.append("let \(name) = \(there.tried)")
      names[.unwrapped(value)] = name
    }
    for condition in own where !needed.contains(where: { Condition.present($0).negated == condition }) {
      guard let accepted = text(condition.negated, nil) else { return nil }
      asked.append(accepted.tried)
    }
    return asked.isEmpty ? [] : ["guard \(asked.joined(separator: ", ")) else { throw container.refusal }"]
  }

  /// A name for a value, that of its key where it has one.
  private func name(for value: Value) -> String? {
    let key = value.paths?.only?.steps.last.flatMap { step -> String? in
      if case .key(let key) = step { return KeyNames.camelCase(fromSnakeCase: key) }
      return nil
    }
    let taken = value.names.union(names.values).union(["container", "value"])
    let isName = key.map { $0.isValidSwiftIdentifier(for: .variableName) } == true
    return ((isName ? [key ?? ""] : []) + ["found", "given", "known"]).first { !taken.contains($0) }
  }

  private struct Statements {
    let lines: [String]
    var isExpression = true

    /// The lines, with `return` before an expression.
    var returning: [String] { isExpression ? ["return \(lines[0])"] + lines.dropFirst() : lines }
  }

  /// A value as statements that fit into the lines; nil where a rule can't say it.
  private func statements(_ value: Value) -> Statements? {
    let whole = text(value)
    if let whole, whole.tried.count <= columns { return Statements(lines: [whole.tried]) }
    switch value {
    case .coalesce(.elements(.documents(let path), let each, let dropsNil), .emptyArray):
      let array = Value.coalesce(.documents(path), .emptyArray)
      return statements(.elements(of: array, each: each, dropsNil: dropsNil))
    case .choice(let condition, let one, let other):
      if let found = switching(value) { return found }
      let (whole, inner) = Value.chain(condition, one, other)
      var printer = self
      guard let asked = printer.asking(whole, for: inner), let first = printer.statements(inner),
        let second = statements(other)
      else { break }
      let head = "if \(asked) {"
      if first.lines.count == 1, head.count + first.returning[0].count + 3 <= columns {
        return Statements(lines: ["\(head) \(first.returning[0]) }"] + second.returning, isExpression: false)
      }
      return Statements(
        lines: [head] + first.returning.map { "  " + $0 } + ["}"] + second.returning, isExpression: false)
    case .coalesce(let one, let other):
      guard let first = text(one), let second = statements(other), let name = name(for: one) else { break }
      let head = "if let \(name) = \(first.tried) { return \(name) }"
      guard head.count <= columns else { break }
      return Statements(lines: [head] + second.returning, isExpression: false)
    case .elements(let array, let each, let dropsNil) where array.isArrayOfDocuments && !isInElement:
      var printer = inElement(of: array, each)
      guard let array = documents(array) else { break }
      guard let setup = printer.setup(of: each), let made = printer.statements(each) else { break }
      let body = setup.isEmpty ? made : Statements(lines: setup + made.returning, isExpression: false)
      let head = "try \(array.source).\(dropsNil ? "compactMap" : "map") {"
      return Statements(lines: [head] + body.lines.map { "  " + $0 } + ["}"])
    default: break
    }
    return hoisted(value) ?? whole.map { Statements(lines: [$0.tried]) }
  }

  /// Returns what an `if` asks for, and gives names to what is bound there.
  private mutating func asking(_ whole: Condition, for value: Value) -> String? {
    var asked: [String] = []
    for condition in whole.parts {
      let needed = value.unwrappedValues.first { Condition.present($0) == condition }
      if let found = needed, let there = text(found, nil), let name = name(for: found) {
        asked.append("let \(name) = \(there.tried)")
        names[.unwrapped(found)] = name
      } else if let text = text(condition, nil) {
        asked.append(text.tried)
        holding.insert(condition)
      } else {
        return nil
      }
    }
    return asked.joined(separator: ", ")
  }

  /// A `switch` over what is compared with several literals.
  private func switching(_ value: Value) -> Statements? {
    var ways: [(literal: String, value: String)] = []
    var subject: Value?
    var rest = value
    while case .choice(.equals(let asked, .literal(let literal)), let one, let other) = rest,
      subject == nil || subject == asked, let made = text(one)
    {
      subject = asked
      ways.append((literal.source, made.tried))
      rest = other
    }
    guard ways.count > 1, let subject, let asked = text(subject), let last = text(rest) else { return nil }
    let lines =
      ["switch \(asked.tried) {"] + ways.map { "case \($0.literal): \($0.value)" }
      + ["default: \(last.tried)", "}"]
    return Statements(lines: lines)
  }

  /// A value behind constants for the scalars that it is made of.
  private func hoisted(_ value: Value) -> Statements? {
    guard case .code = value, !isInElement else { return nil }
    var printer = self
    var constants: [String] = []
    for read in value.nested.filter(\.isScalarOfDocument) where printer.names[read] == nil {
      guard let name = printer.name(for: read), !value.names.contains(name), let asked = text(read) else { return nil }
      constants.append("let \(name) = \(asked.tried)")
      printer.names[read] = name
    }
    guard !constants.isEmpty, let made = printer.text(value), made.tried.count + 7 <= columns else { return nil }
    return Statements(lines: constants + ["return \(made.tried)"], isExpression: false)
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
    /// Whether it is an optional chain, which would go on with a member behind it.
    var isChain = false
    /// Whether something in it throws.
    var throwing = false

    var tried: String { (throwing ? "try " : "") + source }
    /// The text as an operand.
    var operand: String { isOperation ? "(\(source))" : source }
    /// The text before a member of its own.
    var receiver: String { isChain ? "(\(source))" : operand }
    /// The text as a part of a choice.
    var part: String { isChoice ? "(\(source))" : source }
  }

  // MARK: Values

  /// - Parameter bound: The value that has a name.
  private func text(_ value: Value, _ bound: Bound? = nil) -> Text? {
    if let name = names[value] { return Text(source: name) }
    if let bound, bound.value == value { return Text(source: bound.name) }
    switch value {
    case .read(let path, let scalar) where scalar != .url:
      return call("decodeIfPresent", "\(scalar.rawValue).self", path, throwing: true)
    case .coerced(let path, let scalar) where scalar != .url:
      return call("decode", "\(scalar.rawValue).self", path, throwing: true)
    case .number(let path): return call("numberIfPresent", nil, path)
    case .coercedNumber(let path): return call("number", nil, path)
    case .model(let name, let path, let mayRefuse):
      guard let reading = reading(name, mayRefuse) else { return nil }
      return call(reading.rawValue, "\(seen(name)).self", path, throwing: true)
    case .document(let path) where keepsParts && ["JSON", "JSON?"].contains(type): return document(path, isOld: true)
    case .lossless(let path, let scalar):
      return call("decode", "Lossless<\(scalar.rawValue)?>.self", path, throwing: true).map {
        Text(source: $0.source + ".wrappedValue", throwing: true)
      }
    case .picked(let array, let code): return documents(array, code)
    case .total(let start, let array, let each):
      guard let first = text(start, bound), let array = documents(array), !isInElement else { return nil }
      var printer = inElement(of: nil, each)
      printer.element = "$1"
      guard let added = printer.text(each) else { return nil }
      let sum = Text(source: "$0 + \(added.operand)", throwing: added.throwing)
      return Text(source: "\(array.source).reduce(\(first.source)) { \(sum.tried) }", throwing: true)
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
      return call("decode", "[\(seen(name))].self", path, throwing: true)
    case .coalesce(.elements(.documents(let path), .coerced(let element, let scalar), false), .emptyArray)
    where element == DocumentPath(.element(depth: depth)) && scalar != .url:
      return call("decode", "[\(scalar.rawValue)].self", path, throwing: true)
    case .coalesce(.elements(.documents(let path), let each, let dropsNil), .emptyArray):
      return call("nestedContainers", nil, path).flatMap { mapped($0, dropsNil ? ".compactMap" : ".map", each) }
    case .appended(let one, let other): return operation(text(one, bound), "+", text(other, bound))
    case .forced(let inner):
      return text(inner, bound).map { Text(source: "\($0.receiver)!", throwing: $0.throwing) }
    case .unwrapped(let inner):
      if let bound, bound.value == inner { return Text(source: bound.name) }
      return isKnownToBeThere(inner) ? inner.coercedWhereItIsThere.flatMap { text($0, bound) } : nil
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
    case .count(.coalesce(.fields(let path), .emptyDictionary)):
      return call("members", nil, path).map { Text(source: "\($0.source).count") }
    case .count(let inner) where inner.isArrayOfDocuments:
      return documents(inner).map { Text(source: "\($0.source).count", throwing: $0.throwing) }
    case .count(let inner):
      return text(inner, bound).map { Text(source: "\($0.operand).count", throwing: $0.throwing) }
    case .initial: return initial.map { Text(source: $0) }
    case .member(let enumeration, let name):
      let asked = type.hasSuffix("?") ? String(type.dropLast()) : type
      let isAskedFor = enumeration.map { $0.name == asked || $0.name.hasSuffix(".\(asked)") } ?? true
      return Text(source: isAskedFor ? ".\(name)" : "\(enumeration.map { seen($0.name) } ?? "").\(name)")
    case .cast(let path, to: "[String]"): return call("strings", nil, path)
    case .cast(let path, let type): return call("cast", "to: \(type).self", path)
    case .untyped(let accessor, let path): return call(accessor.rawValue, nil, path)
    case .list(let values):
      let texts = values.compactMap { text($0, bound) }
      guard texts.count == values.count else { return nil }
      return Text(
        source: "[\(texts.map(\.source).joined(separator: ", "))]", throwing: texts.contains(where: \.throwing))
    case .code(let code): return text(code, bound)
    case .object(let object): return Text(source: object.name)
    case .entryKey(depth: depth - 1) where !hidesElement: return elementKey.map { Text(source: $0) }
    case .tuple(let values):
      let texts = values.compactMap { text($0, bound) }
      guard texts.count == values.count else { return nil }
      return Text(
        source: "(\(texts.map(\.source).joined(separator: ", ")))", throwing: texts.contains(where: \.throwing))
    default: return nil
    }
  }

  /// Returns the containers of an array of documents.
  ///
  /// - Parameter code: What is asked of them.
  private func documents(_ array: Value, _ code: Code? = nil) -> Text? {
    let base: Text?
    switch array {
    case _ where names[array] != nil: base = names[array].map { Text(source: $0) }
    case .coalesce(.documents(let path), .emptyArray): base = call("nestedContainers", nil, path)
    case .forced(.documents(let path)):
      base = call("nestedContainersIfPresent", nil, path).map { Text(source: $0.source + "!") }
    case .entries(let path): base = call("entries", nil, path)
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
      Text(source: base.source + $0.source, throwing: base.throwing || $0.throwing)
    }
  }

  private func isKnownToBeThere(_ value: Value) -> Bool {
    holding.reduce(Condition.present(value)) { $0.assuming($1, is: true) } == .always
  }

  /// Returns the containers of an array or of an object, where it is one; nil for other values.
  private func optionalDocuments(_ value: Value) -> Text? {
    switch value {
    case .documents(let path): call("nestedContainersIfPresent", nil, path)
    case .fields(let path): call("membersIfPresent", nil, path)
    default: nil
    }
  }

  /// Returns what a method makes of the elements of an array.
  ///
  /// - Parameter whole: The array, where its elements may have keys.
  private func mapped(_ array: Text, _ method: String, _ each: Value, of whole: Value? = nil) -> Text? {
    guard !each.hasObjects else { return nil }
    return inElement(of: whole, each).text(each).map {
      Text(source: "\(array.source)\(method) { \($0.tried) }", throwing: array.throwing || $0.throwing)
    }
  }

  /// Returns the printer of a closure that is given the elements of an array.
  private func inElement(of array: Value?, _ each: Value) -> RulePrinter {
    var printer = self
    let hasKey = each.nested.contains { if case .entryKey = $0 { true } else { false } }
    printer.key = nil
    printer.depth += 1
    printer.hidesElement = false
    printer.names = names.filter { !$0.value.hasPrefix("$") }
    if array?.isMembers == true {
      (printer.element, printer.elementKey) = ("$0.value", "$0.key")
    } else if array?.isEntries == true {
      (printer.element, printer.elementKey) = hasKey ? ("$0.1", "$0.0") : ("$1", nil)
    } else {
      (printer.element, printer.elementKey) = ("$0", nil)
    }
    return printer
  }

  private func choice(_ condition: Condition, _ one: Value, _ other: Value, _ bound: Bound?) -> Text? {
    let needed = Set(one.unwrappedValues).filter { $0 != bound?.value && Condition.present($0) == condition }
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
  private func mapped(_ needed: Value, to value: Value, with method: String? = nil) -> Text? {
    guard let asked = text(needed) ?? optionalDocuments(needed) else { return nil }
    if value == .unwrapped(needed) { return asked }
    var printer = self
    var bound = Bound(value: needed)
    if isInElement {
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
    let head = isInElement ? "\(bound.name) in " : ""
    return Text(
      source: "\(asked.receiver).\(method) { \(head)\(made.tried) }", throwing: asked.throwing || made.throwing)
  }

  private func text(_ code: Code, _ bound: Bound?) -> Text? {
    if let asked = code.type, asked != type { return nil }
    if case .value(let value)? = code.pieces.only { return text(value, bound) }
    var result = Text(
      source: "", isOperation: code.isOperation, isChain: code.isChain, throwing: code.isThrowing)
    for (index, piece) in code.pieces.enumerated() {
      switch piece {
      case .text(let source), .name(let source): result.source += source
      case .closure(let each):
        guard let text = inElement(of: nil, each).text(each) else { return nil }
        result.source += "{ \(text.tried) }"
        if text.throwing { result.throwing = true }
      case .document(let path, let isOld):
        guard let text = document(path, isOld: isOld) else { return nil }
        result.source += text.source
        if text.throwing { result.throwing = true }
      case .value(.member(let enumeration?, let name)): result.source += "\(seen(enumeration.name)).\(name)"
      case .value(let value) where value.isArrayOfDocuments || value.isMembers:
        guard let text = documents(value) else { return nil }
        result.source += text.source
        if text.throwing { result.throwing = true }
      case .value(let value):
        guard let text = text(value, bound) else { return nil }
        var isArgument = ["(", ", ", ": "].contains(where: result.source.hasSuffix)
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
    case .isPresent(let value):
      return operation(text(value, bound) ?? optionalDocuments(value), "!=", Text(source: "nil"))
    case .holds(let code): return text(code, bound)
    case .not(.always): return Text(source: "false")
    case .not(.isPresent(let value)):
      return operation(text(value, bound) ?? optionalDocuments(value), "==", Text(source: "nil"))
    case .equals(let value, .literal(let literal)) where literal.truth == true && value.isTruth:
      return text(value, bound)
    case .not(.equals(let value, .literal(let literal))) where literal.truth == true && value.isTruth:
      return text(value, bound).map { Text(source: "!\($0.operand)", throwing: $0.throwing) }
    case .not(.equals(let value, let other)) where other != .literal(.emptyText):
      return operation(text(value, bound), "!=", text(other, bound))
    case .not(.all(let parts)):
      guard let first = parts.first else { return nil }
      return parts.dropFirst().reduce(text(first.negated, bound)) { operation($0, "||", text($1.negated, bound)) }
    case .not(.hasElements(let path)):
      return call("nestedContainers", nil, path).map { Text(source: "\($0.source).isEmpty") }
    case .not(.hasFields(let path)): return call("members", nil, path).map { Text(source: "\($0.source).isEmpty") }
    case .not(let inner):
      return text(inner, bound).map { Text(source: "!\($0.operand)", throwing: $0.throwing) }
    case .all(let parts):
      guard let first = parts.first else { return nil }
      return parts.dropFirst().reduce(text(first, bound)) { operation($0, "&&", text($1, bound)) }
    case .equals(let value, .literal(let literal)) where literal.text?.isEmpty == true && !value.isOfOptionalType:
      return text(value, bound).map { Text(source: "\($0.operand).isEmpty", throwing: $0.throwing) }
    case .equals(let value, let other): return operation(text(value, bound), "==", text(other, bound))
    case .hasElements(let path):
      return call("nestedContainers", nil, path).map { Text(source: "!\($0.source).isEmpty") }
    case .hasFields(let path): return call("members", nil, path).map { Text(source: "!\($0.source).isEmpty") }
    case .equalsNil: return nil
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

  /// A document that has to be there.
  private func forced(_ value: Value) -> String? {
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
  private func document(_ path: DocumentPath, isOld: Bool) -> Text? {
    if isOld { return call("decode", "JSON.self", path, throwing: true) }
    guard let nested = call("nestedContainer", nil, path) else { return nil }
    let whole = ".nestedContainer()"
    return nested.source.hasSuffix(whole) ? Text(source: String(nested.source.dropLast(whole.count))) : nested
  }

  private func call(_ method: String, _ argument: String?, _ path: DocumentPath, throwing: Bool = false) -> Text? {
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

extension Value {
  /// The code in it, as one text.
  fileprivate var words: String {
    nested.reduce(into: "") { words, value in
      guard case .code(let code) = value else { return }
      for case .text(let source) in code.pieces { words += source + " " }
    }
  }

  /// The names in its code.
  fileprivate var names: Set<String> {
    Set(words.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }

  /// `a ? (b ? one : other) : other` as a choice by both conditions: they, and the value.
  fileprivate static func chain(_ condition: Condition, _ one: Value, _ other: Value) -> (whole: Condition, Value) {
    var (whole, inner) = (condition, one)
    while case .choice(let next, let more, other) = inner { (whole, inner) = (whole.and(next), more) }
    return (whole, inner)
  }

  /// The values in it that are made once, and not for each element of an array.
  fileprivate var nestedOutside: [Value] {
    let inside = nested.flatMap { value -> [Value] in
      if case .elements(_, let each, _) = value { return each.nested }
      return []
    }
    return nested.filter { !inside.contains($0) }
  }

  /// The value that it is where it is known to be there: coercion keeps what is of the type.
  fileprivate var coercedWhereItIsThere: Value? {
    switch self {
    case .read(let path, let scalar) where scalar != .url: .coerced(path, scalar)
    case .elements(.documents, _, _): .coalesce(self, .emptyArray)
    default: nil
    }
  }

  /// Whether statements have to configure something in it.
  fileprivate var hasObjects: Bool { nested.contains { if case .object = $0 { true } else { false } } }

  /// Whether it is a scalar that is read from the document itself.
  fileprivate var isScalarOfDocument: Bool {
    switch self {
    case .read(let path, _), .coerced(let path, _): path.root == .document
    default: false
    }
  }

  /// The value that another one unwraps.
  fileprivate static func unwrappedValue(_ value: Value) -> Value? {
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
      .untyped(_, let path), .entries(let path), .lossless(let path, _), .cast(let path, _):
      return path.root.value.map { $0.paths } ?? [path]
    case .unwrapped(let inner), .forced(let inner), .made(_, let inner), .count(let inner): return inner.paths
    case .elements(let array, let each, _): return Self.paths([array, each]).map { $0.filter { $0.root == .document } }
    case .tuple(let parts), .list(let parts), .some(let parts): return Self.paths(parts)
    case .coalesce(let one, let other), .appended(let one, let other): return Self.paths([one, other])
    case .choice(let condition, let one, let other):
      return condition.paths.flatMap { paths in Self.paths([one, other]).map(paths.union) }
    case .truth(let condition): return condition.paths
    case .code(let code): return Self.paths(code.values).map { $0.union(code.documents) }
    case .object(let object): return Self.paths([.code(object.made)] + object.steps.map { .code($0) })
    case .literal, .none, .emptyArray, .emptyDictionary, .member: return []
    case .initial, .entryKey: return []
    case .unset: return nil
    }
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
    case .holds(let code): return Value.code(code).paths
    case .equals(let value, let other): return Value.paths([value, other])
    case .not(let inner): return inner.paths
    case .all(let parts):
      return parts.reduce(into: []) { found, part in found = found.flatMap { known in part.paths.map(known.union) } }
    case .always: return []
    }
  }
}
