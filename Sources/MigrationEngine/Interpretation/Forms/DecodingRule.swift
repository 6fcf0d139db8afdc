import MigrationPlan
import SwiftSyntax

/// Turns the value of a property into a rule of its own, if no declaration and no rule of the libraries says it.
///
/// ## Before
/// ```swift
/// price = "$" + json["total"].stringValue
/// ```
/// ## After
/// ```swift
/// @DecodedBy<PriceRule> var price: String
///
/// enum PriceRule: ObjectDecodingRule {
///   static let value = Decoding<String> { try "$" + $0.value(String.self, at: "total") }
/// }
/// ```
///
/// Preserves: the value, and the order of what does more than give one.
/// Can't: code that calls members of the new value, or that would run twice, or in another order.
extension Lift {
  // MARK: Rules of their own

  /// Returns the fields with rules of their own, and the refusals that they see to.
  func shorterRules(_ refusals: [Condition]) throws(NotRecognised) -> (fields: [FieldPlan], met: Set<Condition>) {
    // A key of another name costs a line; rules that are the same for several keys are one.
    let variants = [false, true].compactMap { isScoped in try? rules(refusals, isScoped: isScoped) }
    let made = variants.map {
      (rules: $0, lines: recognition.lines(of: $0.fields.compactMap(\.rule), fields + $0.fields))
    }
    guard let best = made.min(by: { $0.lines < $1.lines }) else { return try rules(refusals, isScoped: false) }
    try recognition.checkLength(of: best.rules.fields.compactMap(\.rule), instead: document)
    return best.rules
  }

  /// - Parameter isScoped: whether a rule is given the value under its key where that needs a coding key, too.
  private func rules(
    _ refusals: [Condition], isScoped: Bool
  ) throws(NotRecognised) -> (fields: [FieldPlan], met: Set<Condition>) {
    var made: [FieldPlan] = []
    var rules: [DecodingRulePlan] = []
    var met: Set<Condition> = []
    var keys = Set(fields.filter { !$0.isOfObject }.map(\.key))
    for found in ruled.sorted(by: { $0.order < $1.order }) {
      let property = found.property
      var key = found.onlyKey
      let isOthers = key.map { name in ruled.contains { $0.ownKey == name && $0.property.name != property.name } }
      if let name = key, keys.contains(name) || isOthers == true || !isScoped && !property.isNamed(by: name) {
        key = nil
      }
      if found.refusals.isEmpty, let field = try refusing(found, refusals, keys) {
        met.formUnion(refusals.filter { found.value.needs($0) })
        keys.insert(field.key)
        made.append(field)
        continue
      }
      if found.refusals.isEmpty,
        case .rule(let rule, let name)? = LibraryRule.form(of: found.value, for: property, in: self),
        !keys.contains(name.text)
      {
        keys.insert(name.text)
        made.append(try field(of: property, rule, name, at: found.statement))
        continue
      }
      if found.refusals.isEmpty, let part = keptPart(found.value, property), !keys.contains(part.key) {
        keys.insert(part.key)
        let stored = try recognition.storedProperty(
          property.name, at: found.statement, isComputed: property.isComputed)
        made.append(
          recognition.field(of: stored, part.type, DocumentKey(steps: [.key(part.key)]), nil, at: found.statement))
        continue
      }
      if let hidden = found.value.nested.compactMap(\.asked).first(where: { project.isDeclaredHere($0.rawValue) }) {
        throw failures[property.name]
          ?? failure(.valueNotDeclarable, "`\(hidden.rawValue)` is another type here than it is read as", property)
      }
      guard property.type?.isMadeOfDocuments != true, let value = property.ruleValue(in: project),
        let body = body(found, value, &key, refusals)
      else {
        throw failures[property.name]
          ?? failure(.valueNotDeclarable, "no declaration can say what `\(property.name)` is", property)
      }
      met.formUnion(found.refusals + refusals.filter { found.value.needs($0) })
      if let key { keys.insert(key) }
      var rule = try recognition.named(
        DecodingRulePlan(
          name: "", access: property.ruleAccess, value: value, body: body, isOfObject: key == nil),
        for: property.name, among: rules)
      rules.append(rule)
      rule.reason = found.reason ?? Self.need(found.statement)
      let stored = try recognition.storedProperty(
        property.name, at: found.statement, isComputed: property.isComputed)
      made.append(
        recognition.field(
          of: stored, value, DocumentKey(steps: [.key(key ?? property.name)]), rule, at: found.statement,
          isAfterEmptyGuard: found.isLeftEmpty))
    }
    return (made, met)
  }

  /// Returns the code of a rule; without its key where the rule has to be given the object.
  private func body(
    _ found: Ruled, _ value: String, _ key: inout String?, _ refusals: [Condition]
  ) -> RulePrinter.Body? {
    let isOptional = found.property.isCertainlyOptional(in: project)
    for asked in [key, nil] {
      let printed = printer(asked, value, found.property)
        .body(found.value, refusals: refusals, own: found.refusals, isOptional: isOptional)
      guard let printed else { continue }
      key = asked
      return printed
    }
    return nil
  }

  private func printer(_ key: String?, _ value: String, _ property: PropertyFacts) -> RulePrinter {
    var printer = RulePrinter(
      key: key, type: value, reading: reading, readsElements: readsElements, seen: seen)
    printer.keepsParts = recognition.handing != nil
    if let initial = property.initializer, !initial.trimmedDescription.contains(where: \.isNewline) {
      let effect = project.sideEffect(of: initial, in: Syntax(recognition.initializer), of: type)
      let makesModel = initial.codeTokens.contains { $0.text == "JSON" || project.resolve($0.text, in: type) != nil }
      let mentions = RuleMentions(project: project, type: recognition.type, known: [])
      mentions.walk(initial)
      if effect == nil, mentions.refused == nil, !makesModel { printer.initial = initial.trimmedDescription }
    }
    return printer
  }

  /// The key of a part of the document that a property of that part's type keeps as it is; nil for other values.
  private func keptPart(_ value: Value, _ property: PropertyFacts) -> (key: String, type: String)? {
    guard recognition.handing != nil, let (path, type) = value.heldPart, path.root == .document,
      property.type?.trimmedDescription ?? property.ruleValue(in: project) == type,
      case .key(let key)? = path.steps.only
    else { return nil }
    return (key, type)
  }

  /// Whether an array of a model reads the same elements.
  private func readsElements(_ name: String, _ dropsNil: Bool) -> Bool {
    reading(name, dropsNil).map { $0 != .old } == true && interpreter.mayRefuse(name) == dropsNil
  }

  /// Says how a container is asked for a model; nil where it can't be.
  func reading(_ name: String, _ mayRefuse: Bool) -> RulePrinter.Reading? {
    guard let handing = interpreter.knownHanding else {
      return RuntimeLibrary.models.contains(name) && !mayRefuse ? .decoded : nil
    }
    if handing.isBridged(name, mayRefuse: mayRefuse) { return .old }
    return handing.isDecodable(name) ? mayRefuse ? .accepted : .decoded : nil
  }

  /// The shortest name that means a type inside of this one.
  private func seen(_ name: String) -> String { project.shortestName(of: name, in: type) }

  /// A rule of the libraries that refuses a document without a value.
  private func refusing(
    _ found: Ruled, _ refusals: [Condition], _ keys: Set<String>
  ) throws(NotRecognised) -> FieldPlan? {
    guard case .unwrapped(let inner) = found.value, let value = found.property.ruleValue(in: project),
      !value.hasSuffix("?"), !project.isDeclaredHere("RefusingRule"),
      refusals.contains(Condition.present(inner).negated)
    else { return nil }
    var asked = inner
    if let needed = Set(inner.unwrappedValues).only {
      guard refusals.contains(Condition.present(needed).negated) else { return nil }
      asked = .choice(.present(needed), inner, .none)
    }
    guard case .rule(let rule, let key)? = library(asked, declared: "\(value)?"), !keys.contains(key.text) else {
      return nil
    }
    return try field(of: found.property, "RefusingRule<\(rule)>", key, at: found.statement)
  }

  func field(
    of property: PropertyFacts, _ name: String, _ key: DocumentKey, at statement: CodeBlockItemSyntax
  ) throws(NotRecognised) -> FieldPlan {
    let property = try recognition.storedProperty(
      property.name, at: statement, isComputed: property.isComputed)
    guard let value = property.ruleValue(in: project) else {
      throw failure(.valueNotDeclarable, "the type of `\(property.name)` is not understood", property)
    }
    let rule = DecodingRulePlan(
      name: name, access: property.ruleAccess, value: value, body: nil,
      reason: failures[property.name]?.reason ?? Self.need(statement),
      isOfObject: name == DecodingRulePlan.wholeDocument)
    return recognition.field(of: property, value, key, rule, at: statement)
  }

  /// The reason why a property has a rule.
  private static func need(_ statement: CodeBlockItemSyntax) -> Reason {
    Reason(.propertyRule, "needs a rule: `\(statement.excerpt)`")
  }
}

extension Value {
  /// The type of a scalar that is asked for.
  fileprivate var asked: Scalar? {
    switch self {
    case .read(_, let scalar), .coerced(_, let scalar), .lossless(_, let scalar): scalar
    default: nil
    }
  }
}

extension Lift.Ruled {
  /// The key that everything is under, if it is the property's name.
  var ownKey: String? { onlyKey.flatMap { $0 == property.name ? $0 : nil } }

  /// The key that everything is under; nil where there are several, or none.
  fileprivate var onlyKey: String? {
    let key = value.onlyKey
    return refusals.allSatisfy { Value.truth($0).onlyKey == key } ? key : nil
  }
}

extension Value {
  /// The key that everything it is made of is under; nil where there are several, or none.
  var onlyKey: String? {
    guard let paths, let first = paths.first?.steps.first, case .key(let key) = first,
      paths.allSatisfy({ $0.root == .document && $0.steps.first == first })
    else { return nil }
    return key
  }

  /// Whether it can't be made where a document is refused.
  func needs(_ refusal: Condition) -> Bool {
    var needed = unwrappedValues.map { Condition.present($0).negated }
    if case .unwrapped(let inner) = self { needed.append(Condition.present(inner).negated) }
    return needed.contains(refusal)
  }
}

extension PropertyFacts {
  /// Whether it may be nil; nil where its type is another name for something.
  fileprivate func isCertainlyOptional(in project: ProjectFacts) -> Bool? {
    guard let type else { return nil }
    if type.isOptional { return true }
    return project.isAlias(type) ? nil : false
  }

  /// Whether a key is the property's name, as it is or in snake case.
  fileprivate func isNamed(by key: String) -> Bool {
    let name = name.trimmingBackticks
    return key == name || KeyNames.camelCase(fromSnakeCase: key) == name
  }
}
