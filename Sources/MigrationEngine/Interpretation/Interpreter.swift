import MigrationPlan
import SwiftSyntax

/// Interprets the body of an initializer symbolically: each stored property ends with a value that says how it is made
/// of the document.
///
/// Whatever it does not understand ends the interpretation, so that a reading is always complete.
struct Interpreter {
  let project: ProjectFacts
  /// The full name of the type whose code runs; empty for code of none.
  var type: String
  let initializer: InitializerDeclSyntax
  let entry: EntryPoint
  /// Where the code that runs stands.
  var place = Place.here
  /// Whether the code that runs stands in an extension of a protocol of the type.
  var isInProtocol = false
  /// Whether values that only a rule can give may be understood at all.
  var mayMakeRules = true
  /// Whether the expression stands in code that is kept, of which it is a part.
  var isInCode = false
  /// Says how functions of the project are given parts of the document; nil where that is not known yet.
  var handing: Handing?
  /// Whether functions that are converted too are called, and not read through.
  var callsHelpers = false
  /// Whether it is asked what nil means, which then is not asked of other types.
  var comparesNilWithNull = false
  /// Whether data or a text is there, and is no JSON, where the document is nil.
  var isThereWithoutDocument = false
  /// The other code that the reading depends on.
  let dependencies = Dependencies()
  /// Whether something in the body may have side effects; see `mayChangeVariables`.
  let changesVariables = Memo<Bool>()

  /// Whether values that only a rule can give are understood: those that may stop the program, and expressions that are
  /// not understood, where they have no side effects.
  var makesRules: Bool { mayMakeRules && !isInCode }

  /// Records on which code, whose conversion is not decided yet, an interpretation depends.
  final class Dependencies {
    /// The functions and properties of the project that it may have read through.
    var functions: Set<Handing.Place> = []
    /// Whether more might be understood if it were known how functions are given parts of the document.
    var areUnknown = false
    /// Whether something is tried of which it is not known what it throws.
    var mayThrowAnything = false
    /// Models with the values of their properties, as far as they were asked for; nil for those that can't be interpreted.
    var instances: [Model: Value.Instance?] = [:]

    /// A model that is made of a part of the document, so many loops deep.
    struct Model: Hashable {
      let name: String
      let path: DocumentPath
      let depth: Int
    }
  }

  /// A place of code, seen from the type whose initializer runs.
  enum Place {
    case here
    /// In another type or another file, where names may mean something else.
    case elsewhere
    /// In a function that takes a container in the result, where a call of it can stand.
    case converted
  }

  /// The first construct that is not understood.
  struct NotUnderstood: Error {
    let node: Syntax
    let kind: ReasonKind
    /// What is wrong with it, where that is not its meaning.
    let reason: String?
    /// The statement of the initializer in which it was met.
    fileprivate(set) var statement: CodeBlockItemSyntax?

    init(_ node: some SyntaxProtocol, kind: ReasonKind = .codeNotUnderstood, because reason: String? = nil) {
      self.node = Syntax(node)
      self.kind = kind
      self.reason = reason
    }

    func met(in statement: CodeBlockItemSyntax) -> NotUnderstood {
      var error = self
      error.statement = statement
      return error
    }
  }

  /// The first statement of the body, by its position, that gives each property a value.
  typealias Origins = [String: Int]

  /// Returns the meaning of the initializer.
  ///
  /// - Parameter properties: the stored properties of the type.
  /// - Throws: `NotUnderstood`.
  func reading(
    of properties: [PropertyFacts]
  ) throws(NotUnderstood) -> (Reading, origins: Origins, thrown: [State.Thrown]) {
    RunStatistics.process.noteInterpretation(of: initializer)
    let effort = Effort()
    let found = Effort.$current.withValue(effort) {
      Result { () throws(NotUnderstood) in try interpreted(properties) }
    }
    if effort.isSpent {
      throw NotUnderstood(initializer, because: "it asks more questions, one in another, than can be followed")
    }
    return try found.get()
  }

  /// Returns the state in which the initializer ends.
  func end(given document: Value, filling properties: [PropertyFacts]) throws(NotUnderstood) -> State {
    guard let body = initializer.body else { throw NotUnderstood(initializer) }
    var state = State()
    for property in properties { state.properties[property.name] = heldBeginning(of: property) }
    state.declare(entry.name, as: document)
    for parameter in initializer.signature.parameterClause.parameters where !parameter.type.isJSON {
      guard let value = parameter.defaultValue?.value else { throw NotUnderstood(parameter) }
      state.declare(parameter.internalName, as: try self.value(of: value, in: state))
    }
    let end = try run(Array(body.statements), in: state).ended(since: 0)
    switch end.flow {
    case .returned, .refused: return end
    case .goesOn, .broke, .continued, .left, .caught: throw NotUnderstood(initializer)
    }
  }

  private func interpreted(
    _ properties: [PropertyFacts]
  ) throws(NotUnderstood) -> (Reading, origins: Origins, thrown: [State.Thrown]) {
    guard let body = initializer.body else { throw NotUnderstood(initializer) }
    var end = try end(given: .document(DocumentPath()), filling: properties)
    for property in properties {
      guard case .instance(let instance) = heldBeginning(of: property), case .object(let object)? = instance.made,
        end.holds(object, besides: .property(property.name)) || end.mentions(object, besides: property.name)
      else { continue }
      throw NotUnderstood(
        initializer, kind: .sideEffectInInitializer,
        because: "the object that `\(property.name)` begins with is held by something else, too")
    }
    for (name, value) in end.properties {
      guard let settled = settled(value, for: .property) else { throw NotUnderstood(initializer) }
      end.properties[name] = settled
    }
    // A document that is always refused has no values.
    if end.flow == .refused {
      throw NotUnderstood(initializer, kind: .failureNotDeclarable, because: "it refuses every document")
    }
    // A model that is made and dropped may have done something; what may stop the program has to be asked for.
    let kept = Set(end.properties.values.flatMap(\.models))
    guard end.models.subtracting(kept).allSatisfy({ isMadeWithoutEffects($0, in: State()) }) else {
      throw NotUnderstood(
        initializer, kind: .sideEffectInInitializer,
        because: "it makes something, or asks for something, that no property holds")
    }
    /// A statement of the body, for the end of a reason.
    func quoted(_ number: Int?) -> String {
      guard let number else { return "" }
      let statement = Array(body.statements)[number]
      let cause = project.sideEffect(of: statement, in: Syntax(initializer), of: type)?.excerpt
      let place = cause.map { statement.excerpt.contains($0) ? "" : ", in which `\($0)` runs" } ?? ""
      return ": `\(statement.excerpt)`\(place)"
    }
    let acting = end.properties.values.map { value in
      value.nested.filter { if case .model = $0 { makesWithEffects($0) } else { false } }
    }
    let made = acting.flatMap { $0 }
    // Two properties may hold what was made once.
    let isHeldTwice = made.contains { model in made.count(where: { $0 == model }) > 1 }
    if isHeldTwice || acting.contains(where: { $0.count > 1 }) {
      throw NotUnderstood(
        initializer, kind: .sideEffectInInitializer,
        because: "models that do more than read would be made in another order")
    }
    let all = properties.flatMap { property -> [Code.Effect] in
      guard let value = end.properties[property.name] else { return [] }
      let own = value.effects
      return own.isEmpty && makesWithEffects(value)
        ? [Code.Effect(in: end.origins[property.name] ?? 0, isAction: true)] : own
    }
    // Which comes first would matter.
    let effects = all.filter(\.isAction).map(\.statement)
    let isInTurns = end.properties.values.flatMap(\.nested).contains { value in
      if case .elements(_, let each, _) = value { each.effects.contains(where: \.isAction) } else { false }
    }
    // Of two in a loop, those of one would run before all of the other.
    guard effects.count < 2 || !isInTurns, effects == effects.sorted(), Set(all).count == all.count,
      end.refusals.flatMap(\.nested).allSatisfy({ !$0.mayStop && !$0.hasEffect })
    else {
      // The first that would.
      let late = zip(effects.sorted(), effects).first { $0 != $1 }?.0 ?? effects.min()
      throw NotUnderstood(
        initializer, kind: .sideEffectInInitializer,
        because: "code that may do more than give a value would run in another order\(quoted(late))")
    }
    let stops = kept.contains(where: \.mayStop)
    if stops || !end.refusals.isEmpty, !effects.isEmpty {
      throw NotUnderstood(
        initializer, kind: .sideEffectInInitializer,
        because:
          "code may do more than give a value, and the document may be refused before or after it\(quoted(effects.min()))"
      )
    }
    if stops, !end.refusals.isEmpty, !stopsLast(end, properties) {
      throw NotUnderstood(
        initializer, kind: .sideEffectInInitializer,
        because: "it may stop the program before it refuses a document, or the other way round")
    }
    if project.decodingSuperclass(of: type) != nil {
      // What refuses a document, or leaves it unread, does so for both classes.
      guard end.callsSuper, end.refusals.isEmpty else {
        throw NotUnderstood(
          initializer, kind: .superclassNotConverted,
          because: "the superclass's initializer is not called with the document")
      }
    }
    return (Reading(properties: end.properties, refusals: end.refusals), end.origins, end.thrown)
  }

  /// Whether what may stop the program comes behind all refusals, in the old code and in the order of the properties.
  private func stopsLast(_ end: State, _ properties: [PropertyFacts]) -> Bool {
    let reading = Reading(properties: end.properties, refusals: end.refusals).simplified
    let places = properties.enumerated().filter { _, property in
      reading.properties[property.name]?.models.contains(where: \.mayStop) == true
    }
    guard let first = places.first?.offset, let refusal = end.lastRefusal else { return false }
    return places.allSatisfy { end.origins[$0.element.name] ?? 0 > refusal }
      && reading.refusals.allSatisfy { refusal in
        refusal.demand != nil
          || properties[..<first].contains { reading.properties[$0.name]?.needs(refusal) == true }
      }
  }

  /// Returns the value of a computed property that reads a kept document; nil where that is not understood.
  ///
  /// - Parameters:
  ///   - statement: the only statement of the getter.
  ///   - name: the property that keeps the document.
  ///   - property: the computed property.
  func value(
    ofGetter statement: CodeBlockItemSyntax, reading name: String, for property: PropertyFacts
  ) -> Value? {
    guard
      let expression = statement.item.as(ReturnStmtSyntax.self)?.expression ?? statement.item.as(ExprSyntax.self)
    else { return nil }
    var state = State()
    state.properties[name] = .document(DocumentPath())
    return try? value(of: expression, as: property.type, in: state)
  }

  /// The value of a property before the first statement.
  func beginning(of property: PropertyFacts) -> Value {
    guard let value = property.initializer else {
      let isVariable = property.declaration.bindingSpecifier.tokenKind == .keyword(.var)
      return isVariable && property.type?.isOptional == true ? .none : .unset
    }
    // A wrapper may make anything of it.
    let isWrapped = property.declaration.attributes.contains { $0.trimmedDescription != "@objc" }
    if isWrapped, !value.is(NilLiteralExprSyntax.self) { return .initial(property: property.name) }
    // An expression with side effects must run once, in the declaration.
    guard let found = try? self.value(of: value, in: State()), found.effects.isEmpty else {
      return .initial(property: property.name)
    }
    return found
  }

  /// The value of a property before the first statement, with what its own properties hold where it is of a type of the
  /// project.
  func heldBeginning(of property: PropertyFacts) -> Value {
    let value = beginning(of: property)
    guard case .code(let code) = value, let initial = property.initializer,
      case .instance(var instance)? = heldInstance(initial, as: property.type, in: State())
    else { return value }
    // Something else may hold the object.
    if !isStruct(instance) { instance.made = .object(ConfiguredObject(property.name, isVariable: false, made: code)) }
    return .instance(instance)
  }

  /// Whether making a model that is in a value does more.
  private func makesWithEffects(_ value: Value) -> Bool {
    value.nested.contains { part in
      guard case .model(let name, _, _) = part else { return false }
      return project.type(named: name).map { PureCalls.isKnownToAct(making: $0, in: project) } ?? false
    }
  }

  /// The value of a literal, or of an empty array; nil for other expressions.
  func constant(_ expression: ExprSyntax) -> Value? {
    let inner = expression.withoutParentheses
    if inner.is(NilLiteralExprSyntax.self) { return Value.none }
    if inner.trimmedDescription == "Optional.none" { return Value.none }
    if inner.isLiteral {
      let text = inner.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      return .literal(Value.Literal(inner.trimmedDescription, text: text))
    }
    if ConstantAssignment.source(of: inner) == ConstantAssignment.emptyArray { return .emptyArray }
    // An empty set is written like an empty array.
    if inner.emptyCollectionType?.standardGeneric?.name == "Set", !project.isDeclaredHere("Set") { return .emptyArray }
    if let dictionary = inner.as(DictionaryExprSyntax.self), case .colon = dictionary.content {
      return .emptyDictionary
    }
    if let type = inner.emptyCollectionType?.as(DictionaryTypeSyntax.self),
      ["String", "Int"].contains(type.key.trimmedDescription), !type.value.trimmedDescription.hasSuffix("?")
    {
      return .emptyDictionary
    }
    if let call = inner.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let zero = Scalar(named: name)?.zero, !project.isDeclaredHere(name)
    {
      return .literal(Value.Literal(zero))
    }
    return nil
  }

  var models: ModelConstruction { ModelConstruction(facts: project, type: type) }
}
