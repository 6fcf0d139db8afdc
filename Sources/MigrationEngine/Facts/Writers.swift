import SwiftSyntax

/// What a type writes its values with, besides what it reads: `toJSON()`, `var dictionary: [String: Any]`, `encode(with:)`.
///
/// None of that is looked into. It stays as it is, and the type is not made `Encodable`, for what the compiler would write
/// is not known to be the same.
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
    if function.isStatic || function.parameters.contains(where: { $0.type.isJSON }) { return false }
    return isCoding(function) || function.returnType.map(isWritten) ?? false
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
