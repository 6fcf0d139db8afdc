import SwiftSyntax

/// An initializer that creates a document from its argument, changed to take the document.
///
/// ## Before
/// ```swift
/// init(dictionary: [String: Any]) {
///   let json = JSON(dictionary)
///   name = json["name"].stringValue
/// }
///
/// let user = User(dictionary: answer)
/// ```
/// ## After
/// ```swift
/// init(json: JSON) {
///   name = json["name"].stringValue
/// }
///
/// let user = User(json: JSON(answer))
/// ```
///
/// So does one that parses `Data`, `JSON(data: data)`, or a text, `JSON(parseJSON: text)`: the caller parses it then,
/// with `try` where the initializer did.
///
/// Preserves: every value, and what happens if there is no document.
/// Can't: an initializer that also uses its argument in another way, or does something else first.
struct ParsingInitializer {
  let initializer: InitializerFacts
  let parameter: FunctionParameterSyntax
  private(set) var edits: [Edit] = []
  /// How the document is made of the argument.
  let parsing: DocumentParsing
  /// The name of the document that is made.
  let document: String

  /// Creates the change. Nil if the initializer does not have this form.
  init?(_ initializer: InitializerFacts, in project: ProjectFacts) {
    let node = initializer.node
    guard let parameter = initializer.replaceableParameter(in: project),
      node.signature.effectSpecifiers?.asyncSpecifier == nil, let body = node.body, let first = body.statements.first,
      let making = Making(of: parameter, in: body, first),
      parameter.type.isInput(labelled: making.parsing.label)
    else { return nil }
    let (document, parsing) = (making.document, making.parsing)
    self.initializer = initializer
    self.parameter = parameter
    // One that throws and may give nil has calls that nothing here can write.
    guard node.optionalMark == nil || node.signature.effectSpecifiers == nil else { return nil }
    let rest = RemainingFailures(behind: first, of: node)
    self.parsing = parsing
    self.document = document
    func replace(_ range: Range<Int>, with text: String) {
      edits.append(Edit(file: initializer.file, range: range, text: text))
    }
    let declared = parameter.trimmedOffsets.lowerBound..<parameter.type.trimmedOffsets.upperBound
    replace(declared, with: document == "json" ? "json: JSON" : "json \(document): JSON")
    for (range, text) in making.edits { replace(range, with: text) }
    switch parsing.manner {
    case .plain, .forced: break
    case .optional:
      // An initializer that may give nil for another reason still may.
      if rest.mark == nil, let mark = node.optionalMark { replace(mark.trimmedOffsets, with: "") }
    case .throwing:
      if rest.throwsClause == nil, let effects = node.signature.effectSpecifiers {
        replace(effects.trimmedOffsets, with: "")
      }
    }
    guard project.areWithinLines(edits), !project.loseComments(edits) else { return nil }
  }

  /// How an initializer makes a document of its parameter.
  private struct Making {
    let document: String
    let parsing: DocumentParsing
    /// The edits in the body after which the document is the parameter.
    let edits: [(Range<Int>, String)]

    /// Nil where the parameter is used in another way.
    init?(of parameter: FunctionParameterSyntax, in body: CodeBlockSyntax, _ first: CodeBlockItemSyntax) {
      let name = parameter.internalName
      if let (document, parsing, argument) = DocumentParsing.parsing(first),
        argument.as(DeclReferenceExprSyntax.self)?.baseName.text == name
      {
        let others = body.references(to: name).filter { !$0.isMemberName }
        guard document == name || others.count == 1 else { return nil }
        (self.document, self.parsing, edits) = (document, parsing, [(first.trimmedOffsets, "")])
        return
      }
      let words = Set(body.codeTokens.map(\.text))
      guard let (parsing, made) = DocumentParsing.documents(of: parameter, in: body.statements),
        let document = DocumentDelegation.name(besides: words)
      else { return nil }
      // A member behind what was tried, and the document in place of both.
      let ranges = made.map { expression in
        let attempt = expression.as(TryExprSyntax.self)
        let call = attempt?.expression.firstCall ?? expression
        return expression.trimmedOffsets.lowerBound..<call.trimmedOffsets.upperBound
      }
      (self.document, self.parsing, edits) = (document, parsing, ranges.map { ($0, document) })
    }
  }

  /// How an initializer may fail behind its first statement.
  private struct RemainingFailures {
    /// The question mark, if it may give nil there.
    let mark: TokenSyntax?
    /// The `throws`, if it may throw there.
    let throwsClause: ThrowsClauseSyntax?

    init(behind first: CodeBlockItemSyntax, of node: InitializerDeclSyntax) {
      let start = first.trimmedOffsets.upperBound
      let tokens = node.codeTokens.filter { $0.trimmedOffsets.lowerBound >= start }
      let kinds = Set(tokens.map(\.tokenKind))
      // Another initializer may fail, too.
      let delegates = kinds.contains(.keyword(.`init`))
      mark = delegates || kinds.contains(.keyword(.nil)) ? node.optionalMark : nil
      let mayThrow = delegates || kinds.contains(.keyword(.throw)) || kinds.contains(.keyword(.try))
      throwsClause = mayThrow ? node.signature.effectSpecifiers?.throwsClause : nil
    }
  }
}

extension ExprSyntax {
  /// The call that an expression begins with: `JSON(data: data)` in `JSON(data: data).dictionaryValue`.
  fileprivate var firstCall: ExprSyntax? {
    if let base = self.as(MemberAccessExprSyntax.self)?.base { return base.firstCall }
    if let access = self.as(SubscriptCallExprSyntax.self) { return access.calledExpression.firstCall }
    guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    return call.calledExpression.is(MemberAccessExprSyntax.self) ? call.calledExpression.firstCall : self
  }
}

extension InitializerFacts {
  /// The only parameter, where the initializer may take a document in its place: every call of it is known. Nil for other
  /// initializers.
  func replaceableParameter(in project: ProjectFacts) -> FunctionParameterSyntax? {
    guard project.mayRewrite(file), !node.isVisibleOutside,
      !project.mayBeUsedUnscanned(node, owner.lastComponent), node.attributes.isEmpty,
      node.genericParameterClause == nil,
      !node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) }),
      let parameter = node.signature.parameterClause.parameters.only, parameter.defaultValue == nil,
      parameter.ellipsis == nil
    else { return nil }
    return parameter
  }
}

extension TypeSyntax {
  /// Whether a document is made of values of the type, with a label or without one.
  fileprivate func isInput(labelled label: String?) -> Bool {
    switch label {
    case nil: isUntyped || ["Data", "NSData"].contains(trimmedDescription)
    case "data": ["Data", "NSData"].contains(trimmedDescription)
    case "parseJSON": trimmedDescription == "String"
    default: false
    }
  }

  /// Whether values of the type are what a document is made of: `Any`, `[String: Any]`, `[AnyHashable: Any]`,
  /// `NSDictionary`.
  var isUntyped: Bool {
    let untyped: Set = ["Any", "AnyObject", "NSDictionary", "NSArray"]
    if let dictionary = self.as(DictionaryTypeSyntax.self) {
      return ["String", "AnyHashable"].contains(dictionary.key.trimmedDescription)
        && untyped.contains(dictionary.value.trimmedDescription)
    }
    if let array = self.as(ArrayTypeSyntax.self) { return array.element.isUntyped }
    return untyped.contains(trimmedDescription)
  }
}
