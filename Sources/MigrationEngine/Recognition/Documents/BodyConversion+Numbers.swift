import MigrationPlan
import SwiftSyntax

/// Numbers through `NSNumber`.
///
/// ## Before
/// ```swift
/// id = json["id"].number?.intValue
/// size = json["size"].numberValue.int64Value
/// ```
/// ## After
/// ```swift
/// id = try container.valueIfPresent(Int.self, at: "id")
/// size = try container.value(Int64.self, at: "size")
/// ```
///
/// Preserves: the coercions, because `.int` is `.number?.intValue`.
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
    guard value.kind == .document else {
      throw failure(.documentUseNotUnderstood, "`.number` of a part of the document", at: number)
    }
    let rule: ReadRule = chaining == nil ? .value(scalar) : .optional(scalar)
    try checkScalar(rule, at: access)
    try ask(value, rule.question(value.location), throwing: true, at: access)
    return .plain
  }

  /// The scalar type of each property of `NSNumber`.
  private static let scalars: [String: Scalar] = [
    "intValue": .int, "int8Value": .int8, "int16Value": .int16, "int32Value": .int32, "int64Value": .int64,
    "uintValue": .uInt, "uint8Value": .uInt8, "uint16Value": .uInt16, "uint32Value": .uInt32,
    "uint64Value": .uInt64, "doubleValue": .double, "floatValue": .float,
  ]
}
