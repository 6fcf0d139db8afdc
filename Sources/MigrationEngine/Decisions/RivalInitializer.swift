import MigrationPlan
import SwiftSyntax

/// The type's own initializer `init(json:)` that takes any value, including a `JSON`.
///
/// Swift prefers a type's own initializer to one from a protocol extension. So once the initializer from JSON is
/// removed, a call `Model(json: json)` would refer to this one.
struct RivalInitializer {
  let node: InitializerDeclSyntax
  let file: Int

  var signature: String {
    "init\(node.genericParameterClause == nil ? "" : "<…>")\(node.signature.parameterClause.trimmedDescription)"
  }

  /// Creates the rival. Nil if the type has none.
  init?(of type: String, besides own: InitializerDeclSyntax, in project: ProjectFacts) {
    let found = project.lineage(of: type).flatMap(project.initializers(of:)).first { initializer in
      guard initializer.node.id != own.id else { return false }
      let parameters = initializer.node.signature.parameterClause.parameters
      guard let first = parameters.first, first.firstName.text == "json",
        parameters.dropFirst().allSatisfy({ $0.defaultValue != nil })
      else { return false }
      return project.mayTakeDocument(first.type)
    }
    // One of the same parameters in an extension of a protocol is as good as the library's.
    let protocols = Conformances(of: [type], in: project).protocols.map(\.name)
    let extending = protocols.flatMap(project.initializers(of:)).first { initializer in
      let label = initializer.labels.first ?? nil
      return initializer.node.body != nil && (label == "json" || RuntimeLibrary.readingLabels.contains(label))
        && initializer.node.signature.parameterClause.parameters.dropFirst().allSatisfy { $0.defaultValue != nil }
    }
    guard let found = found ?? extending else { return nil }
    node = found.node
    file = found.file
  }
}

extension ProjectFacts {
  /// Whether a `JSON` can be an argument for a parameter of this type: certain only for types that it is not.
  fileprivate func mayTakeDocument(_ type: TypeSyntax) -> Bool {
    if type.isJSON { return false }
    if let optional = type.as(OptionalTypeSyntax.self) { return mayTakeDocument(optional.wrappedType) }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return mayTakeDocument(optional.wrappedType)
    }
    if type.is(ArrayTypeSyntax.self) || type.is(DictionaryTypeSyntax.self) || type.is(TupleTypeSyntax.self)
      || type.is(FunctionTypeSyntax.self)
    {
      return false
    }
    guard let name = type.dottedName else { return true }
    // The `JSON` of another library.
    if name.hasSuffix(".JSON"), resolve(name, in: nil) == nil, !isDeclaredHere(String(name.prefix { $0 != "." })) {
      return false
    }
    if placeholders.contains(name) || aliases.contains(name) { return true }
    if let declared = types(withSimpleName: String(name.split(separator: ".").last ?? "")).only {
      return declared.kind == .protocolType
    }
    return !Self.otherTypes.contains(name) && Scalar(rawValue: name) == nil
  }

  private static let otherTypes: Set = [
    "Data", "Date", "NSData", "NSDictionary", "NSArray", "NSString", "NSNumber", "Character", "Substring", "Decimal",
  ]
}
