import MigrationPlan
import SwiftSyntax

/// A type whose decoding was recognised completely.
struct RecognisedType: Sendable {
  let facts: TypeFacts
  /// The initializer from JSON; nil for a type that an earlier run converted.
  let initializer: InitializerDeclSyntax?
  /// The file that the initializer stands in: the type's own, or that of an extension.
  let initializerFile: Int
  let entry: EntryPoint
  let plan: DecodingPlan
  /// The statement that reads each property.
  let statements: [String: CodeBlockItemSyntax]
  /// Stored properties that the initializer leaves alone.
  let unreadProperties: [String]
  /// The form of each property.
  var forms: [String: FieldDecision.Form] = [:]
  /// The properties whose wrappers stand in the type's list of rules; see ``ListedProperty``.
  var listed: Set<String> = []
  /// The document that the type stored for its computed properties, and no longer stores.
  var document: StoredDocument?
  /// Whether other code may decode or encode the type.
  let isCoded: Bool
  /// The `CodingKeys` that the type has, and keeps.
  var ownKeys: OwnCodingKeys?
  /// The decoding that the declaration shows, for a type that an earlier run converted.
  var earlier: EarlierConversion?
  /// Whether the initializer stays as it is, for its callers: it does nothing but keep the document.
  var keepsInitializer = false

  /// The stretches of code that a conversion deletes.
  var deletedRanges: [(file: Int, range: Range<Int>)] {
    let own = (earlier?.ranges ?? []) + (document?.deletedRanges ?? [])
    return own.map { (facts.file, $0) } + [initializerRange].compactMap { $0.map { (initializerFile, $0) } }
  }

  /// The initializer, or the extension that has nothing else in it.
  private var initializerRange: Range<Int>? {
    guard let initializer, !keepsInitializer else { return nil }
    guard let extended = initializer.enclosingExtension, extended.memberBlock.members.count == 1,
      extended.inheritanceClause == nil, extended.modifiers.isEmpty
    else { return initializer.trimmedOffsets }
    return extended.trimmedOffsets
  }
}

extension Collection<RecognisedType> {
  /// The stretches of code that a conversion of them deletes, by file.
  var deletedRanges: [Int: [Range<Int>]] {
    Dictionary(grouping: flatMap(\.deletedRanges), by: \.file).mapValues { $0.map(\.range) }
  }
}

/// The first construct that was not recognised. A type is never partly rewritten.
struct NotRecognised: Error {
  let reason: Reason
  /// The statement of the initializer that is at fault.
  var statement: CodeBlockItemSyntax?
  /// Whether more might be understood once it is known what becomes of other code.
  var isUndecided = false
}

/// Turns a legacy type into a plan, or names the construct that it could not recognise.
struct TypeRecognition {
  let project: ProjectFacts
  let type: TypeFacts
  let found: JSONInitializer
  /// Says how functions of the project are given parts of the document; nil on the first pass.
  var handing: Handing?
  /// Whether the type has no written form, so that rules may be longer than the initializer.
  var hasNoWrittenForm = false
  /// Whether a superclass that is folded in has properties which are never nil.
  var isBesideUnskipped = false
  /// Returns the reason why a model can only be read by a rule, not as a stored property. Nil if it can.
  var reasonAgainst: @Sendable (_ field: FieldPlan) -> Reason? = { _ in nil }

  var initializer: InitializerDeclSyntax { found.node }
  private var declaredTypes: DeclaredTypes { DeclaredTypes(project: project, scope: type.name) }

  /// Returns the type with a plan, to which the rules are added that it needs, after the checks of the type as a whole.
  func recognised(
    _ plan: DecodingPlan, _ meaning: Meaning, _ statements: [String: CodeBlockItemSyntax],
    _ document: StoredDocument? = nil
  ) throws(NotRecognised) -> RecognisedType {
    var plan = plan
    if meaning.entry.effect == .throwing { try addErrors(of: meaning, to: &plan) }
    var recognised = RecognisedType(
      facts: type, initializer: initializer, initializerFile: found.file, entry: meaning.entry, plan: plan,
      statements: statements,
      unreadProperties: try unreadProperties(
        except: Set(plan.fields.map(\.property) + [document?.property.name].compactMap(\.self)),
        constants: plan.constants),
      document: document, isCoded: ownCoding != nil, ownKeys: try ownKeys(), keepsInitializer: keepsInitializer)
    try checkKeys(of: plan.fields)
    recognised.forms = try forms(of: &recognised)
    try checkPlace(of: recognised)
    return recognised
  }

  // MARK: Fields

  func field(
    for read: RecognisedRead, at statement: CodeBlockItemSyntax, isAfterNullGuard: Bool,
    isAfterEmptyGuard: Bool = false,
    isComputed: Bool = false
  ) throws(NotRecognised) -> FieldPlan {
    let property = try storedProperty(read.property, at: statement, isComputed: isComputed)
    let declaration = property.declaration
    guard let (declared, isOptional) = declaredTypes.type(of: property) else {
      throw failure(.valueNotDeclarable, "the type of `\(read.property)` is not understood", at: declaration)
    }
    if read.isGuarded, isOptional {
      throw failure(
        .failureNotDeclarable, "`\(read.property)` may be nil, and the initializer refuses a document without it",
        at: statement)
    }
    if read.isAssigned, isAfterNullGuard, property.initializer?.is(NilLiteralExprSyntax.self) == false {
      throw failure(
        .earlyReturnLeavesValue, "`\(read.property)` is nil for another reason in a null document", at: statement)
    }
    guard read.key.isSpellable || !read.key.isPath else {
      throw failure(.keyWithDot, "a key of the path `\(read.key.text)` has a dot, or is a number", at: statement)
    }
    guard read.rule.fits(declared) else {
      throw failure(
        .valueNotDeclarable, "`\(read.property)` is declared as another type than it is read as", at: statement)
    }
    return FieldPlan(
      property: read.property, type: declared, isOptional: isOptional,
      isImplicitlyUnwrapped: property.type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true,
      // `= nil` is what an optional begins with anyway.
      initialValue: property.initializer.flatMap(initialValue),
      key: read.key.text, isPath: read.key.isPath, read: read.rule,
      fallback: read.fallback, isAssigned: read.isAssigned, isGuarded: read.isGuarded,
      isAfterNullGuard: isAfterNullGuard, isAfterEmptyGuard: isAfterEmptyGuard, position: position(of: statement))
  }

  /// The property that a statement fills, when its declaration is one that can stay.
  ///
  /// - Parameters:
  ///   - name: the property.
  ///   - statement: the statement.
  ///   - isComputed: whether it is computed from the document that the type keeps.
  func storedProperty(
    _ name: String, at statement: CodeBlockItemSyntax, isComputed: Bool = false
  ) throws(NotRecognised) -> PropertyFacts {
    guard let property = project.property(name, of: type.name), property.isComputed == isComputed else {
      throw failure(.propertyNotPlain, "`\(name)` is not a stored property", at: statement)
    }
    guard property.owner == type.name else {
      throw failure(.propertyNotPlain, "`\(name)` belongs to the superclass", at: statement)
    }
    let declaration = property.declaration
    if let attribute = declaration.attributes.first(where: { $0.trimmedDescription != "@objc" }) {
      throw failure(.propertyNotPlain, "`\(name)` has the attribute `\(attribute.trimmedDescription)`", at: attribute)
    }
    let keepsObserved = type.inherited.first.map { project.isEmptySuperclass($0, in: type.file) } == true
    if let modifier = declaration.modifiers.first(where: { modifier in
      modifier.isStorageModifier && !(keepsObserved && modifier.name.tokenKind == .keyword(.dynamic))
    }) {
      throw failure(.propertyNotPlain, "`\(name)` is `\(modifier.trimmedDescription)`", at: modifier)
    }
    if declaration.bindingSpecifier.tokenKind == .keyword(.let), property.initializer != nil {
      throw failure(.propertyNotPlain, "`\(name)` is a constant with a value", at: statement)
    }
    if isConvenience, declaration.bindings.contains(where: { $0.accessorBlock != nil }) {
      throw failure(.propertyNotPlain, "`\(name)` is observed while the initializer fills it", at: declaration)
    }
    return property
  }

  func initialValue(_ value: ExprSyntax) -> String? {
    if value.is(NilLiteralExprSyntax.self) { return nil }
    if case .array? = declaredTypes.type(ofEmpty: value) { return "[]" }
    return value.trimmedDescription
  }

  private func unreadProperties(
    except read: Set<String>, constants: [String: String]
  ) throws(NotRecognised) -> [String] {
    let stored = project.instanceProperties(of: type.name).filter { !$0.isComputed }
    var unread: [String] = []
    for property in stored where !read.contains(property.name) {
      guard property.initializer != nil || property.type?.isOptional == true || constants[property.name] != nil else {
        throw failure(.propertyNeverFilled, "`\(property.name)` is never filled", at: property.declaration)
      }
      unread.append(property.name)
    }
    return unread
  }

  func position(of node: some SyntaxProtocol) -> SourcePosition {
    let isOfInitializer = Syntax(node).root.id == Syntax(initializer).root.id
    return project.files[isOfInitializer ? found.file : type.file].position(of: node)
  }

  func failure(_ kind: ReasonKind, _ text: String, at node: some SyntaxProtocol) -> NotRecognised {
    NotRecognised(reason: Reason(kind, text, at: position(of: node)), statement: node.as(CodeBlockItemSyntax.self))
  }
}

/// Protocols that a class may list first without being taken for a superclass.
enum KnownProtocols {
  static let document = "JSONDeserializable"
  static let response = "APIResponse"
  static let names: Set = [
    document, response, "Equatable", "Hashable", "Comparable", "Identifiable", "Sendable", "CustomStringConvertible",
    "CustomDebugStringConvertible",
  ]
}

extension ReadRule {
  /// Returns whether the read gives a value of the property's type.
  func fits(_ type: FieldType) -> Bool {
    switch self {
    case .optional(let scalar), .value(let scalar), .lossless(let scalar): type == .scalar(scalar)
    case .model(let model): type == .model(model)
    case .ifPresent(let read, _): read.fits(type)
    case .elements(let element), .optionalElements(let element): type == .array(element)
    case .code: true
    }
  }
}

extension DeclModifierSyntax {
  /// A modifier after which a property is not plain storage any more.
  fileprivate var isStorageModifier: Bool {
    switch name.tokenKind {
    case .keyword(.lazy), .keyword(.weak), .keyword(.unowned), .keyword(.override), .keyword(.dynamic): true
    default: false
    }
  }
}

extension ExprSyntax {
  /// The type that Swift gives to a literal.
  var literalType: Scalar? {
    if self.is(IntegerLiteralExprSyntax.self) { return .int }
    if self.is(FloatLiteralExprSyntax.self) { return .double }
    if self.is(BooleanLiteralExprSyntax.self) { return .bool }
    if self.is(StringLiteralExprSyntax.self) { return .string }
    if let prefix = self.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
      return prefix.expression.literalType
    }
    return nil
  }

}

extension SyntaxProtocol {
  /// The first line of the source, cut to what a report can show.
  var excerpt: String {
    let text = trimmedDescription
    let line = text.prefix { !$0.isNewline }
    return line.count == text.count && line.count <= 80 ? String(line) : "\(line.prefix(80)) …"
  }
}

extension PropertyFacts {
  /// The type that Swift gives to the elements of an array of literals of one kind, which the property begins with:
  /// `var tags = ["a", "b"]`.
  var literalElementType: Scalar? {
    guard type == nil, !isSet, let elements = initializer?.as(ArrayExprSyntax.self)?.elements, !elements.isEmpty else {
      return nil
    }
    let types = elements.map(\.expression.literalType)
    return types.allSatisfy { $0 == types[0] } ? types[0] : nil
  }

  /// Whether it is declared as `Set`, of what its initial value has.
  var isSet: Bool { declaration.bindings.contains { $0.typeAnnotation?.type.trimmedDescription == "Set" } }
}
