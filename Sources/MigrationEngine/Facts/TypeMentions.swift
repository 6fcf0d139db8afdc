import SwiftSyntax

/// Finds every reference to a type.
struct TypeMentions {
  let facts: ProjectFacts

  enum Kind: Sendable {
    /// In another class's inheritance clause.
    case superclass
    /// `Base` of `Base.Nested`.
    case prefixOfNestedType
    case other
    /// The name stands here, and may mean this type or something else.
    case uncertain
  }

  struct Mention: Sendable {
    let file: Int
    /// The token that is the type's own name.
    let token: TokenSyntax
    /// The type or the expression that ends with that token.
    let node: Syntax
    let kind: Kind

    /// The expression that contains the name: `Box<Item>` of `Box<Item>(json: json)`, otherwise the name alone.
    var specialized: Syntax {
      guard let parent = node.parent, parent.is(GenericSpecializationExprSyntax.self) else { return node }
      return parent
    }
  }

  /// Returns all references to a type outside of its own declaration's name.
  func mentions(of name: String) -> [Mention] {
    guard let simple = facts.type(named: name)?.simpleName else { return [] }
    var found: [Mention] = []
    func add(_ token: TokenSyntax, _ node: Syntax, dotted: String?, file: Int) {
      switch dotted.map({ meaning(of: $0, at: node) }) {
      case .type(name): found.append(Mention(file: file, token: token, node: node, kind: kind(of: node)))
      case .type, .notAType: break
      case .unknown, nil: found.append(Mention(file: file, token: token, node: node, kind: .uncertain))
      }
    }
    for use in facts.typeReferences[simple, default: []] {
      let token = use.node.as(IdentifierTypeSyntax.self)?.name ?? use.node.as(MemberTypeSyntax.self)?.name
      guard let token else { continue }
      add(token, use.node, dotted: TypeSyntax(use.node)?.plainName, file: use.file)
    }
    for use in facts.references[simple, default: []] {
      guard case .none = use.node.localBinding(of: simple) else { continue }
      add(use.node.baseName, Syntax(use.node), dotted: simple, file: use.file)
    }
    for use in facts.memberAccesses[simple, default: []] {
      guard use.node.base != nil else { continue }
      add(use.node.declName.baseName, Syntax(use.node), dotted: ExprSyntax(use.node).dottedName ?? "", file: use.file)
    }
    return found
  }

  private enum Meaning: Equatable {
    case type(String)
    case notAType, unknown
  }

  private func meaning(of dotted: String, at node: Syntax) -> Meaning {
    // `value.products` where the base is no name at all: a member of a value.
    guard let first = dotted.first else { return .notAType }
    if let found = facts.resolve(dotted, in: node.enclosingTypeName) { return .type(found.name) }
    return first.isLowercase || first == "_" ? .notAType : .unknown
  }

  private func kind(of node: Syntax) -> Kind {
    if let inherited = node.parent?.as(InheritedTypeSyntax.self),
      inherited.parent?.parent?.parent?.is(ClassDeclSyntax.self) == true
    {
      return .superclass
    }
    if let member = node.parent?.as(MemberTypeSyntax.self), member.baseType.id == node.id { return .prefixOfNestedType }
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == node.id,
      facts.resolve(ExprSyntax(access).dottedName ?? "", in: node.enclosingTypeName) != nil
    {
      return .prefixOfNestedType
    }
    return .other
  }
}

extension TypeSyntax {
  /// The names of a type without its generic arguments, `A.B` of `A.B<C>`.
  fileprivate var plainName: String? {
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    return self.as(MemberTypeSyntax.self).flatMap { member in
      member.baseType.plainName.map { "\($0).\(member.name.text)" }
    }
  }
}
