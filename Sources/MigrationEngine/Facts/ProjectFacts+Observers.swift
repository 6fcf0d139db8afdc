import SwiftSyntax

extension ProjectFacts {
  /// Whether no property of a type runs code when it is assigned.
  func observesNoProperty(of type: String) -> Bool {
    instanceProperties(of: type).allSatisfy { property in
      property.isComputed || property.declaration.bindings.allSatisfy { $0.accessorBlock == nil }
    }
  }
}
