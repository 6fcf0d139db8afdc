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
/// title = try container.decodeIfPresent(String.self, at: "title")
/// ```
///
/// Preserves: that one element of another type fails the whole cast, and that numbers have to be exact (1.0 is an `Int`,
/// 1.5 is none, true neither).
/// Numbers inside of arrays and dictionaries are cast as before: there true is 1 or nothing, as the Foundation at hand
/// bridges it.
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
      case .string: ".decodeIfPresent(String.self\(value.location))"
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

    /// Nil for arrays and dictionaries of numbers too, which are not the same on every platform.
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

    /// What arrays and dictionaries hold, however deep.
    private static func element(of type: TypeSyntax) -> String? {
      if let array = type.as(ArrayTypeSyntax.self) { return element(of: array.element) }
      if let dictionary = type.as(DictionaryTypeSyntax.self) {
        return dictionary.key.trimmedDescription == "String" ? element(of: dictionary.value) : nil
      }
      return type.trimmedDescription
    }
  }
}

/// Numbers through `NSNumber`.
///
/// ## Before
/// ```swift
/// id = json["id"].number?.intValue
/// size = json["size"].numberValue.int64Value
/// ```
/// ## After
/// ```swift
/// id = try container.decodeIfPresent(Int.self, at: "id")
/// size = try container.decode(Int64.self, at: "size")
/// ```
///
/// Preserves: the coercions, for `.int` is `.number?.intValue`.
/// Can't: `.number` by itself, and its `boolValue` and `stringValue`, which are not `.bool` and `.string`.
extension BodyConversion {
  func number(_ access: MemberAccessExprSyntax, _ environment: Environment) throws(NotRecognised) -> Chain? {
    let name = access.declName.baseName.text
    guard name.hasSuffix("Value"), let base = access.base else { return nil }
    let chaining = base.as(OptionalChainingExprSyntax.self)
    guard let number = (chaining?.expression ?? base).as(MemberAccessExprSyntax.self),
      number.declName.baseName.text == (chaining == nil ? "numberValue" : "number"), let document = number.base,
      let scalar = Self.scalars[name]
    else { return nil }
    let found = try chain(document, environment)
    guard case .document(let value) = found else {
      if case .plain = found { return .plain }
      return nil
    }
    guard value.kind == .document else { throw failure("`.number` of a part of the document", at: number) }
    let rule: ReadRule = chaining == nil ? .value(scalar) : .optional(scalar)
    try checkScalar(rule, at: access)
    try ask(value, rule.question(value.location), throwing: true, at: access)
    return .plain
  }

  /// What the properties of an `NSNumber` give.
  private static let scalars: [String: Scalar] = [
    "intValue": .int, "int8Value": .int8, "int16Value": .int16, "int32Value": .int32, "int64Value": .int64,
    "uintValue": .uInt, "uint8Value": .uInt8, "uint16Value": .uInt16, "uint32Value": .uInt32,
    "uint64Value": .uInt64, "doubleValue": .double, "floatValue": .float,
  ]
}
