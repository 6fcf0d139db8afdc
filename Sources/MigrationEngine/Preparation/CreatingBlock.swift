import SwiftSyntax

/// A block of statements that create one value from a document.
struct CreatingBlock: Sendable {
  enum Kind: Sendable {
    /// A function or a closure, or what a function does with the document that it makes first. It returns the value.
    case result
    /// The body of a loop, or of a `forEach` closure; its last statement uses the value.
    case element
  }

  let kind: Kind
  let file: Int
  /// The full name of the type that the statements belong to; nil for global code.
  let owner: String?
  /// The full name of the type that the value is of.
  let type: String
  /// The type that the value is of, as it is written where it is created.
  let made: String
  let statements: [CodeBlockItemSyntax]
  /// The range between the braces; in a closure, after its parameters; behind the statement that makes the document.
  let inside: Range<Int>
  /// Whether a statement of the function stands before it, which makes the document.
  var followsDocument = false
  /// The name of the document.
  let document: String
  /// The closure whose unnamed parameter the document is.
  var unnamed: ClosureExprSyntax?
  let documentType: String
  /// How the document is made of what the function takes; nil where that is a document.
  var source: DocumentSource?
  /// Whether `self` is the type in the statements.
  let isStatic: Bool
  /// Whether there may be no value.
  var isFailable: Bool
  /// ` throws` with the type of the error, where the statements may throw; otherwise empty.
  var throwing = ""
  /// The function that the statements are, in whose extension an initializer would stand.
  var function: FunctionDeclSyntax?
  /// Whether the document is `self`: the statements stand in an extension of `JSON`.
  var isOfDocument = false

  /// The document as the statements name it.
  var documentHere: String { isOfDocument ? "self" : unnamed == nil ? document : "$0" }

  /// Whether the statements belong to another type than the one that the value is of.
  var isOutside: Bool { owner != type }

  init?(_ factory: Factory) {
    guard let body = factory.node.body else { return nil }
    kind = .result
    file = factory.file
    owner = factory.owner
    type = factory.type
    made = factory.made.trimmedDescription
    statements = Array(body.statements)
    inside = body.leftBrace.trimmedOffsets.upperBound..<body.rightBrace.trimmedOffsets.lowerBound
    document = factory.parameterName
    source = factory.source
    documentType = source.map { $0.isOptional ? "JSON?" : "JSON" } ?? factory.document.type.trimmedDescription
    isStatic = factory.node.modifiers.isStatic
    isFailable = factory.isFailable
    throwing = factory.node.signature.effectSpecifiers?.throwsClause.map { " \($0.trimmedDescription)" } ?? ""
    function = factory.node
  }

  /// What a method or a getter in an extension of `JSON` does: `var user: User { User(id: self["id"].intValue) }`.
  init?(_ maker: ProjectFacts.DocumentMaker, of type: String) {
    let tokens = Set(maker.statements.codeTokens.map(\.text))
    guard let name = DocumentDelegation.name(besides: tokens) else { return nil }
    kind = .result
    file = maker.file
    owner = "JSON"
    self.type = type
    made = maker.made.wrapped.trimmedDescription
    statements = Array(maker.statements)
    inside = maker.inside
    document = name
    documentType = "JSON"
    isStatic = false
    isFailable = maker.made.isOptional
    isOfDocument = true
  }

  /// The block around the creation of a value that is run for each element of an array of documents:
  /// `for item in json["items"].arrayValue { let user = User() … users.append(user) }`.
  ///
  /// - Parameters:
  ///   - call: the call that creates the value.
  ///   - type: the full name of its type.
  /// - Returns: nil where the call is in no such block.
  init?(around call: FunctionCallExprSyntax, of type: String, in file: Int, _ project: ProjectFacts) {
    guard let made = call.calledExpression.dottedName, let list = call.enclosing(CodeBlockItemListSyntax.self),
      let block = list.parent,
      project.importsJSON(in: file)
    else { return nil }
    self.type = type
    self.made = made
    self.file = file
    owner = call.enclosingTypeName.map { project.resolve($0, in: nil)?.name ?? $0 }
    statements = Array(list)
    documentType = "JSON"
    isStatic = false
    isFailable = false
    let documents = DocumentArrays(project: project)
    if let body = block.as(CodeBlockSyntax.self), let loop = body.parent?.as(ForStmtSyntax.self) {
      guard loop.whereClause == nil, loop.caseKeyword == nil, loop.awaitKeyword == nil, loop.tryKeyword == nil,
        let name = documents.element(of: loop)
      else { return nil }
      kind = .element
      document = name
      inside = body.leftBrace.trimmedOffsets.upperBound..<body.rightBrace.trimmedOffsets.lowerBound
      isFailable = list.codeTokens.contains { $0.tokenKind == .keyword(.continue) }
      return
    }
    guard let closure = block.as(ClosureExprSyntax.self), closure.signature?.capture == nil,
      closure.signature?.effectSpecifiers == nil, closure.signature?.attributes.isEmpty != false,
      let called = closure.calledBy,
      let access = called.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      let method = ClosureMethod(rawValue: access.declName.baseName.text), documents.isArray(base),
      called.arguments.isEmpty || called.trailingClosure == nil
        || method == .reduce && called.arguments.only?.label?.text == "into"
    else { return nil }
    let names = closure.parameterNames
    if let name = method == .reduce ? names.last?.name : names.only?.name {
      document = name
    } else {
      guard method != .reduce, names.isEmpty, !list.codeTokens.contains(where: { $0.text == "json" }) else {
        return nil
      }
      document = "json"
      unnamed = closure
    }
    kind = [.forEach, .reduce].contains(method) ? .element : .result
    let start = closure.signature?.inKeyword.trimmedOffsets.upperBound ?? closure.leftBrace.trimmedOffsets.upperBound
    inside = start..<closure.rightBrace.trimmedOffsets.lowerBound
    isFailable = method == .compactMap && list.codeTokens.contains { $0.tokenKind == .keyword(.nil) }
  }

  /// The statements of a function behind the one that makes a document: `let json = JSON(data); return User(id:
  /// json["id"].intValue)`.
  ///
  /// - Returns: nil for a function that makes no document, or returns nothing.
  init?(behindDocumentOf found: FunctionFacts, of type: String, in project: ProjectFacts) {
    guard let result = found.returnType, let body = found.node.body, found.node.genericParameterClause == nil,
      found.node.signature.effectSpecifiers?.asyncSpecifier == nil,
      let (document, made, rest) = DocumentParsing.lastDocument(in: body.statements)
    else { return nil }
    kind = .result
    file = found.file
    owner = found.owner
    self.type = type
    self.made = (result.as(OptionalTypeSyntax.self)?.wrappedType ?? result).trimmedDescription
    self.document = document
    statements = Array(rest)
    let end = (made.semicolon.map { Syntax($0) } ?? Syntax(made)).trimmedOffsets.upperBound
    inside = end..<body.rightBrace.trimmedOffsets.lowerBound
    followsDocument = true
    documentType = "JSON"
    isStatic = found.isStatic
    let tokens = Set(statements.codeTokens.map(\.tokenKind))
    let mayFail = project.initializers(of: type).contains { $0.node.optionalMark != nil }
    isFailable =
      result.is(OptionalTypeSyntax.self) && (tokens.contains(.keyword(.nil)) || !statements.returnsCall || mayFail)
    if tokens.contains(.keyword(.throw)) || tokens.contains(.keyword(.try)) {
      throwing = found.node.signature.effectSpecifiers?.throwsClause.map { " \($0.trimmedDescription)" } ?? ""
    }
  }

  /// The methods of arrays that call a closure for each element.
  private enum ClosureMethod: String {
    case map, compactMap, forEach, reduce
  }
}

extension ProjectFacts {
  /// Returns whether some code may create values of some types from documents outside of them.
  func createsOutside(_ isWanted: (TypeFacts) -> Bool) -> Bool {
    let hasFunctions = types.contains { type in
      (factories(of: type.name).contains(where: \.isOutside) || !parsers(of: type.name).isEmpty
        || documentMakers[type.name] != nil) && isWanted(type)
    }
    return hasFunctions
      || files.indices.contains { index in
        guard mayRewrite(index), files[index].mentionsJSON, !files[index].isOutline else { return false }
        let finder = CreationFinder(viewMode: .sourceAccurate)
        finder.walk(files[index].tree)
        return finder.calls.contains { call in
          guard let name = call.calledExpression.dottedName, let type = resolve(name, in: call.enclosingTypeName) else {
            return false
          }
          return isWanted(type) && CreatingBlock(around: call, of: type.name, in: index, self) != nil
        }
      }
  }

  /// Returns the blocks outside of a type that create its values from documents.
  func creatingBlocks(of type: TypeFacts) -> [CreatingBlock] {
    let functions =
      factories(of: type.name).filter(\.isOutside).compactMap { CreatingBlock($0) }
      + parsers(of: type.name).compactMap { CreatingBlock(behindDocumentOf: $0, of: type.name, in: self) }
      + documentMakers[type.name, default: []].compactMap { CreatingBlock($0, of: type.name) }
    let name = type.simpleName
    let names =
      references[name, default: []].map { (ExprSyntax($0.node), $0.file) }
      + memberAccesses[name, default: []].map { (ExprSyntax($0.node), $0.file) }
    let calls = names.compactMap { named, file -> (FunctionCallExprSyntax, Int)? in
      guard files[file].mentionsJSON, isScanned(file), let call = named.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == named.id,
        named.dottedName.flatMap({ resolve($0, in: named.enclosingTypeName) })?.name == type.name
      else { return nil }
      return (call, file)
    }
    let inFunctions = functions.map { ($0.file, $0.inside) }
    return functions
      + calls.compactMap { call, file in
        let place = call.trimmedOffsets.lowerBound
        guard !inFunctions.contains(where: { $0.0 == file && $0.1.contains(place) }) else { return nil }
        return CreatingBlock(around: call, of: type.name, in: file, self)
      }
  }
}

extension [CodeBlockItemSyntax] {
  /// Whether the last statement returns what an initializer makes, or a name.
  fileprivate var returnsCall: Bool {
    let value = last?.item.as(ReturnStmtSyntax.self)?.expression?.withoutParentheses
    return value?.is(DeclReferenceExprSyntax.self) == true
      || value?.as(FunctionCallExprSyntax.self)?.calledExpression.initializedTypeName != nil
  }

  /// The tokens of the statements, without the texts of literals.
  var codeTokens: [TokenSyntax] { flatMap { [TokenSyntax]($0.codeTokens) } }

  /// The names of the variables, closure parameters and other patterns that the statements declare.
  var declaredNames: Set<String> {
    Set(
      codeTokens.filter { token in
        token.parent?.is(IdentifierPatternSyntax.self) == true || token.parent?.is(ClosureParameterSyntax.self) == true
          || token.parent?.is(ClosureShorthandParameterSyntax.self) == true
      }.map(\.text))
  }

  /// The places in the statements that name something.
  var references: [DeclReferenceExprSyntax] { flatMap(\.references) }

  /// The places in the statements that name something, by itself or as a member.
  func references(to name: String) -> [DeclReferenceExprSyntax] { flatMap { $0.references(to: name) } }
}

/// Tells arrays of documents, by the expressions that give them.
private struct DocumentArrays {
  let project: ProjectFacts

  /// How many names are followed to what they stand for.
  private static let maximumSteps = 4

  /// The name of the document in a loop over an array or an object of documents; nil for other loops.
  func element(of loop: ForStmtSyntax) -> String? {
    if let name = loop.pattern.withoutParentheses.as(IdentifierPatternSyntax.self)?.identifier.text {
      return isArray(loop.sequence) ? name : nil
    }
    // `for (_, item) in json["items"]`
    guard let parts = loop.pattern.as(TuplePatternSyntax.self)?.elements, parts.count == 2,
      parts.first?.pattern.is(WildcardPatternSyntax.self) == true,
      let name = parts.last?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return nil }
    let types = loop.typeAnnotation?.type.as(TupleTypeSyntax.self)?.elements
    if types?.count == 2, types?.last?.type.isPlainJSON == true { return name }
    return isDocument(loop.sequence) || isDictionary(loop.sequence) ? name : nil
  }

  /// Whether an expression is an array of documents: `json["items"].arrayValue`, a name for one.
  func isArray(_ expression: ExprSyntax, steps: Int = maximumSteps) -> Bool {
    guard steps > 0 else { return false }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return isArray(forced.expression, steps: steps - 1) }
    if let parts = expression.withoutParentheses.infix, parts.sign == "??" { return isArray(parts.left, steps: steps) }
    if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
      switch access.declName.baseName.text {
      case "arrayValue": return project.properties(named: "arrayValue").isEmpty
      case "array": return isDocument(base, steps: steps - 1)
      default: return false
      }
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    switch expression.localBinding(of: name) {
    case .annotated(let type): return type.arrayElement?.isPlainJSON == true
    case .value(let value), .unwrapped(let value): return isArray(value, steps: steps - 1)
    default: return false
    }
  }

  private func isDictionary(_ expression: ExprSyntax) -> Bool {
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else { return false }
    return access.declName.baseName.text == "dictionaryValue" && isDocument(base)
  }

  /// Whether an expression is a document.
  private func isDocument(_ expression: ExprSyntax, steps: Int = maximumSteps) -> Bool {
    guard steps > 0 else { return false }
    if let access = expression.as(SubscriptCallExprSyntax.self) {
      return isDocument(access.calledExpression, steps: steps)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return call.calledExpression.isJSONInitializer }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    switch expression.localBinding(of: name) {
    case .annotated(let type): return type.isPlainJSON
    case .value(let value): return isDocument(value.withoutTry, steps: steps - 1)
    case .element(let sequence): return isArray(sequence, steps: steps - 1)
    case .closureParameter(let closure, let position):
      guard position == 0, let access = closure.calledBy?.calledExpression.as(MemberAccessExprSyntax.self) else {
        return false
      }
      return access.base.map { isArray($0, steps: steps - 1) } ?? false
    default: return false
    }
  }
}

/// Finds the calls that may create a value, in loops and closures.
private final class CreationFinder: SyntaxVisitor {
  private(set) var calls: [FunctionCallExprSyntax] = []
  private var depth = 0

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if depth > 0, node.calledExpression.dottedName?.lastComponent.first?.isUppercase == true { calls.append(node) }
    return .visitChildren
  }

  override func visit(_: ForStmtSyntax) -> SyntaxVisitorContinueKind { deeper() }
  override func visitPost(_: ForStmtSyntax) { depth -= 1 }
  override func visit(_: ClosureExprSyntax) -> SyntaxVisitorContinueKind { deeper() }
  override func visitPost(_: ClosureExprSyntax) { depth -= 1 }

  private func deeper() -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
}
