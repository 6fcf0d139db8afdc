import SwiftParser
import SwiftSyntax

/// Gives what a fixture declares at the top names of its own, so that many fixtures can stand in one module.
struct DistinctNames {
  private let names: Set<String>
  private let suffix: String

  /// - Parameters:
  ///   - texts: the forms of one fixture; what any of them declares is renamed in all.
  ///   - suffix: what is put behind the names.
  init(_ texts: [String], suffix: String) {
    self.suffix = suffix
    let finder = Finder(viewMode: .sourceAccurate)
    for text in texts { finder.walk(Parser.parse(source: text)) }
    // A function or variable that shares its name with a member stays: the member's name may be a key.
    names = finder.types.union(finder.values.subtracting(finder.members))
  }

  func apply(_ text: String) -> String {
    Parser.parse(source: text).tokens(viewMode: .sourceAccurate).map { token -> String in
      guard case .identifier = token.tokenKind, names.contains(token.unquoted) else { return token.description }
      // With the suffix it is no keyword, and needs no backticks.
      return token.leadingTrivia.description + token.unquoted + suffix + token.trailingTrivia.description
    }.joined()
  }

  private final class Finder: SyntaxAnyVisitor {
    var types: Set<String> = []
    var values: Set<String> = []
    var members: Set<String> = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
      let isTop = node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
      if isTop, let named = node.asProtocol((any NamedDeclSyntax).self) {
        if node.is(FunctionDeclSyntax.self) {
          values.insert(named.name.unquoted)
        } else {
          types.insert(named.name.unquoted)
        }
      }
      if let pattern = node.as(IdentifierPatternSyntax.self) {
        let isGlobal = node.parent?.parent?.parent?.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
        if isGlobal { values.insert(pattern.identifier.unquoted) } else { members.insert(pattern.identifier.unquoted) }
      }
      if !isTop, let function = node.as(FunctionDeclSyntax.self) { members.insert(function.name.unquoted) }
      if let access = node.as(MemberAccessExprSyntax.self) { members.insert(access.declName.baseName.unquoted) }
      if let parameter = node.as(FunctionParameterSyntax.self) {
        members.formUnion([parameter.firstName.unquoted, parameter.secondName?.unquoted].compactMap(\.self))
      }
      if let argument = node.as(LabeledExprSyntax.self)?.label { members.insert(argument.unquoted) }
      return .visitChildren
    }
  }
}

extension TokenSyntax {
  /// The name without backticks.
  fileprivate var unquoted: String { identifier?.name ?? text }
}
