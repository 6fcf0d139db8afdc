import SwiftSyntax

/// The exit for a statement without its value: the loop's next iteration, or the function's end. Valid if all the code
/// that follows needs the value.
struct WayOut {
  /// `continue`, `return`, `return nil`.
  let statement: String
  /// The effect of a refused document, for the report.
  let consequence: String

  /// - Parameters:
  ///   - declaration: the statement that declares the value.
  ///   - name: what it declares.
  ///   - project: what the project declares.
  /// - Throws: the effect that would be lost.
  init(
    of declaration: CodeBlockItemSyntax, withoutValueOf name: String, in project: ProjectFacts
  ) throws(CallSiteProblem) {
    var names: Set = [name]
    var following: [CodeBlockItemSyntax] = []
    var child = Syntax(declaration)
    var exit: String?
    while exit == nil, let parent = child.parent {
      if let block = parent.as(CodeBlockItemListSyntax.self) {
        for item in block where item.position > child.position {
          guard item.needs(names) || item.onlyDeclares || item.isExit else {
            throw CallSiteProblem(.noWayOut, "`\(item.excerpt)` follows, which does not need the value")
          }
          names.formUnion(item.declaredNames)
          following.append(item)
        }
      }
      if parent.is(ForStmtSyntax.self) || parent.is(WhileStmtSyntax.self) || parent.is(RepeatStmtSyntax.self) {
        exit = "continue"
      } else if parent.is(FunctionDeclSyntax.self) || parent.is(ClosureExprSyntax.self) {
        exit = try Self.exit(from: FunctionBody(around: child))
      } else if parent.is(MemberBlockSyntax.self) || parent.is(AccessorDeclSyntax.self)
        || parent.is(AccessorBlockSyntax.self) || parent.is(InitializerDeclSyntax.self)
      {
        throw CallSiteProblem(.noWayOut, "the code has to go on")
      }
      child = parent
    }
    guard let exit else { throw CallSiteProblem(.noWayOut, "the code has to go on") }
    if let callback = following.lazy.compactMap({ $0.callback(in: project) }).first {
      throw CallSiteProblem(.noWayOut, "`\(callback)` would not be called")
    }
    statement = exit
    consequence = exit == "continue" ? "is left out here" : "ends `\(declaration.nameOfPlace)` here"
  }

  private static func exit(from body: FunctionBody) throws(CallSiteProblem) -> String {
    switch body {
    case .function(let function):
      guard body.givesValue else { return "return" }
      if function.signature.returnClause?.type.is(OptionalTypeSyntax.self) == true { return "return nil" }
    case .closure(let closure):
      let isVoid = closure.signature?.returnClause == nil || !body.givesValue
      if isVoid, closure.statements.count > 1, body.returns.allSatisfy({ $0.expression == nil }) { return "return" }
    case .accessor, .initializer, .script: break
    }
    throw CallSiteProblem(.noWayOut, "the code has to give a value")
  }
}

extension CodeBlockItemSyntax {
  /// Returns the statements after a declaration that need its value, if they can be omitted: they are contiguous,
  /// nothing waits for them, and no other code uses their results.
  ///
  /// - Parameters:
  ///   - name: what is declared.
  ///   - project: what the project declares.
  /// - Returns: the statements; nil where they can't be left out, or there are none.
  func users(of name: String, in project: ProjectFacts) -> [CodeBlockItemSyntax]? {
    guard let block = parent?.as(CodeBlockItemListSyntax.self) else { return nil }
    let following = Array(block).filter { $0.position > position }
    var names: Set = [name]
    var users: [CodeBlockItemSyntax] = []
    for item in following {
      guard item.needs(names) else { break }
      names.formUnion(item.declaredNames)
      users.append(item)
    }
    let rest = following.dropFirst(users.count)
    guard !users.isEmpty, !rest.contains(where: { $0.needs(names) }) else { return nil }
    let mayBeLeftOut = users.allSatisfy { user in
      let finder = CallFinder(in: user)
      return user.callback(in: project) == nil && !finder.givesValue
        && finder.targets.allSatisfy { $0.hasValueAlready(in: project) }
    }
    return mayBeLeftOut ? users : nil
  }

  /// Whether the statement names one of several variables.
  fileprivate func needs(_ names: Set<String>) -> Bool {
    codeTokens.contains { token in
      guard case .identifier(let text) = token.tokenKind, names.contains(text) else { return false }
      return token.parent?.is(DeclReferenceExprSyntax.self) == true
        && token.parent?.parent?.as(MemberAccessExprSyntax.self)?.declName.id != token.parent?.id
    }
  }

  /// The variables that the statement declares for those behind it.
  fileprivate var declaredNames: Set<String> {
    guard let declaration = item.as(VariableDeclSyntax.self) else { return [] }
    return Set(declaration.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text })
  }

  /// `break`, `continue` and `return` without a value.
  fileprivate var isExit: Bool {
    item.is(BreakStmtSyntax.self) || item.is(ContinueStmtSyntax.self)
      || item.as(ReturnStmtSyntax.self).map { $0.expression == nil } ?? false
  }

  /// Whether the statement only declares variables from existing values.
  fileprivate var onlyDeclares: Bool {
    guard item.is(VariableDeclSyntax.self) else { return false }
    return CallFinder(in: self).calls.allSatisfy { call in
      if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
        return ["map", "compactMap", "filter"].contains(access.declName.baseName.text)
      }
      return call.emptyCollectionType != nil || call.calledExpression.initializedTypeName?.first?.isUppercase == true
    }
  }

  /// The name of a callback in the statement: a closure that is a parameter or a property, or a method that ends a wait.
  fileprivate func callback(in project: ProjectFacts) -> String? {
    CallFinder(in: self).calls.lazy.compactMap { call -> String? in
      var callee = call.calledExpression
      if let chaining = callee.as(OptionalChainingExprSyntax.self) { callee = chaining.expression }
      if let forced = callee.as(ForceUnwrapExprSyntax.self) { callee = forced.expression }
      if let reference = callee.as(DeclReferenceExprSyntax.self) {
        let name = reference.baseName.text
        if case .none = reference.localBinding(of: name), project.properties(named: name).isEmpty { return nil }
        return name
      }
      guard let access = callee.as(MemberAccessExprSyntax.self) else { return nil }
      let name = access.declName.baseName.text
      return Self.endings.contains(name) || !project.properties(named: name).isEmpty ? name : nil
    }.first
  }

  /// Methods by which something ends that others wait for.
  private static let endings: Set = [
    "accept", "complete", "fulfill", "leave", "onCompleted", "onError", "onNext", "onSuccess", "reject", "resolve",
    "resume", "send", "signal", "succeed",
  ]
}

/// Finds the calls and assignments in a statement, and whether it ends its function with a value.
private final class CallFinder: SyntaxVisitor {
  private(set) var calls: [FunctionCallExprSyntax] = []
  private(set) var targets: [ExprSyntax] = []
  private(set) var givesValue = false

  init(in statement: CodeBlockItemSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(statement)
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    givesValue = givesValue || node.expression != nil
    return .visitChildren
  }

  override func visit(_ node: AssignmentExprSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.parent?.as(ExprListSyntax.self), let target = elements.first { targets.append(target) }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls.append(node)
    return .visitChildren
  }
}
