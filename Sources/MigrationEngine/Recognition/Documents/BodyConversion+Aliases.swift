import SwiftSyntax

/// A local name for a part of the document.
///
/// ## Before
/// ```swift
/// let data = json["data"]
/// let rows = data["rows"].arrayValue
/// id = data["id"].intValue
/// names = rows.map { row in row["name"].stringValue }
/// ```
/// ## After
/// ```swift
/// let data = container.nestedContainer(at: "data")
/// let rows = data.nestedContainers(at: "rows")
/// id = try data.value(Int.self, at: "id")
/// names = try rows.map { row in try row.value(String.self, at: "name") }
/// ```
///
/// Preserves: the name, and the values that are read through it.
/// Can't: a pattern that takes the document apart, and a name that a local function uses.
extension BodyConversion {
  func binding(_ binding: PatternBindingSyntax, _ environment: inout Environment) throws(NotRecognised) {
    if let accessors = binding.accessorBlock, let name = mentioned(in: accessors, environment) {
      throw failure(.documentInNestedCode, "a local declaration uses `\(name.text)`", at: name)
    }
    var kind =
      try binding.initializer.map { initializer throws(NotRecognised) in
        try expression(initializer.value, environment)
      } ?? nil
    if let type = binding.typeAnnotation?.type {
      try checkResult(binding.initializer?.value, of: type)
      try rename(type)
      if kind != nil || binding.initializer == nil { kind = DocumentKind(type) }
    }
    if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      environment[name] = kind.map { DocumentVariable(kind: $0, text: name) }
    } else {
      guard kind == nil else {
        throw failure(.documentUseNotUnderstood, "a pattern takes the document apart", at: binding)
      }
      shadow(binding.pattern, in: &environment)
    }
  }
}
