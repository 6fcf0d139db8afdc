import SwiftSyntax

/// The encoding members of a type: `toJSON()`, `var dictionary: [String: Any]`, `encode(with:)`.
///
/// Their bodies are not analysed. They stay as they are, and the type does not become `Encodable`, because the
/// synthesized encoding might write something else.
struct Writers: Sendable {
  typealias Member = (name: String, position: SourcePosition)

  /// Each member that writes, by the type's full name.
  private var members: [String: [Member]] = [:]

  init(in project: ProjectFacts) {
    for function in project.functions where Self.writes(function) {
      let member = (function.name, project.files[function.file].position(of: function.node))
      members[function.owner ?? "", default: []].append(member)
    }
    for property in project.properties where property.isComputed && !property.isStatic {
      guard let type = property.type, Self.isWritten(type) else { continue }
      let member = (property.name, project.files[property.file].position(of: property.declaration))
      members[property.owner ?? "", default: []].append(member)
    }
  }

  func members(of type: String) -> [Member] { members[type, default: []] }

  private static func writes(_ function: FunctionFacts) -> Bool {
    guard function.returnType.map(isWritten) == true || isCoding(function) else { return false }
    return !function.isStatic && !function.parameters.contains { $0.type.isJSON }
  }

  /// `encode(with:)` of `NSCoding`, and `encode(to:)`.
  private static func isCoding(_ function: FunctionFacts) -> Bool {
    function.name == "encode" && ["with", "to"].contains(function.parameters.only?.firstName.text)
  }

  private static func isWritten(_ type: TypeSyntax) -> Bool {
    let type = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
    if let dictionary = type.as(DictionaryTypeSyntax.self) {
      return dictionary.key.trimmedDescription == "String"
        && ["Any", "AnyObject", "Any?", "JSON"].contains(dictionary.value.trimmedDescription)
    }
    return type.isJSON || ["NSDictionary", "NSMutableDictionary", "Parameters"].contains(type.dottedName)
  }
}
