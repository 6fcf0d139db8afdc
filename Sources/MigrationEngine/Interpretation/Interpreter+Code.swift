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
        isNeverNil: expression.isNeverNil(in: project) || isTextOfScalar(expression, in: state),
        isThrowing: traits.isThrowing, mayStop: traits.mayStop, effect: traits.effect)
    }
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
    guard makesRules, place == .here ? facts != nil : place == .elsewhere && knownHanding != nil else { return nil }
    // In an extension of `JSON`, `self` is a part of the document.
    let inherited = state.properties.keys.filter { project.property($0, of: type)?.owner != type }
    let known = Set(state.names.keys).union(inherited).union(state.receiver == nil ? [] : ["self"])
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
      case .object(var object) = state.variables[number], let statement = target.parent?.parent
    else { return false }
    guard isLocal(.variable(number), in: state) || state.depth == 0, object.name == base.baseName.text,
      statement.is(SequenceExprSyntax.self),
      // What holds the object would be changed with it.
      !state.holds(object, besides: number),
      let (pieces, traits) = code(
        of: statement, naming: (number, object.name), mayAct: false, in: state), !traits.mayStop
    else { throw NotUnderstood(target) }
    object.steps.append(Code(pieces, hasOwnType: true, isThrowing: traits.isThrowing))
    state[.variable(number)] = .object(object)
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

struct PieceCollector {
  var interpreter: Interpreter
  let state: Interpreter.State
  /// The object that the code configures.
  let object: (number: Int, name: String)?
  /// Whether something in it throws, besides reads.
  var isThrowing = false
  /// Whether something in it may stop the program.
  private(set) var mayStop = false

  init(interpreter: Interpreter, state: Interpreter.State, object: (number: Int, name: String)?) {
    self.interpreter = interpreter
    self.state = state
    self.object = object
  }

  /// Returns the pieces of a part of an expression; nil where something in it can't stand elsewhere.
  mutating func pieces(of node: Syntax) -> [Code.Piece]? {
    if let token = node.as(TokenSyntax.self) { return text(of: token).map { [.text($0)] } }
    if let link = node.as(OptionalChainingExprSyntax.self), state.openLinks.contains(link.id) {
      guard let value = try? interpreter.value(of: link.expression, in: state) else { return nil }
      return [.value(.unwrap(value))] + space(behind: node)
    }
    // `value?` is a part of a chain, and no value by itself.
    if let expression = node.as(ExprSyntax.self), node.as(DeclReferenceExprSyntax.self)?.isMemberName != true,
      !node.is(OptionalChainingExprSyntax.self)
    {
      if let object, expression.trimmedDescription == object.name, state.names[object.name] == object.number {
        return [.name(object.name)] + space(behind: node)
      }
      // The function that a call names is no value: `json.text("title", or: "")`.
      let isCalled = expression.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == expression.id
      if !isCalled, let value = value(of: expression) ?? chain(expression) {
        return [.value(value)] + space(behind: node)
      }
      if let handed = handed(expression) { return handed + space(behind: node) }
      if let constant = constant(expression) {
        let isArgument = expression.parent?.is(LabeledExprSyntax.self) == true
        let source = "\(constant.source) as \(constant.type.rawValue)"
        return [.text(isArgument ? source : "(\(source))")] + space(behind: node)
      }
      // A name that is not understood may stand for anything.
      if interpreter.place(expression, in: state) != nil { return nil }
    }
    if let parts = node.as(ExprSyntax.self)?.infix, !["?:", "as", "is", "="].contains(parts.sign) {
      // Beside a value of its type a constant needs no other.
      if let constant = constant(parts.right), let left = value(of: parts.left), left.scalar == constant.type {
        return [.value(left), .text(" \(parts.sign) \(constant.source)")] + space(behind: node)
      }
      if let constant = constant(parts.left), let right = value(of: parts.right), right.scalar == constant.type {
        return [.text("\(constant.source) \(parts.sign) "), .value(right)] + space(behind: node)
      }
      guard let left = pieces(of: Syntax(parts.left)), let right = pieces(of: Syntax(parts.right)) else { return nil }
      return left.withoutSpaceAtEnd + [.text(" \(parts.sign) ")] + right.withoutSpaceAtEnd + space(behind: node)
    }
    if node.is(AssignmentExprSyntax.self), object == nil { return nil }
    if node.mayLeave || node.as(ExprSyntax.self)?.isJSONInitializer == true || makesModel(node) { return nil }
    if node.is(ForceUnwrapExprSyntax.self) || node.stops { mayStop = true }
    if let access = node.as(SubscriptCallExprSyntax.self), interpreter.project.mayStop(access) { mayStop = true }
    // Reads in a closure would have to be tried in it.
    if node.is(ClosureExprSyntax.self) {
      let names = node.codeTokens.filter { $0.parent?.is(DeclReferenceExprSyntax.self) == true }.map(\.text)
      if names.contains(where: { state.names[$0] != nil || state.properties[$0] != nil || $0 == "self" }) { return nil }
    }
    var found: [Code.Piece] = []
    for child in node.children(viewMode: .sourceAccurate) {
      guard let more = pieces(of: child) else { return nil }
      // An autoclosure that may not throw takes no read.
      let holdsRead = more.contains { if case .value = $0 { true } else { false } }
      if holdsRead, interpreter.project.autoclosure(around: child) != nil { return nil }
      for piece in more {
        if case .text(let text) = piece, case .text(let before)? = found.last {
          found[found.count - 1] = .text(before + text)
        } else {
          found.append(piece)
        }
      }
    }
    return found
  }

  /// Whether it makes something of a document that is not one of these: `Item(json: ["id": 1])`. Converted types have
  /// another initializer.
  private func makesModel(_ node: Syntax) -> Bool {
    guard let call = node.as(FunctionCallExprSyntax.self), let name = call.calledExpression.initializedTypeName,
      let found = interpreter.project.resolve(name, in: interpreter.type)
    else { return false }
    let labels = call.arguments.map { $0.label?.text }
    // One of the libraries, of a type that an earlier run converted.
    let isConverted = !Conformances(of: [found.name], in: interpreter.project).foreign
      .isDisjoint(with: RuntimeLibrary.conversions)
    if isConverted, labels == ["json"] { return true }
    return interpreter.project.jsonInitializers(of: found.name).contains { initializer in
      initializer.node.signature.parameterClause.parameters.map(\.argumentLabel) == labels
    }
  }

  /// The literal that a local name stands for, with the type of the name; nil for other expressions.
  private func constant(_ expression: ExprSyntax) -> (source: String, type: Scalar)? {
    guard case .variable(let number)? = interpreter.place(expression, in: state),
      case .literal(let literal) = state.variables[number], !literal.source.contains(where: \.isNewline),
      let type = state.types[number]?.dottedName.flatMap(Scalar.init(named:))
    else { return nil }
    return (literal.source, type)
  }

  /// The value of an optional chain whose end is code; nil for other parts.
  private mutating func chain(_ expression: ExprSyntax) -> Value? {
    var whole = interpreter
    whole.isInCode = false
    guard case .choice(let condition, .code(let code), .none)? = try? whole.continued(expression, in: state),
      code.effect == nil
    else { return nil }
    isThrowing = isThrowing || code.isThrowing
    mayStop = mayStop || code.mayStop
    return .choice(condition, .code(code), .none)
  }

  /// The value of a part; nil where it is none that a container can be asked for.
  private func value(of expression: ExprSyntax) -> Value? {
    if expression.isLiteral || expression.is(StringLiteralExprSyntax.self) { return nil }
    guard let value = try? interpreter.value(of: expression, in: state), value.hasOwnType,
      // Its labels are not known any more.
      !value.isTuple
    else { return nil }
    guard interpreter.isOfOptionalType(expression, in: state) || callsOptional(in: expression) else { return value }
    return value.isOfOptionalType || value.isNeverNil && isImplicitArgument(expression) ? value : nil
  }

  /// Whether it is a name of type `T!` that an initializer of the project is given: one takes what is there.
  private func isImplicitArgument(_ expression: ExprSyntax) -> Bool {
    guard interpreter.implicitUse(of: expression, in: state) != nil,
      let call = expression.parent?.as(LabeledExprSyntax.self)?.parent?.parent,
      let callee = call.as(FunctionCallExprSyntax.self)?.calledExpression.dottedName
    else { return false }
    return interpreter.project.resolve(callee, in: interpreter.type)?.isGeneric == false
  }

  /// Whether an expression, or a part of it, is a call whose type is optional, though its value may not be nil.
  private func callsOptional(in expression: ExprSyntax) -> Bool {
    expression.is(FunctionCallExprSyntax.self) && interpreter.isOfOptionalType(expression, in: state)
      || expression.children(viewMode: .sourceAccurate).contains { child in
        child.as(ExprSyntax.self).map(callsOptional)
          ?? child.children(viewMode: .sourceAccurate).contains {
            $0.as(ExprSyntax.self).map(callsOptional) == true
          }
      }
  }

  /// The source of a token on one line; nil where it would mean something else. Comments in it go.
  private func text(of token: TokenSyntax) -> String? {
    if token.tokenKind == .keyword(.Self) {
      let name = interpreter.project.type(named: interpreter.type)?.simpleName
      return name.map { $0 + (isBlank(behind: token) ? " " : "") }
    }
    guard !token.isContainer, state.receiver == nil || token.tokenKind != .keyword(.self),
      !token.text.contains(where: \.isNewline),
      token.tokenKind != .multilineStringQuote, !token.leadingTrivia.contains(where: \.isNewline) || token.continues
    else { return nil }
    return token.text + (isBlank(behind: token) ? " " : "")
  }

  private func space(behind node: Syntax) -> [Code.Piece] {
    node.lastToken(viewMode: .sourceAccurate).map(isBlank) == true ? [.text(" ")] : []
  }

  private func isBlank(behind token: TokenSyntax) -> Bool {
    guard let next = token.nextToken(viewMode: .sourceAccurate) else { return false }
    if next.leadingTrivia.contains(where: \.isNewline) {
      if ["(", "["].contains(token.text) || [")", "]", ","].contains(next.text) { return false }
    } else if !token.trailingTrivia.contains(where: \.isSpaceOrTab) {
      return false
    }
    // A chain has none before its dots.
    return next.text != "." || next.parent?.as(MemberAccessExprSyntax.self)?.base == nil
  }
}

extension TokenSyntax {
  /// Whether the token may stand on the line of the one before: it is not the first of a statement in a closure.
  fileprivate var continues: Bool {
    var current = parent
    while let node = current, !node.is(CodeBlockItemSyntax.self) { current = node.parent }
    guard let item = current?.as(CodeBlockItemSyntax.self), item.firstToken(viewMode: .sourceAccurate)?.id == id,
      let list = item.parent?.as(CodeBlockItemListSyntax.self), list.parent?.is(ClosureExprSyntax.self) == true
    else { return true }
    return list.first?.id == item.id
  }
}

extension Syntax {
  /// Whether evaluating it may throw or wait, or takes statements.
  fileprivate var mayLeave: Bool {
    switch kind {
    case .tryExpr, .awaitExpr, .ifExpr, .switchExpr: true
    default: false
    }
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
      return call.calledExpression.hasOwnType(in: project)
        && project.functions(named: name).allSatisfy { $0.node.genericParameterClause == nil }
    }
    if let access = self.as(MemberAccessExprSyntax.self) {
      guard let base = access.base else { return false }
      let own = project.functions(named: access.declName.baseName.text)
      return base.hasOwnType(in: project) && own.count < 2
        && own.allSatisfy { $0.node.genericParameterClause == nil }
    }
    if let access = self.as(SubscriptCallExprSyntax.self) { return access.calledExpression.hasOwnType(in: project) }
    if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression.hasOwnType(in: project) }
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
  /// Whether it is a tuple, or one that may be there.
  fileprivate var isTuple: Bool {
    switch self {
    case .tuple: true
    case .unwrapped(let inner), .forced(let inner): inner.isTuple
    case .choice(_, let one, let other), .coalesce(let one, let other): one.isTuple || other.isTuple
    default: false
    }
  }

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

extension TokenSyntax {
  /// Whether it is the name of what a rule is given, and no label.
  fileprivate var isContainer: Bool {
    guard tokenKind == .identifier("container") else { return false }
    return parent?.is(LabeledExprSyntax.self) != true
  }
}

extension ExprSyntax {
  /// Whether its value is certainly no optional.
  fileprivate func isNeverNil(in project: ProjectFacts) -> Bool {
    if let sign = infix?.sign { return ["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>"].contains(sign) }
    if self.is(StringLiteralExprSyntax.self) { return true }
    guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledExpression.trimmedDescription == "String" && !project.isDeclaredHere("String")
      && ["describing", "format"].contains(call.arguments.first?.label?.text)
  }
}

extension [Code.Piece] {
  /// The pieces without the space behind the last of them.
  fileprivate var withoutSpaceAtEnd: [Code.Piece] {
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
