import SwiftSyntax

/// Throws an error for documents that are refused: the same for all, or one for each property.
///
/// ## Before
/// ```swift
/// struct Story {
///   let id: Int
///
///   init(json: JSON) throws {
///     if json.isEmpty { throw StoryError.invalid }
///     id = json["id"].intValue
///   }
/// }
/// struct Place {
///   let lat: Double
///   let lng: Double
///
///   init(json: JSON) throws {
///     guard let lat = json["lat"].double else { throw PlaceError.missing("lat") }
///     guard let lng = json["lng"].double else { throw PlaceError.missing("lng") }
///     self.lat = lat
///     self.lng = lng
///   }
/// }
/// ```
/// ## After
/// ```swift
/// struct Story: LegacyThrowingDecodable {
///   static var legacyRules: [LegacyRule] { [.refusesEmpty, .refusesWithError(StoryError.invalid)] }
///   let id: Int
/// }
/// struct Place: LegacyThrowingDecodable {
///   static var legacyRules: [LegacyRule] {
///     [
///       .requiresValues,
///       .refusesWithError(PlaceError.missing("lat"), for: "lat"),
///       .refusesWithError(PlaceError.missing("lng"), for: "lng"),
///     ]
///   }
///   let lat: Double
///   let lng: Double
/// }
/// ```
///
/// Functions of the project that throw are read through.
///
/// Preserves: the documents that are refused, and the error that callers get, under the legacy decoder.
/// Can't: errors of properties that are checked in another order than that of their declarations, or twice; an error
/// that contains values from the document; a `try` of models with another error.
struct ThrownError: Hashable, Sendable {
  /// The error, as source. Nil if the initializer throws nothing.
  let source: String?
  /// The type that creates the error, if the project declares it.
  private let owner: String?

  /// Creates the error. Nil if decoding can't throw the initializer's error.
  ///
  /// - Parameter outer: the types whose errors are already being looked up, because they contain this one.
  init?(of initializer: JSONInitializer, in project: ProjectFacts, inside outer: Set<String> = []) {
    guard let body = initializer.node.body else { return nil }
    let tokens = Array(body.tokens(viewMode: .sourceAccurate))
    var errors: [ThrownError] = []
    for thrown in tokens.compactMap({ $0.parent?.as(ThrowStmtSyntax.self)?.expression }) {
      let text = thrown.trimmedDescription
      guard Self.isConstant(thrown), !Syntax(thrown).hasCommentInside, !text.contains(where: \.isNewline) else {
        return nil
      }
      errors.append(ThrownError(source: text, owner: Self.owner(of: text, in: initializer.owner, project)))
    }
    for attempt in tokens.compactMap({ $0.parent?.as(TryExprSyntax.self) })
    where attempt.questionOrExclamationMark == nil
      && !attempt.isCaught
    {
      guard let found = Self.errors(of: attempt, in: initializer, project, outer) else { return nil }
      errors += found
    }
    let thrown = errors.filter { $0.source != nil }
    guard thrown.allSatisfy({ $0 == thrown.first }) else { return nil }
    source = thrown.first?.source
    owner = thrown.first?.owner
  }

  /// An error that some code throws.
  ///
  /// - Parameters:
  ///   - error: the expression.
  ///   - constants: the names in it that stand for literals, with these as source.
  ///   - scope: the type that the code belongs to.
  ///   - type: the type whose rules name the error.
  /// - Returns: nil for an expression that means something else in the type, or in another document.
  init?(
    _ error: ExprSyntax, naming constants: [String: String], in scope: String, for type: String,
    _ project: ProjectFacts
  ) {
    guard Self.isConstant(error, besides: Set(constants.keys)), !Syntax(error).hasCommentInside else { return nil }
    let text = error.trimmed.tokens(viewMode: .sourceAccurate).map { token in
      let isName = token.parent?.as(DeclReferenceExprSyntax.self).map { !$0.isMemberName } == true
      let spelled = (isName ? constants[token.text] : nil) ?? token.text
      return token.leadingTrivia.description + spelled + token.trailingTrivia.description
    }.joined()
    guard !text.contains(where: \.isNewline) else { return nil }
    let first = String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    owner = Self.owner(of: text, in: scope, project)
    // `#file` and `#line` would give the place of another call.
    let made = owner.map(project.initializers(of:)) ?? []
    guard !made.contains(where: { $0.node.signature.codeTokens.contains { $0.tokenKind == .pound } }) else {
      return nil
    }
    guard scope != type else {
      source = text
      return
    }
    // In the type it may have another name, or the name mean something else.
    guard let owner else {
      guard first == "SwiftyJSONError" || FoundationNames.isFoundation(first), !project.isDeclaredHere(first) else {
        return nil
      }
      source = text
      return
    }
    let name = project.shortestName(of: owner, in: type)
    let outermost = String(name.prefix { $0 != "." })
    guard let declared = project.type(named: owner), !declared.has(.private), !declared.has(.fileprivate),
      // An extension of a type that is not of the project has the whole name.
      project.resolve(name, in: type)?.name == owner || name == owner && project.resolve(outermost, in: type) == nil,
      !project.aliases.contains(first), !project.aliases.contains(outermost)
    else { return nil }
    source = name + text.dropFirst(first.count)
  }

  private init(source: String, owner: String?) {
    self.source = source
    self.owner = owner
  }

  private static func owner(of error: String, in scope: String, _ project: ProjectFacts) -> String? {
    project.resolve(String(error.prefix { $0.isLetter || $0.isNumber || $0 == "_" }), in: scope)?.name
  }

  /// Returns the errors of the models that an expression creates. Nil if anything else may throw.
  private static func errors(
    of attempt: TryExprSyntax, in initializer: JSONInitializer, _ project: ProjectFacts, _ outer: Set<String>
  ) -> [ThrownError]? {
    var errors: [ThrownError] = []
    var isAnyModel = false
    let calls = attempt.covered.flatMap { code in
      code.tokens(viewMode: .sourceAccurate).compactMap { $0.parent?.as(FunctionCallExprSyntax.self) }
    }
    for call in Set(calls) {
      if let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
        rethrowing.contains(name), project.functions(named: name).isEmpty
      {
        continue
      }
      guard let name = call.calledExpression.initializedTypeName,
        let model = project.resolve(name, in: initializer.owner)?.name,
        let made = project.jsonInitializers(of: model).only, project.initializers(of: model).count == 1
      else { return nil }
      isAnyModel = true
      guard EntryPoint(made.node)?.effect == .throwing, model != initializer.owner, !outer.contains(model) else {
        continue
      }
      guard let found = ThrownError(of: made, in: project, inside: outer.union([initializer.owner])) else { return nil }
      errors.append(found)
    }
    return isAnyModel ? errors : nil
  }

  /// Functions that throw nothing by themselves.
  private static let rethrowing: Set = ["append", "compactMap", "filter", "flatMap", "map"]

  /// Returns whether an expression consists of types, their members and literals, so that it means the same outside of
  /// the initializer: `StoryError.invalid`, `NSError(domain: "story", code: 1)`.
  ///
  /// - Parameter names: names that stand for literals.
  private static func isConstant(_ error: ExprSyntax, besides names: Set<String> = []) -> Bool {
    error.tokens(viewMode: .sourceAccurate).allSatisfy { token in
      switch token.tokenKind {
      case .keyword(.nil), .keyword(.true), .keyword(.false), .period, .leftParen, .rightParen, .comma, .colon,
        .leftSquare, .rightSquare,
        .integerLiteral, .floatLiteral, .stringQuote, .stringSegment, .prefixOperator("-"):
        return true
      case .identifier(let name):
        let parent = token.parent
        if parent?.is(LabeledExprSyntax.self) == true { return true }
        guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return false }
        let access = reference.parent?.as(MemberAccessExprSyntax.self)
        // A type is known where one of its members is an argument: `CocoaError(.coderValueNotFound)`.
        if let access, access.declName.id == reference.id {
          return access.base != nil || access.parent?.is(LabeledExprSyntax.self) == true
        }
        return name.first?.isUppercase == true || names.contains(name)
      default: return false
      }
    }
  }
}

extension TryExprSyntax {
  /// Whether an enclosing `do` catches whatever is thrown.
  fileprivate var isCaught: Bool {
    var node = Syntax(self)
    while let parent = node.parent, !parent.is(InitializerDeclSyntax.self) {
      if let block = node.as(CodeBlockSyntax.self), let statement = parent.as(DoStmtSyntax.self),
        statement.body.id == block.id, statement.catchClauses.contains(where: \.catchItems.isEmpty)
      {
        return true
      }
      node = parent
    }
    return false
  }
}

extension CodeBlockSyntax {
  /// The statement that refuses a document, `return nil` or a `throw`, as source. Nil if the code does anything else.
  var refusal: String? { statements.refusal }
}

extension CodeBlockItemListSyntax {
  /// The only statement, if it refuses the document. Nil if it does anything else.
  var refusal: String? { only?.refusal }
}

extension CodeBlockItemSyntax {
  /// The statement, if it refuses the document. Nil if it does anything else.
  var refusal: String? {
    if item.as(ReturnStmtSyntax.self)?.expression?.is(NilLiteralExprSyntax.self) == true { return "return nil" }
    guard let error = item.as(ThrowStmtSyntax.self)?.expression else { return nil }
    return "throw \(error.trimmedDescription)"
  }
}
