import MigrationPlan
import SwiftSyntax

/// Checks whether an expression always gives the same value for a document, and never stops the program.
struct PureExpression {
  let project: ProjectFacts
  let document: String
  let type: String

  /// Members and methods of the standard library that return a value for every receiver.
  private static let members: Set = [
    "map", "compactMap", "flatMap", "filter", "first", "last", "count", "isEmpty", "contains", "hasPrefix", "hasSuffix",
    "lowercased", "uppercased", "exists", "null", "rawValue", "keys", "values", "reversed", "joined", "key", "value",
    "mapValues", "compactMapValues",
  ]
  private static let operators: Set = ["??", "==", "!=", "&&", "||"]

  /// Returns the first token that may break this.
  func firstImpurity(in expression: ExprSyntax) -> TokenSyntax? {
    expression.tokens(viewMode: .sourceAccurate).first { !isPure($0) }
  }

  private func isPure(_ token: TokenSyntax) -> Bool {
    switch token.tokenKind {
    case .leftSquare: return isSafeSubscript(token.parent)
    case .exclamationMark: return token.parent?.is(PrefixOperatorExprSyntax.self) == true
    case .prefixOperator(let text): return text == "!" || (text == "-" && token.parent?.isLiteralOfNumber == true)
    case .binaryOperator(let text): return Self.operators.contains(text)
    case .postfixOperator: return false
    case .keyword(let keyword):
      return [.self, .true, .false, .nil, .in, .return].contains(keyword)
    case .identifier(let name), .dollarIdentifier(let name): return isPure(name, token)
    default: return true
    }
  }

  private func isPure(_ name: String, _ token: TokenSyntax) -> Bool {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else {
      // A label, a closure's parameter, the name of a type.
      return token.parent?.is(LabeledExprSyntax.self) == true
        || token.parent?.is(ClosureShorthandParameterSyntax.self) == true
    }
    if name.hasPrefix("$") || name == document { return true }
    if isOfNullConstant(reference) { return true }
    if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id {
      if access.base == nil { return isCase(name) }
      if access.base?.trimmedDescription == "self" { return name == document }
      if let type = access.base?.dottedName, project.resolve(type, in: self.type)?.kind == .enumeration {
        return isCase(name)
      }
      return Self.members.contains(name) || ReadRule(accessor: name) != nil
        || ["array", "arrayValue", "dictionary", "dictionaryValue"].contains(name)
    }
    switch reference.localBinding(of: name) {
    case .closureParameter, .annotated: return true
    default: return isType(name, reference)
    }
  }

  /// Whether a name belongs to `JSON.null` or `Type.null`.
  private func isOfNullConstant(_ reference: DeclReferenceExprSyntax) -> Bool {
    var access = reference.parent?.as(MemberAccessExprSyntax.self)
    while let current = access {
      if current.base != nil, ExprSyntax(current).isNullConstant { return true }
      access = current.parent?.as(MemberAccessExprSyntax.self)
    }
    return false
  }

  /// Returns whether a subscript is safe: one of the document gives null for a missing value, but one of an array stops
  /// the program.
  private func isSafeSubscript(_ node: Syntax?) -> Bool {
    guard let access = node?.as(SubscriptCallExprSyntax.self) else { return true }
    var base = access.calledExpression
    while let inner = base.as(SubscriptCallExprSyntax.self) { base = inner.calledExpression }
    if [document, "self.\(document)"].contains(base.trimmedDescription) { return true }
    return base.is(DeclReferenceExprSyntax.self)
      && access.arguments.allSatisfy { $0.expression.is(StringLiteralExprSyntax.self) }
  }

  /// A case without a value, of an enumeration of the project.
  private func isCase(_ name: String) -> Bool {
    project.properties(named: name).isEmpty && project.functions(named: name).isEmpty
  }

  /// Returns whether a type can be created from a part of the document: a date from seconds, a URL, an enumeration from
  /// its raw value, a model.
  private func isType(_ name: String, _ reference: DeclReferenceExprSyntax) -> Bool {
    if let found = project.resolve(name, in: type) {
      if found.kind == .structure { return !project.jsonInitializers(of: found.name).isEmpty }
      // An enumeration that says itself what its raw values mean may do anything.
      let labels = reference.parent?.as(FunctionCallExprSyntax.self)?.arguments.map(\.label?.text)
      return found.kind == .enumeration && (labels == nil || labels == ["rawValue"])
        && !project.initializers(of: found.name).contains { $0.labels == ["rawValue"] }
    }
    guard let call = reference.parent?.as(FunctionCallExprSyntax.self), !project.isDeclaredHere(name) else {
      return false
    }
    let labels = call.arguments.map(\.label?.text)
    return (name == "Date" && labels == ["timeIntervalSince1970"]) || (name == "URL" && labels == ["string"])
  }
}

extension Syntax {
  fileprivate var isLiteralOfNumber: Bool {
    let operand = self.as(PrefixOperatorExprSyntax.self)?.expression
    return operand?.is(IntegerLiteralExprSyntax.self) == true || operand?.is(FloatLiteralExprSyntax.self) == true
  }
}
