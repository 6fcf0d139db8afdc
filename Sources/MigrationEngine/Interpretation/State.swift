import MigrationPlan
import SwiftSyntax

extension Interpreter {
  /// The names and values at one point of a body.
  struct State {
    /// The variables by their names; a name that is declared again is another variable.
    var names: [String: Int] = [:]
    var variables: [Value] = []
    /// The functions and closures that names stand for, by the variable.
    var functions: [Int: Function] = [:]
    var properties: [String: Value] = [:]
    var refusals: [Condition] = []
    /// The refusals with the errors that they throw.
    private(set) var thrown: [Thrown] = []
    /// The error that is thrown on this way; nil where it is not known, or none is.
    var error: ThrownError?
    /// The errors that functions threw which were tried.
    var tried: Set<ThrownError?> = []
    var flow: Flow = .goesOn
    /// The ways that left the code before this point.
    private(set) var exits: [Exit] = []
    var origins: Origins = [:]
    /// The last statement that refuses some documents.
    private(set) var lastRefusal: Int?
    /// The conditions that hold, on the way on which the state was reached.
    var known: [Condition] = []
    /// The number of branches on the way.
    var branches = 0
    /// How often each place was filled.
    private var fills: [Place: Int] = [:]
    /// The models that were made.
    var models: Set<Value> = []
    /// The variables whose names are those of local types.
    var localTypes: Set<Int> = []
    /// The optional chains whose links are known to lead on: what stands in front of the `?` is there.
    var openLinks: Set<SyntaxIdentifier> = []
    /// The errors that variables hold, or give when they are called.
    var errors: [Int: ThrownError] = [:]
    /// The names in the key paths that variables hold.
    var keyPaths: [Int: [String]] = [:]
    /// The variables that are called to get what they hold: `fallback: @autoclosure () -> T`.
    var autoclosures: Set<Int> = []
    /// The results of calls that ran ahead of their statements, by the calls.
    var results: [SyntaxIdentifier: Value] = [:]
    /// The labels of the tuples that variables hold.
    var labels: [Int: [String]] = [:]
    /// The types that the type parameters of the function that is running stand for.
    var genericTypes: [String: String] = [:]
    /// The types that variables are declared with.
    var types: [Int: TypeSyntax] = [:]
    /// Variables whose type is optional, whether what they hold is or not.
    var optionals: Set<Int> = []
    /// The statement of the body that is running, and the number of blocks around the one that runs in it.
    var statement = 0
    var nesting = 0
    /// The number of loops and closures around, each of which has an element.
    var depth = 0
    /// The function that is running; nil in the initializer itself.
    var call: Call?
    /// The first statements of the project's functions and of the closures on the call stack.
    var running: Set<SyntaxIdentifier> = []
    /// The number of initializers that called one another.
    var delegations = 0
    /// The type of which a value is being made that becomes `self`; nil where none is.
    var becoming: String?
    /// Whether the value whose method runs was made for the call.
    var isOfNewValue = false
    /// The value of `self` in extensions of `JSON` and of arrays.
    var receiver: Value?
    /// The values that the loop around appends to arrays, one in each turn.
    var appended: [Place: Value] = [:]
    /// The values that the loop around adds to others, one in each turn.
    var sums: [Place: Value] = [:]
    /// The arrays that the loop around appends to by inserting at its own place.
    var inserted: Set<Place> = []
    /// The places that the loop around appends to.
    var changing: Set<Place> = []
    /// The places that hold nil before the loop around, and an array as soon as a turn makes one.
    var accumulators: Set<Place> = []
    /// The first variable that belongs to the turn of the loop.
    var firstOfTurn = 0
    /// The type that is asked for where the expression stands that is being read; nil where none is known.
    var asked: TypeSyntax?
    /// Whether the superclass was given the document.
    var callsSuper = false
    /// The functions on the call stack, by their depth, in which a `do` with a `catch` is running.
    private var catching: Set<Int> = []
    /// The label of the loop around.
    var loopLabel: String?
    /// The counter of the loop around; nil where it has none.
    var index: Index?

    /// How code goes on behind a point.
    enum Flow: Equatable {
      case goesOn
      /// With the value that a function gives.
      case returned(Value?)
      case refused
      case broke
      case continued
      /// Behind the statement with a label.
      case left(String)
      /// To the `catch` around.
      case caught

      /// Whether ways that go on in these two manners can be one.
      func isLike(_ other: Flow) -> Bool {
        switch (self, other) {
        case (.returned(let one), .returned(let other)): (one == nil) == (other == nil)
        default: self == other
        }
      }
    }

    /// A refusal with the error that it throws; nil where that is not known, or none is thrown.
    struct Thrown {
      var condition: Condition
      let error: ThrownError?
    }

    /// The effects of one control-flow path.
    struct Way {
      var flow: Flow
      /// The error that it throws, where that is known.
      var error: ThrownError?
      var variables: [Value]
      var properties: [String: Value]
      var appended: [Place: Value]
      var sums: [Place: Value]
      /// The conditions that hold on it.
      var known: [Condition]

      /// The places whose values differ from those of an earlier state, with their values.
      func values(changedSince start: State) -> [(place: Place, value: Value)] {
        properties.filter { start.properties[$0.key] != $0.value }.map { (.property($0.key), $0.value) }
          + start.variables.indices.filter { start.variables[$0] != variables[$0] }.map {
            (.variable($0), variables[$0])
          }
      }
    }

    struct Exit {
      var condition: Condition
      var way: Way
    }

    /// A function that is running.
    struct Call {
      /// The number of loops around it.
      let depth: Int
      /// The depth of the call stack.
      let nesting: Int
      /// The type of what it gives.
      var type: TypeSyntax?
      /// Whether it and all around it are closures that run just where they stand.
      var isInline = false
      /// Whether it gives nil where it throws.
      var isTried = false
      /// Whether nobody uses what it gives.
      var isDiscarded = false
      /// Whether it is an initializer, and not a function.
      var isInitializer = false
    }

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

    /// Declares a parameter of a function.
    mutating func declare(_ name: String, of type: TypeSyntax?, as value: Value) {
      let isLiteral = if case .literal = value { true } else { false }
      if isLiteral || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true { types[variables.count] = type }
      declare(name, as: value, isOptional: type?.isOptional == true)
    }

    mutating func declare(_ name: String, as function: Function) {
      functions[variables.count] = function
      declare(name, as: .unset)
    }

    /// Counts a branch. Bodies with very many, and places that are filled again and again, have values so deep that
    /// nothing should follow them.
    mutating func countBranch(at node: some SyntaxProtocol) throws(NotUnderstood) {
      branches += 1
      if branches > 200 || fills.values.contains(where: { $0 > 10 }) { throw NotUnderstood(node) }
    }

    /// Notes the code in a condition that may do more than give a value, so that it is asked for.
    mutating func mustKeep(_ condition: Condition) { models.formUnion(condition.nested.filter(\.hasEffect)) }

    /// Returns the state in which a condition is known to hold.
    func assuming(_ condition: Condition) -> State {
      var state = self
      state.known.append(condition)
      return state
    }

    /// Returns the state in which a value of a type is asked for.
    func asking(for type: TypeSyntax?) -> State {
      var state = self
      state.asked = type
      return state
    }

    /// Returns the state with the names of another one.
    func named(as other: State) -> State {
      var state = self
      state.names = other.names
      return state
    }

    /// The element that a loop would be at.
    var element: Value { .document(DocumentPath(.element(depth: depth))) }

    /// The key that a loop over members would be at.
    var key: Value { .entryKey(depth: depth) }

    /// The state in which a turn of a loop begins.
    var turn: State {
      var turn = self
      turn.depth += 1
      turn.firstOfTurn = variables.count
      return turn
    }

    /// The places that were filled until a later state, with what they held or with something else.
    func filled(until end: State) -> Set<Place> {
      Set(
        end.fills.filter { place, count in
          if case .variable(let number) = place, number >= variables.count { return false }
          return count > fills[place, default: 0]
        }.keys)
    }

    /// The places that hold something else in a later state.
    func changes(to end: State) -> Set<Place> {
      Set(end.way.values(changedSince: self).map(\.place))
    }

    /// The way in which a turn ends the loop, and the condition under which it does; nil where it does not, or where
    /// those that go on do something, too.
    func left(since start: State) -> (condition: Condition, way: Way)? {
      guard refusals == start.refusals else { return nil }
      if flow == .broke { return exits.count == start.exits.count ? (.always, way) : nil }
      var rest = self
      guard exits.count == start.exits.count + 1, let exit = rest.exits.popLast(), exit.way.flow == .broke,
        rest.isUnchanged(since: start)
      else { return nil }
      return (exit.condition, exit.way)
    }

    /// Whether code did nothing to what was there before, except for appending.
    func onlyAppends(to start: State) -> Bool {
      flow == .goesOn && exits.count == start.exits.count && refusals == start.refusals
        && start.changes(to: self).isEmpty
    }

    /// Whether code did nothing to what was there before.
    func isUnchanged(since start: State) -> Bool {
      onlyAppends(to: start) && appended == start.appended && sums == start.sums
    }

    /// Whether a value is certainly there.
    func isPresent(_ value: Value) -> Bool { known(.present(value)) == .always }

    /// Returns a condition with what is known.
    func known(_ condition: Condition) -> Condition { Facts(known).applied(to: condition) }

    /// Whether the function that is running catches what throws here.
    var isCatching: Bool {
      get { catching.contains(call?.nesting ?? 0) }
      set {
        let frame = call?.nesting ?? 0
        if newValue { catching.insert(frame) } else { catching.remove(frame) }
      }
    }

    /// How a way goes on that throws here; nil where that is not understood.
    var flowOfThrow: Flow? {
      if isCatching { return .caught }
      guard let call else { return depth == 0 ? .refused : nil }
      return call.isTried && depth == call.depth ? .returned(Value.none) : nil
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

    // MARK: Ways

    private var way: Way {
      get {
        Way(
          flow: flow, error: error, variables: variables, properties: properties, appended: appended, sums: sums,
          known: known)
      }
      set {
        (flow, error) = (newValue.flow, newValue.error)
        (variables, known) = (newValue.variables, newValue.known)
        (properties, appended, sums) = (newValue.properties, newValue.appended, newValue.sums)
      }
    }

    /// Returns the state after code that ran one way if a condition holds, and another way if not.
    ///
    /// - Parameter start: the state before; the names that it has are the ones that go on.
    static func joined(_ condition: Condition, _ one: State, _ other: State, from start: State) -> State {
      let (before, thrown) = (start.refusals.count, start.thrown.count)
      var result = start
      result.origins = one.origins.merging(other.origins, uniquingKeysWith: min)
      result.models = one.models.union(other.models)
      result.inserted = one.inserted.union(other.inserted)
      result.lastRefusal = [one.lastRefusal, other.lastRefusal].compactMap(\.self).max()
      result.branches = max(one.branches, other.branches)
      result.fills = one.fills.merging(other.fills, uniquingKeysWith: max)
      result.refusals += one.refusals[before...].map { condition.and($0) }
      result.refusals += other.refusals[before...].map { condition.negated.and($0) }
      result.tried = one.tried.union(other.tried)
      for (branch, holds) in [(one, condition), (other, condition.negated)] {
        result.thrown += branch.thrown[thrown...].map { Thrown(condition: holds.and($0.condition), error: $0.error) }
      }
      for (branch, holds) in [(one, condition), (other, condition.negated)] {
        for exit in branch.exits[start.exits.count...] {
          result.exits.append(Exit(condition: holds.and(exit.condition), way: exit.way))
        }
      }
      result.join(condition, one.way, other.way, variables: start.variables.count)
      return result
    }

    /// - Parameter count: the number of variables that go on.
    private mutating func join(_ condition: Condition, _ one: Way, _ other: Way, variables count: Int) {
      switch (one.flow, other.flow) {
      case (.refused, .refused):
        flow = .refused
        // Each has its error.
        if one.error != other.error { refuse(condition, because: one.error) }
        error = other.error
      case (.refused, _):
        refuse(condition, because: one.error)
        way = other
      case (_, .refused):
        refuse(condition.negated, because: other.error)
        way = one
      case (let first, let second) where first.isLike(second):
        for number in 0..<count {
          variables[number] = .choose(condition, one.variables[number], other.variables[number])
        }
        properties = one.properties.merging(other.properties) { .choose(condition, $0, $1) }
        known = one.known.filter(other.known.contains)
        appended = [:]
        for place in Set(one.appended.keys).union(other.appended.keys) {
          appended[place] = .choose(condition, one.appended[place] ?? .none, other.appended[place] ?? .none)
        }
        for (place, sum) in one.sums.merging(other.sums, uniquingKeysWith: { first, _ in first }) {
          // A way that does not add to the sum adds zero, or an empty string.
          sums[place] =
            sum.nothingToAdd.map { zero in
              .choose(condition, one.sums[place] ?? zero, other.sums[place] ?? zero)
            } ?? .unset
        }
        flow = first
        if case (.returned(let value?), .returned(let other?)) = (first, second) {
          flow = .returned(.choose(condition, value, other))
        }
      case (.goesOn, _):
        exits.append(Exit(condition: condition.negated, way: other))
        way = one
      default:
        exits.append(Exit(condition: condition, way: one))
        way = other
      }
      forgetVariables(from: count)
    }

    /// Forgets the variables of blocks that have ended. Others get their numbers.
    private mutating func forgetVariables(from count: Int) {
      variables.removeLast(variables.count - count)
      functions = functions.filter { $0.key < count }
      labels = labels.filter { $0.key < count }
      types = types.filter { $0.key < count }
      localTypes = localTypes.filter { $0 < count }
      optionals = optionals.filter { $0 < count }
    }

    private mutating func refuse(_ condition: Condition, because error: ThrownError?) {
      lastRefusal = statement
      let whole = exits.reduce(Condition.always) { $0.and($1.condition.negated) }.and(condition)
      refusals.append(whole)
      thrown.append(Thrown(condition: whole, error: error))
    }

    /// Returns the state behind code that some ways left.
    ///
    /// - Parameters:
    ///   - count: the number of ways that had left before.
    ///   - isMet: whether a way goes on here.
    ///   - flow: how they go on from here.
    func met(since count: Int, as flow: Flow = .goesOn, where isMet: (Flow) -> Bool) -> State {
      var end = self
      if isMet(end.flow) { end.flow = flow }
      for index in (count..<end.exits.count).reversed() where isMet(end.exits[index].way.flow) {
        let exit = end.exits.remove(at: index)
        // Those that left behind it, and stay, did not leave here.
        for later in index..<end.exits.count {
          end.exits[later].condition = exit.condition.negated.and(end.exits[later].condition)
        }
        var way = exit.way
        way.flow = flow
        end.join(exit.condition, way)
      }
      return end
    }

    /// Returns the state behind a `do` with a `catch`.
    ///
    /// - Parameters:
    ///   - count: the number of ways that had left before.
    ///   - run: runs the body of the `catch` in the state in which something was thrown.
    func catching(
      since count: Int, at node: some SyntaxProtocol, _ run: (State) throws(NotUnderstood) -> State
    ) throws(NotUnderstood) -> State {
      var end = self
      func handled(_ way: Way) throws(NotUnderstood) -> Way {
        var start = self
        start.exits.removeLast(exits.count - count)
        (start.way, start.flow, start.error) = (way, .goesOn, nil)
        let after = try run(start)
        guard after.exits.count == count, after.refusals == refusals, after.sums == start.sums,
          after.inserted == start.inserted
        else { throw NotUnderstood(node) }
        end.models.formUnion(after.models)
        for (property, origin) in after.origins { end.origins[property] = min(origin, end.origins[property] ?? origin) }
        var handled = after.way
        // Those that go on meet behind the statement.
        if after.flow == .goesOn { handled.flow = .caught }
        return handled
      }
      for index in count..<exits.count where exits[index].way.flow == .caught {
        end.exits[index].way = try handled(exits[index].way)
      }
      if flow == .caught { end.way = try handled(way) }
      return end.met(since: count) { $0 == .caught }
    }

    /// Returns the state behind a function.
    ///
    /// - Parameter count: the number of ways that had left before.
    func ended(since count: Int) -> State {
      var end = self
      if end.flow == .goesOn { end.flow = .returned(nil) }
      for _ in count..<exits.count {
        let exit = end.exits.removeLast()
        end.join(exit.condition, exit.way)
      }
      // Ways that end in other manners are not one, and no function ends like this.
      if end.exits.count > count { end.flow = .continued }
      return end
    }

    /// Joins a way that left before.
    private mutating func join(_ condition: Condition, _ earlier: Way) {
      let own = way
      join(condition, earlier, own, variables: min(earlier.variables.count, own.variables.count))
    }
  }
}

extension Interpreter.State {
  /// Whether more than one place holds an object, as any of the values that it is known by.
  func isHeldTwice(_ object: Value...) -> Bool {
    (variables + Array(properties.values)).count { held in held.nested.contains { object.contains($0) } } > 1
  }

  /// Whether anything but a property says something of an object.
  func mentions(_ object: ConfiguredObject, besides property: String) -> Bool {
    let others = properties.filter { $0.key != property }.map(\.value)
    return others.flatMap(\.nested).contains { value in
      if case .object(let found) = value { found.name == object.name && found.made == object.made } else { false }
    }
  }

  /// Whether anything but a place holds an object.
  func holds(_ object: ConfiguredObject, besides place: Place? = nil) -> Bool {
    let others = variables.indices.filter { place != .variable($0) }.map { variables[$0] }
    let properties = properties.filter { place != .property($0.key) }.values
    return (others + Array(properties) + Array(appended.values)).contains { $0.heldObjects.contains(object) }
  }
}

extension Value {
  /// The neutral element for adding values of this type: zero, or an empty string. Nil if the type is not known.
  fileprivate var nothingToAdd: Value? {
    if isNumber { return .literal(Literal("0")) }
    if scalar == .string { return .literal(.emptyText) }
    guard case .choice(_, let one, let other) = self else { return nil }
    return one.nothingToAdd ?? other.nothingToAdd
  }
}
