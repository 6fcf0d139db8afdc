import MigrationPlan
import SwiftSyntax

/// Interprets the body of an initializer symbolically: each stored property ends with a value that says how it is made
/// of the document.
///
/// Whatever it does not understand ends the interpretation, so that a reading is always complete.
struct Interpreter {
  let project: ProjectFacts
  /// The full name of the type.
  let type: String
  let initializer: InitializerDeclSyntax
  let entry: EntryPoint
  /// Whether expressions that are not understood are values, where they have no side effects.
  var keepsCode = false

  /// The first construct that is not understood.
  struct NotUnderstood: Error {
    let node: Syntax

    init(_ node: some SyntaxProtocol) {
      self.node = Syntax(node)
    }
  }

  /// The first statement of the body, by its position, that gives each property a value.
  typealias Origins = [String: Int]

  /// Returns the meaning of the initializer.
  ///
  /// - Parameter properties: The stored properties of the type.
  /// - Throws: `NotUnderstood`.
  func reading(of properties: [PropertyFacts]) throws(NotUnderstood) -> (Reading, origins: Origins) {
    guard let body = initializer.body else { throw NotUnderstood(initializer) }
    var state = State()
    for property in properties { state.properties[property.name] = beginning(of: property) }
    state.declare(entry.name, as: .document(DocumentPath()))
    for parameter in initializer.signature.parameterClause.parameters where !parameter.type.isJSON {
      guard let value = parameter.defaultValue?.value else { throw NotUnderstood(parameter) }
      state.declare(parameter.internalName, as: try self.value(of: value, in: state))
    }
    let end = try run(Array(body.statements), in: state)
    // A document that is always refused has no values.
    if end.flow == .refused { throw NotUnderstood(body) }
    // A model that is made and dropped may have done something.
    let kept = Set(end.properties.values.flatMap(\.models))
    guard end.models.isSubset(of: kept) else { throw NotUnderstood(body) }
    return (Reading(properties: end.properties, refusals: end.refusals), end.origins)
  }

  /// The value of a property before the first statement.
  func beginning(of property: PropertyFacts) -> Value {
    guard let value = property.initializer else {
      let isVariable = property.declaration.bindingSpecifier.tokenKind == .keyword(.var)
      return isVariable && property.type?.isOptional == true ? .none : .unset
    }
    return (try? self.value(of: value, in: State())) ?? .initial(property: property.name)
  }

  /// The value of a literal, or of an empty array; nil for other expressions.
  func constant(_ expression: ExprSyntax) -> Value? {
    let inner = expression.withoutParentheses
    if inner.is(NilLiteralExprSyntax.self) { return Value.none }
    if inner.isLiteral {
      let text = inner.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      return .literal(Value.Literal(inner.trimmedDescription, text: text))
    }
    if ConstantAssignment.source(of: inner) == ConstantAssignment.emptyArray { return .emptyArray }
    if let dictionary = inner.as(DictionaryExprSyntax.self), case .colon = dictionary.content {
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

  var context: InitializerContext { InitializerContext(facts: project, type: type, json: entry.name) }
}

extension Interpreter {
  /// The names and values at one point of a body.
  struct State {
    /// The variables by their names; a name that is declared again is another variable.
    var names: [String: Int] = [:]
    var variables: [Value] = []
    var properties: [String: Value] = [:]
    var refusals: [Condition] = []
    var flow: Flow = .goesOn
    var origins: Origins = [:]
    /// The conditions that hold, on the way on which the state was reached.
    var known: [Condition] = []
    /// The number of branches on the way.
    var branches = 0
    /// How often each place was filled.
    private var fills: [Place: Int] = [:]
    /// The models that were made.
    var models: Set<Value> = []
    /// Variables whose type is optional, whether what they hold is or not.
    var optionals: Set<Int> = []
    /// The statement of the body that is running, and the number of blocks around the one that runs in it.
    var statement = 0
    var nesting = 0
    /// The number of loops and closures around, each of which has an element.
    var depth = 0
    /// The values that the loop around appends to arrays, one in each turn.
    var appended: [Place: Value] = [:]
    /// The first variable that belongs to the turn of the loop.
    var firstOfTurn = 0
    /// The counter of the loop around; nil where it has none.
    var index: Index?

    enum Flow { case goesOn, returned, refused }

    enum Place: Hashable {
      case property(String)
      case variable(Int)
    }

    mutating func declare(_ name: String, as value: Value, isOptional: Bool = false) {
      names[name] = variables.count
      if isOptional { optionals.insert(variables.count) }
      variables.append(value)
      models.formUnion(value.models)
    }

    /// Counts a branch. Bodies with very many, and places that are filled again and again, have values so deep that
    /// nothing should follow them.
    mutating func countBranch(at node: some SyntaxProtocol) throws(NotUnderstood) {
      branches += 1
      if branches > 200 || fills.values.contains(where: { $0 > 10 }) { throw NotUnderstood(node) }
    }

    /// Returns the state in which a condition is known to hold.
    func assuming(_ condition: Condition) -> State {
      var state = self
      state.known.append(condition)
      return state
    }

    /// The element that a loop would be at.
    var element: Value { .document(DocumentPath(.element(depth: depth))) }

    /// The state in which a turn of a loop begins.
    var turn: State {
      var turn = self
      turn.depth += 1
      turn.firstOfTurn = variables.count
      return turn
    }

    /// Whether code did nothing to what was there before, except for appending.
    func onlyAppends(to start: State) -> Bool {
      flow == .goesOn && refusals == start.refusals && properties == start.properties
        && variables[..<start.variables.count].elementsEqual(start.variables)
    }

    /// Whether a value is certainly there.
    func isPresent(_ value: Value) -> Bool {
      known.reduce(Condition.present(value)) { $0.assuming($1, is: true) } == .always
    }

    /// Gives a property a value.
    mutating func fill(_ property: String, with value: Value) {
      properties[property] = value
      models.formUnion(value.models)
      fills[.property(property), default: 0] += 1
      origins[property] = min(statement, origins[property] ?? statement)
    }

    subscript(place: Place) -> Value {
      get {
        switch place {
        case .property(let name): properties[name] ?? .unset
        case .variable(let number): variables[number]
        }
      }
      set {
        switch place {
        case .property(let name): fill(name, with: newValue)
        case .variable(let number):
          variables[number] = newValue
          fills[place, default: 0] += 1
          models.formUnion(newValue.models)
        }
      }
    }

    /// Returns the state after code that ran one way if a condition holds, and another way if not.
    ///
    /// - Parameter start: The state before; the names that it has are the ones that go on.
    static func joined(_ condition: Condition, _ one: State, _ other: State, from start: State) -> State {
      let before = start.refusals.count
      var result = start
      result.origins = one.origins.merging(other.origins, uniquingKeysWith: min)
      result.models = one.models.union(other.models)
      result.branches = max(one.branches, other.branches)
      result.fills = one.fills.merging(other.fills, uniquingKeysWith: max)
      result.refusals += one.refusals[before...].map { condition.and($0) }
      result.refusals += other.refusals[before...].map { condition.negated.and($0) }
      switch (one.flow, other.flow) {
      case (.refused, .refused):
        result.flow = .refused
        return result
      case (.refused, _):
        result.refusals.append(condition)
        result.take(other)
      case (_, .refused):
        result.refusals.append(condition.negated)
        result.take(one)
      default:
        for number in start.variables.indices {
          result.variables[number] = .choose(condition, one.variables[number], other.variables[number])
        }
        result.properties = one.properties.merging(other.properties) { .choose(condition, $0, $1) }
        for place in Set(one.appended.keys).union(other.appended.keys) {
          result.appended[place] = .choose(
            condition, one.appended[place] ?? .none, other.appended[place] ?? .none)
        }
        result.flow = one.flow
      }
      return result
    }

    /// Goes on as another state did.
    private mutating func take(_ other: State) {
      flow = other.flow
      variables = Array(other.variables[..<variables.count])
      properties = other.properties
      appended = other.appended
    }
  }
}
