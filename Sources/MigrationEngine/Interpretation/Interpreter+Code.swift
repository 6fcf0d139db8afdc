import MigrationPlan
import SwiftSyntax

/// Expressions that are not understood, and that are values all the same: pure code, with what is understood of it.
extension Interpreter {
  /// Returns an expression as code that can stand elsewhere; nil where it can't, or where it may do more than give a
  /// value.
  func code(of expression: ExprSyntax, in state: State) -> Code? {
    guard keepsCode, let facts = project.type(named: type) else { return nil }
    let mentions = RuleMentions(project: project, type: facts)
    mentions.walk(expression)
    let calls = PureCalls(project: project, in: initializer, of: type)
    calls.walk(expression)
    guard mentions.refused == nil, calls.areAll else { return nil }
    var collector = PieceCollector(interpreter: self, state: state)
    collector.interpreter.keepsCode = false
    guard var pieces = collector.pieces(of: Syntax(expression)) else { return nil }
    if case .text(let last)? = pieces.last, last.last == " " {
      pieces.removeLast()
      if last.count > 1 { pieces.append(.text(String(last.dropLast()))) }
    }
    return Code(
      pieces, isOperation: expression.is(SequenceExprSyntax.self), hasOwnType: expression.hasOwnType(in: project),
      isNeverNil: expression.infix.map { ["+", "-", "*", "/", "%"].contains($0.sign) } ?? false)
  }
}

/// Takes an expression apart into values and the source between them.
private struct PieceCollector {
  var interpreter: Interpreter
  let state: Interpreter.State

  /// Returns the pieces of a part of an expression; nil where something in it can't stand elsewhere.
  func pieces(of node: Syntax) -> [Code.Piece]? {
    if let token = node.as(TokenSyntax.self) { return text(of: token).map { [.text($0)] } }
    // `value?` is a part of a chain, and no value by itself.
    if let expression = node.as(ExprSyntax.self), node.as(DeclReferenceExprSyntax.self)?.isMemberName != true,
      !node.is(OptionalChainingExprSyntax.self)
    {
      if let value = value(of: expression) { return [.value(value)] + space(behind: node) }
      // A name that is not understood may stand for anything.
      if interpreter.place(expression, in: state) != nil { return nil }
    }
    if node.mayLeave || node.as(ExprSyntax.self)?.isJSONInitializer == true { return nil }
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

  /// The value of a part; nil where it is none that a container can be asked for.
  private func value(of expression: ExprSyntax) -> Value? {
    if expression.isLiteral || expression.is(StringLiteralExprSyntax.self) { return nil }
    guard let value = try? interpreter.value(of: expression, in: state), value.hasOwnType else { return nil }
    let isOptional: Bool
    switch interpreter.place(expression, in: state) {
    case .variable(let number)?: isOptional = state.optionals.contains(number)
    case .property(let name)?:
      isOptional = interpreter.project.property(name, of: interpreter.type)?.type?.isOptional == true
    case nil: isOptional = false
    }
    guard isOptional || callsOptional(in: expression) else { return value }
    return value.isOfOptionalType ? value : nil
  }

  /// Whether an expression calls a function that is interpreted, and whose type may be optional where its value is not.
  private func callsOptional(in expression: ExprSyntax) -> Bool {
    expression.as(FunctionCallExprSyntax.self).flatMap { interpreter.function(calledBy: $0, in: state) }
      .map { $0.resultType?.isOptional != false } == true
      || expression.children(viewMode: .sourceAccurate).contains { child in
        child.as(ExprSyntax.self).map(callsOptional)
          ?? child.children(viewMode: .sourceAccurate).contains {
            $0.as(ExprSyntax.self).map(callsOptional) == true
          }
      }
  }

  /// The source of a token on one line; nil with a comment, and where it would mean something else.
  private func text(of token: TokenSyntax) -> String? {
    guard token.commentRanges.isEmpty, token.text != "container", !token.text.contains(where: \.isNewline),
      token.tokenKind != .multilineStringQuote, !token.leadingTrivia.contains(where: \.isNewline) || token.text == "."
    else { return nil }
    return token.text + (isBlank(behind: token) ? " " : "")
  }

  private func space(behind node: Syntax) -> [Code.Piece] {
    node.lastToken(viewMode: .sourceAccurate).map(isBlank) == true ? [.text(" ")] : []
  }

  private func isBlank(behind token: TokenSyntax) -> Bool {
    token.trailingTrivia.contains(where: \.isSpaceOrTab) && token.nextToken(viewMode: .sourceAccurate)?.text != "."
  }
}

extension Syntax {
  /// Whether evaluating it may throw, wait, change something, or stop the program.
  fileprivate var mayLeave: Bool {
    switch kind {
    case .tryExpr, .awaitExpr, .ifExpr, .switchExpr, .assignmentExpr, .forceUnwrapExpr, .subscriptCallExpr: true
    case .unresolvedAsExpr: stops
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
    return self.is(DeclReferenceExprSyntax.self)
  }
}

extension Code {
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
    case .number, .coercedNumber, .made, .untyped, .truth, .count, .member(.some, _): true
    case .unwrapped(let inner), .forced(let inner): inner.hasOwnType
    case .coalesce(let one, let other): one.hasOwnType && (other.hasOwnType || other.isConstant)
    case .choice(_, let one, let other):
      one.hasOwnType && (other.hasOwnType || other.isConstant) || one.isConstant && other.hasOwnType
    case .code(let code): code.hasOwnType
    default: false
    }
  }

  private var isConstant: Bool {
    switch self {
    case .literal, .none: true
    default: false
    }
  }

  /// Whether its type is optional.
  var isOfOptionalType: Bool {
    switch self {
    case .read, .number, .none, .null, .untyped(.arrayObject, _), .untyped(.dictionaryObject, _): true
    case .made(let maker, _): maker.mayFail
    case .coalesce(_, let other): other.isOfOptionalType
    case .choice(_, let one, let other): one.isOfOptionalType || other.isOfOptionalType
    default: false
    }
  }
}
