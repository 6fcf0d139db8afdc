import SwiftSyntax

/// Getters of a kept document that do more than read one key, but whose values can be stored.
///
/// ## Before
/// ```swift
/// struct Event {
///   private let json: JSON
///
///   init(json: JSON) {
///     self.json = json
///   }
///
///   var start: Date { Date(timeIntervalSince1970: json["start"].doubleValue) }
///   var city: String? { return json["place"]["city"].string }
/// }
/// ```
/// ## After
/// ```swift
/// struct Event: LegacyDecodable, ContainerDecodable {
///   init(from container: LegacyContainer) throws {
///     start = try Date(timeIntervalSince1970: container.decode(Double.self, at: "start"))
///     city = try container.decodeIfPresent(String.self, at: "place", "city")
///   }
///
///   let start: Date
///   let city: String?
/// }
/// ```
///
/// Preserves: each property's value, which depends only on the document.
/// Can't: a getter that may stop the program, depends on anything else, or has a side effect, because it would run
/// exactly once instead of on each access. A getter that returns an object, or a value of its own type.
struct StoredGetters: Sendable {
  struct Getter: Sendable {
    let property: PropertyFacts
    /// The expression that the getter gives.
    let value: Range<Int>
    let block: AccessorBlockSyntax
  }

  let document: PropertyFacts
  let getters: [Getter]
  let container: String
  /// The edits inside of the expressions.
  let edits: [Edit]
  let nullComparisons: [NullGuard]
  let initializer: InitializerDeclSyntax

  /// The ranges of code that are deleted, or have moved.
  var deletedRanges: [Range<Int>] {
    [document.declaration.trimmedOffsets] + getters.map(\.block.trimmedOffsets)
      + [initializer.body?.trimmedOffsets].compactMap(\.self)
  }

  /// Removes the document, and turns each property into a constant.
  func declarationEdits(in project: ProjectFacts) -> [Edit] {
    let file = document.file
    var result = edits
    result.append(Edit(file: file, range: project.files[file].removalRange(of: document.declaration), text: ""))
    for getter in getters {
      let declaration = getter.property.declaration
      guard let type = declaration.bindings.first?.typeAnnotation else { continue }
      result.append(Edit(file: file, range: declaration.bindingSpecifier.trimmedOffsets, text: "let"))
      result.append(
        Edit(file: file, range: type.trimmedOffsets.upperBound..<getter.block.trimmedOffsets.upperBound, text: ""))
    }
    return result
  }
}

/// Finds out whether the getters of a kept document can be stored, and converts them.
struct StoredGettersConversion {
  let candidate: Candidate
  /// Types whose initializers only read.
  let plain: Set<String>

  private var project: ProjectFacts { candidate.project }
  private var type: TypeFacts { candidate.type }
  private var node: InitializerDeclSyntax { candidate.initializer.node }

  func convert(_ surroundings: BodyConversion.Surroundings) throws(NotRecognised) -> StoredGetters {
    guard let target = candidate.kept?.targets.only, let name = target.split(separator: ".").last.map(String.init),
      candidate.entry.presence == .plain, !candidate.entry.hasDefault, candidate.entry.effect == .none,
      !candidate.hasRival, !candidate.initializer.isInExtension, type.kind != .enumeration
    else { throw failure("its initializer has another form than a stored property's", at: node) }
    if type.isGeneric { throw failure("the type is generic", at: type.node) }
    let recognition = StoredDocumentRecognition(project: project, type: type, initializer: node, name: name)
    let (document, found) = try recognition.find()
    let read = found.map { Syntax($0.statement) } + [Syntax(node)]
    let used = Set(read.flatMap { $0.codeTokens.map(\.text) })
    guard let container = ["container", "document", "fields", "legacyContainer"].first(where: { !used.contains($0) })
    else { throw recognition.kept("no name is left for the container", at: node) }
    let variable = DocumentVariable(kind: .document, text: container)
    var getters: [StoredGetters.Getter] = []
    var edits: [Edit] = []
    var comparisons: [NullGuard] = []
    for getter in found {
      let item = getter.statement.item
      guard let value = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self),
        let items = getter.statement.parent?.as(CodeBlockItemListSyntax.self)
      else { throw recognition.kept("`\(getter.property.name)` is more than an expression", at: getter.statement) }
      if let token = PureExpression(project: project, document: name, type: type.name).firstImpurity(in: value) {
        throw recognition.kept(
          "`\(getter.property.name)` uses `\(token.text)`, which may depend on more than the document, or stop the program",
          at: token)
      }
      try checkType(of: getter.property, recognition)
      let conversion = BodyConversion(
        project: project, file: type.file, type: type.name, surroundings: surroundings, container: container,
        decoder: "", isFailable: false, neverNil: nil)
      edits += try conversion.convert(items, [name: variable, "self.\(name)": variable])
      comparisons += conversion.nullComparisons
      getters.append(
        StoredGetters.Getter(property: getter.property, value: value.trimmedOffsets, block: getter.block))
    }
    return StoredGetters(
      document: document, getters: getters, container: container, edits: edits, nullComparisons: comparisons,
      initializer: node)
  }

  /// Checks the type of a getter. An object would be shared by all readers, a value of a type that leads back here
  /// would be infinite, and a written initializer would run too early.
  private func checkType(
    of property: PropertyFacts, _ recognition: StoredDocumentRecognition
  ) throws(NotRecognised) {
    var seen: Set<String> = []
    var open = named(in: property.type, scope: type.name)
    while let name = open.popLast() {
      guard seen.insert(name).inserted else { continue }
      guard name != type.name else {
        throw recognition.kept("`\(property.name)` may lead to a value of the same type", at: property.declaration)
      }
      guard let found = project.type(named: name),
        found.kind == .enumeration || (found.kind == .structure && plain.contains(name))
      else {
        throw recognition.kept("`\(property.name)` gives a new `\(name)` at each reading", at: property.declaration)
      }
      for member in project.instanceProperties(of: name) {
        open += named(in: member.type, scope: name)
      }
    }
  }

  private func named(in type: TypeSyntax?, scope: String) -> [String] {
    type?.codeTokens.compactMap { project.resolve($0.text, in: scope)?.name } ?? []
  }

  private func failure(_ text: String, at node: some SyntaxProtocol) -> NotRecognised {
    NotRecognised(
      reason: Reason(.documentKept, "it keeps the document: \(text)", at: project.files[type.file].position(of: node)))
  }
}

/// Checks whether an expression always gives the same value for a document, and never stops the program.
private struct PureExpression {
  let project: ProjectFacts
  let document: String
  let type: String

  /// Members and methods of the standard library that return a value for every receiver.
  private static let members: Set = [
    "map", "compactMap", "flatMap", "filter", "first", "last", "count", "isEmpty", "contains", "hasPrefix", "hasSuffix",
    "lowercased", "uppercased", "exists", "null", "rawValue", "keys", "values", "reversed", "joined", "key", "value",
    "mapValues", "compactMapValues",
  ]
  private static let operators: Set = ["??", "==", "!=", "&&", "||"]

  /// Returns the first token that may break this.
  func firstImpurity(in expression: ExprSyntax) -> TokenSyntax? {
    expression.tokens(viewMode: .sourceAccurate).first { !isPure($0) }
  }

  private func isPure(_ token: TokenSyntax) -> Bool {
    switch token.tokenKind {
    case .leftSquare: return isSafeSubscript(token.parent)
    case .exclamationMark: return token.parent?.is(PrefixOperatorExprSyntax.self) == true
    case .prefixOperator(let text): return text == "!" || (text == "-" && token.parent?.isLiteralOfNumber == true)
    case .binaryOperator(let text): return Self.operators.contains(text)
    case .postfixOperator: return false
    case .keyword(let keyword):
      return [.self, .true, .false, .nil, .in, .return].contains(keyword)
    case .identifier(let name), .dollarIdentifier(let name): return isPure(name, token)
    default: return true
    }
  }

  private func isPure(_ name: String, _ token: TokenSyntax) -> Bool {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else {
      // A label, a closure's parameter, the name of a type.
      return token.parent?.is(LabeledExprSyntax.self) == true
        || token.parent?.is(ClosureShorthandParameterSyntax.self) == true
    }
    if name.hasPrefix("$") || name == document { return true }
    if isOfNullConstant(reference) { return true }
    if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id {
      if access.base == nil { return isCase(name) }
      if access.base?.trimmedDescription == "self" { return name == document }
      if let type = access.base?.dottedName, project.resolve(type, in: self.type)?.kind == .enumeration {
        return isCase(name)
      }
      return Self.members.contains(name) || ReadRule(accessor: name) != nil
        || ["array", "arrayValue", "dictionary", "dictionaryValue"].contains(name)
    }
    switch reference.localBinding(of: name) {
    case .closureParameter, .annotated: return true
    default: return isType(name, reference)
    }
  }

  /// Whether a name belongs to `JSON.null` or `Type.null`.
  private func isOfNullConstant(_ reference: DeclReferenceExprSyntax) -> Bool {
    var access = reference.parent?.as(MemberAccessExprSyntax.self)
    while let current = access {
      if current.base != nil, ExprSyntax(current).isNullConstant { return true }
      access = current.parent?.as(MemberAccessExprSyntax.self)
    }
    return false
  }

  /// Returns whether a subscript is safe: one of the document gives null for a missing value, but one of an array stops
  /// the program.
  private func isSafeSubscript(_ node: Syntax?) -> Bool {
    guard let access = node?.as(SubscriptCallExprSyntax.self) else { return true }
    var base = access.calledExpression
    while let inner = base.as(SubscriptCallExprSyntax.self) { base = inner.calledExpression }
    if [document, "self.\(document)"].contains(base.trimmedDescription) { return true }
    return base.is(DeclReferenceExprSyntax.self)
      && access.arguments.allSatisfy { $0.expression.is(StringLiteralExprSyntax.self) }
  }

  /// A case without a value, of an enumeration of the project.
  private func isCase(_ name: String) -> Bool {
    project.properties(named: name).isEmpty && project.functions(named: name).isEmpty
  }

  /// Returns whether a type can be created from a part of the document: a date from seconds, a URL, an enumeration from
  /// its raw value, a model.
  private func isType(_ name: String, _ reference: DeclReferenceExprSyntax) -> Bool {
    if let found = project.resolve(name, in: type) {
      if found.kind == .structure { return !project.jsonInitializers(of: found.name).isEmpty }
      // An enumeration that says itself what its raw values mean may do anything.
      let labels = reference.parent?.as(FunctionCallExprSyntax.self)?.arguments.map(\.label?.text)
      return found.kind == .enumeration && (labels == nil || labels == ["rawValue"])
        && !project.initializers(of: found.name).contains { $0.labels == ["rawValue"] }
    }
    guard let call = reference.parent?.as(FunctionCallExprSyntax.self), !project.isDeclaredHere(name) else {
      return false
    }
    let labels = call.arguments.map(\.label?.text)
    return (name == "Date" && labels == ["timeIntervalSince1970"]) || (name == "URL" && labels == ["string"])
  }
}

extension Syntax {
  fileprivate var isLiteralOfNumber: Bool {
    let operand = self.as(PrefixOperatorExprSyntax.self)?.expression
    return operand?.is(IntegerLiteralExprSyntax.self) == true || operand?.is(FloatLiteralExprSyntax.self) == true
  }
}
