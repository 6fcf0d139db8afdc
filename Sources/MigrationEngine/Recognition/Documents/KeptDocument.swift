import SwiftSyntax

/// An initializer that only stores the document, for members that read it later.
///
/// The type still stores its document, but can now be decoded. The old initializer stays beside the new one if anything
/// calls it. A type without superclass and subclasses needs no new one: a rule of the libraries reads its property.
///
/// ## Before
/// ```swift
/// internal init(document: JSON = [:]) {
///   self.document = document
/// }
/// ```
/// ## After
/// ```swift
/// required init(from decoder: any Decoder) throws {
///   let container = try decoder.legacyContainer()
///   self.document = try container.value(JSON.self)
/// }
///
/// internal init(document: JSON = [:]) {
///   self.document = document
/// }
/// ```
///
/// Preserves: the document, and everything that members read from it.
/// Can't: an initializer that does anything else.
struct KeptDocument: Sendable, Equatable {
  /// The targets to which the document is assigned, as written.
  let targets: [String]

  /// Creates the kept document. Nil if the initializer does anything else.
  init?(_ initializer: InitializerDeclSyntax, parameter: String, of type: String, in project: ProjectFacts) {
    guard let statements = initializer.body?.statements, !statements.isEmpty else { return nil }
    var targets: [String] = []
    for statement in statements {
      guard let elements = statement.item.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
        let target = elements.first, elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
        let name = target.ownMember(besides: [parameter]),
        let property = project.property(name, of: type), !property.isComputed,
        property.type?.isJSON == true, property.declaration.attributes.isEmpty,
        elements.last?.as(DeclReferenceExprSyntax.self)?.baseName.text == parameter
      else { return nil }
      targets.append(target.trimmedDescription)
    }
    self.targets = targets
  }

  /// The statements of the new initializer.
  func statements(reading container: String) -> [String] {
    targets.map { "\($0) = try \(container).value(JSON.self)" }
  }
}

extension ExprSyntax {
  /// The member that `name` or `self.name` means; nil for a name that a parameter takes.
  func ownMember(besides taken: Set<String>) -> String? {
    if let reference = self.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil {
      let name = reference.baseName.text
      return taken.contains(name) ? nil : name
    }
    guard let access = self.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == "self" else {
      return nil
    }
    return access.declName.baseName.text
  }
}
