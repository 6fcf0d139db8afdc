import SwiftSyntax

/// Casts of untyped values.
///
/// ## Before
/// ```swift
/// tags = json["tags"].arrayObject as? [String] ?? []
/// names = json["names"].dictionaryObject as? [String: String]
/// count = json["count"].object as? Int
/// title = json["title"].rawValue as? String
/// ```
/// ## After
/// ```swift
/// tags = container.strings(at: "tags") ?? []
/// names = container.cast(to: [String: String].self, at: "names")
/// count = container.cast(to: Int.self, at: "count")
/// title = try container.valueIfPresent(String.self, at: "title")
/// ```
///
/// Preserves: one element of another type fails the whole cast, and numbers have to be exact (1.0 is an `Int`, 1.5 and
/// true are not). Numbers inside of arrays and dictionaries are cast as before: true is 1 there or fails, depending on
/// how the platform's Foundation bridges it.
/// Can't: casts to types of the project, and `as` without `?` or `!`.
extension BodyConversion {
  func cast(
    _ left: ExprSyntax, _ middle: ExprSyntax, _ right: ExprSyntax, _ environment: Environment
  ) throws(NotRecognised) -> Bool {
    guard let mark = middle.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text,
      let type = right.as(TypeExprSyntax.self)?.type,
      let access = left.as(MemberAccessExprSyntax.self), let base = access.base,
      let value = document(base, environment), let form = UntypedForm(rawValue: access.declName.baseName.text)
    else { return false }
    guard form != .arrayObject || type.is(ArrayTypeSyntax.self),
      form != .dictionaryObject || type.is(DictionaryTypeSyntax.self), let cast = Cast(type)
    else { return false }
    let question =
      switch cast {
      case .string: ".valueIfPresent(String.self\(value.location))"
      case .strings: ".strings(\(value.place))"
      case .other: ".cast(to: \(type.trimmedDescription).self\(value.location))"
      }
    let end = right.trimmedOffsets.upperBound
    try ask(value, question + (mark == "!" ? "!" : ""), to: end, at: left)
    if cast == .string { try placeTry(over: Syntax(left)) }
    return true
  }

  private enum UntypedForm: String {
    case object, rawValue, arrayObject, dictionaryObject
  }

  private enum Cast {
    case string, strings, other

    /// Creates the type of a cast. Nil also for arrays and dictionaries of numbers, which differ between platforms.
    init?(_ type: TypeSyntax) {
      let name = type.trimmedDescription
      guard let element = Self.element(of: type) else { return nil }
      if element == "String" {
        let isArray = type.as(ArrayTypeSyntax.self)?.element.trimmedDescription == "String"
        self = name == "String" ? .string : isArray ? .strings : .other
      } else if ["Int", "Int64", "Double", "Bool"].contains(name) {
        self = .other
      } else {
        return nil
      }
    }

    /// Returns the innermost element type of arrays and dictionaries.
    private static func element(of type: TypeSyntax) -> String? {
      if let array = type.as(ArrayTypeSyntax.self) { return element(of: array.element) }
      if let dictionary = type.as(DictionaryTypeSyntax.self) {
        return dictionary.key.trimmedDescription == "String" ? element(of: dictionary.value) : nil
      }
      return type.trimmedDescription
    }
  }
}
