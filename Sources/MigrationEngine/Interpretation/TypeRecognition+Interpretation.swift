import MigrationPlan
import SwiftSyntax

/// The declarative form of a type, from the meaning of its initializer.
extension TypeRecognition {
  /// Returns the type with stored properties that have the values of the interpreted initializer.
  ///
  /// - Parameters:
  ///   - entry: The initializer.
  ///   - isRuled: Whether a property may get a rule of its own, of code that is not understood.
  /// - Throws: `NotRecognised` with the first construct that is not understood, or that no declaration can say.
  func interpreted(_ entry: EntryPoint, isRuled: Bool = false) throws(NotRecognised) -> RecognisedType {
    guard project.decodingSuperclass(of: type.name) == nil else {
      throw failure("it is in a hierarchy", at: initializer)
    }
    let stored = project.instanceProperties(of: type.name).filter { !$0.isComputed }
    let interpreter = Interpreter(
      project: project, type: type.name, initializer: initializer, entry: entry,
      keepsCode: isRuled)
    let reading: Reading
    let origins: Interpreter.Origins
    do throws(Interpreter.NotUnderstood) {
      (reading, origins) = try interpreter.reading(of: stored)
    } catch {
      throw failure("`\(error.node.excerpt)` is not understood", at: error.node)
    }
    var lift = Lift(of: self, interpreter, origins)
    try lift.add(reading.simplified, stored)
    return try recognised(
      DecodingPlan(
        type: type.name, fields: lift.fields, nullGuard: lift.nullGuard, constants: lift.constants,
        isNilWhenEmpty: lift.isNilWhenEmpty, demand: lift.demand),
      entry, lift.statements)
  }
}

/// Finds the declarations that say what a reading means.
private struct Lift {
  private let recognition: TypeRecognition
  private let interpreter: Interpreter
  private let origins: Interpreter.Origins
  private(set) var fields: [FieldPlan] = []
  private(set) var statements: [String: CodeBlockItemSyntax] = [:]
  private(set) var constants: [String: String] = [:]
  private(set) var demand: ReadRule.Presence?
  private(set) var nullGuard: NullGuard?
  private(set) var isNilWhenEmpty = false
  /// The properties that need rules of their own.
  private var ruled: [Ruled] = []

  private struct Ruled {
    let property: PropertyFacts
    let value: Value
    let statement: CodeBlockItemSyntax
  }

  init(of recognition: TypeRecognition, _ interpreter: Interpreter, _ origins: Interpreter.Origins) {
    self.recognition = recognition
    self.interpreter = interpreter
    self.origins = origins
  }

  private var project: ProjectFacts { recognition.project }
  private var type: String { recognition.type.name }

  mutating func add(_ reading: Reading, _ properties: [PropertyFacts]) throws(NotRecognised) {
    var needed = reading.refusals
    let ordered = properties.enumerated().sorted { one, other in
      (origins[one.element.name] ?? 0, one.offset) < (origins[other.element.name] ?? 0, other.offset)
    }
    for property in ordered.map(\.element) {
      guard let value = reading.properties[property.name], value != .initial(property: property.name) else { continue }
      let statement = statement(filling: property.name)
      guard let statement else {
        if value == .unset { throw failure("`\(property.name)` is never filled", property) }
        continue
      }
      if let constant = value.constant {
        guard value != interpreter.beginning(of: property) else { continue }
        guard recognition.mayBegin(property.name, with: constant) else {
          throw failure("the declaration of `\(property.name)` can't say its value", property)
        }
        constants[property.name] = constant
        continue
      }
      // The comments of a statement that fills several properties move to the first of them.
      if !statements.values.contains(statement) { statements[property.name] = statement }
      let (inner, guardedBy) = guarded(value, property)
      guard let form = form(of: inner, property) else {
        guard interpreter.keepsCode else {
          throw failure("no declaration can say what `\(property.name)` is", property)
        }
        ruled.append(Ruled(property: property, value: value, statement: statement))
        continue
      }
      if case .unwrapped(let required) = inner { needed.removeAll { $0 == Condition.present(required).negated } }
      switch form {
      case .read(let read):
        let field = try recognition.field(
          for: read, at: statement, isAfterNullGuard: guardedBy != nil,
          isAfterEmptyGuard: guardedBy == .isEmpty(DocumentPath()))
        if interpreter.keepsCode { try recognition.checkIsPlain(field, besides: fields, at: statement) }
        fields.append(field)
      case .rule(let rule, let key):
        guard guardedBy == nil else {
          guard interpreter.keepsCode else {
            throw failure("an early return leaves the property as it begins", property)
          }
          ruled.append(Ruled(property: property, value: value, statement: statement))
          continue
        }
        fields.append(try field(of: property, rule, key, at: statement))
      }
      switch guardedBy {
      case .isNull?:
        nullGuard = NullGuard(text: "", isNilComparison: false, position: recognition.position(of: statement))
      case .isEmpty?: isNilWhenEmpty = true
      default: break
      }
    }
    if !ruled.isEmpty {
      let (rules, met) = try shorterRules(reading.refusals)
      fields += rules
      needed.removeAll(where: met.contains)
    }
    for refusal in needed {
      guard demand == nil, let found = refusal.demand else {
        throw recognition.failure("it refuses documents for a reason of its own", at: recognition.initializer)
      }
      demand = found
    }
    if let key = Dictionary(grouping: fields.filter { !$0.isOfObject }, by: \.key).first(where: { $1.count > 1 })?.key {
      throw recognition.failure("two properties read the key `\(key)`", at: recognition.initializer)
    }
  }

  private func failure(_ text: String, _ property: PropertyFacts) -> NotRecognised {
    recognition.failure(text, at: statement(filling: property.name).map(Syntax.init) ?? Syntax(property.declaration))
  }

  /// The first statement that gives a property a value.
  private func statement(filling name: String) -> CodeBlockItemSyntax? {
    origins[name].flatMap { recognition.initializer.body.map { Array($0.statements) }?[$0] }
  }

  /// A value behind an early return for a null or an empty document, which leaves the property as it begins.
  private func guarded(_ value: Value, _ property: PropertyFacts) -> (Value, Condition?) {
    if case .choice(let condition, let left, let read) = value, left == interpreter.beginning(of: property),
      condition == .isNull(DocumentPath()) || condition == .isEmpty(DocumentPath())
    {
      return (read, condition)
    }
    return (value, nil)
  }

  // MARK: Rules of their own

  /// Returns the fields with rules of their own, and the refusals that they see to.
  private func shorterRules(_ refusals: [Condition]) throws(NotRecognised) -> ([FieldPlan], met: Set<Condition>) {
    // A key of another name costs a line; rules that are the same for several keys are one.
    let variants = [true, false].compactMap { isScoped in try? rules(refusals, isScoped: isScoped) }
    let lengths = variants.map { recognition.lines(of: ($0.fields).compactMap(\.rule), fields + $0.fields) }
    guard let index = lengths.indices.min(by: { lengths[$0] < lengths[$1] }) else {
      let (fields, met) = try rules(refusals, isScoped: false)
      return (fields, met)
    }
    let excess = lengths[index] - recognition.linesOfInitializer
    guard excess <= 0 else {
      throw recognition.failure(
        "they would be longer than its initializer, by \(excess) \(excess == 1 ? "line" : "lines")",
        at: recognition.initializer)
    }
    return (variants[index].fields, variants[index].met)
  }

  /// - Parameter isScoped: Whether a rule is given the value under its key where that needs a coding key, too.
  private func rules(
    _ refusals: [Condition], isScoped: Bool
  ) throws(NotRecognised) -> (fields: [FieldPlan], met: Set<Condition>) {
    var made: [FieldPlan] = []
    var rules: [DecodingRulePlan] = []
    var met: Set<Condition> = []
    var keys = Set(fields.filter { !$0.isOfObject }.map(\.key))
    for found in ruled {
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
        let body = RulePrinter(key: key, type: value).body(
          found.value, refusals: refusals, isOptional: property.isCertainlyOptional(in: project))
      else { throw failure("no declaration can say what `\(property.name)` is", property) }
      if body.refusesNil { met.formUnion(refusals.filter { found.value.needs($0) }) }
      if let key { keys.insert(key) }
      let rule = try recognition.named(
        DecodingRulePlan(
          name: "", access: property.ruleAccess, value: value, parameter: "container", body: body.lines,
          isOfObject: key == nil, refusesNil: body.refusesNil),
        for: property.name, among: rules)
      rules.append(rule)
      var field = try field(
        of: property, rule.name, DocumentKey(steps: [.key(key ?? property.name)]), at: found.statement)
      field.rule = rule
      field.rule?.reason = "needs a rule: `\(found.statement.excerpt)`"
      made.append(field)
    }
    return (made, met)
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

  // MARK: Forms

  private enum Form {
    case read(RecognisedRead)
    case rule(String, DocumentKey)
  }

  private func form(of value: Value, _ property: PropertyFacts) -> Form? {
    let isOptional = property.type?.isOptional == true
    switch value {
    case .read(let path, let scalar): return isOptional ? read(property, path, .optional(scalar)) : nil
    case .coalesce(.read(let path, let scalar), .literal(let literal)):
      return read(property, path, .optional(scalar), fallback: literal.source)
    case .unwrapped(.read(let path, let scalar)):
      return isOptional ? nil : read(property, path, .optional(scalar), isGuarded: true)
    case .unwrapped(.model(let model, let path, mayRefuse: true)):
      return isOptional ? nil : read(property, path, .model(model), isGuarded: true)
    case .unwrapped: return nil
    case .choice(let condition, .none, let there):
      return presence(condition, there).flatMap { presence, path, rule in
        read(property, path, .ifPresent(rule, presence), isAssigned: true)
      }
    case .choice(.exists(let path), let there, .none):
      guard case .read(let found)? = unconditional(there, property), found.key.steps == path.steps else {
        return library(value, property)
      }
      return read(property, path, .ifPresent(found.rule, .exists), isAssigned: true)
    case .elements(.documents(let path), let each, let dropsNil):
      return element(each, dropsNil).flatMap { read(property, path, .optionalElements($0), isAssigned: true) }
    default: return unconditional(value, property) ?? library(value, property)
    }
  }

  /// A read of a part of the document; nil for the whole document, and for parts of elements.
  private func read(
    _ property: PropertyFacts, _ path: DocumentPath, _ rule: ReadRule, fallback: String? = nil,
    isAssigned: Bool = false, isGuarded: Bool = false
  ) -> Form? {
    guard path.root == .document, !path.isWhole else { return nil }
    return .read(
      RecognisedRead(
        property: property.name, key: DocumentKey(steps: path.steps), rule: rule, fallback: fallback,
        isAssigned: isAssigned, isGuarded: isGuarded))
  }

  /// The forms of values that are there for every document.
  private func unconditional(_ value: Value, _ property: PropertyFacts) -> Form? {
    switch value {
    case .coerced(let path, let scalar): return read(property, path, .value(scalar))
    case .model(let model, let path, let mayRefuse):
      let isOptional = property.type?.isOptional == true
      if isOptional, project.refusesNull(model) {
        return read(property, path, .ifPresent(.model(model), .notNull), isAssigned: true)
      }
      return mayRefuse ? nil : read(property, path, .model(model))
    case .coalesce(.elements(.documents(let path), let each, let dropsNil), .emptyArray):
      return element(each, dropsNil).flatMap { read(property, path, .elements($0)) }
    default: return nil
    }
  }

  /// A value that is nil for a null or an empty part of the document.
  private func presence(_ condition: Condition, _ value: Value) -> (ReadRule.Presence, DocumentPath, ReadRule)? {
    let (presence, path): (ReadRule.Presence, DocumentPath)
    switch condition {
    case .isNull(let found): (presence, path) = (.notNull, found)
    case .isEmpty(let found): (presence, path) = (.notEmpty, found)
    default: return nil
    }
    switch value {
    case .coerced(path, let scalar): return (presence, path, .value(scalar))
    case .model(let model, path, false): return (presence, path, .model(model))
    case .coalesce(.elements(.documents(path), let each, let dropsNil), .emptyArray):
      return element(each, dropsNil).map { (presence, path, .elements($0)) }
    default: return nil
    }
  }

  /// The type of an array's elements; nil for elements that no type reads by itself.
  private func element(_ each: Value, _ dropsNil: Bool) -> FieldType? {
    switch each {
    case .coerced(let path, let scalar) where path.isElement: .scalar(scalar)
    case .model(let model, let path, let mayRefuse) where path.isElement && mayRefuse == dropsNil: .model(model)
    default: nil
    }
  }

  // MARK: Rules of the libraries

  private func library(_ value: Value, _ property: PropertyFacts) -> Form? {
    property.ruleValue(in: project).flatMap { library(value, declared: $0) }
  }

  /// - Parameter declared: The type of the value, as source.
  private func library(_ value: Value, declared: String) -> Form? {
    switch value {
    case .made(let maker, .coerced(let path, _)): return rule(maker, isExact: false, declared, path)
    case .choice(.isPresent(let read), .made(let maker, .unwrapped(let same)), .none):
      guard read == same, case .read(let path, _) = read else { return nil }
      return rule(maker, isExact: true, declared, path)
    default: return nil
    }
  }

  private func rule(_ maker: Value.Maker, isExact: Bool, _ declared: String, _ path: DocumentPath) -> Form? {
    let key = DocumentKey(steps: path.steps)
    guard path.root == .document, !key.isPath else { return nil }
    let exact = isExact ? "Exact" : ""
    let name: String
    switch maker {
    case .rawValue(let enumeration, _, _):
      guard declared.hasSuffix("?"), project.resolve(String(declared.dropLast()), in: type)?.name == enumeration else {
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
    return project.isDeclaredHere(String(name.prefix { $0 != "<" })) ? nil : .rule(name, key)
  }

  private func field(
    of property: PropertyFacts, _ name: String, _ key: DocumentKey, at statement: CodeBlockItemSyntax
  ) throws(NotRecognised) -> FieldPlan {
    let property = try recognition.storedProperty(property.name, at: statement, isRuled: true)
    guard let value = property.ruleValue(in: project) else {
      throw failure("the type of `\(property.name)` is not understood", property)
    }
    return FieldPlan(
      property: property.name, type: .other(value), isOptional: property.type?.isOptional == true,
      isImplicitlyUnwrapped: property.type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true,
      initialValue: property.initializer?.trimmedDescription, key: key.text, isPath: false, read: .code, fallback: nil,
      isAssigned: true, isGuarded: false, isAfterNullGuard: false, isAfterEmptyGuard: false,
      position: recognition.position(of: statement),
      rule: DecodingRulePlan(
        name: name, access: property.ruleAccess, value: value, parameter: "container", body: [],
        reason: "needs a rule: `\(statement.excerpt)`", isOfObject: false))
  }
}

extension Value {
  /// The source of a value that is the same for every document.
  fileprivate var constant: String? {
    switch self {
    case .literal(let literal): literal.source
    case .none: "nil"
    case .emptyArray: "[]"
    default: nil
    }
  }
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

extension DocumentPath {
  /// Whether it is the element that a sequence is at.
  fileprivate var isElement: Bool { isWhole && root == .element(depth: 0) }
}

extension Condition {
  /// The presence that a document needs so that this condition does not refuse it.
  fileprivate var demand: ReadRule.Presence? {
    let whole = DocumentPath()
    switch self {
    case .isNull(whole): return .notNull
    case .isEmpty(whole): return .notEmpty
    case .not(.exists(whole)): return .exists
    default: return nil
    }
  }
}
