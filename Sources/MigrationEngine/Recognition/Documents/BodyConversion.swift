import SwiftSyntax

/// Converts the reads in a body to typed calls on a `LegacyContainer`, and leaves every other token as it is.
///
/// Follows the document through constants, optional binding, loops and the closures of the standard sequence methods.
/// Each replacement has the type of the old expression, so the surrounding code keeps its meaning. The conversion fails
/// if a part of the document goes anywhere else.
///
/// ## Before
/// ```swift
/// init?(json: JSON) {
///   guard let id = json["id"].int else { return nil }
///   self.id = id
///   name = json["owner"]["name"].stringValue.uppercased()
/// }
/// ```
/// ## After
/// ```swift
/// init(from decoder: any Decoder) throws {
///   let container = try decoder.legacyContainer()
///   guard let id = try container.valueIfPresent(Int.self, at: "id") else { throw container.refusal }
///   self.id = id
///   name = try container.value(String.self, at: "owner", "name").uppercased()
/// }
/// ```
///
/// Preserves: every token that reads nothing, and the type of each expression.
/// Can't: a document that is passed to code outside of the given folders, kept for other code, or written to.
final class BodyConversion {
  typealias Environment = [String: DocumentVariable]

  /// The facts about the rest of the project that the conversion of a body may look up.
  struct Surroundings {
    /// Looks up the reading of a model that the old code creates by an initializer with this label.
    var reading: (_ model: String, _ label: String?) -> ModelReading?
    /// Whether `super.init` with this label becomes `super.init(from:)`.
    var superclassReads: (_ label: String?) -> Bool
    /// Whether `super.init` with this label stays as it is, and gets the document.
    var superclassStays: (_ label: String?) -> Bool = { _ in false }
    /// The helper that a call means, when it is converted too.
    var helper: (_ call: HelperCall) throws(NotRecognised) -> Helper?
    /// Type parameters that may be read as models.
    var generics: Set<String> = []
    /// Looks up the initializer of a model that may take more than the document.
    var configured: (_ model: String) -> EntryPoint? = { _ in nil }
  }

  let project: ProjectFacts
  let file: Int
  /// The full name of the type around the body.
  let type: String?
  let surroundings: Surroundings
  /// The name of the container.
  let container: String
  /// The name of the decoder, for `super.init(from:)`.
  let decoder: String
  /// Whether the container is optional.
  private var containerMayBeNil = false
  /// Whether `return nil` refuses the document.
  let isFailable: Bool
  /// The parameter that can't be nil in decoding, though it may be compared with it.
  let neverNil: String?
  /// The part of the document that a helper returns.
  let result: DocumentKind?
  /// Whether the body is that of a member of `JSON` itself, so that `string` is `self.string`.
  let isOfDocument: Bool

  private(set) var edits: [Edit] = []
  private(set) var tries: Set<Int> = []
  private(set) var nullComparisons: [ComparisonWithNil] = []
  /// The number of parts that are passed on as a `JSON`.
  private(set) var handedOn = 0
  /// The document's parameter, with the number of times that the old code named `JSON`, if parts of it may be passed to
  /// functions that stay; see ``handOn(_:because:_:)``.
  let handingOn: (parameter: String, mentions: Int)?
  /// The calls that give them some.
  var handedOnCalls: [HandedOnCall] = []
  /// The constant by which the document is passed on.
  var handedOnDeclaration: String?
  /// The places where the body still names `JSON`.
  private var kept: [Range<Int>] = []
  /// The edits that let an extension of `LegacyContainer` see what extensions of `JSON` declare for themselves.
  private(set) var visibility: [Edit] = []
  /// Whether the body uses the container.
  private(set) var usesContainer = false
  /// Whether the decoder itself is passed to the superclass.
  private(set) var asksDecoder = false
  /// Type parameters that the body reads as models.
  private(set) var generics: Set<String> = []
  /// Parameters that hold the metatype of a type parameter, optional or not.
  private(set) var metatypes: [String: (generic: String, isOptional: Bool)] = [:]
  /// The nesting depth of closures and of `do` blocks with `catch` around the current statement.
  var closureDepth = 0
  var catchDepth = 0
  var closureResults: [DocumentKind] = []

  init(
    project: ProjectFacts, file: Int, type: String?, surroundings: Surroundings, container: String, decoder: String,
    isFailable: Bool, neverNil: String?, result: DocumentKind? = nil, isOfDocument: Bool = false,
    handingOn: (parameter: String, mentions: Int)? = nil
  ) {
    self.project = project
    self.file = file
    self.type = type
    self.surroundings = surroundings
    self.container = container
    self.decoder = decoder
    self.isFailable = isFailable
    self.neverNil = neverNil
    self.result = result
    self.isOfDocument = isOfDocument
    self.handingOn = handingOn
  }

  /// All edits of a body, or the first thing in it that is not understood.
  func convert(_ body: CodeBlockItemListSyntax, _ environment: Environment) throws(NotRecognised) -> [Edit] {
    var environment = environment
    containerMayBeNil = environment.values.contains { $0.text == container && $0.kind == .optional(.document) }
    try statements(body, &environment)
    try writeHandedOnCalls()
    try checkNothingIsLeft(in: body)
    return edits.map { tries.contains($0.range.lowerBound) ? $0 : apart($0) }
      + tries.sorted().map { apart(Edit(file: file, range: $0..<$0, text: "try ")) }
  }

  /// Returns an edit whose text is no part of the word before it: in `if(json["a"].exists())`, the parentheses go.
  private func apart(_ edit: Edit) -> Edit {
    guard edit.range.lowerBound > 0, case .text(let text) = edit.replacement.only, let first = text.utf8.first,
      first.isIdentifierPart || first == UInt8(ascii: "!"),
      project.files[file].utf8[edit.range.lowerBound - 1].isIdentifierPart
    else { return edit }
    return Edit(file: edit.file, range: edit.range, text: " " + text)
  }

  // MARK: Results

  func replace(_ range: Range<Int>, by text: String, at node: some SyntaxProtocol) throws(NotRecognised) {
    let source = project.files[file]
    guard !source.hasComment(in: range) else {
      throw failure(.layoutInTheWay, "a comment stands inside of what would be replaced", at: node)
    }
    if source.text(in: range) == text { return }
    edits.append(Edit(file: file, range: range, text: text))
  }

  /// Throws the refusal. A name that another one hides may still be optional, so the type is asked then.
  func refuse(at node: some SyntaxProtocol) throws(NotRecognised) {
    if !containerMayBeNil { noteQuestion() }
    let owner = containerMayBeNil ? "LegacyContainer" : container
    try replace(node.trimmedOffsets, by: "throw \(owner).refusal", at: node)
  }

  func noteDecoderArgument() { asksDecoder = true }

  func remove(_ statement: CodeBlockItemSyntax) {
    let source = project.files[file]
    var range = source.removalRange(of: statement)
    if !source.comments(of: statement).isEmpty {
      // What is said of the statement stays.
      range = statement.trimmedOffsets
      let line = source.lineStart(at: range.lowerBound)..<source.lineEnd(at: range.upperBound)
      let next = source.nextLineStart(after: line.upperBound)
      let isAlone =
        source.utf8[line.lowerBound..<range.lowerBound].allSatisfy(\.isBlank)
        && source.utf8[range.upperBound..<line.upperBound].allSatisfy(\.isBlank)
      if isAlone { range = line.lowerBound..<(next ?? line.upperBound) }
    }
    edits.append(Edit(file: file, range: range, text: ""))
  }

  /// Withdraws the last replacement, for a better one.
  func dropLastEdit() { edits.removeLast() }

  func noteGeneric(_ name: String) { generics.insert(name) }

  func noteHandedOn() { handedOn += 1 }

  /// Lets an expression stay though it names `JSON`.
  func keep(_ expression: ExprSyntax) { kept.append(expression.trimmedOffsets) }

  /// Finds the parameters like `_ type: T.Type?`.
  func addMetatypes(_ parameters: FunctionParameterListSyntax, _ generics: [String: [String]]) throws(NotRecognised) {
    for parameter in parameters {
      let optional = parameter.type.as(OptionalTypeSyntax.self)
      guard let metatype = (optional?.wrappedType ?? parameter.type).as(MetatypeTypeSyntax.self),
        generics[metatype.baseType.trimmedDescription] != nil
      else { continue }
      metatypes[parameter.internalName] =
        (metatype.baseType.trimmedDescription, optional != nil)
    }
  }

  func noteQuestion() { usesContainer = true }
  func addTry(at offset: Int) { tries.insert(offset) }

  func noteNullComparison(_ text: String, at node: some SyntaxProtocol) {
    nullComparisons.append(ComparisonWithNil(text: text, position: project.files[file].position(of: node)))
  }

  func failure(_ kind: ReasonKind, _ text: String, at node: some SyntaxProtocol) -> NotRecognised {
    NotRecognised(reason: Reason(kind, text, at: project.files[file].position(of: node)))
  }

  /// Checks that no `JSON` remains in unvisited code: as a type argument, or in a cast.
  private func checkNothingIsLeft(in body: CodeBlockItemListSyntax) throws(NotRecognised) {
    for token in body.codeTokens where ["JSON", "SwiftyJSON", "LegacyJSON"].contains(token.text) {
      let offset = token.trimmedOffsets.lowerBound
      guard !edits.contains(where: { $0.range.contains(offset) }), !kept.contains(where: { $0.contains(offset) })
      else { continue }
      if let found = staticConstant(namedBehind: token) {
        visibility += found.declaration.modifiers.filter { $0.name.tokenKind == .keyword(.private) }.map {
          Edit(file: found.file, range: $0.name.trimmedOffsets, text: "fileprivate")
        }
        continue
      }
      throw failure(.documentUseNotUnderstood, "`\(token.text)` is named here", at: token)
    }
  }

  /// The constant in an extension of `JSON` that `JSON.formatter` names, which stays where it is; nil for other uses of
  /// the type.
  private func staticConstant(namedBehind token: TokenSyntax) -> PropertyFacts? {
    guard token.text == "JSON", let access = token.parent?.parent?.as(MemberAccessExprSyntax.self),
      access.base?.trimmedOffsets == token.trimmedOffsets,
      let found = project.properties(named: access.declName.baseName.text).only, ProjectFacts.isJSON(found.owner),
      found.isStatic, !found.isComputed, !project.vendoredFiles.contains(found.file),
      found.declaration.enclosingExtension?.modifiers.isPrivate == false,
      !found.declaration.codeTokens.contains(where: { $0.text == "JSON" })
    else { return nil }
    return !found.declaration.modifiers.isPrivate || isOfDocument && found.file == file ? found : nil
  }
}

/// The way in which a converted body creates a model.
enum ModelReading: Sendable, Equatable {
  /// `decode`: the model can't refuse, or throws as it did.
  case value
  /// `valueIfAccepted`: an optional, as the failable initializer gave.
  case valueIfAccepted
  /// By `read`: the model is not converted, and its old initializer creates it.
  case read
}
