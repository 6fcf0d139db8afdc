import SwiftSyntax

/// Values as Foundation represents them, and text descriptions of the document.
///
/// ## Before
/// ```swift
/// properties = json["properties"].dictionaryObject
/// rows = json["rows"].arrayObject
/// ids = json["ids"].arrayObject as? [Int] ?? []
/// any = json["any"].object
/// raw = json["raw"].rawString()
/// text = json["text"].description
/// ```
/// ## After
/// ```swift
/// properties = container.dictionaryObject(at: "properties")
/// rows = container.arrayObject(at: "rows")
/// ids = container.arrayObject(at: "ids") as? [Int] ?? []
/// any = container.object(at: "any")
/// raw = container.rawString(at: "raw")
/// text = container.nestedContainer(at: "text").description
/// ```
///
/// Preserves: the value, and so the result of casting it on each platform.
/// Can't: `rawString` with an encoding or options.
extension BodyConversion {
  /// Replaces an accessor that returns an untyped value.
  ///
  /// - Returns: false for any other accessor.
  func untyped(
    _ name: String, of value: DocumentValue, at access: some ExprSyntaxProtocol
  ) throws(NotRecognised) -> Bool {
    switch name {
    case "object", "rawValue": try ask(value, ".object(\(value.place))", at: access)
    case "arrayObject", "dictionaryObject": try ask(value, ".\(name)(\(value.place))", at: access)
    case "description", "debugDescription":
      let question = value.path.isEmpty ? "" : ".nestedContainer(\(value.place))"
      try ask(value, "\(question).\(name)", at: access)
    default: return false
    }
    return true
  }
}
