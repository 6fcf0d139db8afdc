import MigrationPlan
import SwiftSyntax

/// Expressions that are not understood, and that are values all the same: pure code, with what is understood of it.
extension Interpreter {
  /// Returns an expression as code that can stand elsewhere; nil where it can't.
  ///
  /// - Parameter mayAct: whether it may do more than give a value.
  func code(of expression: ExprSyntax, mayAct: Bool = true, in state: State) -> Code? {
    code(of: Syntax(expression), mayAct: mayAct, in: state).map { pieces, traits in
      Code(
        pieces, isOperation: expression.is(SequenceExprSyntax.self), isChain: expression.isOptionalChain,
        hasOwnType: expression.hasOwnType(in: project), made: expression.madeType,
        isNeverNil: expression.isNeverNil(in: project, besides: state.openLinks)
          || isTextOfScalar(expression, in: state) || makesValue(expression),
        isThrowing: traits.isThrowing, mayStop: traits.mayStop, effect: traits.effect)
    }
  }

  /// Whether it makes a value of a type of the project, by an initializer that never fails: `Point(x: 0, y: 0)`.
  private func makesValue(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let made = call.calledExpression.initializedTypeName.flatMap({ project.resolve($0, in: type) })
    else { return false }
    let found = project.initializers(calledBy: call, of: made.name)
    return (made.kind == .structure || made.kind == .classType && !found.isEmpty)
      && found.allSatisfy { $0.node.optionalMark == nil }
  }

  /// Whether it is the text of a scalar that is there: `String(count)`.
  private func isTextOfScalar(_ expression: ExprSyntax, in state: State) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      call.calledExpression.trimmedDescription == "String", !project.isDeclaredHere("String"),
      let argument = call.arguments.only, argument.label == nil
    else { return false }
    return (try? value(of: argument.expression, in: state))?.scalar != nil
  }

  fileprivate typealias Traits = (isThrowing: Bool, mayStop: Bool, effect: Code.Effect?)

  private func code(
    of node: Syntax, naming object: (number: Int, name: String)? = nil, mayAct: Bool, in state: State
  ) -> (pieces: [Code.Piece], traits: Traits)? {
    let facts = place == .here ? project.type(named: type) : nil
    // A function that is converted, too, is called.
    guard makesRules, place == .here ? facts != nil : place == .elsewhere && knownHanding != nil,
      // In closures that run at another time, nothing can be tried.
      !node.codeTokens.contains(where: {
        $0.text == "lazy" && $0.parent?.parent?.is(MemberAccessExprSyntax.self) == true
      })
    else { return nil }
    // In an extension of `JSON`, `self` is a part of the document.
    let held = state.properties.keys.filter { place == .elsewhere || project.property($0, of: type)?.owner != type }
    var known = Set(state.names.keys).union(held).union(state.receiver == nil ? [] : ["self"])
    if case .member(let enumeration?, _)? = state.receiver {
      known.formUnion(project.instanceProperties(of: enumeration.name).map(\.name))
    }
    let mentions =
      facts.map { RuleMentions(project: project, type: $0, known: known) }
      ?? RuleMentions(project: project, movingTo: Syntax(initializer), known: known)
    mentions.walk(node)
    let calls = PureCalls(project: project, in: node.enclosingMember ?? Syntax(initializer), of: type)
    calls.walk(node)
    guard mentions.refused == nil else { return nil }
    // A function that has a name might run several times.
    if calls.mustRunOnce, !mayAct || state.call?.isInline == false { return nil }
    var collector = PieceCollector(interpreter: self, state: state, object: object)
    collector.interpreter.isInCode = true
    guard let pieces = collector.pieces(of: node)?.withoutSpaceAtEnd else { return nil }
    // The statements run in their order; in one of them, the order of two calls is not known here.
    let isAction = !calls.areAll || calls.readsVariables && mayChangeVariables
    let effect = isAction || calls.mustRunOnce ? Code.Effect(in: state.statement, isAction: isAction) : nil
    return (pieces, (collector.isThrowing, collector.mayStop, effect))
  }

  /// Whether something in the body may have side effects, so that it matters when variables are read. Asked for once.
  private var mayChangeVariables: Bool {
    changesVariables {
      guard let body = initializer.body else { return false }
      let calls = PureCalls(project: project, in: Syntax(initializer), of: type)
      calls.walk(body)
      return !calls.areAll
    }
  }

  /// Runs an assignment to a member of a local object: `formatter.dateFormat = "y"`.
  ///
  /// - Returns: whether it is one.
  func configure(_ target: ExprSyntax, _ source: ExprSyntax, in state: inout State) throws(NotUnderstood) -> Bool {
    guard let access = target.as(MemberAccessExprSyntax.self),
      let base = access.base?.as(DeclReferenceExprSyntax.self), let number = state.names[base.baseName.text],
      let objects = state.variables[number].chosenObjects, let statement = target.parent?.parent
    else { return false }
    guard isLocal(.variable(number), in: state) || state.depth == 0,
      objects.allSatisfy({ $0.name == base.baseName.text }), statement.is(SequenceExprSyntax.self),
      // What holds the object would be changed with it.
      !objects.contains(where: { state.holds($0, besides: .variable(number)) }),
      let (pieces, traits) = code(
        of: statement, naming: (number, base.baseName.text), mayAct: false, in: state), !traits.mayStop
    else { throw NotUnderstood(target) }
    let step = Code(pieces, hasOwnType: true, isThrowing: traits.isThrowing)
    state[.variable(number)] = state.variables[number].configured(by: step)
    return true
  }
}

extension Interpreter {
  /// Whether the type of an expression is optional by its declaration, whether its value may be nil or not: that is
  /// another text in `"\(value)"`, and `map` means another method.
  func isOfOptionalType(_ expression: ExprSyntax, in state: State) -> Bool {
    let inner = expression.withoutParentheses
    if implicitUse(of: expression, in: state) == .unwrapped { return false }
    switch place(inner, in: state) {
    case .variable(let number)?: return state.optionals.contains(number)
    case .property(let name)?: return project.property(name, of: type)?.type?.isOptional == true
    case nil: break
    }
    let isWholeChain = !inner.is(OptionalChainingExprSyntax.self) && !inner.isContinued
    if isWholeChain, inner.firstLink(besides: state.openLinks) != nil { return true }
    if isOptionalMember(inner, in: state) { return true }
    // The first element of an array that is written out is certainly there, and optional all the same.
    if let access = inner.as(MemberAccessExprSyntax.self), let base = access.base,
      ["first", "last"].contains(access.declName.baseName.text), (try? value(of: base, in: state))?.elements != nil
    {
      return true
    }
    if let call = inner.as(FunctionCallExprSyntax.self) {
      if call.makesOptional || project.mayFail(call, in: type) { return true }
      return function(calledBy: call, in: state).map { $0.isReadThrough && $0.resultType?.isOptional != false } == true
    }
    guard let parts = inner.infix else { return false }
    switch parts.sign {
    case "?:":
      guard let (_, one, other) = inner.ternary else { return false }
      return isOfOptionalType(one, in: state) || isOfOptionalType(other, in: state)
    case "as": return parts.right.as(TypeExprSyntax.self)?.type.isOptional == true
    case "??": return isOfOptionalType(parts.right, in: state)
    default: return false
    }
  }
}

extension ProjectFacts {
  /// Whether a call may be one of an initializer `init?`, whether that returns nil for anything or not.
  fileprivate func mayFail(_ call: FunctionCallExprSyntax, in type: String) -> Bool {
    guard let name = call.calledExpression.initializedTypeName, let made = resolve(name, in: type) else { return false }
    return initializers(of: made.name).contains { $0.node.optionalMark?.tokenKind == .postfixQuestionMark }
  }
}

extension ExprSyntax {
  /// Whether the type of its value is the same wherever it stands.
  fileprivate func hasOwnType(in project: ProjectFacts) -> Bool {
    if let operands = self.as(SequenceExprSyntax.self)?.elements {
      let isChosen = operands.contains { $0.is(UnresolvedTernaryExprSyntax.self) }
      return !isChosen && operands.contains { $0.binaryOperator == nil && $0.hasOwnType(in: project) }
    }
    if let call = self.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
      let functions = project.functions(named: name).filter { $0.mayBeCalled(by: call) }
      return call.calledExpression.hasOwnType(in: project)
        && functions.allSatisfy { $0.node.genericParameterClause == nil }
        && Set(functions.map { $0.returnType?.trimmedDescription }).count < 2
    }
    if let access = self.as(MemberAccessExprSyntax.self) {
      guard let base = access.base else { return false }
      let own = project.functions(named: access.declName.baseName.text)
      return base.hasOwnType(in: project) && own.count < 2
        && own.allSatisfy { $0.node.genericParameterClause == nil }
    }
    if let access = self.as(SubscriptCallExprSyntax.self) { return access.calledExpression.hasOwnType(in: project) }
    if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression.hasOwnType(in: project) }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.hasOwnType(in: project) }
    if let inner = self.as(TupleExprSyntax.self)?.elements.only { return inner.expression.hasOwnType(in: project) }
    return self.is(DeclReferenceExprSyntax.self) || self.is(GenericSpecializationExprSyntax.self)
  }
}

extension FunctionCallExprSyntax {
  /// `Optional(value)`, `.some(value)`.
  var makesOptional: Bool {
    [".some", "Optional", "Optional.some"].contains(calledExpression.trimmedDescription)
  }
}

extension Code {
  /// Whether it calls an initializer by the name of its type: `DateFormatter()`.
  var isMaking: Bool {
    guard case .text(let source)? = pieces.first else { return false }
    return source.first?.isUppercase == true && source.prefix { $0 != "(" }.allSatisfy(\.isPartOfTypeName)
  }

  /// The type that a literal has where nothing else is asked for.
  fileprivate var literalType: String? {
    if case .text(let source)? = pieces.first, source.hasPrefix("\"") || source.hasPrefix("#") { return "String" }
    return nil
  }
}

extension Value {
  /// The value as that of a name; nil where its type depends on what is asked for, and nothing is.
  func held(as type: String?) -> Value? {
    switch self {
    case .code(let code):
      if code.hasOwnType || code.type != nil { return self }
      return (type ?? code.literalType).map { .code(code.asked(for: $0)) }
    case .choice(let condition, let one, let other):
      return one.held(as: type).flatMap { one in other.held(as: type).map { .choice(condition, one, $0) } }
    case .coalesce(let one, let other):
      return one.held(as: nil).flatMap { one in other.held(as: type).map { .coalesce(one, $0) } }
    case .unwrapped(let inner): return inner.held(as: nil).map { .unwrapped($0) }
    case .forced(let inner): return inner.held(as: nil).map { .forced($0) }
    case .made(let maker, let inner): return inner.held(as: nil).map { .made(maker, $0) }
    case .member(nil, _): return nil
    case .tuple(let parts):
      let held = parts.compactMap { $0.held(as: nil) }
      return held.count == parts.count ? .tuple(held) : nil
    default: return self
    }
  }

  /// Whether its type does not depend on what is asked for where it stands.
  var hasOwnType: Bool {
    switch self {
    case .read(_, let scalar), .coerced(_, let scalar): scalar != .url
    case .untyped(.part, _): false
    case .number, .coercedNumber, .entryKey, .made, .untyped, .truth, .count, .object, .lossless, .model, .total, .cast,
      .member(.some, _):
      true
    case .elements(_, let each, _): each.hasOwnType
    case .unwrapped(let inner), .forced(let inner): inner.hasOwnType
    case .tuple(let parts): parts.allSatisfy(\.hasOwnType)
    case .coalesce(let one, let other): one.hasOwnType && (other.hasOwnType || other.isConstant)
    case .choice(_, let one, let other):
      one.hasOwnType && (other.hasOwnType || other.isConstant) || one.isConstant && other.hasOwnType
    case .code(let code): code.hasOwnType
    default: false
    }
  }

  private var isConstant: Bool {
    switch self {
    case .literal, .none, .emptyArray: true
    default: false
    }
  }

  /// Whether its type is optional.
  var isOfOptionalType: Bool {
    switch self {
    case .read, .number, .lossless, .cast, .none, .null, .documents, .untyped(.arrayObject, _),
      .untyped(.dictionaryObject, _):
      true
    case .made(let maker, _): maker.mayFail
    case .model(_, _, let mayRefuse): mayRefuse
    case .elements(let array, _, _): array.isOfOptionalType
    case .coalesce(_, let other): other.isOfOptionalType
    case .choice(_, let one, let other): one.isOfOptionalType || other.isOfOptionalType
    default: false
    }
  }
}

extension Character {
  fileprivate var isPartOfTypeName: Bool { isLetter || isNumber || self == "_" }
}

extension ExprSyntax {
  /// Methods of texts and sequences that give no optional.
  private static let certainMethods: Set = [
    "components", "joined", "lowercased", "padding", "replacingOccurrences", "reversed", "shuffled", "sorted",
    "trimmingCharacters", "uppercased",
  ]

  /// Whether its value is certainly no optional.
  ///
  /// - Parameter links: the links of an optional chain that are known to be there.
  fileprivate func isNeverNil(in project: ProjectFacts, besides links: Set<SyntaxIdentifier>) -> Bool {
    if let sign = infix?.sign { return ["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>"].contains(sign) }
    if self.is(StringLiteralExprSyntax.self) { return true }
    guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.text
      return Self.certainMethods.contains(name)
        && project.functions(named: name).isEmpty && project.properties(named: name).isEmpty
        && ExprSyntax(access).firstLink(besides: links) == nil
    }
    return call.calledExpression.trimmedDescription == "String" && !project.isDeclaredHere("String")
      && ["describing", "format"].contains(call.arguments.first?.label?.text)
  }
}

extension [Code.Piece] {
  /// The pieces without the space behind the last of them.
  var withoutSpaceAtEnd: [Code.Piece] {
    guard case .text(let last)? = self.last, last.last == " " else { return self }
    return dropLast() + (last.count > 1 ? [.text(String(last.dropLast()))] : [])
  }
}

extension ExprSyntax {
  /// The type in `Type(…)` and `Type(…) ?? .member`, as source; nil for other expressions.
  fileprivate var madeType: String? {
    if let (left, sign, right) = infix, sign == "??", let access = right.as(MemberAccessExprSyntax.self) {
      return left.madeType.flatMap { [nil, $0].contains(access.base?.trimmedDescription) ? $0 : nil }
    }
    guard let call = self.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      call.calledExpression.is(DeclReferenceExprSyntax.self) || call.calledExpression.is(MemberAccessExprSyntax.self)
    else { return nil }
    return call.calledExpression.trimmedDescription
  }
}

extension Syntax {
  /// The method or initializer of a type that the node is in.
  fileprivate var enclosingMember: Syntax? {
    var current = parent
    while let node = current {
      if node.is(FunctionDeclSyntax.self) || node.is(InitializerDeclSyntax.self),
        node.parent?.is(MemberBlockItemSyntax.self) == true
      {
        return node
      }
      current = node.parent
    }
    return nil
  }
}

extension Value {
  /// The object, or those of which a condition chooses one; nil for other values.
  fileprivate var chosenObjects: [ConfiguredObject]? {
    switch self {
    case .object(let object): [object]
    case .choice(_, let one, let other): one.chosenObjects.flatMap { first in other.chosenObjects.map { first + $0 } }
    default: nil
    }
  }

  /// Returns the objects after an assignment to one of their members.
  fileprivate func configured(by step: Code) -> Value {
    switch self {
    case .object(var object):
      object.steps.append(step)
      return .object(object)
    case .choice(let condition, let one, let other):
      let (first, second) = (one.configured(by: step), other.configured(by: step))
      // The assignments in which they differed may all be overwritten now.
      if case .object(let first) = first, case .object(let second) = second,
        first.withoutOverwritten == second.withoutOverwritten
      {
        return .object(first.withoutOverwritten)
      }
      return .choose(condition, first, second)
    default: return self
    }
  }
}

extension ConfiguredObject {
  /// Members of formatters that say nothing about one another: the last value of each is all that counts.
  private static let independent: [String: Set<String>] = [
    "DateFormatter": ["calendar", "dateFormat", "defaultDate", "isLenient", "locale", "timeZone"]
  ]

  /// The object without assignments that later ones overwrite.
  fileprivate var withoutOverwritten: ConfiguredObject {
    let independent = made.made.flatMap { Self.independent[$0] } ?? []
    let assigned = steps.map { $0.assignedMember(of: name) }
    guard assigned.allSatisfy({ $0.map(independent.contains) == true }) else { return self }
    var object = self
    object.steps = steps.indices.filter { !assigned[($0 + 1)...].contains(assigned[$0]) }.map { steps[$0] }
    return object
  }
}

extension Code {
  /// `dateFormat` of `formatter.dateFormat = "y"`; nil for other statements.
  fileprivate func assignedMember(of object: String) -> String? {
    guard case .name(object)? = pieces.first, case .text(let text)? = pieces.dropFirst().first, text.hasPrefix("."),
      let end = text.range(of: " = "), !pieces.dropFirst().contains(.name(object))
    else { return nil }
    let member = text[..<end.lowerBound].dropFirst()
    return member.allSatisfy { $0.isLetter } ? String(member) : nil
  }
}
