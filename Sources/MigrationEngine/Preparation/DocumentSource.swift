import SwiftSyntax

/// A type of values that documents are made of: data, texts, dictionaries.
struct DocumentSource: Sendable {
  /// The name of what stands for such a value in a body, and no compiler knows.
  static let marker = "legacySource"

  /// The text around a value that makes the document.
  private let around: (opening: String, closing: String)
  /// Whether there may be no document.
  let isOptional: Bool
  /// Whether the document is made by `try?`, which would take the errors of the value, too.
  let isAttempt: Bool
  private let kind: Interpreter.SourceKind
  /// Whether there may be no value.
  private let mayBeNil: Bool
  /// Whether a value that is an operation needs parentheses there.
  private let needsPostfix: Bool

  /// Creates the source whose values a parameter takes, and a body parses.
  ///
  /// - Parameters:
  ///   - type: the type of the parameter.
  ///   - body: the body that makes the document.
  /// - Returns: nil for values of other types, and where documents are parsed by several options.
  init?(_ type: TypeSyntax, in body: CodeBlockSyntax) {
    let calls = body.codeTokens.compactMap { $0.parent?.as(DeclReferenceExprSyntax.self) }.compactMap { name in
      ExprSyntax(name).call ?? name.parent?.as(ExprSyntax.self)?.call
    }
    let parsing = calls.filter { $0.calledExpression.isJSONInitializer || $0.isSerialization }
    let options = Set(parsing.map(\.parsingOptions))
    mayBeNil = type.isOptional
    let written = type.wrapped.trimmedDescription
    guard parsing.contains(where: { $0.calledExpression.isJSONInitializer }), let option = options.only, let option
    else { return nil }
    let isParsed = parsing.allSatisfy { $0.arguments.first?.label?.text == "parseJSON" }
    let made: (of: String, isAttempt: Bool)
    switch written {
    case "Data": (kind, made) = (.data, ("JSON(data: %\(option))", true))
    case "String" where isParsed && option.isEmpty: (kind, made) = (.text, ("JSON(parseJSON: %)", false))
    case "String": (kind, made) = (.text, ("JSON(data: Data(%.utf8)\(option))", true))
    case _ where type.wrapped.isUntyped && option.isEmpty: (kind, made) = (.untyped, ("JSON(%)", false))
    default: return nil
    }
    isAttempt = made.isAttempt
    isOptional = isAttempt || mayBeNil
    let attempt = made.isAttempt ? "try? " : ""
    let parts = made.of.split(separator: "%", maxSplits: 1).map(String.init)
    needsPostfix = mayBeNil || written == "String" && isAttempt
    around =
      mayBeNil
      ? ("(", " as \(written)?).\(made.isAttempt ? "flatMap" : "map") { \(attempt)\(parts[0])$0\(parts[1]) }")
      : (attempt + parts[0], parts[1])
  }

  /// Returns the replacements after which an argument is the document: `json: try? JSON(data: data)`.
  func replacements(of argument: LabeledExprSyntax) -> [(range: Range<Int>, text: String)] {
    let value = argument.expression.trimmedOffsets
    let (opening, closing) = text(around: argument.expression)
    return [
      (argument.trimmedOffsets.lowerBound..<value.lowerBound, "json: \(opening)"),
      (value.upperBound..<value.upperBound, closing),
    ]
  }

  /// The text around an argument that makes the document of it.
  private func text(around argument: ExprSyntax) -> (opening: String, closing: String) {
    argument.isPostfix || !needsPostfix ? around : ("\(around.opening)(", ")\(around.closing)")
  }

  /// The declaration that begins a body, after which the name of the document stands for what it is made of.
  func reading(_ name: String) -> String {
    " let \(name) = \(Self.marker)(\"\(kind.rawValue)\(mayBeNil ? "?" : "")\", \(name));"
  }
}

extension FunctionCallExprSyntax {
  fileprivate var isSerialization: Bool { calledExpression.trimmedDescription == "JSONSerialization.jsonObject" }

  /// The options by which it parses, as an argument of `JSON(data:)`; empty where they change nothing, and nil for others.
  fileprivate var parsingOptions: String? {
    guard let option = arguments.first(where: { $0.label?.text == "options" })?.expression else { return "" }
    let names = option.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [option]
    let words = Set(names.map { $0.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? "" })
      .subtracting(["mutableContainers", "mutableLeaves"])
    if words.isEmpty { return "" }
    return words.isSubset(of: ["allowFragments", "fragmentsAllowed"]) ? ", options: .fragmentsAllowed" : nil
  }
}
