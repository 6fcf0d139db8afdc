import SwiftSyntax

extension EnumDeclSyntax {
  /// The raw values of coding keys, by the names of their cases, in their order.
  ///
  /// - Throws: ``CodingKeysProblem`` for the first member that is no case with a text.
  func codingKeys() throws(CodingKeysProblem) -> [(name: String, value: String)] {
    var keys: [(name: String, value: String)] = []
    for member in memberBlock.members {
      guard let cases = member.decl.as(EnumCaseDeclSyntax.self) else {
        throw CodingKeysProblem(text: "its `CodingKeys` have other members than cases", node: Syntax(member))
      }
      for element in cases.elements {
        let name = element.name.text
        guard let value = element.rawValue?.value else {
          keys.append((name, name.trimmingBackticks))
          continue
        }
        guard let text = value.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
          throw CodingKeysProblem(text: "the value of a coding key is no text", node: Syntax(element))
        }
        keys.append((name, text))
      }
    }
    return keys
  }
}

/// The reason why the raw values of coding keys are unknown.
struct CodingKeysProblem: Error {
  let text: String
  let node: Syntax
}
