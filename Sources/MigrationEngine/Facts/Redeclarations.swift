import MigrationPlan
import SwiftSyntax

/// The members, operators and initializers that the project declares with the name of one of SwiftyJSON or the standard
/// library. Swift calls the project's own, while the readers of this tool would take them for the library's.
struct Redeclarations: Sendable {
  /// The files that see a declaration; nil for all.
  private typealias Seen = Set<Int>?

  private struct Members {
    let seen: Seen
    /// The types that have them.
    let owners: Set<String>
  }

  /// Members of `JSON`, and of the types of other modules.
  private var members: [String: Members] = [:]
  private var operators: [String: Seen] = [:]
  /// Types that got an initializer without a label: `extension Double { init?(_ text: String) }`.
  private var made: [String: Seen] = [:]

  private var isEmpty: Bool { members.isEmpty && operators.isEmpty && made.isEmpty }

  /// Whether members of these names are declared somewhere.
  func concern(_ names: Set<String>) -> Bool { !names.isDisjoint(with: members.keys) }

  init(in project: ProjectFacts) {
    func isOwn(_ file: Int) -> Bool { !project.vendoredFiles.contains(file) }
    func seen(_ declared: [(file: Int, modifiers: DeclModifierListSyntax, node: Syntax)]) -> Seen {
      let outer = declared.map { $0.modifiers.isPrivate || $0.node.enclosingExtension?.modifiers.isPrivate == true }
      return outer.allSatisfy(\.self) ? Set(declared.map(\.file)) : nil
    }
    for name in Self.names {
      func mayBeMeant(_ owner: String?) -> Bool {
        guard let owner else { return false }
        return ProjectFacts.isJSON(owner)
          || project.type(named: owner) == nil
            && Self.others.contains { $0.owners.contains(owner) && $0.names.contains(name) }
      }
      // A call is of no property: `json.map { … }` beside `var map: Map?`.
      let named = Self.called.contains(name) ? [] : project.properties(named: name)
      let properties = named.filter { !$0.isStatic && isOwn($0.file) && mayBeMeant($0.owner) }
      let functions = project.functions(named: name).filter { function in
        !function.isStatic && isOwn(function.file) && mayBeMeant(function.owner)
          && (Self.properties.contains(name) ? function.parameters.isEmpty : Self.mayBeMeant(function))
      }
      guard !properties.isEmpty || !functions.isEmpty else { continue }
      members[name] = Members(
        seen: seen(
          properties.map { ($0.file, $0.declaration.modifiers, Syntax($0.declaration)) }
            + functions.map { ($0.file, $0.node.modifiers, Syntax($0.node)) }),
        owners: Set(
          (properties.map(\.owner) + functions.map(\.owner)).compactMap { ProjectFacts.isJSON($0) ? "JSON" : $0 }))
    }
    if project.memberAccesses["lazy"] != nil { members["lazy"] = Members(seen: nil, owners: []) }
    for sign in Self.signs {
      let found = project.functions(named: sign).filter { isOwn($0.file) && Self.takesOnlyForeign($0, in: project) }
      if !found.isEmpty { operators[sign] = seen(found.map { ($0.file, $0.node.modifiers, Syntax($0.node)) }) }
    }
    for type in Scalar.allCases.map(\.rawValue) + ["CGFloat", "Decimal"] {
      let found = project.initializers(of: type).filter { isOwn($0.file) && $0.labels == [nil] && $0.takesText }
      if !found.isEmpty { made[type] = seen(found.map { ($0.file, $0.node.modifiers, Syntax($0.node)) }) }
    }
  }

  /// Returns the first name in some code that may mean what the project declares, there or in a function of the project
  /// that it calls.
  ///
  /// - Parameter passed: a name that does not matter.
  func name(in code: some SyntaxProtocol, of project: ProjectFacts, besides passed: String? = nil) -> String? {
    guard !isEmpty else { return nil }
    let finder = Finder(self, project, besides: passed)
    finder.walk(code)
    return finder.found
  }

  /// Properties of SwiftyJSON. A method without parameters has the same name, and what is called with an argument is none.
  private static let properties = Set(
    Scalar.allCases.flatMap { [$0.accessor, "\($0.accessor)Value"] } + [
      "URL", "array", "arrayObject", "arrayValue", "count", "description", "dictionary", "dictionaryObject",
      "dictionaryValue", "error", "isEmpty", "null", "number", "numberValue", "object", "rawValue", "type",
    ])

  private static let sequences: Set = [
    "BidirectionalCollection", "Collection", "MutableCollection", "RandomAccessCollection",
    "RangeReplaceableCollection", "Sequence",
  ]

  /// Types of the standard library with those of their members that are given a meaning.
  private static let others: [(owners: Set<String>, names: Set<String>)] = [
    (
      sequences.union(["Array", "ArraySlice", "Set"]),
      names.subtracting(properties).union(["count", "isEmpty"])
    ),
    (
      ["Dictionary"],
      [
        "compactMap", "compactMapValues", "count", "filter", "first", "flatMap", "forEach", "isEmpty", "keys", "map",
        "mapValues", "reduce", "values",
      ]
    ), (["Optional"], ["flatMap", "isEmpty", "map"]), (["String", "StringProtocol"], ["count", "isEmpty"]),
  ]

  /// Methods. A property of the name is another thing.
  private static let called: Set = [
    "compactMap", "compactMapValues", "contains", "exists", "filter", "flatMap", "forEach", "map", "mapValues",
    "rawData", "rawString", "reduce", "reversed", "sorted",
  ]

  /// Names of SwiftyJSON, and of sequences, texts and optionals.
  private static let names = properties.union(called).union(["first", "keys", "last", "values"])

  /// The types whose extensions a value of some type has the members of; nil for all.
  private static func owners(of type: SwiftType?) -> Set<String>? {
    switch type {
    case .array: sequences.union(["Array"])
    case .dictionary: sequences.union(["Dictionary"])
    case .external("JSON"): sequences.union(["JSON"])
    case .external("String"): sequences.union(["String", "StringProtocol"])
    case .optional: ["Optional"]
    case .external, .project, nil: nil
    }
  }

  private static let signs = ["!", "!=", "&&", "+", "+=", "<", "<=", "==", ">", ">=", "??", "||", "~="]

  /// Methods whose argument is a closure. One that takes a key path has another name, in effect.
  private static let takeClosures = called.subtracting(["exists", "rawData", "rawString", "reversed"])
    .union(["first", "last"])

  private static func mayBeMeant(_ function: FunctionFacts) -> Bool {
    let parameters = Array(function.parameters)
    if parameters.isEmpty { return true }
    if takeClosures.contains(function.name) { return parameters.contains { $0.type.functionType != nil } }
    return [nil, "at", "contentsOf", "encoding", "options", "separator"].contains(parameters[0].argumentLabel)
  }

  /// Whether an operator takes texts, numbers and optionals, and nothing of the project's.
  private static func takesOnlyForeign(_ function: FunctionFacts, in project: ProjectFacts) -> Bool {
    guard !function.parameters.isEmpty else { return false }
    let generic = function.node.genericParameterClause?.parameters.map { ($0.name.text, $0.inheritedType) } ?? []
    // Swift takes its own for what is no optional, and converted code compares nothing else.
    if !generic.isEmpty, !["??", "~="].contains(function.name) { return false }
    return function.parameters.allSatisfy { parameter in
      var type = parameter.type
      while true {
        if let attributed = type.as(AttributedTypeSyntax.self) {
          type = attributed.baseType
        } else if let optional = type.as(OptionalTypeSyntax.self) {
          type = optional.wrappedType
        } else if let function = type.as(FunctionTypeSyntax.self) {
          type = function.returnClause.type
        } else {
          break
        }
      }
      guard let name = type.dottedName else { return false }
      if let constraint = generic.first(where: { $0.0 == name }) {
        return constraint.1.map { $0.dottedName.map { project.resolve($0, in: nil) == nil } ?? true } ?? true
      }
      if name == "Self" { return function.owner.map { project.type(named: $0) == nil } ?? false }
      return project.resolve(name, in: function.owner) == nil
        && (Scalar(named: name) != nil || ProjectFacts.isJSON(name) || otherOperands.contains(name))
    }
  }

  private static let otherOperands: Set = [
    "Any", "AnyObject", "Character", "NSNumber", "NSString", "Substring", "Wrapped",
  ]

  /// Finds a name, in functions that are called, too.
  private final class Finder: SyntaxVisitor {
    private let own: Redeclarations
    private let project: ProjectFacts
    private(set) var found: String?
    private var seen: Set<SyntaxIdentifier> = []

    private let passed: String?

    init(_ own: Redeclarations, _ project: ProjectFacts, besides passed: String?) {
      self.own = own
      self.project = project
      self.passed = passed
      super.init(viewMode: .sourceAccurate)
    }

    /// Notes a name if its declaration is seen where it stands.
    private func note(_ name: String, _ declared: Seen?, at node: some SyntaxProtocol, as text: String? = nil) {
      guard found == nil, name != passed, let seen = declared else { return }
      let file = project.filesByTree[node.root.id]
      if seen.map({ file.map($0.contains) ?? true }) ?? true { found = text ?? name }
    }

    /// Notes a member if the type of what it is asked of, as far as that is certain, may have it from the project.
    private func noteMember(_ node: DeclReferenceExprSyntax) {
      guard let member = own.members[node.baseName.text] else { return }
      let base = node.parent?.as(MemberAccessExprSyntax.self)?.base
      let owners = base.flatMap { Redeclarations.owners(of: ExpressionTypes(facts: project).type(of: $0)) }
      if let owners, !member.owners.isEmpty, owners.isDisjoint(with: member.owners) { return }
      note(node.baseName.text, member.seen, at: node)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.baseName.text
      let isMember = node.isMemberName || node.parent?.is(KeyPathPropertyComponentSyntax.self) == true
      if isMember || node.isOfExtension { noteMember(node) }
      if !node.isMemberName { note(name, own.made[name], at: node, as: "\(name).init(_:)") }
      // Functions without documents keep their code, and so their meaning.
      let bodies =
        project.functions(named: name).filter { function in
          ProjectFacts.isJSON(function.owner) || function.parameters.contains { DocumentKind($0.type) != nil }
        }.compactMap { $0.node.body.map { Syntax($0) } }
        + project.properties(named: name).filter { $0.isComputed && ProjectFacts.isJSON($0.owner) }
        .compactMap { $0.getter.map { Syntax($0) } }
      for body in bodies where found == nil && seen.insert(body.id).inserted { walk(body) }
      return found == nil ? .visitChildren : .skipChildren
    }

    override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind { look(at: node.operator) }

    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind { look(at: node.operator) }

    override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
      note("~=", own.operators["~="], at: node)
      return .visitChildren
    }

    private func look(at sign: TokenSyntax) -> SyntaxVisitorContinueKind {
      note(sign.text, own.operators[sign.text], at: sign)
      return .visitChildren
    }
  }
}

extension InitializerFacts {
  /// Whether it makes something of a text, or of anything.
  fileprivate var takesText: Bool {
    let type = node.signature.parameterClause.parameters.first?.type
    let wrapped = type?.as(OptionalTypeSyntax.self)?.wrappedType ?? type
    return node.genericParameterClause != nil
      || ["Any", "NSString", "String", "Substring"].contains(wrapped?.trimmedDescription ?? "")
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it may be a member of what is extended: `isEmpty ? nil : string`, in an extension of `JSON`.
  fileprivate var isOfExtension: Bool { enclosing(ExtensionDeclSyntax.self) != nil }
}

extension TokenSyntax {
  /// `function` of `#function`.
  var isNameOfFunction: Bool { text == "function" && parent?.is(MacroExpansionExprSyntax.self) == true }
}

extension ProjectFacts {
  /// Returns the reason why a type that reads a document stays as it is: its code may call members that the project
  /// declares in place of SwiftyJSON's or the standard library's, or means something else in another place.
  ///
  /// - Parameters:
  ///   - initializer: the initializer from JSON.
  ///   - code: the code that reads the document: the initializer, or all members of the type.
  ///   - isInterpreted: whether it becomes what its values say, which are the same whenever they are read.
  func obstacle(
    in initializer: JSONInitializer, reading code: some SyntaxProtocol, isInterpreted: Bool = false
  ) -> Reason? {
    if let own = hidingSubscript(in: initializer.node) { return own.reason }
    func reason(_ text: String) -> Reason {
      Reason(.ownDocumentType, text, at: files[initializer.file].position(of: initializer.node))
    }
    if code.codeTokens.contains(where: \.isNameOfFunction) { return reason("`#function` would be another name") }
    let isLazyKnown = isInterpreted && properties(named: "lazy").isEmpty && functions(named: "lazy").isEmpty
    guard let own = redeclarations.name(in: code, of: self, besides: isLazyKnown ? "lazy" : nil) else { return nil }
    if own == "lazy" { return reason("the closures of a `lazy` sequence run at another time") }
    return reason("the project declares `\(own)` itself, which may be meant here")
  }
}
