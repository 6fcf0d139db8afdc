import SwiftSyntax

/// An initializer that makes a document first, split in two: it passes the document on to an initializer of its own.
///
/// ## Before
/// ```swift
/// public init?(text: String) {
///   guard let data = text.data(using: .utf8), let json = try? JSON(data: data) else { return nil }
///   name = json["name"].stringValue
/// }
/// ```
/// ## After
/// ```swift
/// public init?(text: String) {
///   guard let data = text.data(using: .utf8), let json = try? JSON(data: data) else { return nil }
///   self.init(json: json)
/// }
/// ```
///
/// The other one goes where declarations say all of it.
///
/// Preserves: the initializer, for its callers, and what it does where there is no document.
/// Can't: an initializer that uses anything but the document behind it, or fills a property before it.
struct SplitInitializer {
  let initializer: InitializerFacts
  let edits: [Edit]
  /// Whether the document is what the argument says as JSON.
  private(set) var isDocumentOfArgument = false

  /// Creates the change. Nil if the initializer does not have this form.
  init?(_ initializer: InitializerFacts, of type: TypeFacts, in project: ProjectFacts) {
    let node = initializer.node
    guard let delegation = DocumentDelegation(by: initializer, of: type, in: project), let body = node.body,
      let (document, last, rest) = DocumentParsing.lastDocument(in: body.statements), let first = rest.first
    else { return nil }
    let before = Array(body.statements[..<rest.startIndex])
    let after = Array(rest)
    self.initializer = initializer
    let source = project.files[initializer.file]
    let start = first.trimmedOffsets.lowerBound
    let end = last.semicolon?.trimmedOffsets.upperBound ?? last.trimmedOffsets.upperBound
    let place = source.lineStart(at: start) <= end ? end : source.lineEnd(behind: last)
    guard Self.mayStand(before, before: after, of: type, project), Self.takes(after, only: document),
      place < start
    else { return nil }
    let declared = before.codeTokens.filter { $0.parent?.is(IdentifierPatternSyntax.self) == true }.map(\.text)
    let words = Set(before.references.map(\.baseName.text)).subtracting(declared)
    if let parameter = node.signature.parameterClause.parameters.only?.internalName,
      words.isSubset(of: Self.wordsOfParsing.union([parameter, document]))
    {
      isDocumentOfArgument = true
    }
    edits = delegation.edits(at: place, passing: document, as: document, to: after)
  }

  /// The names in the conversion of a text to data, and of data to a document.
  private static let wordsOfParsing: Set = [
    "Data", "JSON", "JSONSerialization", "allowFragments", "data", "fragmentsAllowed", "jsonObject", "null", "utf8",
  ]

  /// Whether statements fill nothing, and may be followed by a call of another initializer.
  private static func mayStand(
    _ statements: [CodeBlockItemSyntax], before rest: [CodeBlockItemSyntax], of type: TypeFacts, _ project: ProjectFacts
  ) -> Bool {
    let names = Set(statements.references.filter { !$0.isMemberName }.map(\.baseName.text))
    let own = project.instanceProperties(of: type.name).map(\.name) + ["self"]
    guard names.isDisjoint(with: own), !statements.codeTokens.contains(where: { $0.tokenKind == .keyword(.super) })
    else { return false }
    // Without a value of all properties, an initializer of this kind may only fail.
    return statements.allSatisfy { statement in
      FunctionBody(around: statement).returns.filter { statement.trimmedOffsets.contains($0.trimmedOffsets.lowerBound) }
        .allSatisfy { $0.expression?.is(NilLiteralExprSyntax.self) == true }
    } && !rest.codeTokens.contains { $0.tokenKind == .keyword(.`init`) || $0.tokenKind == .keyword(.defer) }
  }

  /// Whether statements name nothing local but the document.
  private static func takes(_ statements: [CodeBlockItemSyntax], only document: String) -> Bool {
    let functions = statements.codeTokens.filter { token in
      token.parent?.is(FunctionDeclSyntax.self) == true || token.parent?.is(FunctionParameterSyntax.self) == true
    }
    let declared = statements.declaredNames.union(functions.map(\.text))
    return statements.references.allSatisfy { reference in
      let name = reference.baseName.text
      if reference.isMemberName || name == document || declared.contains(name) || name.hasPrefix("$") { return true }
      guard case .none = reference.localBinding(of: name) else { return false }
      return true
    }
  }
}
