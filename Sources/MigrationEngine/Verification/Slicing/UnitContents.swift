import SwiftSyntax

/// The names and calls in each unit. Read once and kept, because many slices share a unit.
final class UnitContents {
  struct Content {
    /// Every identifier, labels and local names too.
    var names: Set<String> = []
    /// The names without a receiver: a global, a type, or a member of the type that contains the code.
    var free: Set<String> = []
    /// The names after a dot.
    var members: Set<String> = []
    /// The labels of calls, as `json:_:`.
    var calls: Set<String> = []
    /// The kinds of literals, as the labels of what makes a value of them: `stringLiteral:`.
    var literals: Set<String> = []
    /// Names of members that the frame's conformances ask for.
    var requirements: Set<String> = []
    var keepsConformance = false
  }

  let index: DeclarationIndex
  /// The properties by which the values of some types are compared, including computed ones.
  let shown: [String: [String]]
  private var known: [Int: Content] = [:]
  private lazy var constructions = Set(
    index.facts.types.flatMap { index.facts.otherConstructions(of: $0.name).map(\.node.id) })

  init(index: DeclarationIndex, shown: [String: [String]] = [:]) {
    self.index = index
    self.shown = shown
  }

  /// Returns the names and calls in an expression.
  static func content(of expression: String) -> Content {
    let collector = Collector(viewMode: .sourceAccurate)
    collector.walk(SourceFileSyntax.parsed(expression, as: .fragments))
    return collector.content
  }

  func content(of id: Int) -> Content {
    if let found = known[id] { return found }
    let unit = index.units[id]
    let collector = Collector(viewMode: .sourceAccurate)
    if let group = unit.node.asProtocol((any DeclGroupSyntax).self) {
      let kept = InheritanceFilter(facts: index.facts).kept(group)
      for inherited in kept {
        collector.walk(inherited)
        collector.content.requirements.formUnion(requirements(of: inherited.trimmedDescription))
      }
      collector.content.keepsConformance = !kept.isEmpty
      if let clause = group.genericWhereClause { collector.walk(clause) }
      if let extended = unit.node.as(ExtensionDeclSyntax.self) { collector.walk(extended.extendedType) }
      if let generics = unit.node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause {
        collector.walk(generics)
      }
    } else {
      collector.walk(unit.node)
    }
    known[id] = collector.content
    return collector.content
  }

  /// The names of members that a conformance asks for, where no code of the project names them: the requirements of
  /// protocols of other modules, and associated types.
  private func requirements(of name: String, besides seen: Set<String> = []) -> Set<String> {
    if let found = InheritanceFilter.requirements[name] { return found }
    guard !seen.contains(name) else { return [] }
    let protocols = index.facts.types(withSimpleName: name).filter { $0.kind == .protocolType }
    return protocols.reduce(into: []) { found, type in
      for member in type.memberBlock.members {
        if let associated = member.decl.as(AssociatedTypeDeclSyntax.self), associated.initializer == nil {
          found.insert(associated.name.text)
        }
      }
      for inherited in type.inherited { found.formUnion(requirements(of: inherited, besides: seen.union([name]))) }
    }
  }

  /// Whether a unit is an initializer that decoding begins with, or a function in the place of one.
  func decodes(_ id: Int) -> Bool {
    if constructions.contains(index.units[id].node.id) { return true }
    guard let node = index.units[id].node.as(InitializerDeclSyntax.self) else { return false }
    return node.signature.parameterClause.parameters.contains { $0.type.isJSON || DocumentKind($0.type) == .members }
      || isRequiredInitializer(id)
  }

  private static let requiredLabels: Set = [
    "from", "rawValue", "stringValue", "intValue", "stringLiteral", "integerLiteral", "floatLiteral", "booleanLiteral",
    "arrayLiteral", "dictionaryLiteral", "nilLiteral", "unicodeScalarLiteral", "extendedGraphemeClusterLiteral",
  ]

  /// Whether an initializer is one that a conformance may ask for.
  func isRequiredInitializer(_ id: Int) -> Bool {
    guard let node = index.units[id].node.as(InitializerDeclSyntax.self) else { return false }
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    return labels.only.map(Self.requiredLabels.contains) ?? (labels == ["from", "configuration"])
  }

  /// Whether one of the calls could be of an initializer.
  func fits(_ id: Int, anyOf calls: Set<String>) -> Bool {
    guard let node = index.units[id].node.as(InitializerDeclSyntax.self) else { return false }
    let parameters = Array(node.signature.parameterClause.parameters)
    return calls.contains { call in
      // A reference `X.init` may be of any that takes one value.
      if call == Collector.reference { return parameters.count { $0.defaultValue == nil } == 1 }
      var labels = call.split(separator: ":").map(String.init)[...]
      for parameter in parameters {
        if labels.first == parameter.firstName.text {
          labels.removeFirst()
        } else if parameter.defaultValue == nil, !parameter.type.isFunction {
          return false
        }
      }
      return labels.isEmpty
    }
  }

  private final class Collector: SyntaxVisitor {
    static let reference = "init"
    var content = Content()

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      switch token.tokenKind {
      case .identifier(let name): content.names.insert(name.trimmingBackticks)
      case .binaryOperator(let name), .prefixOperator(let name), .postfixOperator(let name):
        content.names.insert(name)
        content.free.insert(name)
        content.members.insert(name)
      default: break
      }
      return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.baseName.text.trimmingBackticks
      if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id {
        noteMember(name)
      } else if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true {
        noteMember(name)
      } else {
        content.free.insert(name)
      }
      return .visitChildren
    }

    // Declarations that Swift calls implicitly. A slice without the project's own would call the library's.

    override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind { imply("~=") }

    override func visit(_ node: ExpressionSegmentSyntax) -> SyntaxVisitorContinueKind { imply("appendInterpolation") }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind { imply("subscript") }

    override func visit(_ node: KeyPathSubscriptComponentSyntax) -> SyntaxVisitorContinueKind { imply("subscript") }

    private func imply(_ name: String) -> SyntaxVisitorContinueKind {
      content.free.insert(name)
      content.members.insert(name)
      return .visitChildren
    }

    override func visitPost(_ node: StringLiteralExprSyntax) { content.literals.insert("stringLiteral:") }

    override func visitPost(_ node: IntegerLiteralExprSyntax) { content.literals.insert("integerLiteral:") }

    override func visitPost(_ node: FloatLiteralExprSyntax) { content.literals.insert("floatLiteral:") }

    override func visitPost(_ node: BooleanLiteralExprSyntax) { content.literals.insert("booleanLiteral:") }

    override func visitPost(_ node: NilLiteralExprSyntax) { content.literals.insert("nilLiteral:") }

    override func visitPost(_ node: ArrayExprSyntax) { content.literals.insert("arrayLiteral:") }

    override func visitPost(_ node: DictionaryExprSyntax) { content.literals.insert("dictionaryLiteral:") }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      content.free.insert(node.name.text.trimmingBackticks)
      return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
      noteMember(node.name.text.trimmingBackticks)
      return .visitChildren
    }

    private func noteMember(_ name: String) {
      content.members.insert(name)
      // `Module.Type`: a module looks like a type.
      if name.first?.isUppercase == true { content.free.insert(name) }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let name =
        node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? "X"
      if name == "init" || name.first?.isUppercase == true {
        content.calls.insert(node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined())
      }
      return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if node.declName.baseName.text == "init", node.parent?.is(FunctionCallExprSyntax.self) != true {
        content.calls.insert(Self.reference)
      }
      return .visitChildren
    }
  }
}

extension TypeSyntax {
  fileprivate var isFunction: Bool {
    if self.is(FunctionTypeSyntax.self) { return true }
    return self.as(AttributedTypeSyntax.self)?.baseType.is(FunctionTypeSyntax.self) == true
      || self.as(OptionalTypeSyntax.self) != nil && trimmedDescription.contains("->")
  }
}
