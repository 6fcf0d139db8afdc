import SwiftSyntax

/// A type, in the detail that the tool's decisions need.
indirect enum SwiftType: Sendable, Equatable {
  /// A type that the project declares, by its full name.
  case project(String)
  /// Any other named type, as written.
  case external(String)
  case optional(SwiftType)
  case array(SwiftType)
  case dictionary(key: SwiftType, value: SwiftType)

  /// The type without its optionals.
  var unwrapped: SwiftType {
    if case .optional(let wrapped) = self { return wrapped.unwrapped }
    return self
  }

  var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }

  var projectName: String? {
    if case .project(let name) = self { return name }
    return nil
  }

  /// The project's types that the type is, or contains.
  var projectTypes: [String] {
    switch self {
    case .project(let name): [name]
    case .external: []
    case .optional(let wrapped): wrapped.projectTypes
    case .array(let element): element.projectTypes
    case .dictionary(let key, let value): key.projectTypes + value.projectTypes
    }
  }
}

extension ProjectFacts {
  /// Returns the meaning of a written type in a scope. Nil for types that the tool does not follow: functions, tuples,
  /// generics.
  func swiftType(_ type: TypeSyntax, in scope: String?) -> SwiftType? {
    if let optional = type.as(OptionalTypeSyntax.self) {
      return swiftType(optional.wrappedType, in: scope).map(SwiftType.optional)
    }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return swiftType(optional.wrappedType, in: scope).map(SwiftType.optional)
    }
    if let array = type.as(ArrayTypeSyntax.self) {
      return swiftType(array.element, in: scope).map(SwiftType.array)
    }
    if let dictionary = type.as(DictionaryTypeSyntax.self) {
      guard let key = swiftType(dictionary.key, in: scope), let value = swiftType(dictionary.value, in: scope) else {
        return nil
      }
      return .dictionary(key: key, value: value)
    }
    guard let name = type.dottedName else { return nil }
    if name == "Self" { return scope.flatMap { self.type(named: $0) }.map { .project($0.name) } }
    if let found = resolve(name, in: scope) {
      // A copy of SwiftyJSON among the sources is SwiftyJSON.
      if vendoredFiles.contains(found.file) { return .external(Self.isJSON(name) ? "JSON" : name) }
      return found.isGeneric ? nil : .project(found.name)
    }
    // A name that the project declares, but that means nothing certain here, must not pass for a foreign one.
    let first = name.prefix { $0 != "." }
    guard !isVisible(String(first), in: scope, at: Syntax(type)) else { return nil }
    return .external(Self.isJSON(name) ? "JSON" : name)
  }
}

extension TypeSyntax {
  /// `A.B` of a type that is only names; nil for anything generic or structural.
  var dottedName: String? {
    if let identifier = self.as(IdentifierTypeSyntax.self) {
      return identifier.genericArgumentClause == nil ? identifier.name.text : nil
    }
    if let member = self.as(MemberTypeSyntax.self), member.genericArgumentClause == nil {
      return member.baseType.dottedName.map { "\($0).\(member.name.text)" }
    }
    return nil
  }
}

extension FunctionCallExprSyntax {
  /// The expression that is called, without generic arguments: `Range` of `Range<Int>(…)`.
  var calledWithoutGenericArguments: ExprSyntax {
    calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? calledExpression
  }
}

extension ExprSyntax {
  /// The type whose initializer a call of the expression means: `A.B` of `A.B` and of `A.B.init`.
  var initializedTypeName: String? {
    dottedName.map { $0.hasSuffix(".init") ? String($0.dropLast(".init".count)) : $0 }
  }

  /// The two sides of `value ?? fallback`; nil when it is anything else.
  var coalesced: (value: ExprSyntax, fallback: ExprSyntax)? {
    guard let elements = self.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count == 3,
      elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    else { return nil }
    return (elements[0], elements[2])
  }

  /// `A.B` of an expression that is only names.
  var dottedName: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      return reference.argumentNames == nil ? reference.baseName.text : nil
    }
    if let access = self.as(MemberAccessExprSyntax.self), let base = access.base {
      return base.dottedName.map { "\($0).\(access.declName.baseName.text)" }
    }
    return nil
  }
}
