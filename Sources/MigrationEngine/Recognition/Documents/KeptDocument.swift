import SwiftSyntax

/// An initializer that does nothing but keep the document, for members that read it later.
///
/// The type stays backed by its document, and can be decoded from now on. The old initializer stays beside the new one
/// where anything asks for it: it is right as it is.
///
/// ## Before
/// ```swift
/// internal init(document: JSON = [:]) {
///   self.document = document
/// }
/// ```
/// ## After
/// ```swift
/// init(from container: LegacyContainer) throws { try self.init(document: container.decode(JSON.self)) }
///
/// internal init(document: JSON = [:]) {
///   self.document = document
/// }
/// ```
struct KeptDocument: Sendable, Equatable {
  /// What is assigned the document, as written.
  let targets: [String]

  /// Nil when the initializer does anything else.
  init?(_ initializer: InitializerDeclSyntax, parameter: String, of type: String, in project: ProjectFacts) {
    guard let statements = initializer.body?.statements, !statements.isEmpty else { return nil }
    var targets: [String] = []
    for statement in statements {
      guard let elements = statement.item.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
        let target = elements.first, elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
        let name = target.ownMember(besides: [parameter]),
        let property = project.property(name, of: type), !property.isComputed,
        property.type?.isJSON == true, property.declaration.attributes.isEmpty,
        elements.last?.as(DeclReferenceExprSyntax.self)?.baseName.text == parameter
      else { return nil }
      targets.append(target.trimmedDescription)
    }
    self.targets = targets
  }

  /// The statements of the new initializer.
  func statements(reading container: String) -> [String] {
    targets.map { "\($0) = try \(container).decode(JSON.self)" }
  }
}

extension ExprSyntax {
  /// The member that `name` or `self.name` means; nil for a name that a parameter takes.
  func ownMember(besides taken: Set<String>) -> String? {
    if let reference = self.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil {
      let name = reference.baseName.text
      return taken.contains(name) ? nil : name
    }
    guard let access = self.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == "self" else {
      return nil
    }
    return access.declName.baseName.text
  }
}

extension BodyConversion {
  /// Keeps a part of the document in a property that holds a `JSON`.
  ///
  /// ## Before
  /// ```swift
  /// raw = json["raw"]
  /// rows = json["rows"].arrayValue
  /// parsed = JSON(parseJSON: json["text"].stringValue)
  /// ```
  /// ## After
  /// ```swift
  /// raw = try container.decode(JSON.self, at: "raw")
  /// rows = try container.decode([JSON].self, at: "rows")
  /// parsed = try JSON(parseJSON: container.decode(String.self, at: "text"))
  /// ```
  ///
  /// Preserves: the value, absent or null as it was.
  ///
  /// - Returns: false when this is no such assignment.
  func keeping(_ elements: [ExprSyntax], _ environment: Environment) throws(NotRecognised) -> Bool {
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self), let type,
      let name = elements[0].ownMember(besides: Set(environment.keys)),
      elements[0].is(MemberAccessExprSyntax.self) || elements[0].isNoLocal(name),
      let declared = project.property(name, of: type)?.type
    else { return false }
    let node = elements[2]
    if declared.isJSON, let call = node.as(FunctionCallExprSyntax.self), call.calledExpression.isJSONInitializer,
      call.trailingClosure == nil
    {
      try arguments(call.arguments, environment)
      keep(call.calledExpression)
      return true
    }
    let question: String
    let value: DocumentValue
    if declared.isJSON, let found = document(node, environment) {
      (value, question) = (found, "decode(JSON.self")
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
    let wrapped = declared.as(OptionalTypeSyntax.self)?.wrappedType
    switch (accessor, DocumentKind(wrapped ?? declared)) {
    case ("arrayValue", .elements?): return "decode([JSON].self"
    case ("dictionaryValue", .members?): return "decode([String: JSON].self"
    case ("array", .elements?) where wrapped != nil: return "decodeIfPresent([JSON].self"
    case ("dictionary", .members?) where wrapped != nil: return "decodeIfPresent([String: JSON].self"
    default: return nil
    }
  }
}

extension ExprSyntax {
  fileprivate func isNoLocal(_ name: String) -> Bool {
    if case .none = localBinding(of: name) { return true }
    return false
  }
}
