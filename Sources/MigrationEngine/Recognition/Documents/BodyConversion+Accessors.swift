import MigrationPlan
import SwiftSyntax

/// The accessors of a document, and the properties that the project adds to `JSON`.
///
/// ## Before
/// ```swift
/// name = json["name"].stringValue
/// note = json["note"].string ?? "none"
/// id = json["rows"].count
/// link = json["link"].url
/// weight = json["weight"].numberValue
/// ```
/// ## After
/// ```swift
/// name = try container.value(String.self, at: "name")
/// note = try container.valueIfPresent(String.self, at: "note") ?? "none"
/// id = container.count(at: "rows")
/// link = try container.valueIfPresent(URL.self, at: "link")
/// weight = container.number(at: "weight")
/// ```
///
/// Preserves: the coercions and the zeros of each accessor. The value after `??` is used for the same documents.
/// Can't: `.error` and `.rawData()`.
extension BodyConversion {
  func member(
    _ reference: DeclReferenceExprSyntax, of value: DocumentValue, at access: some ExprSyntaxProtocol
  ) throws(NotRecognised) -> Chain {
    let name = reference.baseName.text
    let end = access.trimmedOffsets.upperBound
    func sequence(_ question: String, _ kind: DocumentKind) throws(NotRecognised) -> Chain {
      try ask(value, ".\(question)(\(value.place))", at: access)
      return .document(Self.continued(kind, at: end, isChained: value.isChained))
    }
    switch (value.kind, name) {
    case (.document, "array"): return try sequence("nestedContainersIfPresent", .optional(.elements))
    case (.document, "arrayValue"): return try sequence("nestedContainers", .elements)
    case (.document, "dictionary"): return try sequence("membersIfPresent", .optional(.members))
    case (.document, "dictionaryValue"): return try sequence("members", .members)
    case (.document, "isEmpty"), (.document, "count"):
      try ask(value, ".\(name)(\(value.place))", at: access)
      return .plain
    case (.document, "number"), (.document, "numberValue"):
      try ask(value, ".\(name == "number" ? "numberIfPresent" : "number")(\(value.place))", at: access)
      return .plain
    case (.document, _):
      if let rule = ReadRule(accessor: name) {
        try checkScalar(rule, at: access)
        try ask(value, rule.question(value.location), throwing: true, at: access)
        return .plain
      }
      if let helper = try surroundings.helper(.member(name)) {
        return try ask(helper, named: reference, of: value, at: access)
      }
      if try untyped(name, of: value, at: access) { return .plain }
      if name == "type", try kind(of: value, at: access) { return .plain }
      throw failure(.documentUseNotUnderstood, "`.\(name)` of the document is not understood", at: reference)
    case (.elements, "first"), (.elements, "last"), (.entries, "first"), (.entries, "last"), (.members, "first"):
      try self.name(value, at: access)
      guard let element = value.kind.element else { return .plain }
      return .document(Self.continued(.optional(element), at: end, isChained: value.isChained))
    case (.members, "values"):
      try self.name(value, at: access)
      return .document(Self.continued(.elements, at: end, isChained: value.isChained))
    case (.elements, "count"), (.elements, "isEmpty"), (.elements, "indices"), (.members, "count"),
      (.members, "isEmpty"), (.members, "keys"), (.entries, "count"), (.entries, "isEmpty"), (.entry, "0"),
      (.entry, "key"), (.entry, "offset"):
      try self.name(value, at: access)
      return .plain
    case (.entry, "1"), (.entry, "value"), (.entry, "element"):
      try self.name(value, at: access)
      return .document(Self.continued(.document, at: end, isChained: value.isChained))
    default:
      throw failure(.documentUseNotUnderstood, "`.\(name)` of a part of the document is not understood", at: reference)
    }
  }

  /// The name of a scalar has to mean the library's.
  func checkScalar(_ rule: ReadRule, at node: some SyntaxProtocol) throws(NotRecognised) {
    guard let scalar = rule.scalar else { return }
    if project.isDeclaredHere(scalar.rawValue) || project.placeholders.contains(scalar.rawValue) {
      throw failure(.ownDocumentType, "the project declares `\(scalar.rawValue)` itself", at: node)
    }
  }

  private func ask(
    _ helper: Helper, named reference: DeclReferenceExprSyntax, of value: DocumentValue,
    at access: some ExprSyntaxProtocol
  ) throws(NotRecognised) -> Chain {
    let question = value.path.isEmpty ? "" : ".nestedContainer(\(value.place))"
    try ask(value, "\(question).\(reference.trimmedDescription)", throwing: helper.throws, at: access)
    guard let kind = helper.result else { return .plain }
    return .document(Self.continued(kind, at: access.trimmedOffsets.upperBound, isChained: value.isChained))
  }
}

extension ReadRule {
  /// The scalar type that an accessor returns.
  fileprivate var scalar: Scalar? {
    switch self {
    case .value(let scalar), .optional(let scalar), .lossless(let scalar): scalar
    case .model, .ifPresent, .elements, .optionalElements, .code: nil
    }
  }

  /// The question that an accessor is.
  func question(_ location: String) -> String {
    switch self {
    case .value(let scalar): ".value(\(scalar.rawValue).self\(location))"
    case .optional(let scalar): ".valueIfPresent(\(scalar.rawValue).self\(location))"
    default: ""
    }
  }
}
