import SwiftSyntax

extension ExprSyntax {
  /// The type of an empty collection that is made by the name of its type: `[Item]()`, `[String: Item]()`,
  /// `Array<Item>()`; nil for other expressions.
  var emptyCollectionType: TypeSyntax? { self.as(FunctionCallExprSyntax.self)?.emptyCollectionType }

  /// The type that an expression names.
  fileprivate var namedType: TypeSyntax? {
    if let reference = self.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil {
      return TypeSyntax(IdentifierTypeSyntax(name: reference.baseName.trimmed))
    }
    if let access = self.as(MemberAccessExprSyntax.self), let base = access.base?.namedType {
      return TypeSyntax(MemberTypeSyntax(baseType: base, name: access.declName.baseName.trimmed))
    }
    if let optional = self.as(OptionalChainingExprSyntax.self) {
      return optional.expression.namedType.map { TypeSyntax(OptionalTypeSyntax(wrappedType: $0)) }
    }
    // A type whose spelling no expression has: `Any`.
    return self.as(TypeExprSyntax.self)?.type.trimmed ?? collectionType
  }

  /// The type that `[Item]`, `[String: Item]` or `Array<Item>` names.
  fileprivate var collectionType: TypeSyntax? {
    if let generic = self.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.namedType?.collection(of: generic.genericArgumentClause.arguments)
    }
    if let element = self.as(ArrayExprSyntax.self)?.elements.only?.expression {
      return element.namedType.map { TypeSyntax(ArrayTypeSyntax(element: $0)) }
    }
    if case .elements(let members)? = self.as(DictionaryExprSyntax.self)?.content, let member = members.only,
      let key = member.key.namedType, let value = member.value.namedType
    {
      return TypeSyntax(DictionaryTypeSyntax(key: key, colon: .colonToken(trailingTrivia: .space), value: value))
    }
    return nil
  }
}

extension FunctionCallExprSyntax {
  /// The type of the empty collection that the call makes; nil for other calls.
  var emptyCollectionType: TypeSyntax? {
    arguments.isEmpty && trailingClosure == nil ? calledExpression.collectionType : nil
  }
}

extension TypeSyntax {
  /// `[Item]` for `Array` and `Item`, `[Key: Value]` for `Dictionary` and its arguments, `Set<Item>`; nil for other types.
  fileprivate func collection(of arguments: GenericArgumentListSyntax) -> TypeSyntax? {
    let types = arguments.compactMap { $0.argument.as(TypeSyntax.self)?.trimmed }
    switch (trimmedDescription, types.count) {
    case ("Array", 1): return TypeSyntax(ArrayTypeSyntax(element: types[0]))
    case ("Set", 1):
      let arguments = GenericArgumentClauseSyntax(arguments: [GenericArgumentSyntax(argument: .type(types[0]))])
      return TypeSyntax(IdentifierTypeSyntax(name: .identifier("Set"), genericArgumentClause: arguments))
    case ("Dictionary", 2):
      return TypeSyntax(
        DictionaryTypeSyntax(key: types[0], colon: .colonToken(trailingTrivia: .space), value: types[1]))
    default: return nil
    }
  }
}

extension PatternBindingSyntax {
  /// The written type; nil where that is `Array` without its elements' type, which the initial value says.
  var declaredType: TypeSyntax? {
    typeAnnotation.flatMap { initializer != nil && $0.type.isBareCollection ? nil : $0.type }
  }
}

extension TypeSyntax {
  /// Whether it is `Array`, `Dictionary` or `Set` without the type of its elements.
  var isBareCollection: Bool { ["Array", "Dictionary", "Set"].contains(trimmedDescription) }
}
