import MigrationPlan
import SwiftSyntax

extension Interpreter {
  /// The body of a loop, or of a closure that is called for each element of a sequence.
  struct Turns {
    /// The names of an element, or of its number or key and itself; `_` for none.
    let names: [String]
    /// The pattern that an element has to have, if its name says nothing of what it is.
    var pattern: PatternSyntax?
    var condition: ExprSyntax?
    let body: [CodeBlockItemSyntax]
    /// Whether it is a closure, which `return` leaves, and not the body of a loop.
    var isClosure = false
    var label: String?
    let node: Syntax

    /// The name of the number or the key, if it is asked for.
    var first: String? {
      guard let name = names.first, name != "_" else { return nil }
      return code.contains { !$0.references(to: name).isEmpty } ? name : nil
    }

    fileprivate var code: [Syntax] { body.map { Syntax($0) } + [condition.map { Syntax($0) }].compactMap(\.self) }
  }
}

extension Interpreter.Turns {
  /// Nil for a loop that takes its elements apart, or not all of them.
  init?(of loop: ForStmtSyntax) {
    if loop.caseKeyword != nil {
      guard loop.typeAnnotation == nil else { return nil }
      // No code can have this name.
      (names, pattern) = (["for case"], loop.pattern)
    } else {
      let written = loop.pattern.withoutParentheses
      let parts = written.as(TuplePatternSyntax.self)?.elements.map(\.pattern) ?? [written]
      names = parts.compactMap(\.loopName)
      guard names.count == parts.count else { return nil }
    }
    condition = loop.whereClause?.condition
    body = Array(loop.body.statements)
    node = Syntax(loop)
  }

  /// The body of a closure that a call runs for each element.
  init(of closure: ClosureExprSyntax, calledBy call: FunctionCallExprSyntax) {
    let named = closure.parameterNames.map(\.name)
    names = named.isEmpty ? (0..<max(1, closure.unnamedParameterCount)).map { "$\($0)" } : named
    body = Array(closure.statements)
    isClosure = true
    node = Syntax(call)
  }

  /// The texts that a name is compared with: `name == "text"`, `switch name { case "text": … }`.
  func keys(comparedWith name: String) -> [String] {
    var found: [String] = []
    for token in code.flatMap(\.codeTokens) where token.tokenKind == .stringQuote {
      guard let literal = token.parent?.as(StringLiteralExprSyntax.self), literal.openingQuote.id == token.id,
        let text = literal.representedLiteralValue, !found.contains(text), literal.isCompared(with: name)
      else { continue }
      found.append(text)
    }
    return found
  }
}

extension Interpreter.Turns {
  /// Whether a name is asked for nothing but whether it is a text that stands there.
  func onlyCompares(_ name: String) -> Bool {
    code.flatMap { $0.references(to: name) }.allSatisfy { reference in
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

extension PatternSyntax {
  /// The name that an element gets; nil for other patterns.
  fileprivate var loopName: String? {
    self.is(WildcardPatternSyntax.self) ? "_" : self.as(IdentifierPatternSyntax.self)?.identifier.text
  }
}
