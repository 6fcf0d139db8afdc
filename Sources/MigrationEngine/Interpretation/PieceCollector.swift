import MigrationPlan
import SwiftSyntax

/// Collects the pieces of code that is not understood: the values in it, and the text between them.
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
      // Of documents, the code would get containers, which have other members.
      guard let value = try? interpreter.value(of: link.expression, in: state), Value.unwrap(value).hasOwnType else {
        return nil
      }
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
        if isReceiverThatMayChange(expression, value) { return nil }
        return [.value(value)] + space(behind: node)
      }
      if let handed = handed(expression) { return handed + space(behind: node) }
      if let constant = constant(expression) {
        // The target of the assignment has its type.
        if object != nil, isAssigned(expression) { return [.text(constant.source)] + space(behind: node) }
        let isArgument = expression.parent?.is(LabeledExprSyntax.self) == true
        let source = "\(constant.source) as \(constant.type.rawValue)"
        return [.text(isArgument ? source : "(\(source))")] + space(behind: node)
      }
      // A name that is not understood may stand for anything.
      if interpreter.place(expression, in: state) != nil || isMemberOfCase(expression) { return nil }
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
    // The call would change a copy of the variable.
    if node.is(InOutExprSyntax.self) || mayChangeVariable(node) { return nil }
    if node.mayLeave || node.as(ExprSyntax.self)?.isJSONInitializer == true || makesModel(node) { return nil }
    if node.is(ForceUnwrapExprSyntax.self) || node.stops { mayStop = true }
    if let access = node.as(SubscriptCallExprSyntax.self), interpreter.project.mayStop(access) { mayStop = true }
    // Reads in a closure would have to be tried in it.
    if node.is(ClosureExprSyntax.self) {
      let names = node.codeTokens.filter { $0.parent?.is(DeclReferenceExprSyntax.self) == true }.map(\.text)
      let isRead = names.contains { name in
        if let number = state.names[name] { return !state.variables[number].isLiteral }
        return state.properties[name] != nil || name == "self"
      }
      if isRead { return nil }
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

  /// Whether it calls a method that may change the value that a name stands for: `parts.removeFirst()`.
  private func mayChangeVariable(_ node: Syntax) -> Bool {
    guard let access = node.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
      interpreter.project.mayChangeReceiver(access.declName.baseName.text), var base = access.base
    else { return false }
    while interpreter.place(base, in: state) == nil {
      let inner = base.behindOptionalMark.withoutParentheses
      let whole =
        base.as(MemberAccessExprSyntax.self)?.base ?? base.as(SubscriptCallExprSyntax.self)?.calledExpression
      guard let next = whole ?? (inner.id == base.id ? nil : inner) else { return false }
      base = next
    }
    return true
  }

  /// Whether a method is called on a model or an object that a name stands for, and that it may change, or a lazy property
  /// is read of it: it would be made anew each time.
  private func isReceiverThatMayChange(_ expression: ExprSyntax, _ value: Value) -> Bool {
    guard let name = Value.unwrap(value).nameOfObject, interpreter.place(expression, in: state) != nil,
      let access = expression.parent?.as(MemberAccessExprSyntax.self)
    else { return false }
    if Self.readers.contains(name), !interpreter.project.isDeclaredHere(name) { return true }
    let properties = interpreter.project.instanceProperties(of: name)
    if access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(access).id {
      return properties.contains { !$0.isComputed && !$0.declaration.isConstant }
    }
    return properties.contains { $0.name == access.declName.baseName.text && $0.isLazy }
  }

  /// The types of the libraries whose methods give something else each time.
  private static let readers: Set = [
    "FileHandle", "InputStream", "NSEnumerator", "NSScanner", "Progress", "Scanner", "XMLParser",
  ]

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
      initializer.node.labels == labels
    }
  }

  /// Whether it names a member of the case whose method runs.
  private func isMemberOfCase(_ expression: ExprSyntax) -> Bool {
    guard case .member(let enumeration?, _)? = state.receiver,
      let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    return name == "self" || interpreter.project.property(name, of: enumeration.name)?.isStatic == false
      || interpreter.project.functions(ofType: enumeration.name).contains { $0.name == name }
  }

  /// Whether it is all that an assignment assigns.
  private func isAssigned(_ expression: ExprSyntax) -> Bool {
    let elements = expression.parent?.as(ExprListSyntax.self).map(Array.init) ?? []
    return elements.count == 3 && elements[1].is(AssignmentExprSyntax.self) && elements[2].id == expression.id
  }

  /// The literal that a name stands for, with its type; nil for other expressions.
  private func constant(_ expression: ExprSyntax) -> (source: String, type: Scalar)? {
    guard expression.is(DeclReferenceExprSyntax.self) || expression.is(MemberAccessExprSyntax.self),
      case .literal(let literal)? = try? interpreter.value(of: expression, in: state),
      !literal.source.contains(where: \.isNewline)
    else { return nil }
    if case .variable(let number)? = interpreter.place(expression, in: state) {
      return state.types[number]?.dottedName.flatMap(Scalar.init(named:)).map { (literal.source, $0) }
    }
    // The raw value of a case, a property of a value that is known.
    let isKnown = state.receiver != nil || interpreter.type != interpreter.initializer.enclosingTypeName
    return literal.text != nil && isKnown ? (literal.source, .string) : nil
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
    if Self.makersOfWhatIsThere.contains(callee) { return !interpreter.project.isDeclaredHere(callee) }
    return interpreter.project.resolve(callee, in: interpreter.type)?.isGeneric == false
  }

  /// The types of the libraries none of whose initializers takes an optional value.
  private static let makersOfWhatIsThere: Set = [
    "CGPoint", "CGRect", "CGSize", "CGVector", "CLLocation", "CLLocationCoordinate2D", "UIEdgeInsets",
  ]

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
}

extension TokenSyntax {
  /// Whether it is the name of what a rule is given, and no label.
  fileprivate var isContainer: Bool {
    guard tokenKind == .identifier("container") else { return false }
    return parent?.is(LabeledExprSyntax.self) != true
  }
}

extension Value {
  /// The type of the model or the object that it is; nil for other values.
  fileprivate var nameOfObject: String? {
    switch self {
    case .model(let name, _, _): name
    case .object(let object): object.made.made
    case .instance(let instance) where instance.made != nil: instance.type
    default: nil
    }
  }
}
