import SwiftSyntax

extension AttributeListSyntax {
  /// The first attribute that does more than recommend another function.
  var firstBesidesDeprecation: Element? { first { !$0.isDeprecation } }
}

extension AttributeListSyntax.Element {
  /// Whether the attribute says something to callers alone, and nothing of what a function does: `@discardableResult`.
  var isForCallers: Bool {
    guard let name = self.as(AttributeSyntax.self)?.attributeName.trimmedDescription else { return false }
    return ["discardableResult", "inlinable", "inline"].contains(name) || isDeprecation
  }

  /// Whether the attribute only warns callers: `@available(*, deprecated, message: "…")`.
  ///
  /// `unavailable`, `introduced`, `obsoleted`, and a platform with its version restrict who may call it.
  var isDeprecation: Bool {
    guard let attribute = self.as(AttributeSyntax.self), attribute.attributeName.trimmedDescription == "available",
      case .availability(let arguments) = attribute.arguments
    else { return false }
    let words = arguments.map { argument -> String? in
      switch argument.argument {
      case .token(let token): token.text
      case .availabilityLabeledArgument(let labelled): labelled.label.text
      case .availabilityVersionRestriction(let platform): platform.version == nil ? platform.platform.text : nil
      }
    }
    return words.contains("deprecated")
      && words.allSatisfy { word in
        guard let word else { return false }
        return !["unavailable", "introduced", "obsoleted", "noasync"].contains(word)
      }
  }
}
