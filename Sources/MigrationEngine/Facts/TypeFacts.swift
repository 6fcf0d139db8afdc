import SwiftSyntax

/// One type that the project declares.
struct TypeFacts: Sendable, FileLocated {
  enum Kind: Sendable, Equatable {
    case structure, classType, enumeration, protocolType, actor
  }

  /// The full dotted name, `DiamondResponse.Products`.
  let name: String
  let kind: Kind
  var file: Int
  let node: DeclSyntax
  let memberBlock: MemberBlockSyntax
  let modifiers: DeclModifierListSyntax
  let attributes: AttributeListSyntax
  let inheritanceClause: InheritanceClauseSyntax?
  /// The inheritance clause's entries, as written.
  let inherited: [String]
  let isGeneric: Bool

  /// The last component of the name.
  var simpleName: String { name.lastComponent }

  /// The name of the type around it, nil at the top level.
  var enclosing: String? { name.enclosingScope }

  /// The names of its type parameters.
  var genericParameters: [String] {
    let clause = isGeneric ? node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause : nil
    return clause?.parameters.map(\.name.text) ?? []
  }

  /// Whether the type is noncopyable. The libraries' protocols require copyable types.
  var isNoncopyable: Bool { inherited.contains { $0.filter { !$0.isWhitespace } == "~Copyable" } }

  func has(_ modifier: Keyword) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(modifier) }
  }
}

/// One property or global variable that the project declares.
struct PropertyFacts: Sendable, FileLocated {
  let name: String
  /// The full name of the type that holds it, nil for a global.
  let owner: String?
  var file: Int
  let isStatic: Bool
  let isComputed: Bool
  let type: TypeSyntax?
  let initializer: ExprSyntax?
  let declaration: VariableDeclSyntax
}

/// One function or initializer that the project declares.
struct FunctionFacts: Sendable, FileLocated {
  let name: String
  let owner: String?
  let returnType: TypeSyntax?
  let parameters: FunctionParameterListSyntax
  var file: Int
  let node: FunctionDeclSyntax
}

/// One initializer with any parameters.
struct InitializerFacts: Sendable, FileLocated {
  let owner: String
  var file: Int
  let node: InitializerDeclSyntax

  var labels: [String?] { node.labels }
}

extension InitializerDeclSyntax {
  /// The labels of the arguments that it takes.
  var labels: [String?] { signature.parameterClause.parameters.map(\.argumentLabel) }

  var isConvenience: Bool { modifiers.contains { $0.name.tokenKind == .keyword(.convenience) } }
}

extension InitializerFacts {
  /// The arguments of a call by the parameters that take them, nil for a parameter that has its default value; nil where
  /// the call can't be one of this initializer, by its labels, or where that takes any number of values.
  func arguments(of call: FunctionCallExprSyntax) -> [ExprSyntax?]? {
    var rest = Array(call.arguments)[...]
    var found: [ExprSyntax?] = []
    for parameter in node.signature.parameterClause.parameters {
      if parameter.ellipsis != nil { return nil }
      if let next = rest.first, next.label?.text == parameter.argumentLabel {
        found.append(next.expression)
        rest = rest.dropFirst()
      } else if parameter.defaultValue != nil {
        found.append(nil)
      } else {
        return nil
      }
    }
    return rest.isEmpty ? found : nil
  }
}

extension ProjectFacts {
  /// The initializers of a type, or those that protocols give to it, that a call may mean by its labels.
  func initializers(calledBy call: FunctionCallExprSyntax, of type: String) -> [InitializerFacts] {
    let given = Conformances(of: lineage(of: type), in: self).protocols.flatMap { initializers(of: $0.name) }
    return (initializers(of: type) + given.filter { $0.node.body != nil }).filter { found in
      found.node.signature.parameterClause.parameters.contains { $0.ellipsis != nil }
        || found.arguments(of: call) != nil
    }
  }
}

extension [InitializerFacts] {
  /// Whether `Type()` creates a value without side effects, by one of these initializers or by an implicit one.
  var makeWithNothing: Bool {
    let own = filter { $0.labels.isEmpty }
    return isEmpty || own.only.map { $0.node.optionalMark == nil && $0.node.doesNothing } == true
  }
}

extension ProjectFacts {
  /// Returns the shortest name that means a type inside of another one.
  func shortestName(of type: String, in scope: String) -> String {
    let parts = type.split(separator: ".").map(String.init)
    return parts.indices.reversed().lazy.map { parts[$0...].joined(separator: ".") }
      .first { resolve($0, in: scope)?.name == type } ?? type
  }

  /// Returns whether every property of a type has an initial value.
  func allPropertiesBegin(of type: String) -> Bool {
    instanceProperties(of: type).allSatisfy { $0.isComputed || $0.begins }
  }
}

extension PropertyFacts {
  var isLazy: Bool { declaration.modifiers.contains { $0.name.tokenKind == .keyword(.lazy) } }

  /// Whether a stored property has a value before any initializer gives it one.
  var begins: Bool { initializer != nil || type?.isOptional == true && !declaration.isConstant }
}

/// The parameter of an initializer that takes the members or the elements of a document, and nothing else.
struct DocumentParts {
  let parameter: FunctionParameterSyntax
  /// The accessor that gives them.
  let accessor: String
  /// Whether it may be nil, which is read as if there were none.
  let isOptional: Bool
}

extension ProjectFacts {
  /// The members or the elements of a document that an initializer takes; nil for other initializers.
  func documentParts(of initializer: InitializerFacts) -> DocumentParts? {
    guard let parameter = initializer.node.signature.parameterClause.parameters.only, parameter.ellipsis == nil,
      parameter.defaultValue == nil
    else { return nil }
    let aliased = parameter.type.dottedName.flatMap { self.aliased($0, in: initializer.owner)?.type }
    switch DocumentKind(aliased ?? parameter.type) {
    case .members: return DocumentParts(parameter: parameter, accessor: "dictionaryValue", isOptional: false)
    case .elements: return DocumentParts(parameter: parameter, accessor: "arrayValue", isOptional: false)
    case .optional(.members):
      // `details?["id"]` is nil for none as for nil.
      let references = initializer.node.body?.references(to: parameter.internalName) ?? []
      let asksForMembers = references.allSatisfy { reference in
        guard let chain = reference.parent?.as(OptionalChainingExprSyntax.self) else { return false }
        return chain.parent?.as(SubscriptCallExprSyntax.self)?.calledExpression.id == ExprSyntax(chain).id
      }
      guard asksForMembers else { return nil }
      return DocumentParts(parameter: parameter, accessor: "dictionary", isOptional: true)
    default: return nil
    }
  }
}

/// One initializer that takes a `JSON`.
struct JSONInitializer: Sendable, FileLocated {
  /// The full name of the type, as far as the file shows it.
  let owner: String
  var file: Int
  let node: InitializerDeclSyntax
  let isInExtension: Bool
}

/// One extension.
struct ExtensionFacts: Sendable, FileLocated {
  /// The name of the extended type, as written.
  let extended: String
  /// The inheritance clause's entries, as written.
  let inherited: [String]
  var file: Int
  let node: ExtensionDeclSyntax
}

extension InheritanceClauseSyntax {
  /// The inheritance clause's entries, as written. (Taking the text of a node is slow, and most are plain names.)
  var inheritedNames: [String] { inheritedTypes.map { $0.type.dottedName ?? $0.type.trimmedDescription } }
}

extension TypeFacts {
  /// The access, with a space, that a witness of a public protocol needs in the type.
  var witnessAccess: String {
    if has(.public) || has(.open) { return "public " }
    if has(.package) { return "package " }
    let isRestricted = [Keyword.internal, .fileprivate, .private].contains { has($0) }
    let isInPublicExtension =
      node.enclosingExtension?.modifiers.contains { $0.name.tokenKind == .keyword(.public) } ?? false
    return isInPublicExtension && !isRestricted ? "public " : ""
  }
}

extension DeclModifierSyntax {
  /// Whether it is an access level that other modules can use.
  var isVisibleOutside: Bool {
    [.keyword(.public), .keyword(.open), .keyword(.package)].contains(name.tokenKind)
  }
}

extension SyntaxProtocol {
  /// Whether the declaration's own modifiers, or those of the extension around it, show it to other modules.
  var isVisibleOutside: Bool {
    let own = Syntax(self).asProtocol((any WithModifiersSyntax).self)?.modifiers
    // A modifier that is written holds, whatever the extension says.
    let inside: Set<TokenKind> = [.keyword(.internal), .keyword(.private), .keyword(.fileprivate)]
    if let written = own?.first(where: {
      ($0.isVisibleOutside || inside.contains($0.name.tokenKind)) && $0.detail == nil
    }) {
      return written.isVisibleOutside
    }
    return enclosingExtension?.modifiers.contains(where: \.isVisibleOutside) ?? false
  }
}

extension MemberBlockSyntax {
  /// The cases of an enumeration, those under `#if` left out.
  var enumerationCases: [EnumCaseElementSyntax] {
    members.flatMap { $0.decl.as(EnumCaseDeclSyntax.self).map { Array($0.elements) } ?? [] }
  }
}

extension DeclModifierListSyntax {
  /// Whether the declaration is `private` or `fileprivate`; not only its setter.
  var isPrivate: Bool {
    contains { $0.detail == nil && [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind) }
  }

  /// Whether the declaration belongs to the type, not to its values.
  var isStatic: Bool { contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) } }
}

extension InitializerDeclSyntax {
  /// Whether its body does nothing except calling `super.init()`.
  var doesNothing: Bool { body?.statements.allSatisfy { $0.item.trimmedDescription == "super.init()" } ?? false }

  /// The calls of an initializer of the superclass.
  var superCalls: [FunctionCallExprSyntax] {
    (body?.codeTokens).map { tokens in
      tokens.compactMap { token in
        guard token.tokenKind == .keyword(.super), let access = token.parent?.parent?.as(MemberAccessExprSyntax.self),
          access.declName.baseName.text == "init"
        else { return nil }
        return access.parent?.as(FunctionCallExprSyntax.self)
      }
    } ?? []
  }
}

extension ClosureParameterSyntax {
  /// The name that the body uses.
  var internalName: String { (secondName ?? firstName).text }
}

extension FunctionParameterSyntax {
  /// The name that the body uses.
  var internalName: String { (secondName ?? firstName).text }

  /// The label of an argument in a call, with its colon and a space; empty for `_`.
  var callLabel: String { argumentLabel.map { "\($0): " } ?? "" }

  /// The label that a call gives; nil for `_`.
  var argumentLabel: String? { firstName.text == "_" ? nil : firstName.text }
}
