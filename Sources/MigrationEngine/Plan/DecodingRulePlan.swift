import MigrationPlan
import SwiftSyntax

/// The declaration of a rule: code that creates one property's value from the document.
struct DecodingRulePlan: Sendable, Equatable {
  /// The rule as it is written behind `@DecodedBy`: `PriceRule`, `RawValueRule<Role>`.
  var name: String
  /// The access modifier of the property, and of the rule, followed by a space.
  let access: String
  /// The type of the value, as source.
  let value: String
  /// The name of the closure's parameter.
  let parameter: String
  /// The lines of the closure; none for a rule of the library.
  let body: [String]
  /// The reason why no simpler form is possible.
  var reason: Reason?
  /// Whether it gets the object that contains the property, instead of the value under the property's key.
  let isOfObject: Bool
  /// Whether the document is refused if the closure returns nil.
  var refusesNil = false
  /// The body, parsed.
  private let parsed = Memo<SourceFileSyntax>()

  var isOfLibrary: Bool { body.isEmpty }

  private var code: SourceFileSyntax { parsed { .parsed(body.joined(separator: "\n"), as: .fragments) } }

  /// The body, if it is one expression on one line.
  private var expression: ExprSyntax? { body.count == 1 ? code.statements.only?.item.as(ExprSyntax.self) : nil }

  /// Whether it refuses a document that lacks the value.
  var refuses: Bool {
    name.hasPrefix("RefusingRule<")
      || body.contains { $0.contains("refusal") }
        && code.references(to: "refusal").contains {
          $0.parent?.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription == parameter
        }
  }

  /// The string of a rule that consists only of `?? "text"`, as source. A wrapper that other decoders support can
  /// express this default. (For other types than strings, they would accept other values.)
  var defaultText: String? {
    guard value == "String", !isOfObject, !refusesNil, let (left, sign, right) = operation, sign == "??",
      right.isLiteral,
      left.trimmedDescription == "try \(parameter).decodeIfPresent(String.self)"
    else { return nil }
    return right.trimmedDescription
  }

  /// The declaration, each line without the indentation around it.
  ///
  /// - Parameters:
  ///   - unit: what a line is indented by.
  ///   - columns: how long a line may be.
  ///   - spelling: how a name of the libraries is written here.
  func declaration(unit: String, columns: Int, spelling: (String) -> String) -> [String] {
    if let defaultText {
      let property = "\(access == "private " ? "" : access)static var defaultValue: String { \(defaultText) }"
      let head = "\(access)enum \(name): \(spelling("DefaultProviding")) {"
      let line = "\(head) \(property) }"
      return line.count <= columns ? [line] : [head, unit + property, "}"]
    }
    let conformance = spelling(isOfObject ? "ObjectDecodingRule" : "DecodingRule")
    let first = "\(access)enum \(name): \(conformance) {"
    // A member of a private type needs no modifier to be as private.
    let name = "\(access == "private " ? "" : access)static let value = \(spelling("Decoding"))"
    let head = "\(name)<\(value)>\(refusesNil ? ".required" : "") {"
    if let line = body.only {
      let closure = "\(isOfItself && !refusesNil ? "\(name) {" : head) \(closureText(of: line)) }"
      if first.count + closure.count + 3 <= columns { return ["\(first) \(closure) }"] }
      if unit.columns + closure.count <= columns { return [first, unit + closure, "}"] }
    }
    let lines = body.flatMap { line in
      // A rule's statements are indented by two spaces.
      let depth = line.prefix { $0 == " " }.count / 2
      let indentation = String(repeating: unit, count: depth + 2)
      return line.isEmpty
        ? [""] : ConditionWrapping(indentation + line.dropFirst(depth * 2), unit: unit, columns: columns).lines
    }
    return [first, "\(unit)\(head) \(parameter) in"] + lines + ["\(unit)}", "}"]
  }

  /// Whether the expression determines its type: `try Role(rawValue: …)`, `try Role(rawValue: …) ?? .student`,
  /// `try container.decodeIfPresent(Int.self) ?? -1`, `try container.decode(Int.self) == 1`.
  private var isOfItself: Bool {
    guard let (left, sign, right) = operation else {
      return expression?.withoutTry.makes(value) == true
    }
    let asked = left.withoutTry.trimmedDescription
    if right.isLiteral, Scalar(rawValue: value) != nil {
      let isDefault = sign == "??" && asked == "\(parameter).decodeIfPresent(\(value).self)"
      let isComparison =
        ["==", "!="].contains(sign)
        && Scalar.allCases.contains { asked == "\(parameter).decode(\($0.rawValue).self)" }
      if isDefault || value == "Bool" && isComparison { return true }
    }
    guard sign == "??", left.withoutTry.makes(value), let other = right.as(MemberAccessExprSyntax.self) else {
      return false
    }
    return other.base.map { $0.trimmedDescription == value } ?? true
  }

  /// The parts of `a ?? b` or another one operator between two operands; nil for any other body.
  private var operation: (left: ExprSyntax, sign: String, right: ExprSyntax)? {
    guard let elements = expression?.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count == 3,
      let sign = elements[1].binaryOperator
    else { return nil }
    return (elements[0], sign, elements[2])
  }

  /// Returns one expression as the body of a closure, without a name for the container if it needs none.
  private func closureText(of line: String) -> String {
    let mentions = code.codeTokens.filter { $0.text == parameter && !$0.isLabelOrMember }
    // Another closure inside has parameters of its own, and may declare the same name.
    let mayBeUnnamed = mentions.allSatisfy { $0.parent?.is(DeclReferenceExprSyntax.self) == true && !$0.isInBraces }
    guard mayBeUnnamed, !code.codeTokens.contains(where: { $0.text == "$0" && !$0.isInBraces }) else {
      return "\(parameter) in \(line)"
    }
    return mentions.isEmpty ? "_ in \(line)" : line.replacing(mentions.map { ($0.trimmedOffsets, "$0") })
  }
}

extension TokenSyntax {
  /// Whether a closure, or the branch of an `if` or `switch`, stands around it.
  fileprivate var isInBraces: Bool {
    var current = parent
    while let node = current {
      if node.is(ClosureExprSyntax.self) || node.is(CodeBlockSyntax.self) || node.is(SwitchCaseSyntax.self) {
        return true
      }
      current = node.parent
    }
    return false
  }

  /// Whether the token is the label of an argument or the name of a member.
  fileprivate var isLabelOrMember: Bool {
    if let reference = parent?.as(DeclReferenceExprSyntax.self) {
      return reference.isMemberName || reference.parent?.is(KeyPathPropertyComponentSyntax.self) == true
    }
    return parent?.is(LabeledExprSyntax.self) == true || parent?.is(DeclNameArgumentSyntax.self) == true
  }
}

extension ExprSyntax {
  /// Whether it is `Type(…)`, an initializer of just that type.
  fileprivate func makes(_ type: String) -> Bool {
    guard let call = self.as(FunctionCallExprSyntax.self), call.trailingClosure == nil else { return false }
    let called = call.calledExpression
    return (called.is(DeclReferenceExprSyntax.self) || called.is(MemberAccessExprSyntax.self))
      && called.trimmedDescription == type
  }
}
