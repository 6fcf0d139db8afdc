import LegacyJSON

/// A value's properties in a text that says nothing of types, so that an old class and a new struct can be compared.
func described(_ value: Any) -> String {
  switch value {
  case let double as Double: return "\(double.bitPattern)"
  case let float as Float: return "\(float.bitPattern)"
  case let string as String: return string.debugDescription
  case let json as JSON: return "\(json.rawString(options: .sortedKeys) ?? "none") \(json.type)"
  default: break
  }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional:
    return mirror.children.first.map { described($0.value) } ?? "nil"
  case .collection:
    return "[\(mirror.children.map { described($0.value) }.joined(separator: ", "))]"
  case .set:
    return "{\(mirror.children.map { described($0.value) }.sorted().joined(separator: ", "))}"
  case .dictionary:
    // Each child is a tuple of a key and a value.
    return "{\(mirror.children.map { described($0.value) }.sorted().joined(separator: ", "))}"
  case .struct, .class, .tuple:
    let properties = Array(mirror.superclassMirror?.children ?? AnyCollection([])) + Array(mirror.children)
    // A value without properties of its own, such as an `Int`, is its text.
    guard !properties.isEmpty else { return "\(value)" }
    return "(\(properties.map { "\($0.label ?? ""): \(described($0.value))" }.sorted().joined(separator: ", ")))"
  default:
    return "\(value)"
  }
}
