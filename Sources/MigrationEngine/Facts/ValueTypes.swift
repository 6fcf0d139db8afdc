import SwiftSyntax

/// Distinguishes types that consist only of values, whose copies are indistinguishable, from those that are, hold or
/// may hold objects.
struct ValueTypes {
  let project: ProjectFacts

  /// Returns whether a type consists only of values. A class, a closure, an existential, and an unknown type do not.
  func isValue(_ type: TypeSyntax, in scope: String?) -> Bool { isValue(type, in: scope, inside: []) }

  func isValue(_ type: SwiftType) -> Bool { isValue(type, inside: []) }

  /// Returns whether the value of a stored property consists only of values, by its type or by its initial value.
  func isValue(_ property: PropertyFacts) -> Bool { isValue(property, inside: []) }

  /// Types of the platform whose values have no identity; classes too, where nothing changes an object once it is made.
  private static let names: Set = [
    "AttributedString", "Bool", "Calendar", "CGFloat", "CGPoint", "CGRect", "CGSize", "Character", "CharacterSet",
    "CLLocationCoordinate2D", "CLLocationDegrees", "Data", "Date", "DateComponents", "DateInterval", "Decimal",
    "Double", "Float", "Float32", "Float64", "IndexPath", "IndexSet", "Int", "Int16", "Int32", "Int64", "Int8", "JSON",
    "Locale", "Measurement", "NSDate", "NSDecimalNumber", "NSInteger", "NSNumber", "NSRange", "NSURL", "NSUUID",
    "Range", "String", "Substring", "TimeInterval", "TimeZone", "UInt", "UInt16",
    "UInt32", "UInt64", "UInt8", "URL", "URLComponents", "URLQueryItem", "URLRequest", "UUID",
  ]

  /// Types that consist only of values if their elements do.
  private static let containers: Set = [
    "Array", "ArraySlice", "ClosedRange", "ContiguousArray", "Dictionary", "Optional", "Range", "Result", "Set",
  ]

  private func isValue(_ property: PropertyFacts, inside outer: Set<String>) -> Bool {
    if let written = property.type { return isValue(written, in: property.owner, inside: outer) }
    switch DeclaredTypes(project: project, scope: property.owner ?? "").type(of: property)?.0.element {
    case .scalar: return true
    case .model(let name): return isValue(named: name, inside: outer)
    case .array, .other, nil: return false
    }
  }

  private func isValue(_ type: TypeSyntax, in scope: String?, inside outer: Set<String>) -> Bool {
    func isValue(_ part: TypeSyntax) -> Bool { self.isValue(part, in: scope, inside: outer) }

    if let optional = type.as(OptionalTypeSyntax.self) { return isValue(optional.wrappedType) }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return isValue(optional.wrappedType) }
    if let array = type.as(ArrayTypeSyntax.self) { return isValue(array.element) }
    if let dictionary = type.as(DictionaryTypeSyntax.self) {
      return isValue(dictionary.key) && isValue(dictionary.value)
    }
    if let tuple = type.as(TupleTypeSyntax.self) { return tuple.elements.allSatisfy { isValue($0.type) } }
    if let generic = type.as(IdentifierTypeSyntax.self), let arguments = generic.genericArgumentClause?.arguments {
      let name = generic.name.text
      guard Self.containers.contains(name), !project.isDeclaredHere(name) else { return false }
      return arguments.allSatisfy { $0.argument.as(TypeSyntax.self).map(isValue) ?? false }
    }
    guard let name = type.dottedName else { return false }
    if project.resolve(name, in: scope) == nil, let alias = project.aliased(name, in: scope) {
      return outer.count < Self.maximumDepth
        && self.isValue(alias.type, in: alias.scope, inside: outer.union(["typealias \(name)"]))
    }
    return project.swiftType(type, in: scope).map { self.isValue($0, inside: outer) } ?? false
  }

  private static let maximumDepth = 20

  private func isValue(_ type: SwiftType, inside outer: Set<String>) -> Bool {
    switch type {
    case .optional(let wrapped): isValue(wrapped, inside: outer)
    case .array(let element): isValue(element, inside: outer)
    case .dictionary(let key, let value): isValue(key, inside: outer) && isValue(value, inside: outer)
    case .external(let name): Self.names.contains(name)
    case .project(let name): isValue(named: name, inside: outer)
    }
  }

  private func isValue(named name: String, inside outer: Set<String>) -> Bool {
    if outer.contains(name) { return true }
    guard let type = project.type(named: name) else { return false }
    let inside = outer.union([name])
    switch type.kind {
    case .structure:
      return project.instanceProperties(of: name).allSatisfy { property in
        property.isComputed || isValue(property, inside: inside)
      }
    case .enumeration:
      return type.memberBlock.enumerationCases.allSatisfy { element in
        element.parameterClause?.parameters.allSatisfy { isValue($0.type, in: name, inside: inside) } ?? true
      }
    case .classType, .protocolType, .actor: return false
    }
  }
}
