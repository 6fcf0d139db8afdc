import MigrationPlan
import SwiftSyntax

/// Finds the declarations that say what a reading means.
struct Lift {
  let recognition: TypeRecognition
  let interpreter: Interpreter
  private let origins: Interpreter.Origins
  private(set) var fields: [FieldPlan] = []
  private(set) var statements: [String: CodeBlockItemSyntax] = [:]
  private(set) var constants: [String: String] = [:]
  private(set) var demand: ReadRule.Presence?
  private(set) var nullGuard: NullGuard?
  private(set) var isNilWhenEmpty = false
  /// The properties that need rules of their own.
  private(set) var ruled: [Ruled] = []

  struct Ruled {
    let property: PropertyFacts
    let value: Value
    let statement: CodeBlockItemSyntax
    /// The place of the property among all of them.
    let order: Int
  }

  init(of recognition: TypeRecognition, _ interpreter: Interpreter, _ origins: Interpreter.Origins) {
    self.recognition = recognition
    self.interpreter = interpreter
    self.origins = origins
  }

  var project: ProjectFacts { recognition.project }
  var type: String { recognition.type.name }

  mutating func add(_ reading: Reading, _ properties: [PropertyFacts]) throws(NotRecognised) {
    try checkObjects(reading, properties)
    var needed = reading.refusals
    let ordered = properties.enumerated().sorted { one, other in
      (origins[one.element.name] ?? 0, one.offset) < (origins[other.element.name] ?? 0, other.offset)
    }
    for (order, property) in ordered {
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
        ruled.append(Ruled(property: property, value: value, statement: statement, order: order))
        continue
      }
      if case .unwrapped(let required) = inner { needed.removeAll { $0 == Condition.present(required).negated } }
      switch form {
      case .read(let read):
        let field = try recognition.field(
          for: read, at: statement, isAfterNullGuard: guardedBy != nil,
          isAfterEmptyGuard: guardedBy == .isEmpty(DocumentPath()))
        if interpreter.keepsCode {
          do throws(NotRecognised) {
            try recognition.checkIsPlain(field, besides: fields, at: statement)
          } catch {
            ruled.append(Ruled(property: property, value: value, statement: statement, order: order))
            continue
          }
        }
        fields.append(field)
      case .rule(let rule, let key):
        guard guardedBy == nil else {
          guard interpreter.keepsCode else {
            throw failure("an early return leaves the property as it begins", property)
          }
          ruled.append(Ruled(property: property, value: value, statement: statement, order: order))
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
    let places = Dictionary(uniqueKeysWithValues: properties.enumerated().map { ($1.name, $0) })
    fields.sort { places[$0.property] ?? 0 < places[$1.property] ?? 0 }
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

  /// Checks that no object is held by two properties, which would each be decoded by itself.
  private func checkObjects(_ reading: Reading, _ properties: [PropertyFacts]) throws(NotRecognised) {
    var holders: [Value: String] = [:]
    for property in properties {
      for value in Set(reading.properties[property.name]?.models ?? []) {
        guard case .model(let name, _, _) = value, project.type(named: name)?.kind == .classType else { continue }
        if let other = holders.updateValue(property.name, forKey: value) {
          throw failure(
            "`\(other)` and `\(property.name)` may hold one object, and would each be decoded by itself", property)
        }
      }
    }
  }

  func failure(_ text: String, _ property: PropertyFacts) -> NotRecognised {
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

  // MARK: Forms

  enum Form {
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
