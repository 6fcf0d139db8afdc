import MigrationPlan
import SwiftSyntax

extension TypeRecognition {
  /// Returns whether the declaration of a property can give it a value, or does so already.
  func mayBegin(_ name: String, with value: String) -> Bool {
    guard let property = project.property(name, of: type.name), property.owner == type.name, !property.isComputed,
      let binding = property.declaration.bindings.only, binding.accessorBlock == nil,
      property.declaration.attributes.isEmpty
    else { return false }
    guard property.type != nil else { return property.initializer.flatMap(ConstantAssignment.source) == value }
    if property.declaration.bindingSpecifier.tokenKind == .keyword(.var) {
      return !property.begins || !beginsElsewhere
    }
    return property.initializer == nil
      && (!project.isFilledElsewhere(property) || Conformances(of: [type.name], in: project).mayHaveVariables)
  }

  /// Whether other initializers, written or not, begin with the values of the declarations.
  private var beginsElsewhere: Bool {
    project.initializers(of: type.name).count > 1 || type.kind == .structure && initializer.enclosingExtension != nil
  }

  /// Checks that keys have no dots, which separate the steps of a path, in a type with a path.
  func checkKeys(of fields: [FieldPlan]) throws(NotRecognised) {
    guard fields.contains(where: \.isPath) else { return }
    for field in fields where !field.isPath {
      guard DocumentKey(steps: [.key(field.key)]).isSpellable else {
        throw failure(
          .keyWithDot, "the key `\(field.key)` has a dot, or is a number, and another property has a path",
          at: initializer)
      }
    }
  }
}

extension ProjectFacts {
  /// Whether another initializer than the one from JSON fills a constant. With a value it would have to be a variable.
  func isFilledElsewhere(_ property: PropertyFacts) -> Bool {
    property.declaration.isConstant && property.owner.map { initializers(of: $0).count > 1 } == true
  }
}

extension Conformances {
  /// Whether a type may have variables: a class that is `Sendable` may not.
  fileprivate var mayHaveVariables: Bool { !foreign.contains("Sendable") }
}

extension ReadRule {
  /// Whether it gives nil for an absent key.
  var isOptional: Bool {
    switch self {
    case .optional, .lossless, .optionalElements, .ifPresent: true
    case .value, .model, .elements, .code: false
    }
  }
}
