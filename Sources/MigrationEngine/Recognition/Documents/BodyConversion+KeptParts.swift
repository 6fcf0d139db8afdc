import SwiftSyntax

/// Parts of the document that are kept in properties which hold a `JSON`.
///
/// ## Before
/// ```swift
/// raw = json["raw"]
/// rows = json["rows"].arrayValue
/// parsed = JSON(parseJSON: json["text"].stringValue)
/// ```
/// ## After
/// ```swift
/// raw = try container.value(JSON.self, at: "raw")
/// rows = try container.value([JSON].self, at: "rows")
/// parsed = try JSON(parseJSON: container.value(String.self, at: "text"))
/// ```
///
/// Preserves: the value, absent or null as it was.
/// Can't: properties whose type is not written as `JSON`, `[JSON]`, `[String: JSON]` or with `Any` for them, and parts that
/// are also read.
extension BodyConversion {
  /// - Returns: false when this is no such assignment.
  func keeping(_ elements: [ExprSyntax], _ environment: Environment) throws(NotRecognised) -> Bool {
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self), let type,
      let name = elements[0].ownMember(besides: Set(environment.keys)),
      elements[0].is(MemberAccessExprSyntax.self) || elements[0].isNoLocal(name),
      let declared = project.property(name, of: type)?.type
    else { return false }
    let node = elements[2]
    if declared.isMadeOfDocuments, mentioned(in: node, environment) != nil {
      throw failure(.documentKept, "it keeps a part of the document, in `\(elements[0].excerpt)`", at: elements[0])
    }
    if declared.isJSON, let call = node.as(FunctionCallExprSyntax.self), call.calledExpression.isJSONInitializer,
      call.trailingClosure == nil
    {
      try arguments(call.arguments, environment)
      keep(call.calledExpression)
      return true
    }
    let question: String
    let value: DocumentValue
    if declared.mayHold(.document, or: "Any"), let found = document(node, environment) {
      (value, question) = (found, "value(JSON.self")
    } else if let access = node.as(MemberAccessExprSyntax.self), let base = access.base,
      let found = document(base, environment), let asked = Self.collection(access.declName.baseName.text, declared)
    {
      (value, question) = (found, asked)
    } else {
      return false
    }
    try ask(value, ".\(question)\(value.location))", to: node.trimmedOffsets.upperBound, throwing: true, at: node)
    return true
  }

  /// The question that fills a property of this type by an accessor; nil when the two do not fit.
  private static func collection(_ accessor: String, _ declared: TypeSyntax) -> String? {
    let isOptional = declared.isOptional
    switch accessor {
    case "arrayValue" where declared.mayHold(.elements, or: "[Any]", "Any"): return "value([JSON].self"
    case "dictionaryValue" where declared.mayHold(.members, or: "[String: Any]", "Any"):
      return "value([String: JSON].self"
    case "array" where isOptional && declared.mayHold(.elements, or: "[Any]"): return "valueIfPresent([JSON].self"
    case "dictionary" where isOptional && declared.mayHold(.members, or: "[String: Any]"):
      return "valueIfPresent([String: JSON].self"
    default: return nil
    }
  }
}

extension TypeSyntax {
  /// Whether it names documents, and is none, nor an array or a dictionary of them: `Dictionary<String, JSON>.Keys`.
  var isMadeOfDocuments: Bool {
    DocumentKind(self) == nil && !isJSON && functionType == nil && !self.is(TupleTypeSyntax.self)
      && codeTokens.contains { $0.text == "JSON" }
  }

  /// Whether it is the type of a kind of parts of a document, or one of some untyped ones, optional or not.
  fileprivate func mayHold(_ kind: DocumentKind, or untyped: String...) -> Bool {
    if let own = DocumentKind(wrapped) { return own == kind }
    return untyped.contains(wrapped.trimmedDescription.filter { $0 != " " }.replacing(":", with: ": "))
  }
}

extension ExprSyntax {
  fileprivate func isNoLocal(_ name: String) -> Bool {
    if case .none = localBinding(of: name) { return true }
    return false
  }
}
