import SwiftSyntax

/// An array to which a loop appends, where one `+=` has the same effect as an `append` for each element, because no
/// code observes each.
struct AppendedArray {
  /// The type of the array's elements.
  let element: SwiftType

  /// - Parameter target: `users`, `self.users`.
  init?(_ target: ExprSyntax, in project: ProjectFacts) {
    if let reference = target.as(DeclReferenceExprSyntax.self) {
      switch reference.localBinding(of: reference.baseName.text) {
      case .annotated(let type):
        guard case .array(let element)? = project.swiftType(type, in: target.enclosingTypeName) else { return nil }
        self.element = element
        return
      case .value(let value):
        guard let element = Self.element(of: value, in: project) else { return nil }
        self.element = element
        return
      case .none: break
      default: return nil
      }
    }
    guard let name = target.as(DeclReferenceExprSyntax.self)?.baseName.text ?? Self.ownMember(target),
      let owner = target.enclosingTypeName, let property = project.property(name, of: owner),
      Self.isUnwatched(property, in: project)
    else { return nil }
    if let type = property.type {
      guard case .array(let element)? = project.swiftType(type, in: property.owner) else { return nil }
      self.element = element
    } else if let element = property.initializer.flatMap({ Self.element(of: $0, in: project) }) {
      self.element = element
    } else {
      return nil
    }
  }

  private static func ownMember(_ target: ExprSyntax) -> String? {
    guard let access = target.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == "self" else {
      return nil
    }
    return access.declName.baseName.text
  }

  /// The element of `[User]()` and `Array<User>()`.
  private static func element(of value: ExprSyntax, in project: ProjectFacts) -> SwiftType? {
    guard let call = value.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil else {
      return nil
    }
    let called = call.calledExpression
    let name: String?
    if let array = called.as(ArrayExprSyntax.self) {
      name = array.elements.only?.expression.dottedName
    } else if let array = called.as(GenericSpecializationExprSyntax.self), array.expression.dottedName == "Array" {
      name = array.genericArgumentClause.arguments.only?.argument.as(TypeSyntax.self)?.dottedName
    } else {
      name = nil
    }
    return name.flatMap { project.resolve($0, in: called.enclosingTypeName) }.map { .project($0.name) }
  }

  /// Whether nothing runs when a stored property changes.
  private static func isUnwatched(_ property: PropertyFacts, in project: ProjectFacts) -> Bool {
    let declaration = property.declaration
    return !property.isComputed && declaration.bindings.allSatisfy { $0.accessorBlock == nil }
      && declaration.attributes.isEmpty
      && !declaration.modifiers.contains { ["dynamic", "override", "lazy"].contains($0.name.text) }
      && property.owner.map { project.subclasses(of: $0).isEmpty } ?? true
  }
}
