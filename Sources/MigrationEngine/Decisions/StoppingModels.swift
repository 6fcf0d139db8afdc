import SwiftSyntax

extension TypeMigration {
  /// Returns the reason why a type's stored properties would stop the program for a document that its initializer
  /// refuses. Properties are decoded in the order of their declarations. Nil if they would not.
  func reasonOfEarlyStop(_ name: String) -> Reason? {
    let fields = fields(of: name)
    let declared = project.instanceProperties(of: name).map(\.name)
    let refusing = fields.filter { $0.isGuarded || $0.rule?.refuses == true }
    for field in fields {
      guard case .model(let model) = field.type.element, let place = declared.firstIndex(of: field.property),
        let later = refusing.first(where: { (declared.firstIndex(of: $0.property) ?? 0) > place }), mayStop(model)
      else { continue }
      return Reason(
        .sideEffectInInitializer,
        "a `\(model)` may stop the program, and is declared before `\(later.property)`, without which the document is "
          + "refused", at: field.position)
    }
    return nil
  }

  /// Whether making a model, or one that it contains, stops the program for some documents.
  private func mayStop(_ model: String) -> Bool {
    var seen: Set<String> = [model]
    var open = [model]
    while let current = open.popLast() {
      if project.documentInitializer(of: current)?.node.body?.stops == true { return true }
      for field in self.fields(of: current) {
        if case .model(let held) = field.type.element, seen.insert(held).inserted { open.append(held) }
      }
    }
    return false
  }
}

extension SyntaxProtocol {
  /// Whether it contains a `!` that stops the program for a missing value.
  var stops: Bool {
    codeTokens.contains { token in
      guard token.tokenKind == .exclamationMark, let parent = token.parent else { return false }
      return parent.is(ForceUnwrapExprSyntax.self) || parent.is(UnresolvedAsExprSyntax.self)
        || parent.is(TryExprSyntax.self)
    }
  }
}
