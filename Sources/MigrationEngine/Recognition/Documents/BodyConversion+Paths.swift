import SwiftSyntax

/// Keys and indices, at any depth.
///
/// ## Before
/// ```swift
/// name = json["owner"]["name"].stringValue
/// note = json["notes"][0]["text"].string
/// id = json["page", "first", 1].intValue
/// nick = json[Keys.nick.rawValue].string
/// size = json["size_\(unit)"].doubleValue
/// ```
/// ## After
/// ```swift
/// name = try container.value(String.self, at: "owner", "name")
/// note = try container.valueIfPresent(String.self, at: "notes", 0, "text")
/// id = try container.value(Int.self, at: "page", "first", 1)
/// nick = try container.valueIfPresent(String.self, at: Keys.nick.rawValue)
/// size = try container.value(Double.self, at: "size_\(unit)")
/// ```
///
/// Preserves: the key expressions, which are evaluated as before.
/// Can't: keys that are themselves read from the document, `.name` without its type, slices of arrays.
extension BodyConversion {
  func element(
    _ access: SubscriptCallExprSyntax, of value: DocumentValue, _ environment: Environment
  ) throws(NotRecognised) -> Chain {
    let end = access.trimmedOffsets.upperBound
    guard access.trailingClosure == nil, !access.arguments.isEmpty, access.arguments.allSatisfy({ $0.label == nil })
    else { throw failure(.documentUseNotUnderstood, "this subscript of the document is not understood", at: access) }
    switch value.kind {
    case .document:
      if let own = project.hidingSubscript(of: access) { throw NotRecognised(reason: own.reason) }
      var value = value
      value.end = end
      for argument in access.arguments.map(\.expression) {
        let steps = argument.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [argument]
        let scope = argument.enclosingTypeName
        if access.arguments.count == 1, let key = project.rawValueKey(of: argument, in: scope) {
          value.path.append(key)
          continue
        }
        for step in steps {
          if step.as(MemberAccessExprSyntax.self)?.base == nil, step.is(MemberAccessExprSyntax.self) {
            throw failure(.documentUseNotUnderstood, "a key whose type is not written", at: step)
          }
          if project.isListOfKeys(step) {
            throw failure(.documentUseNotUnderstood, "a key that is a list of keys", at: step)
          }
          if !project.ownSubscripts.isEmpty, !project.isTextOrNumber(step, in: scope) {
            throw failure(
              .ownDocumentType, "the project gives `JSON` subscripts of its own, and this may be one", at: step)
          }
          let (before, triesBefore) = (edits.count, tries.count)
          try plain(step, environment)
          guard edits.count == before, tries.count == triesBefore, !step.trimmedDescription.contains("\n") else {
            throw failure(.documentUseNotUnderstood, "a key that is read from the document", at: step)
          }
          value.path.append(step.trimmedDescription)
        }
      }
      return .document(value)
    case .elements, .entries:
      guard let index = access.arguments.only?.expression, !index.mayBeRange else {
        throw failure(.documentUseNotUnderstood, "a slice of the document's elements", at: access)
      }
      try arguments(access.arguments, environment)
      try name(value, at: access)
      return .document(
        Self.continued(value.kind.element ?? .document, at: end, isChained: value.isChained))
    case .members:
      try arguments(access.arguments, environment)
      try name(value, at: access)
      guard access.arguments.count == 1 else {
        throw failure(.documentUseNotUnderstood, "this subscript is not understood", at: access)
      }
      return .document(Self.continued(.optional(.document), at: end, isChained: value.isChained))
    case .entry, .optional:
      throw failure(.documentUseNotUnderstood, "this subscript of a part of the document is not understood", at: access)
    }
  }

  func arguments(_ arguments: LabeledExprListSyntax, _ environment: Environment) throws(NotRecognised) {
    for argument in arguments { try plain(argument.expression, environment) }
  }
}

extension ExprSyntax {
  /// Whether an index may be a range: anything but a number or a plain name.
  fileprivate var mayBeRange: Bool {
    if self.is(IntegerLiteralExprSyntax.self) || self.is(DeclReferenceExprSyntax.self) { return false }
    guard let sequence = self.as(SequenceExprSyntax.self) else { return !self.is(MemberAccessExprSyntax.self) }
    return sequence.elements.contains {
      $0.as(BinaryOperatorExprSyntax.self).map { !["+", "-", "*", "/", "%"].contains($0.operator.text) } ?? false
    }
  }
}
