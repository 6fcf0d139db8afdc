import SwiftSyntax

/// A parameter that may be nil: `init(json: JSON?)`, `init(fromJson json: JSON!)`.
///
/// Decoding always has a document, so the body no longer has to check for one. The result for callers that pass nil has
/// to stay the same.
///
/// ## Before
/// ```swift
/// init(json: JSON?) {
///   id = json?["id"].int
///   name = json?["owner"]["name"].string ?? "nobody"
/// }
/// ```
/// ## After
/// ```swift
/// init(from decoder: any Decoder) throws {
///   let container = try decoder.legacyContainer()
///   id = try container.valueIfPresent(Int.self, at: "id")
///   name = try container.valueIfPresent(String.self, at: "owner", "name") ?? "nobody"
/// }
/// ```
///
/// Preserves: the types, because every chain ends with an accessor that returns an optional.
/// Can't: `json?["id"].intValue`, which is nil only for a nil document; there the container stays optional.
struct OptionalDocument {
  /// The result of an initializer that is called with nil.
  enum NilMeaning {
    /// The program stops, or nobody can pass nil.
    case impossible
    /// Same as for a null document.
    case null
    /// Same as these statements: they refuse the document.
    case refusal(CodeBlockSyntax)
    /// Same as the properties' initial values.
    ///
    /// - Parameter isDelegating: whether another initializer sets them.
    case initialValues(isDelegating: Bool)
    /// Anything else.
    case other
  }

  let entry: EntryPoint
  let body: CodeBlockSyntax

  /// Whether the body can be read as if the parameter were not optional.
  var isAlwaysThere: Bool {
    switch entry.presence {
    case .plain: true
    case .implicitlyUnwrapped: uses.isDisjoint(with: [.bound, .chainedValue])
    case .optional: leadingGuard?.rebinds(entry.name) == true || uses.isSubset(of: [.chained, .forced])
    }
  }

  var nilMeaning: NilMeaning {
    if entry.presence == .plain { return .impossible }
    if let leadingGuard {
      if leadingGuard.body.refuses(entry.effect) { return .refusal(leadingGuard.body) }
      return initialValues(leadingGuard)
    }
    let crashes: Set<Use> = entry.presence == .implicitlyUnwrapped ? [.forced, .direct] : [.forced]
    if uses.isSubset(of: crashes), !uses.isEmpty { return .impossible }
    return uses.isSubset(of: crashes.union([.chained])) ? .null : .other
  }

  /// The guard that comes before everything else about the document.
  private var leadingGuard: NilDocumentGuard? {
    body.statements.first { statement in
      statement.codeTokens.contains { $0.text == entry.name }
    }.flatMap { NilDocumentGuard($0.item, of: entry.name) }
  }

  /// A guard that just returns, with nothing before it but an empty initializer's call.
  private func initialValues(_ leadingGuard: NilDocumentGuard) -> NilMeaning {
    guard leadingGuard.otherConditions.isEmpty,
      leadingGuard.body.statements.only?.item.as(ReturnStmtSyntax.self).map({ $0.expression == nil }) == true
    else { return .other }
    let before = body.statements.prefix { $0.trimmedOffsets.lowerBound < leadingGuard.question.lowerBound }
      .map(\.item.trimmedDescription)
    switch before {
    case [], ["super.init()"]: return .initialValues(isDelegating: false)
    case ["self.init()"]: return .initialValues(isDelegating: true)
    default: return .other
    }
  }

  // MARK: Uses

  private enum Use {
    /// `json?["a"].string`: nil for nil and for null.
    case chained
    /// `json?["a"].stringValue`: nil for nil alone.
    case chainedValue
    /// `json!`
    case forced
    /// `json["a"]`, `json.isEmpty`
    case direct
    /// `if let json = json`
    case bound
    case other
  }

  private var uses: Set<Use> {
    let guarded = leadingGuard?.question
    return Set(
      body.statements.flatMap { $0.codeTokens }.compactMap { token -> Use? in
        guard token.text == entry.name, guarded?.contains(token.trimmedOffsets.lowerBound) != true else { return nil }
        if token.parent?.is(IdentifierPatternSyntax.self) == true { return .bound }
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
        if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id {
          return nil
        }
        return use(ExprSyntax(reference))
      })
  }

  private func use(_ reference: ExprSyntax) -> Use {
    guard let parent = reference.parent else { return .other }
    if parent.is(ForceUnwrapExprSyntax.self) { return .forced }
    if parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == reference.id { return .direct }
    if parent.as(MemberAccessExprSyntax.self)?.base?.id == reference.id { return .direct }
    if parent.parent?.is(OptionalBindingConditionSyntax.self) == true { return .bound }
    guard var chain = parent.as(OptionalChainingExprSyntax.self).map({ ExprSyntax($0) }) else { return .other }
    while let access = chain.parent?.as(SubscriptCallExprSyntax.self), access.calledExpression.id == chain.id {
      chain = ExprSyntax(access)
    }
    guard let access = chain.parent?.as(MemberAccessExprSyntax.self), access.base?.id == chain.id else {
      return .chainedValue
    }
    let name = access.declName.baseName.text
    if case .optional? = ReadRule(accessor: name) { return .chained }
    return ["array", "dictionary"].contains(name) ? .chained : .chainedValue
  }
}

extension CodeBlockSyntax {
  /// Whether the statements end with `return nil` or an error, as the initializer's effect allows.
  fileprivate func refuses(_ effect: EntryPoint.Effect) -> Bool {
    guard let last = statements.last?.item else { return false }
    switch effect {
    case .none: return false
    case .failable: return last.as(ReturnStmtSyntax.self)?.expression?.is(NilLiteralExprSyntax.self) == true
    case .throwing: return last.is(ThrowStmtSyntax.self)
    }
  }
}

/// Leaves the initializer if it got no document.
///
/// ## Before
/// ```swift
/// init?(json: JSON?) {
///   guard let json = json else { return nil }
///   id = json["id"].intValue
///   name = json["name"].stringValue.uppercased()
/// }
/// ```
/// ## After
/// ```swift
/// init(from decoder: any Decoder) throws {
///   let container = try decoder.legacyContainer()
///   id = try container.value(Int.self, at: "id")
///   name = try container.value(String.self, at: "name").uppercased()
/// }
/// ```
///
/// Preserves: the conditions after the first one. Callers that pass nil keep an initializer that leaves in the same
/// way.
/// Can't: `if let json = json { … }` around the reads, where the container stays optional.
struct NilDocumentGuard {
  /// The guard's check for the document: the whole statement, or its first condition.
  let question: Range<Int>
  /// The comparison with nil; nil where the guard binds a name.
  let comparison: String?
  /// The code that runs without a document.
  let body: CodeBlockSyntax
  /// The name of the document in the code that follows.
  let name: String
  /// The conditions after the one about the document.
  let otherConditions: [ConditionElementSyntax]

  /// Creates the guard. Nil for any other statement.
  init?(_ item: CodeBlockItemSyntax.Item, of document: String) {
    if let guarded = item.as(GuardStmtSyntax.self), let first = guarded.conditions.first?.condition {
      body = guarded.body
      otherConditions = Array(guarded.conditions.dropFirst())
      // With the comma and the space behind it.
      question =
        otherConditions.first.map { guarded.conditions.trimmedOffsets.lowerBound..<$0.trimmedOffsets.lowerBound }
        ?? guarded.trimmedOffsets
      if let binding = first.as(OptionalBindingConditionSyntax.self) {
        guard binding.bindingSpecifier.tokenKind == .keyword(.let), binding.typeAnnotation == nil,
          let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          binding.initializer.map({ $0.value.trimmedDescription == document }) ?? (name == document)
        else { return nil }
        self.name = name
        comparison = nil
        return
      }
      guard let asked = DocumentQuestion(guarded.conditions), asked.isNilComparison, asked.isAbout(document),
        asked.isNegated
      else { return nil }
      comparison = first.trimmedDescription
    } else if let condition = item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) {
      guard condition.elseBody == nil, let asked = DocumentQuestion(condition.conditions), asked.isNilComparison,
        asked.isAbout(document), !asked.isNegated,
        let last = condition.body.statements.last?.item, last.is(ReturnStmtSyntax.self) || last.is(ThrowStmtSyntax.self)
      else { return nil }
      body = condition.body
      comparison = condition.conditions.trimmedDescription
      otherConditions = []
      question = condition.trimmedOffsets
    } else {
      return nil
    }
    name = document
  }

  /// Whether the name itself is that of a document from there on, and not of an optional one.
  func rebinds(_ document: String) -> Bool { comparison == nil && name == document }
}
