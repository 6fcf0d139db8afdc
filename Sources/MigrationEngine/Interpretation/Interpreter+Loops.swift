import MigrationPlan
import SwiftSyntax

/// Loops that append to arrays.
extension Interpreter {
  func append(_ element: ExprSyntax, to place: State.Place, in state: inout State) throws(NotUnderstood) {
    if state.depth == 0, let elements = state[place].elements, state.appended[place] == nil {
      state[place] = .list(elements + [try held(element, in: state)])
      return
    }
    guard state.depth > 0, !isLocal(place, in: state), state.appended[place] == nil else {
      throw NotUnderstood(element)
    }
    var value = try value(of: element, as: declaredType(of: place, in: state)?.wrapped.arrayElement, in: state)
    if !value.isNeverNil {
      // An element that may be nil is appended all the same.
      guard case .code(let code) = value, hasOptionalElements(place, in: state) == false else {
        throw NotUnderstood(element)
      }
      value = .code(code.thatIsThere)
    }
    state.appended[place] = value
  }

  /// Inserts an element where the loop is, of which each turn before has inserted one.
  func insert(
    by call: FunctionCallExprSyntax, into place: State.Place, in state: inout State
  ) throws(NotUnderstood) {
    guard call.arguments.map({ $0.label?.text }) == [nil, "at"], let element = call.arguments.first,
      let index = call.arguments.last?.expression, state.depth == 1, let loop = state.index,
      case .variable(loop.variable)? = self.place(index, in: state), state[place] == .emptyArray
    else { throw NotUnderstood(call) }
    try append(element.expression, to: place, in: &state)
    state.inserted.insert(place)
  }

  /// Whether the elements of an array may be nil; nil where its type is not certain.
  private func hasOptionalElements(_ place: State.Place, in state: State) -> Bool? {
    guard let type = declaredType(of: place, in: state) else { return nil }
    return type.wrapped.arrayElement.map { element in
      element.isOptional || element.dottedName.map { project.aliases.contains($0.lastComponent) } == true
    }
  }

  func appendAll(_ array: ExprSyntax, to place: State.Place, in state: inout State) throws(NotUnderstood) {
    guard state.depth == 0 else { throw NotUnderstood(array) }
    let more = try value(of: array, in: state)
    guard more.isArray else { throw NotUnderstood(array) }
    state[place] = .append(state[place], more)
  }

  /// Adds to what a place holds.
  func add(_ right: ExprSyntax, to place: State.Place, in state: inout State) throws(NotUnderstood) {
    if state[place].isArray || state[place].elements != nil {
      if let element = right.as(ArrayExprSyntax.self)?.elements.only?.expression {
        return try append(element, to: place, in: &state)
      }
      return try appendAll(right, to: place, in: &state)
    }
    let more = try value(of: right, in: state)
    if let date = state[place].date(after: more), state.depth == 0 || isLocal(place, in: state) {
      state[place] = date
      return
    }
    if state.depth == 1, !isLocal(place, in: state), keepsCode, state.sums[place] == nil, state.appended[place] == nil,
      more.hasOwnType, !more.isOfOptionalType, state[place].isLiteral
    {
      state.sums[place] = more
      return
    }
    // Text behind nothing.
    guard state[place] == .literal(.emptyText), more.scalar == .string, state.depth == 0 else {
      throw NotUnderstood(right)
    }
    state[place] = more
  }

  func run(_ loop: ForStmtSyntax, in state: inout State) throws(NotUnderstood) {
    guard loop.awaitKeyword == nil, loop.tryKeyword == nil else { throw NotUnderstood(loop) }
    let body = Array(loop.body.statements)
    let sequence = loop.sequence.withoutParentheses
    if loop.caseKeyword != nil {
      // `for case let item in items` takes every element.
      guard let name = loop.pattern.as(ValueBindingPatternSyntax.self)?.pattern.as(IdentifierPatternSyntax.self),
        loop.typeAnnotation == nil
      else { throw NotUnderstood(loop) }
      return try self.loop(
        over: value(of: sequence, in: state), naming: name.identifier.text, where: loop.whereClause?.condition, body,
        at: loop, in: &state)
    }
    if let pair = loop.pattern.as(TuplePatternSyntax.self)?.elements.map(\.pattern), pair.count == 2,
      sequence.numberedSequence == nil
    {
      return try runMembers(loop, pair, in: &state)
    }
    if let name = loop.pattern.withoutParentheses.as(IdentifierPatternSyntax.self)?.identifier.text,
      let array = try countedArray(sequence, in: state)
    {
      guard loop.whereClause == nil else { throw NotUnderstood(loop) }
      return try self.loop(over: array, naming: name, isIndex: true, body, at: loop, in: &state)
    }
    if let name = loop.pattern.withoutParentheses.as(IdentifierPatternSyntax.self)?.identifier.text,
      loop.whereClause == nil, let numbers = try numbers(in: sequence, in: state)
    {
      return try self.loop(over: numbers, naming: name, body, at: loop, in: &state)
    }
    var array = sequence
    var pattern = loop.pattern.withoutParentheses
    var number: String?
    if let pair = pattern.as(TuplePatternSyntax.self)?.elements, pair.count == 2, let second = pair.last?.pattern,
      let base = sequence.numberedSequence
    {
      (array, pattern) = (base, second)
      number = pair.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      if let name = number, loop.body.references(to: name).isEmpty { number = nil }
    }
    let name = pattern.is(WildcardPatternSyntax.self) ? "_" : pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    guard let name else { throw NotUnderstood(loop) }
    try self.loop(
      over: value(of: array, in: state), naming: name, number: number, where: loop.whereClause?.condition, body,
      at: loop, in: &state)
  }

  /// Runs a loop over the pairs of a document: over the elements, where it is known to be an array, and otherwise for
  /// the one key that it looks for.
  private func runMembers(
    _ loop: ForStmtSyntax, _ pair: [PatternSyntax], in state: inout State
  ) throws(NotUnderstood) {
    guard let name = pair[1].as(IdentifierPatternSyntax.self)?.identifier.text else { throw NotUnderstood(loop) }
    let body = Array(loop.body.statements)
    let found = try value(of: loop.sequence, in: state)
    let isKeyUsed =
      !pair[0].is(WildcardPatternSyntax.self) && !loop.body.references(to: pair[0].trimmedDescription).isEmpty
    if case .document(let path) = found, loop.whereClause == nil, !isKeyUsed, state.isPresent(.documents(path)) {
      return try self.loop(over: .unwrapped(.documents(path)), naming: name, body, at: loop, in: &state)
    }
    if case .document(let path) = found, loop.whereClause == nil, !isKeyUsed {
      return try self.loop(over: .entries(path), naming: name, body, at: loop, in: &state)
    }
    if let end = try? runMembersAsked(by: loop, pair, of: found, named: name, in: state) {
      state = end
      return
    }
    let key = isKeyUsed ? pair[0].as(IdentifierPatternSyntax.self)?.identifier.text : nil
    guard isKeyUsed == (key != nil) else { throw NotUnderstood(loop) }
    try self.loop(
      over: Chain(value: found).pairs(at: loop), naming: name, key: key, where: loop.whereClause?.condition, body,
      at: loop, in: &state)
  }

  /// Returns the state behind a loop over members that does something for the keys alone that it compares with its own.
  private func runMembersAsked(
    by loop: ForStmtSyntax, _ pair: [PatternSyntax], of members: Value, named name: String, in start: State
  ) throws(NotUnderstood) -> State {
    let path: DocumentPath
    switch members {
    case .document(let whole), .coalesce(.fields(let whole), .emptyDictionary), .unwrapped(.fields(let whole)):
      path = whole
    default: throw NotUnderstood(loop)
    }
    guard let key = pair[0].as(IdentifierPatternSyntax.self)?.identifier.text, start.depth == 0 else {
      throw NotUnderstood(loop)
    }
    let asked = loop.keys(comparedWith: key)
    guard !asked.isEmpty, asked.allSatisfy({ Int($0) == nil }), loop.onlyCompares(key) else {
      throw NotUnderstood(loop)
    }
    let body = Array(loop.body.statements)
    func turn(_ key: Value, _ member: Value, _ state: State) throws(NotUnderstood) -> State {
      var turn = state
      turn.declare(pair[0].trimmedDescription, as: key)
      turn.declare(name, as: member)
      let count = turn.exits.count
      // Where one member is looked for, the others do nothing, before it or behind it.
      let end = try run(body, where: loop.whereClause?.condition, in: turn)
        .met(since: count) { $0 == .continued || $0 == .broke && asked.count == 1 }
      guard end.flow == .goesOn, end.exits.count == count, end.refusals == state.refusals else {
        throw NotUnderstood(loop)
      }
      return end.named(as: state)
    }
    // Any key that it is not compared with will do.
    let another = asked.joined(separator: " ") + " "
    guard try turn(.text(another), start.element, start.turn).isUnchanged(since: start.turn) else {
      throw NotUnderstood(loop)
    }
    // Members come in any order, so that no two of them may fill the same.
    var state = start
    var changed: Set<State.Place> = []
    for key in asked {
      let part = path.appending(.key(key))
      let before = state
      let end = try turn(.text(key), .document(part), before.assuming(.exists(part)))
      let places = start.changes(to: end, since: before)
      guard changed.isDisjoint(with: places) else { throw NotUnderstood(loop) }
      changed.formUnion(places)
      state = .joined(.exists(part), end, before, from: before)
    }
    return state
  }

  /// Runs the body of a loop once, for any of the elements.
  func loop(
    over array: Value, naming name: String, key: String? = nil, number: String? = nil, isIndex: Bool = false,
    where condition: ExprSyntax? = nil,
    _ body: [CodeBlockItemSyntax],
    at node: some SyntaxProtocol, in state: inout State
  ) throws(NotUnderstood) {
    // Where it certainly has no elements, nothing runs.
    if [.emptyArray, .none].contains(Facts(state.known).applied(to: array)) { return }
    if let list = array.elements, number == nil {
      // One turn after the other.
      let count = state.exits.count
      for element in list {
        let start = state
        var turn = start
        turn.declare(name, as: element)
        state = try run(body, where: condition, in: turn).met(since: count) { $0 == .continued }.named(as: start)
        if state.flow != .goesOn { break }
      }
      state = state.met(since: count) { $0 == .broke }
      return
    }
    let objects = array.arrayOfObjects
    let array = objects ?? array
    guard array.isArrayOfDocuments || array.isMembers, state.depth == 0, objects == nil || !isIndex else {
      throw NotUnderstood(node)
    }
    var turn = state.turn
    if let key { turn.declare(key, as: state.key) }
    if let number {
      turn.index = State.Index(variable: turn.variables.count, array: array, element: state.element)
      turn.declare(number, as: .unset)
    }
    if isIndex { turn.index = State.Index(variable: turn.variables.count, array: array, element: state.element) }
    turn.declare(name, as: isIndex ? .unset : objects == nil ? state.element : state.element.asObject)
    var whole = try run(body, where: condition, in: turn)
    // A turn may ask for what the turns before it appended.
    let changing = turn.changing.union(whole.appended.keys).union(whole.sums.keys)
    if changing != turn.changing {
      turn.changing = changing
      whole = try run(body, where: condition, in: turn)
    }
    // What is added in some turns only is not understood.
    let isSumOfAll = whole.exits.count == state.exits.count && !whole.sums.values.contains(.unset)
    guard whole.sums.isEmpty || isSumOfAll else { throw NotUnderstood(node) }
    let end = whole.met(since: state.exits.count) { $0 == .continued }.acceptingAll(since: state)
    guard end.onlyAppends(to: state) else { throw NotUnderstood(node) }
    state.models.formUnion(end.models)
    // An element that is appended under a condition is dropped where the condition fails.
    for (place, each) in end.sums { state[place] = .total(state[place], of: array, each: each) }
    // A turn that inserts nothing would leave no place for the next one.
    guard end.inserted.allSatisfy({ end.appended[$0]?.isNeverNil == true }) else { throw NotUnderstood(node) }
    for (place, item) in end.appended {
      let items = Value.map(array, to: item, droppingNil: true)
      if state[place] == .emptyDictionary {
        state[place] = .dictionary(of: items)
      } else {
        state[place] = .append(state[place], items)
      }
    }
  }
}

extension Interpreter {
  /// Runs the body of a loop for an element, if that meets a condition.
  private func run(
    _ body: [CodeBlockItemSyntax], where condition: ExprSyntax?, in turn: State
  ) throws(NotUnderstood) -> State {
    guard let condition else { return try run(body, in: turn) }
    let holds = try self.condition(of: condition, in: turn)
    if holds == .never { return turn }
    let end = try run(body, in: turn.assuming(holds)).named(as: turn)
    return holds == .always ? end : .joined(holds, end, turn.assuming(holds.negated), from: turn)
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
  /// Whether it is an array of documents that is always there.
  var isArrayOfDocuments: Bool {
    switch self {
    case .unwrapped(.documents), .coalesce(.documents, .emptyArray), .forced(.documents), .entries, .arranged: true
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

  /// A dictionary of the pairs that are made of an object's members, or of a document's entries. Each has a key of its
  /// own.
  static func dictionary(of pairs: Value) -> Value {
    guard case .elements(let array, let each, _) = pairs else { return pairs }
    var pieces: [Code.Piece] = [.text("Dictionary(uniqueKeysWithValues: "), .value(pairs), .text(")")]
    if array.isMembers, let value = each.valueOfEntry {
      let method = value.isNeverNil ? "mapValues" : "compactMapValues"
      pieces = [.value(array), .text(".\(method) "), .closure(value)]
    }
    return .code(Code(pieces, hasOwnType: true, isNeverNil: true))
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
    case .emptyArray, .elements, .documents, .appended, .entries, .arranged: true
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

  /// The places that hold something else in a later state.
  fileprivate func changes(
    to end: Interpreter.State, since start: Interpreter.State
  ) -> Set<Place> {
    let properties = end.properties.filter { start.properties[$0.key] != $0.value }.map { Place.property($0.key) }
    let own = variables.indices.filter { start.variables[$0] != end.variables[$0] }.map { Place.variable($0) }
    return Set(properties).union(own)
  }
}

extension ForStmtSyntax {
  /// The texts that a name is compared with: `name == "text"`, `switch name { case "text": … }`.
  func keys(comparedWith name: String) -> [String] {
    var found: [String] = []
    for token in codeTokens where token.tokenKind == .stringQuote {
      guard let literal = token.parent?.as(StringLiteralExprSyntax.self), literal.openingQuote.id == token.id,
        let text = literal.representedLiteralValue, !found.contains(text), literal.isCompared(with: name)
      else { continue }
      found.append(text)
    }
    return found
  }
}

extension ForStmtSyntax {
  /// Whether a name is asked for nothing but whether it is a text that stands there.
  fileprivate func onlyCompares(_ name: String) -> Bool {
    let parts = [Syntax(body)] + [whereClause.map { Syntax($0) }].compactMap(\.self)
    return parts.flatMap { $0.references(to: name) }.allSatisfy { reference in
      if reference.parent?.as(SwitchExprSyntax.self)?.subject.id == ExprSyntax(reference).id { return true }
      let (before, behind) = (
        reference.baseName.previousToken(viewMode: .sourceAccurate),
        reference.baseName.nextToken(viewMode: .sourceAccurate)
      )
      return behind?.text == "==" && behind?.nextToken(viewMode: .sourceAccurate)?.tokenKind == .stringQuote
        || before?.text == "==" && before?.previousToken(viewMode: .sourceAccurate)?.tokenKind == .stringQuote
    }
  }
}

extension StringLiteralExprSyntax {
  fileprivate func isCompared(with name: String) -> Bool {
    if let item = parent?.as(ExpressionPatternSyntax.self)?.parent?.as(SwitchCaseItemSyntax.self) {
      let choice = item.parent?.parent?.parent?.parent?.parent?.as(SwitchExprSyntax.self)
      return choice?.subject.trimmedDescription == name
    }
    let before = firstToken(viewMode: .sourceAccurate)?.previousToken(viewMode: .sourceAccurate)
    let behind = lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    return before?.text == "==" && before?.previousToken(viewMode: .sourceAccurate)?.text == name
      || behind?.text == "==" && behind?.nextToken(viewMode: .sourceAccurate)?.text == name
  }
}

extension Value {
  /// The literal of a text.
  fileprivate static func text(_ text: String) -> Value { .literal(Literal(text.swiftLiteral, text: text)) }
}
