import SwiftSyntax

/// Writes `JSON(parsing: data)` for SwiftyJSON 3's `JSON(data: data)`, which would not compile with LegacyJSON.
struct UntriedParsingEmission {
  let project: ProjectFacts

  func edits() -> [Edit] {
    let names = project.references["JSON", default: []].map { ($0.file, Syntax($0.node)) }
    let qualified = project.memberAccesses["JSON", default: []].map { ($0.file, Syntax($0.node)) }
    let own = project.references["Self", default: []].map { ($0.file, Syntax($0.node)) }
    let delegated = project.memberAccesses["init", default: []]
      .filter { $0.node.base?.trimmedDescription == "self" }.map { ($0.file, Syntax($0.node)) }
    return (names + qualified + own + delegated).compactMap { file, name in
      guard project.mayRewrite(file), project.importsJSON(in: file),
        !project.isVisible("JSON", in: name.enclosingTypeName, at: name),
        let found = name.initializing.flatMap(UntriedParsing.init)
      else { return nil }
      return Edit(file: file, range: found.label.trimmedOffsets, text: UntriedParsing.label)
    }
  }
}

extension Syntax {
  /// The call of `JSON`, `SwiftyJSON.JSON` or `JSON.init` that the name is in.
  fileprivate var initializing: FunctionCallExprSyntax? {
    var callee = self
    while let access = callee.parent?.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(callee)?.id {
      callee = Syntax(access)
    }
    return callee.parent?.as(FunctionCallExprSyntax.self).flatMap { call in
      Syntax(call.calledExpression).id == callee.id ? call : nil
    }
  }
}
