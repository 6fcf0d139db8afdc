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
  private(set) var hasNullGuard = false
  private(set) var isNilWhenEmpty = false
  /// The values as calls of the project's functions, for properties with rules.
  var helped: [String: Value] = [:]
  /// The document that the type keeps for its computed properties.
  private(set) var document: StoredDocument?
  /// The values of computed properties that can be stored under a rule.
  private var computed: [String: (value: Value, getter: StoredDocument.Getter)] = [:]
  /// The properties that need rules of their own.
  private(set) var ruled: [Ruled] = []
  /// The reasons why properties are no plain declarations, where their values would be.
  private(set) var failures: [String: NotRecognised] = [:]

  struct Ruled {
    let property: PropertyFacts
    let value: Value
    let statement: CodeBlockItemSyntax
    /// The place of the property among all of them.
    let order: Int
    /// Whether it keeps its initial value where the document is empty.
    var isLeftEmpty = false
    /// The conditions under which the rule has to refuse the document.
    var refusals: [Condition] = []
    /// The reason why no simpler form will do, where it is not the code itself.
    var reason: Reason?
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
        if value == .unset { throw failure(.propertyNeverFilled, "`\(property.name)` is never filled", property) }
        continue
      }
      if let constant = value.constant {
        guard value != interpreter.beginning(of: property) else { continue }
        guard recognition.mayBegin(property.name, with: constant) else {
          if !property.declaration.isConstant, property.type != nil {
            addRule(property, value, statement, order)
            continue
          }
          throw failure(.valueNotDeclarable, "the declaration of `\(property.name)` can't say its value", property)
        }
        constants[property.name] = constant
        continue
      }
      if value == .document(DocumentPath()) {
        do throws(NotRecognised) {
          try take(property)
          continue
        } catch {
          failures[property.name] = error
        }
      }
      // The comments of a statement that fills several properties move to the first of them.
      if !statements.values.contains(statement) { statements[property.name] = statement }
      let (inner, guardedBy) = GuardedRead.parts(of: value, for: property, in: interpreter)
      guard let form = form(of: inner, property) else {
        addRule(property, value, statement, order)
        continue
      }
      if case .unwrapped(let required) = inner { needed.removeAll { $0 == Condition.present(required).negated } }
      switch form {
      case .read(let read):
        do throws(NotRecognised) {
          let field = try recognition.field(
            for: read, at: statement, isAfterNullGuard: guardedBy != nil,
            isAfterEmptyGuard: guardedBy == .isEmpty(DocumentPath()))
          if let reason = recognition.reasonForRule(field) {
            addRule(property, value, statement, order, because: field.nullLeavesOtherValue ? nil : reason)
            continue
          }
          fields.append(field)
        } catch {
          failures[property.name] = error
          addRule(property, value, statement, order)
          continue
        }
      case .rule(let rule, let key):
        guard guardedBy == nil else {
          addRule(property, value, statement, order)
          continue
        }
        fields.append(try field(of: property, rule, key, at: statement))
      }
      switch guardedBy {
      case .isNull?: hasNullGuard = true
      case .isEmpty?: isNilWhenEmpty = true
      default: break
      }
    }
    ruleSkipped(reading)
    ruleSharedKeys(reading)
    try give(needed, reading)
    if !ruled.isEmpty {
      let (rules, met) = try shorterRules(reading.refusals)
      fields += rules
      needed.removeAll(where: met.contains)
    }
    let order = properties.map(\.name) + (document?.getters.map(\.property.name) ?? [])
    let places = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
    fields.sort { places[$0.property] ?? 0 < places[$1.property] ?? 0 }
    for refusal in needed {
      guard demand == nil, let found = refusal.demand else {
        throw recognition.failure(
          .failureNotDeclarable, "it refuses documents for a reason of its own", at: recognition.initializer)
      }
      demand = found
    }
    if let key = Dictionary(grouping: fields.filter { !$0.isOfObject }, by: \.key).first(where: { $1.count > 1 })?.key {
      throw recognition.failure(
        .keyInTwoProperties, "two properties read the key `\(key)`", at: recognition.initializer)
    }
  }

  /// Gives a property a rule of its own.
  private mutating func addRule(
    _ property: PropertyFacts, _ value: Value, _ statement: CodeBlockItemSyntax, _ order: Int,
    because reason: Reason? = nil
  ) {
    ruled.append(
      Ruled(
        property: property, value: helped[property.name] ?? value, statement: statement, order: order,
        isLeftEmpty: isLeftEmpty(value, property), reason: reason))
  }

  /// Whether an optional property is nil where the document is empty.
  private func isLeftEmpty(_ value: Value, _ property: PropertyFacts) -> Bool {
    let isEmpty = Condition.isEmpty(DocumentPath())
    return GuardedRead.parts(of: value, for: property, in: interpreter).1 == isEmpty
      || property.type?.isOptional == true && value.assuming(isEmpty, is: true) == .none
  }

  /// Gives rules to properties that are nil where the document is not read, if others are not.
  private mutating func ruleSkipped(_ reading: Reading) {
    guard recognition.isBesideUnskipped || fields.contains(where: \.isNeverSkipped) else { return }
    isNilWhenEmpty = false
    for (index, field) in fields.enumerated().reversed() where field.isSkipped { becomesRule(index, reading) }
  }

  /// Gives rules to properties that read a key that another one reads too: each coding key has one property, that of its
  /// name if there is one.
  private mutating func ruleSharedKeys(_ reading: Reading) {
    var owners = Dictionary(ruled.map { ($0.ownKey ?? "", $0.property.name) }) { first, _ in first }
    for field in fields where !field.isOfObject && field.property == field.key { owners[field.key] = field.property }
    let repeated = fields.indices.filter { index in
      let field = fields[index]
      guard !field.isOfObject else { return false }
      if let owner = owners[field.key] { return owner != field.property }
      owners[field.key] = field.property
      return false
    }
    for index in repeated.reversed() { becomesRule(index, reading) }
  }

  /// Turns a declaration into a rule.
  @discardableResult
  private mutating func becomesRule(_ index: Int, refusing refusals: [Condition] = [], _ reading: Reading) -> Bool {
    guard let property = project.property(fields[index].property, of: type),
      let value = computed[property.name]?.value ?? reading.properties[property.name],
      let statement = computed[property.name]?.getter.statement ?? statement(filling: property.name)
    else { return false }
    fields.remove(at: index)
    ruled.append(
      Ruled(
        property: property, value: value, statement: statement, order: origins[property.name] ?? 0,
        isLeftEmpty: isLeftEmpty(value, property), refusals: refusals))
    return true
  }

  /// Gives refusals that no declaration says to properties, whose rules check them.
  private mutating func give(_ refusals: [Condition], _ reading: Reading) throws(NotRecognised) {
    let demanded = refusals.first { $0.demand != nil }
    for refusal in refusals where refusal != demanded && !ruled.contains(where: { $0.value.needs(refusal) }) {
      let paths = Value.truth(refusal).paths ?? []
      func isAbout(_ name: String) -> Bool { reading.properties[name]?.paths?.isDisjoint(with: paths) == false }
      if let index = ruled.firstIndex(where: { isAbout($0.property.name) }) ?? ruled.indices.first {
        ruled[index].refusals.append(refusal)
        continue
      }
      guard let index = fields.firstIndex(where: { isAbout($0.property) && !$0.isGuarded }) ?? fields.indices.first,
        becomesRule(index, refusing: [refusal], reading)
      else {
        throw recognition.failure(
          .failureNotDeclarable, "it refuses documents for a reason of its own", at: recognition.initializer)
      }
    }
  }

  /// Takes a property that keeps the whole document: what is computed from it is stored.
  private mutating func take(_ property: PropertyFacts) throws(NotRecognised) {
    guard document == nil else {
      throw failure(.documentKept, "it keeps the document itself, in `\(property.name)`", property)
    }
    let stored = StoredDocumentRecognition(
      project: project, type: recognition.type, initializer: recognition.initializer, name: property.name)
    let found = try stored.recognise()
    var (read, others): ([FieldPlan], [Ruled]) = ([], [])
    for getter in found.getters {
      let value = interpreter.value(ofGetter: getter.statement, reading: property.name, for: getter.property)
      let mayBeRule = value.map { isCertain($0, of: getter, reading: property.name) } == true
      if let value, mayBeRule { computed[getter.property.name] = (value, getter) }
      var reason: Reason?
      if let value, case .read(let rule)? = form(of: value, getter.property) {
        let field = try recognition.field(for: rule, at: getter.statement, isAfterNullGuard: false, isComputed: true)
        reason = recognition.reasonForRule(field)
        guard reason != nil, mayBeRule else {
          read.append(field)
          continue
        }
      }
      guard let value, mayBeRule else {
        throw stored.kept("`\(getter.property.name)` does more than read one key", at: getter.statement)
      }
      others.append(
        Ruled(
          property: getter.property, value: value, statement: getter.statement, order: others.count, reason: reason))
    }
    for getter in found.getters { statements[getter.property.name] = getter.statement }
    fields += read
    ruled += others
    document = found
  }

  /// Whether nobody can tell when a value is made, and how often: it depends on the document alone, and is no object.
  private func isCertain(_ value: Value, of getter: StoredDocument.Getter, reading document: String) -> Bool {
    let pure = PureExpression(project: project, document: document, type: type)
    return ValueTypes(project: project).isValue(getter.property) && value.models.isEmpty
      && getter.value.map { pure.firstImpurity(in: $0) == nil } == true
  }

  /// Checks that no object is held by two properties, which would each be decoded by itself.
  private func checkObjects(_ reading: Reading, _ properties: [PropertyFacts]) throws(NotRecognised) {
    let types = ValueTypes(project: project)
    var holders: [Value: String] = [:]
    for property in properties where !types.isValue(property) {
      for value in Set(reading.properties[property.name].map { objects(in: $0, types) } ?? []) {
        if let other = holders.updateValue(property.name, forKey: value) {
          throw failure(
            .sharedObject, "`\(other)` and `\(property.name)` may hold one object, and would each be decoded by itself",
            property)
        }
      }
    }
  }

  /// Returns the parts of a value that may be, or hold, class instances. An array counts as one part.
  private func objects(in value: Value, _ types: ValueTypes) -> [Value] {
    func objects(in value: Value) -> [Value] { self.objects(in: value, types) }
    func isObject(_ value: Value) -> Bool {
      guard case .model(let name, _, _) = value else { return false }
      return !types.isValue(.project(name))
    }
    switch value {
    case .elements(_, let each, _):
      let isHeld = each.isCode || each.nested.contains(where: isObject)
      return (isHeld ? [value] : []) + each.heldObjects.map { .object($0) }
    case .model: return isObject(value) ? [value] : []
    case .coalesce(let one, let other), .choice(_, let one, let other), .appended(let one, let other):
      return objects(in: one) + objects(in: other)
    case .unwrapped(let inner), .forced(let inner): return objects(in: inner)
    case .tuple(let parts), .list(let parts), .table(let parts), .some(let parts): return parts.flatMap(objects)
    case .code(let code):
      return [value] + code.values.filter { !$0.isObject }.flatMap(objects) + value.heldObjects.map { .object($0) }
    case .object, .initial: return [value]
    default: return []
    }
  }

  func failure(_ kind: ReasonKind, _ text: String, _ property: PropertyFacts) -> NotRecognised {
    recognition.failure(
      kind, text, at: statement(filling: property.name).map(Syntax.init) ?? Syntax(property.declaration))
  }

  /// The first statement that gives a property a value.
  private func statement(filling name: String) -> CodeBlockItemSyntax? {
    origins[name].flatMap { recognition.initializer.body.map { Array($0.statements) }?[$0] }
  }

  // MARK: Forms

  enum Form {
    case read(RecognisedRead)
    case rule(String, DocumentKey)
  }

  func form(of value: Value, _ property: PropertyFacts) -> Form? {
    DeclarativeForms.all.lazy.compactMap { $0.form(of: value, for: property, in: self) }.first
  }

  /// A read of a part of the document; nil for the whole document, and for parts of elements.
  func read(
    _ property: PropertyFacts, _ path: DocumentPath, _ rule: ReadRule, fallback: String? = nil,
    isAssigned: Bool = false, isGuarded: Bool = false
  ) -> Form? {
    guard path.root == .document, !path.isWhole else { return nil }
    return .read(
      RecognisedRead(
        property: property.name, key: DocumentKey(steps: path.steps), rule: rule, fallback: fallback,
        isAssigned: isAssigned, isGuarded: isGuarded))
  }

  /// The type of an array's elements; nil for elements that no type reads by itself.
  func element(_ each: Value, _ dropsNil: Bool) -> FieldType? {
    switch each {
    case .coerced(let path, let scalar) where path.isElement: .scalar(scalar)
    case .model(let model, let path, dropsNil) where path.isElement && interpreter.mayRefuse(model) == dropsNil:
      .model(model)
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
    case .emptyDictionary: "[:]"
    case .member(_, let name): ".\(name)"
    default: nil
    }
  }
}

extension Value {
  fileprivate var isObject: Bool {
    if case .object = self { return true }
    return false
  }
}

extension DocumentPath {
  /// Whether it is the element that a sequence is at.
  var isElement: Bool { isWhole && root == .element(depth: 0) }
}

extension Condition {
  /// The presence that a document needs so that this condition does not refuse it.
  var demand: ReadRule.Presence? {
    let whole = DocumentPath()
    switch self {
    case .isNull(whole): return .notNull
    case .isEmpty(whole): return .notEmpty
    case .not(.exists(whole)): return .exists
    default: return nil
    }
  }
}
