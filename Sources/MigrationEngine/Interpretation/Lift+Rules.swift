import MigrationPlan
import SwiftSyntax

extension Lift {
  // MARK: Rules of their own

  /// Returns the fields with rules of their own, and the refusals that they see to.
  func shorterRules(_ refusals: [Condition]) throws(NotRecognised) -> (fields: [FieldPlan], met: Set<Condition>) {
    // A key of another name costs a line; rules that are the same for several keys are one.
    let variants = [true, false].compactMap { isScoped in try? rules(refusals, isScoped: isScoped) }
    let made = variants.map {
      (rules: $0, lines: recognition.lines(of: $0.fields.compactMap(\.rule), fields + $0.fields))
    }
    guard let best = made.min(by: { $0.lines < $1.lines }) else { return try rules(refusals, isScoped: false) }
    try recognition.checkLength(best.lines)
    return best.rules
  }

  /// - Parameter isScoped: Whether a rule is given the value under its key where that needs a coding key, too.
  private func rules(
    _ refusals: [Condition], isScoped: Bool
  ) throws(NotRecognised) -> (fields: [FieldPlan], met: Set<Condition>) {
    var made: [FieldPlan] = []
    var rules: [DecodingRulePlan] = []
    var met: Set<Condition> = []
    var keys = Set(fields.filter { !$0.isOfObject }.map(\.key))
    for found in ruled.sorted(by: { $0.order < $1.order }) {
      let property = found.property
      var key = found.value.onlyKey
      if let name = key, keys.contains(name) || !isScoped && !property.isNamed(by: name) { key = nil }
      if let field = try refusing(found, refusals, keys) {
        met.formUnion(refusals.filter { found.value.needs($0) })
        keys.insert(field.key)
        made.append(field)
        continue
      }
      guard let value = property.ruleValue(in: project),
        let body = RulePrinter(key: key, type: value, readsModel: readsModel, seen: seen).body(
          found.value, refusals: refusals, isOptional: property.isCertainlyOptional(in: project))
      else { throw failure("no declaration can say what `\(property.name)` is", property) }
      if body.refusesNil { met.formUnion(refusals.filter { found.value.needs($0) }) }
      if let key { keys.insert(key) }
      var rule = try recognition.named(
        DecodingRulePlan(
          name: "", access: property.ruleAccess, value: value, parameter: "container", body: body.lines,
          isOfObject: key == nil, refusesNil: body.refusesNil),
        for: property.name, among: rules)
      rules.append(rule)
      rule.reason = Self.need(found.statement)
      let stored = try recognition.storedProperty(property.name, at: found.statement, isRuled: true)
      made.append(
        recognition.field(
          of: stored, value, DocumentKey(steps: [.key(key ?? property.name)]), rule, at: found.statement))
    }
    return (made, met)
  }

  /// Whether a model is decodable, as a stored property would need it.
  private func readsModel(_ name: String) -> Bool {
    recognition.converted != nil
      && recognition.reasonAgainst(
        FieldPlan(
          property: "", type: .model(name), isOptional: false, isImplicitlyUnwrapped: false, initialValue: nil, key: "",
          isPath: false, read: .model(name), fallback: nil, isAssigned: false, isGuarded: false,
          isAfterNullGuard: false, isAfterEmptyGuard: false, position: recognition.position(of: recognition.initializer)
        ))
        == nil
  }

  /// The shortest name that means a type inside of this one.
  private func seen(_ name: String) -> String {
    let parts = name.split(separator: ".").map(String.init)
    return parts.indices.reversed().lazy.map { parts[$0...].joined(separator: ".") }
      .first { project.resolve($0, in: type)?.name == name } ?? name
  }

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

  // MARK: Rules of the libraries

  func library(_ value: Value, _ property: PropertyFacts) -> Form? {
    property.ruleValue(in: project).flatMap { library(value, declared: $0) }
  }

  /// - Parameter declared: The type of the value, as source.
  private func library(_ value: Value, declared: String) -> Form? {
    switch value {
    case .made(let maker, .coerced(let path, _)): return rule(maker, isExact: false, declared, path)
    case .forced(.read(let path, let scalar)) where declared == scalar.rawValue:
      return rule("UnwrappedRule<\(declared)>", path)
    case .code(let code) where code.pieces.last == .text(" as? [String]") && code.pieces.count == 2:
      guard case .value(.untyped(.arrayObject, let path))? = code.pieces.first, declared == "[String]?" else {
        return nil
      }
      return rule("OnlyStringsRule", path)
    case .choice(.isPresent(let read), .made(let maker, .unwrapped(let same)), .none):
      guard read == same, case .read(let path, _) = read else { return nil }
      return rule(maker, isExact: true, declared, path)
    default: return nil
    }
  }

  private func rule(_ maker: Value.Maker, isExact: Bool, _ declared: String, _ path: DocumentPath) -> Form? {
    let exact = isExact ? "Exact" : ""
    let name: String
    switch maker {
    case .rawValue(let enumeration):
      guard declared.hasSuffix("?"), project.resolve(String(declared.dropLast()), in: type)?.name == enumeration.name
      else {
        return nil
      }
      name = "\(exact)RawValueRule<\(declared.dropLast())>"
    case .number(let scalar):
      guard declared == "\(scalar.rawValue)?" else { return nil }
      name = "\(exact)ParsedTextRule<\(scalar.rawValue)>"
    case .url:
      guard declared == "URL?" else { return nil }
      name = "\(exact)TextURLRule"
    case .dateSince1970:
      guard declared == "Date", !isExact else { return nil }
      name = "SecondsSince1970Rule"
    }
    return rule(name, path)
  }

  private func rule(_ name: String, _ path: DocumentPath) -> Form? {
    let key = DocumentKey(steps: path.steps)
    guard path.root == .document, !key.isPath, !project.isDeclaredHere(String(name.prefix { $0 != "<" })) else {
      return nil
    }
    return .rule(name, key)
  }

  func field(
    of property: PropertyFacts, _ name: String, _ key: DocumentKey, at statement: CodeBlockItemSyntax
  ) throws(NotRecognised) -> FieldPlan {
    let property = try recognition.storedProperty(property.name, at: statement, isRuled: true)
    guard let value = property.ruleValue(in: project) else {
      throw failure("the type of `\(property.name)` is not understood", property)
    }
    let rule = DecodingRulePlan(
      name: name, access: property.ruleAccess, value: value, parameter: "container", body: [],
      reason: Self.need(statement), isOfObject: false)
    return recognition.field(of: property, value, key, rule, at: statement)
  }

  /// The reason why a property has a rule.
  private static func need(_ statement: CodeBlockItemSyntax) -> String { "needs a rule: `\(statement.excerpt)`" }
}

extension Value {
  /// The key that everything it is made of is under; nil where there are several, or none.
  fileprivate var onlyKey: String? {
    guard let paths, let first = paths.first?.steps.first, case .key(let key) = first,
      paths.allSatisfy({ $0.root == .document && $0.steps.first == first })
    else { return nil }
    return key
  }

  /// Whether it can't be made where a document is refused.
  fileprivate func needs(_ refusal: Condition) -> Bool {
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
    return type.dottedName.map { project.aliases.contains($0.lastComponent) } == true ? nil : false
  }

  /// Whether a key is the property's name, as it is or in snake case.
  fileprivate func isNamed(by key: String) -> Bool {
    let name = name.trimmingBackticks
    return key == name || KeyNames.camelCase(fromSnakeCase: key) == name
  }
}
