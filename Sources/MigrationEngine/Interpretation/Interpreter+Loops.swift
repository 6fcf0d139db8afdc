import MigrationPlan
import SwiftSyntax

/// Loops over arrays, documents and members.
extension Interpreter {
  func run(_ loop: ForStmtSyntax, label: String?, in state: inout State) throws(NotUnderstood) {
    guard loop.awaitKeyword == nil, loop.tryKeyword == nil, var turns = Turns(of: loop) else {
      throw NotUnderstood(loop)
    }
    turns.label = label
    try run(turns, over: loop.sequence.withoutParentheses, in: &state)
  }

  func run(_ turns: Turns, over sequence: ExprSyntax, in state: inout State) throws(NotUnderstood) {
    switch turns.names.count {
    case 1:
      if turns.condition == nil, let array = try countedArray(sequence, in: state) {
        return try loop(turns, over: array, isIndex: true, in: &state)
      }
      if turns.condition == nil, let numbers = try numbers(in: sequence, in: state) {
        return try loop(turns, over: numbers, in: &state)
      }
      if let members = try membersOfKeys(sequence, in: state) {
        return try loop(turns, over: members, isIndex: true, in: &state)
      }
      if let list = list(named: sequence, in: state) { return try loop(turns, over: list, in: &state) }
      let found = try chain(sequence, in: state)
      // Where there is no array, nothing runs.
      let none: Value = found.value.isMembers ? .emptyDictionary : .emptyArray
      var elements = found.conditions.reduce(found.value) { .choose(.present($1), $0, none) }
      if case .document(let path) = elements { elements = .entries(path) }
      try loop(turns, over: elements, isPair: elements.isEntries || elements.isMembers, in: &state)
    case 2:
      if let array = sequence.numberedSequence {
        return try loop(turns, over: value(of: array, in: state), number: turns.first, in: &state)
      }
      let found = try chain(sequence, in: state)
      if found.conditions.isEmpty, let each = found.value.mapped?.made.element {
        guard case .tuple(let parts) = each, parts.count == 2 else { throw NotUnderstood(turns.node) }
        return try loop(turns, over: found.value, in: &state)
      }
      try runMembers(turns, over: found, in: &state)
    default: throw NotUnderstood(turns.node)
    }
  }

  /// The members whose keys a sequence is: `json.dictionaryValue.keys`; nil for other sequences.
  private func membersOfKeys(_ sequence: ExprSyntax, in state: State) throws(NotUnderstood) -> Value? {
    guard let access = sequence.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "keys",
      let base = access.base
    else { return nil }
    let found = try chain(base, in: state)
    return found.conditions.isEmpty && found.value.isMembers ? found.value : nil
  }

  /// Runs a loop over the pairs of a document: over the elements, where it is known to be an array, and otherwise for
  /// the one key that it looks for.
  private func runMembers(_ turns: Turns, over found: Chain, in state: inout State) throws(NotUnderstood) {
    let key = turns.first
    if case .document(let path) = found.value, found.conditions.isEmpty, turns.condition == nil, key == nil {
      let isArray = state.isPresent(.documents(path))
      return try loop(turns, over: isArray ? .unwrapped(.documents(path)) : .entries(path), in: &state)
    }
    if let key, found.conditions.isEmpty,
      let end = try? runMembersAsked(by: turns, of: found.value, key: key, in: state)
    {
      state = end
      return
    }
    try loop(turns, over: found.pairs(at: turns.node), key: key, in: &state)
  }

  /// Returns the state behind a loop over members that does something for the keys alone that it compares with its own.
  private func runMembersAsked(
    by turns: Turns, of members: Value, key: String, in start: State
  ) throws(NotUnderstood) -> State {
    let path: DocumentPath
    switch members {
    case .document(let whole), .coalesce(.fields(let whole), .emptyDictionary), .unwrapped(.fields(let whole)):
      path = whole
    default: throw NotUnderstood(turns.node)
    }
    let asked = turns.keys(comparedWith: key)
    guard start.depth == 0, !asked.isEmpty, asked.allSatisfy({ Int($0) == nil }), turns.onlyCompares(key) else {
      throw NotUnderstood(turns.node)
    }
    func turn(_ value: Value, _ member: Value, _ state: State) throws(NotUnderstood) -> State {
      var turn = state
      turn.declare(key, as: value)
      turn.declare(turns.names[1], as: member)
      let count = turn.exits.count
      // Where one member is looked for, the others do nothing, before it or behind it.
      let end = try run(turns, in: turn).met(since: count) { $0 == .broke && asked.count == 1 }
      guard end.flow == .goesOn, end.exits.count == count, end.refusals == state.refusals else {
        throw NotUnderstood(turns.node)
      }
      return end.named(as: state)
    }
    // Any key that it is not compared with will do.
    let another = asked.joined(separator: " ") + " "
    guard try turn(.text(another), start.element, start.turn).isUnchanged(since: start.turn) else {
      throw NotUnderstood(turns.node)
    }
    // Members come in any order, so that no two of them may fill the same.
    var state = start
    var changed: Set<State.Place> = []
    for key in asked {
      let part = path.appending(.key(key))
      let before = state
      let end = try turn(.text(key), .document(part), before.assuming(.exists(part)))
      let places = before.changes(to: end)
      guard changed.isDisjoint(with: places) else { throw NotUnderstood(turns.node) }
      changed.formUnion(places)
      state = .joined(.exists(part), end, before, from: before)
    }
    return state
  }

  /// Runs the body of a loop once, for any of the elements.
  ///
  /// - Parameters:
  ///   - key: the name of the key that an element has; nil for none.
  ///   - number: the name of its number; nil for none.
  ///   - isIndex: whether the element is named by its index, or by its key.
  ///   - isPair: whether the name is that of the key and the element.
  ///   - made: the value that was made of each element before, which the name stands for; nil for the element itself.
  func loop(
    _ turns: Turns, over array: Value, key: String? = nil, number: String? = nil, isIndex: Bool = false,
    isPair: Bool = false, made: Made? = nil, in state: inout State
  ) throws(NotUnderstood) {
    let (name, node) = (turns.names.last ?? "_", turns.node)
    if let (condition, one, other) = array.chosenArrays, number == nil, !isIndex {
      let start = state
      func end(_ array: Value, where holds: Condition) throws(NotUnderstood) -> State {
        var state = start.assuming(holds)
        try loop(turns, over: array, key: key, isPair: isPair, made: made, in: &state)
        return state
      }
      state = try join(
        condition, { () throws(NotUnderstood) in try end(one, where: condition) },
        { () throws(NotUnderstood) in try end(other, where: condition.negated) }, from: start)
      return
    }
    // Where it certainly has no elements, nothing runs.
    if [.emptyArray, .none].contains(Facts(state.known).applied(to: array)) { return }
    if let list = array.elements, number == nil {
      // One turn after the other.
      let count = state.exits.count
      for element in list {
        let start = state
        var turn = start
        turn.declare(name, as: element)
        state = try run(turns, in: turn).named(as: start)
        if state.flow != .goesOn { break }
      }
      state = state.met(since: count) { $0 == .broke }
      return
    }
    if let (elements, each) = array.mapped, made == nil, key == nil, number == nil, !isIndex, !isPair {
      return try loop(turns, over: elements, ofMade: each, in: &state)
    }
    let objects = made == nil ? array.arrayOfObjects : nil
    let array = objects ?? array
    guard array.isArrayOfDocuments || array.isMembers, objects == nil || !isIndex && state.depth == 0 else {
      throw NotUnderstood(node)
    }
    let start = state
    let arrays = arraysToBeMade(by: turns, in: state)
    /// The state in which the turn for an element begins.
    func begin(_ element: Value, in before: State) -> State {
      var turn = before
      for (place, value) in arrays { turn[place] = value }
      turn.accumulators.formUnion(arrays.keys)
      // What the turn of a loop around appended is not what this one does.
      turn.changing.formUnion(start.appended.keys)
      turn.appended = [:]
      if let key { turn.declare(key, as: start.key) }
      if let number {
        turn.index = State.Index(variable: turn.variables.count, array: array, element: element)
        turn.declare(number, as: .unset)
      }
      if isIndex { turn.index = State.Index(variable: turn.variables.count, array: array, element: element) }
      let value =
        made?.element ?? (isPair ? .tuple([start.key, element]) : objects == nil ? element : element.asObject)
      if case .tuple(let parts)? = made?.element, parts.count == turns.names.count {
        for (name, part) in zip(turns.names, parts) { turn.declare(name, as: part) }
        return turn
      }
      if isPair, array.isMembers { turn.labels[turn.variables.count] = ["key", "value"] }
      turn.declare(name, as: !isIndex ? value : array.isMembers ? start.key : .unset)
      return turn
    }
    var turn = begin(state.element, in: state.turn)
    var whole = try run(turns, made: made, in: turn)
    if let left = whole.left(since: turn) {
      guard state.depth == 0, made == nil, arrays.isEmpty else { throw NotUnderstood(node) }
      state = try afterFirst(where: left.condition, of: array, at: node, in: state) {
        element, before throws(NotUnderstood) in
        let begun = begin(element, in: before)
        return (begun, try run(turns, in: begun))
      }
      return
    }
    // A turn may ask for what the turns before it appended.
    let changing = turn.changing.union(whole.appended.keys).union(whole.sums.keys)
    if changing != turn.changing {
      turn.changing = changing
      whole = try run(turns, made: made, in: turn)
    }
    let madeByAll = try takeMade(arrays, outOf: &whole, since: start, at: node)
    // What is added in some turns only is not understood.
    let isSumOfAll = whole.exits.count == state.exits.count && !whole.sums.values.contains(.unset)
    guard whole.sums == state.sums || isSumOfAll && state.depth == 0 else { throw NotUnderstood(node) }
    var end = whole.acceptingAll(since: state)
    let filled = start.filled(until: end).subtracting(arrays.keys)
    if !filled.isEmpty {
      guard arrays.isEmpty, array.isArrayOfDocuments, !array.isEntries, makesRules,
        end.exits.count == state.exits.count,
        state.depth == 0, made == nil, filled.isDisjoint(with: end.appended.keys),
        filled.isDisjoint(with: end.sums.keys)
      else { throw NotUnderstood(node) }
      for place in filled { end[place] = start[place] }
      try fill(filled, byLastOf: array, at: node, in: &state) { element, before throws(NotUnderstood) in
        try run(turns, in: begin(element, in: before))
      }
    }
    guard end.onlyAppends(to: start) else { throw NotUnderstood(node) }
    state.models.formUnion(end.models)
    // An element that is appended under a condition is dropped where the condition fails.
    if state.depth == 0 {
      for (place, each) in end.sums { state[place] = .sum(state[place], of: array, each: each) }
    }
    // A turn that inserts nothing would leave no place for the next one.
    guard end.inserted.allSatisfy({ end.appended[$0]?.isNeverNil == true }), end.inserted.isEmpty || state.depth == 0
    else { throw NotUnderstood(node) }
    for (place, item) in end.appended {
      // What is no array, or not there yet, would stop the program, or is a collection of another kind.
      guard let item = item.ofTurns,
        state[place].isArrayThatIsThere || state[place] == .emptyDictionary || arrays[place] != nil
      else { throw NotUnderstood(node) }
      if case .inFront(let element) = item {
        guard state.depth == 0, array.isArrayOfDocuments, !array.isEntries else { throw NotUnderstood(node) }
        let reversed = Value.arranged(array, by: Code([.text(".reversed()")], hasOwnType: true))
        state[place] = .append(.map(reversed, to: element, droppingNil: true), state[place])
        continue
      }
      let items: Value
      switch item {
      case .several(let elements):
        if project.hasOwnMethod("flatMap") { throw NotUnderstood(node) }
        items = .flatten(.map(array, to: elements, droppingNil: false))
      case .one(let element), .inFront(let element):
        // An element that is not appended is none, and here it would be nil.
        guard element.isNeverNil || hasOptionalElements(place, in: state) != true else { throw NotUnderstood(node) }
        items = .map(array, to: element, droppingNil: true)
      }
      if state.depth > 0, !isLocal(place, in: state) {
        // All of them in one turn of the loop around.
        guard !array.isMembers, !state.inserted.contains(place), state.append(.several(items), to: place) else {
          throw NotUnderstood(node)
        }
      } else if state[place] == .emptyDictionary {
        state[place] = .dictionary(of: items)
      } else if arrays[place] != nil {
        // The array is there where a turn was.
        let isEmpty = madeByAll.contains(place) ? array.emptiness : nil
        guard isEmpty != nil || !madeByAll.contains(place) || item.isOfAllTurns else { throw NotUnderstood(node) }
        state[place] = isEmpty.map { .choose($0, .none, items) } ?? .made(of: items)
      } else if isSet(place, in: state) {
        guard state[place] == .emptyArray else { throw NotUnderstood(node) }
        state[place] = .set(of: items)
      } else {
        state[place] = .append(state[place], items)
      }
    }
  }
}

extension Interpreter {
  /// The value that a sequence method made of each element of an array.
  struct Made {
    let value: Value
    /// Whether the array has no element where the value is nil.
    let dropsNil: Bool

    /// The value as an element of the array.
    var element: Value { dropsNil ? .unwrap(value) : value }
  }

  /// Runs a loop over the values that were made of the elements of an array, as if each was made in its turn.
  private func loop(
    _ turns: Turns, over array: Value, ofMade made: Made, in state: inout State
  ) throws(NotUnderstood) {
    let start = state
    guard state.depth == 0, !made.value.nested.contains(where: \.hasEffect) else { throw NotUnderstood(turns.node) }
    try loop(turns, over: array, made: made, in: &state)
    // All were made before the first turn: nothing may end it before they are.
    let isCut = state.exits.count != start.exits.count || state.refusals != start.refusals
    guard !isCut || !made.value.nested.contains(where: \.mayStop) else { throw NotUnderstood(turns.node) }
  }

  /// Runs the body of a loop for an element, if that meets a condition.
  private func run(_ turns: Turns, made: Made? = nil, in turn: State) throws(NotUnderstood) -> State {
    // A value that is nil was dropped, and has no turn.
    var holds = made.map { $0.dropsNil ? .present($0.value) : .always } ?? Condition.always
    var turn = turn
    if let pattern = turns.pattern, let element = turns.names.last.flatMap({ turn.names[$0] }) {
      holds = holds.and(try match(pattern, turn.variables[element], binds: false, in: &turn))
    }
    if let condition = turns.condition {
      holds = holds.and(try self.condition(of: condition, in: turn.assuming(holds)))
    }
    if holds == .always { return try runBody(of: turns, in: turn) }
    if holds == .never { return turn }
    let end = try runBody(of: turns, in: turn.assuming(holds)).named(as: turn)
    return .joined(holds, end, turn.assuming(holds.negated), from: turn)
  }

  private func runBody(of turns: Turns, in turn: State) throws(NotUnderstood) -> State {
    let count = turn.exits.count
    var inner = turn
    guard turns.isClosure else {
      inner.loopLabel = turns.label
      var end = try run(turns.body, in: inner).met(since: count) { $0 == .continued }
      if let label = turns.label { end = end.met(since: count, as: .broke) { $0 == .left(label) } }
      end.loopLabel = turn.loopLabel
      return end
    }
    inner.call = State.Call(depth: turn.depth, nesting: (turn.call?.nesting ?? 0) + 1)
    var end = try run(turns.body, in: inner).met(since: count) { $0 == .returned(nil) }
    end.call = turn.call
    return end
  }
}

extension Interpreter.Chain {
  /// Returns the collection of key and document pairs that a loop over the value iterates.
  func pairs(at node: some SyntaxProtocol) throws(Interpreter.NotUnderstood) -> Value {
    guard conditions.isEmpty else { throw Interpreter.NotUnderstood(node) }
    if case .document(let path) = value { return .entries(path) }
    guard value.isMembers else { throw Interpreter.NotUnderstood(node) }
    return value
  }
}

extension Interpreter.State {
  /// A variable that counts the elements of an array.
  struct Index {
    let variable: Int
    let array: Value
    let element: Value
  }
}

extension Value {
  /// The array whose elements it is made of, and the value that is made of each.
  var mapped: (elements: Value, made: Interpreter.Made)? {
    switch self {
    case .elements(let array, let each, let dropsNil): (array, Interpreter.Made(value: each, dropsNil: dropsNil))
    case .coalesce(.elements(.documents(let path), let each, let dropsNil), .emptyArray):
      (.coalesce(.documents(path), .emptyArray), Interpreter.Made(value: each, dropsNil: dropsNil))
    default: nil
    }
  }

  /// The two arrays of documents of which it is one, and the condition that it is the first: `json["tags"].array ??
  /// json["labels"].arrayValue`; nil for other values.
  var chosenArrays: (condition: Condition, one: Value, other: Value)? {
    func isArray(_ value: Value) -> Bool {
      value.isArrayOfDocuments || value == .emptyArray || value.chosenArrays != nil
    }
    switch self {
    case .coalesce(.documents(let path), let other) where other != .emptyArray && isArray(other):
      return (.present(.documents(path)), .unwrap(.documents(path)), other)
    case .unwrapped(.coalesce(.documents(let path), let other)) where isArray(.unwrap(other)):
      return (.present(.documents(path)), .unwrap(.documents(path)), .unwrap(other))
    case .choice(let condition, let one, let other) where isArray(one) && isArray(other):
      return (condition, one, other)
    default: return nil
    }
  }

  /// Whether it is an array of documents that is always there.
  var isArrayOfDocuments: Bool {
    switch self {
    case .unwrapped(.documents), .coalesce(.documents, .emptyArray), .forced(.documents), .entries, .counted, .arranged:
      true
    default: false
    }
  }

  /// Whether it is what a document has, with keys or indices.
  var isEntries: Bool {
    if case .entries = self { return true }
    return false
  }

  /// Whether it is what an object has, by its keys.
  var isMembers: Bool {
    switch self {
    case .coalesce(.fields, .emptyDictionary), .unwrapped(.fields): true
    default: false
    }
  }

  /// A dictionary of pairs that are made of the elements of an array, or of the members of an object, each of which has
  /// a key of its own.
  static func dictionary(of pairs: Value) -> Value {
    var pieces: [Code.Piece] = [.text("Dictionary("), .value(pairs), .text(", uniquingKeysWith: { $1 })")]
    if case .elements(let array, let each, _) = pairs, let value = each.valueOfEntry {
      let method = value.isNeverNil ? "mapValues" : "compactMapValues"
      pieces =
        array.isMembers
        ? [.value(array), .text(".\(method) "), .closure(value)]
        : [.text("Dictionary(uniqueKeysWithValues: "), .value(pairs), .text(")")]
    }
    return .code(Code(pieces, hasOwnType: true, isNeverNil: true))
  }

  /// The set of the elements of an array.
  static func set(of elements: Value) -> Value {
    .code(Code([.text("Set("), .value(elements), .text(")")], hasOwnType: true, isNeverNil: true))
  }

  /// The value of a pair that keeps the member's key, optional if the pair may be missing; nil if the key changes.
  private var valueOfEntry: Value? {
    switch self {
    case .tuple(let parts) where parts.count == 2:
      if case .entryKey = parts[0] { return parts[1] }
      return nil
    case .choice(let condition, let one, .none): return one.valueOfEntry.map { .choose(condition, $0, .none) }
    default: return nil
    }
  }

  /// Whether it is an array of documents, or nil.
  var isOptionalArrayOfDocuments: Bool {
    if case .documents = self { return true }
    return false
  }

  /// Whether it is an array of anything.
  var isArray: Bool {
    switch self {
    case .emptyArray, .elements, .documents, .appended, .entries, .counted, .arranged, .flattened: true
    case .coalesce(let first, let second): first.isArray && second.isArray
    case .choice(_, let first, let second): first.isArray && second.isArray
    case .unwrapped(let inner), .forced(let inner): inner.isArray
    default: false
    }
  }
}

extension Interpreter.State {
  /// The state behind a turn that refuses the document where it refuses the element that it appends: reading that
  /// refuses the document by itself.
  func acceptingAll(since start: Interpreter.State) -> Interpreter.State {
    var end = self
    end.refusals = start.refusals
    for refusal in refusals.dropFirst(start.refusals.count) {
      guard case .not(.isPresent(let refused)) = refusal, case .model(let name, let path, mayRefuse: true) = refused,
        appended.values.contains(where: { $0 == .unwrapped(refused) })
      else { return self }
      let read = Value.model(name, path, mayRefuse: false)
      end.appended = end.appended.mapValues { $0 == .unwrapped(refused) ? read : $0 }
      end.models = Set(end.models.map { $0 == refused ? read : $0 })
    }
    return end
  }
}

extension Value {
  /// The literal of a text.
  fileprivate static func text(_ text: String) -> Value { .literal(Literal(text.swiftLiteral, text: text)) }
}
