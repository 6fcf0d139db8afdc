import SwiftSyntax

/// The types of values that are used in a way in which objects are not like other values, found once for all types.
struct ObjectUses: Sendable {
  typealias Use = ProjectFacts.Use

  /// Operands that are compared by identity; nil for a type that is not certain.
  let compared: [(use: Use<ExprSyntax>, type: SwiftType?)]
  /// The types of weak references.
  let weak: [(use: Use<TypeSyntax>, type: SwiftType?)]
  /// Values that closures capture as `weak` or `unowned`.
  let captured: [(use: Use<ClosureCaptureSyntax>, type: SwiftType?)]
  /// The first value that is printed, of each type of the project, or that holds some.
  let printed: [String: Use<ExprSyntax>]

  init(in project: ProjectFacts) {
    let types = ExpressionTypes(facts: project)
    compared = project.identityOperands.filter { !$0.node.is(NilLiteralExprSyntax.self) }
      .map { ($0, types.type(of: $0.node)?.unwrapped) }
    weak = project.weakTypes.map { ($0, project.swiftType($0.node, in: $0.node.enclosingTypeName)?.unwrapped) }
    captured = project.weakCaptures.map { use in
      let value =
        use.node.initializer?.value ?? ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(use.node.name.text)))
      return (use, types.type(ofCaptured: value, by: use.node)?.unwrapped)
    }
    let found = Parallel.map(project.printedValues) { types.type(of: $0.node)?.projectTypes ?? [] }
    printed = zip(project.printedValues, found).reduce(into: [:]) { printed, value in
      for name in value.1 where printed[name] == nil { printed[name] = value.0 }
    }
  }
}
