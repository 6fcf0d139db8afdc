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
    /// The initializers that one argument is enough for.
    func initializers(of types: [String]) -> [(facts: InitializerFacts, parameter: FunctionParameterSyntax)] {
      types.flatMap(project.initializers(of:)).compactMap { initializer in
        let parameters = initializer.node.signature.parameterClause.parameters
        guard initializer.node.id != own.id, let first = parameters.first,
          parameters.dropFirst().allSatisfy({ $0.defaultValue != nil })
        else { return nil }
        return (initializer, first)
      }
    }
    let rival = initializers(of: project.lineage(of: type)).first { _, parameter in
      parameter.firstName.text == "json" && project.mayTakeDocument(parameter.type)
    }
    // One in an extension of a protocol is as good a match for a call as the library's.
    let protocols = Conformances(of: [type], in: project).protocols.map(\.name)
    let found =
      rival
      ?? initializers(of: protocols).first { facts, parameter in
        let label = parameter.argumentLabel
        return facts.node.body != nil && (label == "json" || RuntimeLibrary.readingLabels.contains(label))
      }
    guard let found else { return nil }
    node = found.facts.node
    file = found.facts.file
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
