import MigrationPlan
import SwiftParser
import SwiftSyntax

/// The statements of a rule, in the form of reads from a container.
struct RuleText {
  private(set) var text: String
  let container: String
  /// The only key under which everything is read. Nil if there are several.
  private(set) var key: DocumentKey?

  /// Whether it is one expression and nothing else.
  var isExpression: Bool { Parser.parse(source: text).statements.only?.item.is(ExprSyntax.self) == true }

  /// Returns whether it reads the same as a stored property of a type does by itself.
  func asks(for type: String) -> Bool {
    guard let written = Parser.parse(source: text).statements.only?.item.as(ExprSyntax.self) else { return false }
    let question = (written.as(TryExprSyntax.self)?.expression ?? written).as(FunctionCallExprSyntax.self)
    let asked = question?.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    return asked == container && question?.arguments.count == 1
      && question.map(ExprSyntax.init)?.isDecoded(as: type) == true
  }

  init(_ text: String, container: String) {
    self.text = text
    self.container = container
  }

  /// The same statements without the constants that are used once.
  ///
  /// - Parameter isCertain: whether reading a type never fails.
  func simplified(_ isCertain: (_ type: String) -> Bool) -> RuleText {
    var result = self
    while let simpler = result.inliningOneContainer() ?? result.inliningOneValue() ?? result.mappingLoop(isCertain) {
      result.text = simpler
    }
    if let only = Parser.parse(source: result.text).statements.only?.item.as(ReturnStmtSyntax.self)?.expression {
      result.text = only.trimmedDescription
    }
    if let shorter = result.coalescingChoice() { result.text = shorter }
    return result
  }

  /// Returns the same statements with another value for an empty document.
  func leaving(_ value: String) -> RuleText {
    let only = Parser.parse(source: text).statements.only?.item
    if let only = only?.as(ExprSyntax.self) {
      let first = only.firstToken(viewMode: .sourceAccurate)
      let isTried =
        first?.tokenKind == .keyword(.try) && first?.parent?.as(TryExprSyntax.self)?.questionOrExclamationMark == nil
      let start = isTried ? first?.nextToken(viewMode: .sourceAccurate)?.trimmedOffsets.lowerBound ?? 0 : 0
      let choice = "\(container).isEmpty() ? \(value) : \(String(decoding: Array(text.utf8)[start...], as: UTF8.self))"
      return RuleText((isTried ? "try " : "") + choice, container: container)
    }
    // An `if` or `switch` is a value where it stands alone.
    let isValue = only?.is(ExpressionStmtSyntax.self) == true
    let condition = "if \(container).isEmpty() { return \(value) }\n"
    return RuleText(condition + (isValue ? "return \(text)" : text), container: container)
  }

  /// The expression of a guard that refuses the document if it is nil, and otherwise returns it. Nil for anything else.
  ///
  /// `guard let day = try container.date else { throw container.refusal }; return day`; an initializer throws the same
  /// error at every refusal (``ThrownError``).
  var requiredExpression: String? {
    let statements = Array(Parser.parse(source: text).statements)
    guard statements.count == 2, let question = statements[0].item.as(GuardStmtSyntax.self),
      let binding = question.conditions.only?.condition.as(OptionalBindingConditionSyntax.self),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, binding.typeAnnotation == nil,
      let value = binding.initializer?.value,
      question.body.statements.only?.item.is(ThrowStmtSyntax.self) == true,
      statements[1].item.as(ReturnStmtSyntax.self)?.expression?.trimmedDescription == name
    else { return nil }
    return value.trimmedDescription
  }

  /// Returns the same statements for a container that is limited to their only key, if they have one.
  func scoped() -> RuleText {
    var result = self
    let calls = result.calls(of: container)
    guard let calls, let first = calls.first?.firstKey, calls.allSatisfy({ $0.firstKey == first }) else {
      return result
    }
    result.text = text.replacing(calls.map(\.withoutFirstKey))
    result.key = DocumentKey(steps: [.key(first)])
    return result
  }

  // MARK: Calls

  /// A call on a container.
  private struct Call {
    let node: FunctionCallExprSyntax
    let path: Int?

    init(_ node: FunctionCallExprSyntax) {
      self.node = node
      path = Array(node.arguments).firstIndex { $0.label?.text == "at" }
    }

    var firstKey: String? {
      path.flatMap {
        Array(node.arguments)[$0].expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      }
    }

    /// The steps of the path, as source.
    var steps: String {
      path.map { start in
        node.arguments.dropFirst(start).map(\.expression.trimmedDescription).joined(separator: ", ")
      } ?? ""
    }

    var withoutFirstKey: (Range<Int>, String) {
      let arguments = Array(node.arguments)
      guard let path else { return (0..<0, "") }
      let start = arguments[path].trimmedOffsets.lowerBound
      if path + 1 < arguments.count { return (start..<arguments[path + 1].trimmedOffsets.lowerBound, "at: ") }
      // The container of what stands under the key is the one that the rule is given.
      if path == 0, let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
        access.declName.baseName.text == "nestedContainer"
      {
        return (base.trimmedOffsets.upperBound..<node.trimmedOffsets.upperBound, "")
      }
      let begin = path == 0 ? start : arguments[path - 1].expression.trimmedOffsets.upperBound
      return (begin..<arguments[path].trimmedOffsets.upperBound, "")
    }

    /// The same question to the container around, as edits.
    func asked(of outer: String, at steps: String) -> [(Range<Int>, String)] {
      guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base else {
        return []
      }
      let arguments = Array(node.arguments)
      let name = (base.trimmedOffsets, outer)
      if let path {
        let place = arguments[path].expression.trimmedOffsets.lowerBound
        return [name, (place..<place, "\(steps), ")]
      }
      let end = node.rightParen?.trimmedOffsets.lowerBound ?? node.trimmedOffsets.upperBound
      return [name, (end..<end, "\(arguments.isEmpty ? "" : ", ")at: \(steps)")]
    }
  }

  /// Returns all calls on a container. Nil if it is used anywhere else.
  private func calls(of container: String) -> [Call]? {
    let tree = Parser.parse(source: text)
    var found: [Call] = []
    for token in tree.codeTokens where token.tokenKind == .identifier(container) {
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else {
        if token.parent?.is(IdentifierPatternSyntax.self) == true { continue }
        return nil
      }
      guard let access = reference.parent?.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(reference).id
      else { return nil }
      if access.declName.baseName.text == "refusal" { continue }
      guard let call = access.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == ExprSyntax(access).id,
        call.rightParen != nil
      else { return nil }
      found.append(Call(call))
    }
    return found
  }

  /// Returns the text without the first constant that only names a nested container.
  private func inliningOneContainer() -> String? {
    let tree = Parser.parse(source: text)
    for item in tree.statements {
      guard let variable = item.item.as(VariableDeclSyntax.self), let binding = variable.bindings.only,
        variable.bindingSpecifier.tokenKind == .keyword(.let),
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, name != container,
        let made = binding.initializer?.value.as(FunctionCallExprSyntax.self),
        let access = made.calledExpression.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == "nestedContainer",
        let outer = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
        made.arguments.first?.label?.text == "at",
        let uses = calls(of: name), !isDeclaredTwice(name, in: tree)
      else { continue }
      let steps = Call(made).steps
      var edits = uses.flatMap { $0.asked(of: outer, at: steps) }
      let end = item.endPosition.utf8Offset
      edits.append((item.trimmedOffsets.lowerBound..<min(end + 1, text.utf8.count), ""))
      return text.replacing(edits)
    }
    return nil
  }

  /// Returns the text with the value of a constant in place of its only use, which is in the last statement.
  private func inliningOneValue() -> String? {
    let tree = Parser.parse(source: text)
    guard let last = tree.statements.last, tree.statements.count > 1,
      let returned = last.item.as(ReturnStmtSyntax.self)?.expression
    else { return nil }
    for item in tree.statements.dropLast() {
      guard let variable = item.item.as(VariableDeclSyntax.self), let binding = variable.bindings.only,
        variable.bindingSpecifier.tokenKind == .keyword(.let), let value = binding.initializer?.value,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, !isDeclaredTwice(name, in: tree)
      else { continue }
      let plain = value.as(TryExprSyntax.self)?.expression ?? value
      let uses = tree.codeTokens.filter {
        $0.tokenKind == .identifier(name) && $0.parent?.is(DeclReferenceExprSyntax.self) == true
      }
      guard let use = uses.only?.parent, returned.range.contains(use.position),
        !use.isInClosure(below: Syntax(returned)),
        binding.typeAnnotation.map({ plain.isDecoded(as: $0.type.trimmedDescription) }) ?? true,
        plain.is(FunctionCallExprSyntax.self) || plain.is(SubscriptCallExprSyntax.self)
          || plain.is(MemberAccessExprSyntax.self) || use.id == Syntax(returned).id
      else { continue }
      let isOnly = tree.statements.count == 2
      let isTried = returned.firstToken(viewMode: .sourceAccurate)?.tokenKind == .keyword(.try)
      let mustTry = value.is(TryExprSyntax.self) && !isTried
      let start = last.trimmedOffsets.lowerBound..<returned.trimmedOffsets.lowerBound
      let head = (isOnly ? "" : "return ") + (mustTry ? "try " : "")
      return text.replacing([
        (item.trimmedOffsets.lowerBound..<min(item.endPosition.utf8Offset + 1, text.utf8.count), ""), (start, head),
        (use.trimmedOffsets, plain.trimmedDescription),
      ])
    }
    return nil
  }

  private func isDeclaredTwice(_ name: String, in tree: SourceFileSyntax) -> Bool {
    tree.codeTokens.count {
      $0.tokenKind == .identifier(name) && $0.parent?.is(DeclReferenceExprSyntax.self) != true
    } > 1
  }
}

extension ExprSyntax {
  /// Whether the value has a type by itself: `container.decode(Int.self, …)`.
  fileprivate func isDecoded(as type: String) -> Bool {
    guard let call = self.as(FunctionCallExprSyntax.self),
      let method = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      let asked = call.arguments.first?.expression.trimmedDescription
    else { return false }
    return (method == "decode" && asked == "\(type).self")
      || (method == "decodeIfPresent" && type.hasSuffix("?") && asked == "\(type.dropLast()).self")
  }
}
