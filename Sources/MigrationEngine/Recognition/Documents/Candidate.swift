import SwiftSyntax

/// A type whose single initializer from JSON may become a written `init(from:)`.
struct Candidate {
  let project: ProjectFacts
  let type: TypeFacts
  let initializer: JSONInitializer
  let entry: EntryPoint
  /// Set when the initializer only keeps the document.
  let kept: KeptDocument?
  /// Whether a call of the library's `init(json:)` would resolve to another initializer.
  let hasRival: Bool
  /// Whether other decoders read the type by what it has so far: it is `Decodable` already.
  private(set) var keepsCoding = false

  /// - Parameter isPlain: whether the type gets stored properties only, beside which it may be `Codable` already.
  init(
    _ name: String, _ found: [JSONInitializer], isPlain: Bool = false, in project: ProjectFacts
  ) throws(NotRecognised) {
    self.project = project
    let first = found[0]
    func failure(_ kind: ReasonKind, _ text: String, _ node: some SyntaxProtocol, _ file: Int) -> NotRecognised {
      NotRecognised(reason: Reason(kind, text, at: project.files[file].position(of: node)))
    }
    guard let type = project.type(named: name) else {
      throw NotRecognised(
        reason: project.reasonWithoutType(name).at(project.files[first.file].position(of: first.node)))
    }
    guard let initializer = project.documentInitializer(of: name) else {
      let others = found.map { "`init\($0.node.signature.parameterClause.trimmedDescription)`" }
      throw failure(
        .moreThanOneInitializer, "the type has more than one initializer from JSON: \(others.joined(separator: ", "))",
        found[1].node,
        found[1].file)
    }
    let node = initializer.node
    if let reason = project.reasonToLeave(type) { throw NotRecognised(reason: reason) }
    if project.limit == .synthesized {
      throw failure(.leftAloneOnRequest, ConversionLimit.synthesized.reason, node, initializer.file)
    }
    for file in [initializer.file, type.file] {
      guard let reason = project.files[file].role.reasonToStay else { continue }
      throw NotRecognised(reason: reason.at(project.files[initializer.file].position(of: node)))
    }
    guard let entry = EntryPoint(node) else {
      if node.signature.parameterClause.parameters.count > 1 {
        throw failure(
          .moreThanTheDocument, "the initializer takes more than the document", node.signature, initializer.file)
      }
      throw failure(
        .unusualInitializer, "the initializer is generic, asynchronous, or fails in more than one way", node,
        initializer.file)
    }
    self.type = type
    self.initializer = initializer
    self.entry = entry
    kept = KeptDocument(node, parameter: entry.name, of: name, in: project)
    let rival = RivalInitializer(of: name, besides: node, in: project)
    hasRival = rival != nil
    if let rival, kept == nil {
      throw failure(
        .rivalInitializer, "`\(rival.signature)` would be called instead of the library's `init(json:)`", rival.node,
        rival.file)
    }
    try check()
    if !isPlain { try checkCoding() }
    try checkDefaultedParameters()
    try checkConfiguration()
    try checkCallersWithoutDocument()
    try checkOtherInitializers()
  }

  /// Whether nothing but the initializer's statements is against stored properties: see
  /// ``ConvertedType/reasonAgainstRules(in:)``.
  var standsAlone: Bool {
    kept == nil && !hasRival && type.kind != .enumeration && entry.presence == .plain && entry.configuration.isEmpty
      && entry.constants.isEmpty && project.superclass(of: type.name) == nil
      && project.subclasses(of: type.name).isEmpty
  }

  private func failure(_ kind: ReasonKind, _ text: String, at node: some SyntaxProtocol, in file: Int? = nil)
    -> NotRecognised
  {
    NotRecognised(reason: Reason(kind, text, at: project.files[file ?? initializer.file].position(of: node)))
  }

  /// Attributes of a type that do not affect its creation.
  private static let harmless: Set = ["@objc", "@objcMembers", "@available", "@frozen", "@dynamicMemberLookup"]

  private func check() throws(NotRecognised) {
    let node = initializer.node
    guard [.structure, .classType, .enumeration].contains(type.kind) else {
      throw failure(.notAClassOrStruct, "only classes, structs and enumerations are converted", at: node)
    }
    if type.isNoncopyable {
      throw failure(
        .notAClassOrStruct, "what can't be copied can't conform to a protocol of the libraries", at: type.node,
        in: type.file)
    }
    if let name = RuntimeLibrary.hiddenName(among: ConvertedTypeEmission.names, in: type.name, project) {
      throw failure(
        .nameNeededByResult, "the project declares `\(name)` and its module's name, which the result would need",
        at: node)
    }
    if project.isVisible("LegacyContainer", in: type.name) {
      throw failure(
        .nameNeededByResult, "the project declares `LegacyContainer` itself, a name that the result would need",
        at: node)
    }
    if let rival = project.rivalOfDecodable(type) { throw NotRecognised(reason: rival) }
    if project.isVisible("JSON", in: type.name, at: Syntax(node)) {
      throw failure(.ownDocumentType, "the project declares `JSON` itself, and its rules may differ", at: node)
    }
    // Other members read what is kept.
    let reading = kept == nil ? Syntax(node) : Syntax(type.memberBlock)
    if let obstacle = project.obstacle(in: initializer, reading: reading) { throw NotRecognised(reason: obstacle) }
    if type.isGeneric, let subclass = project.subclassesWithArguments(of: type).first {
      throw failure(
        .subclassNotConverted, "its subclass `\(subclass.name)` is not converted, and calls its initializer",
        at: subclass.node, in: subclass.file)
    }
    if let own = project.strayDecodingInitializer(of: type.name) {
      throw failure(.alreadyCodable, "the type has an `init(from:)` already", at: own.node, in: own.file)
    }
    guard project.importsJSON(in: initializer.file) else {
      throw failure(
        .ownDocumentType, "the file imports no SwiftyJSON, so that `JSON` may be the project's own", at: node)
    }
    if let attribute = node.attributes.firstBesidesDeprecation {
      throw failure(
        .unusualInitializer, "the initializer has the attribute `\(attribute.trimmedDescription)`", at: attribute)
    }
    if let attribute = type.attributes.first(where: { attribute in
      guard let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription else { return true }
      return !Self.harmless.contains("@\(name)")
    }) {
      throw failure(
        .attributeOnType, "the attribute `\(attribute.trimmedDescription)` may depend on the type's shape",
        at: attribute, in: type.file)
    }
    if Syntax(node).conditionalClause != Syntax(type.node).conditionalClause {
      throw failure(.conditionalCompilation, "the initializer is under `#if`", at: node)
    }
    // In an extension no initializer can be `required`, and a final class needs none that is.
    if initializer.isInExtension, type.kind == .classType, type.has(.open) || !project.subclasses(of: type.name).isEmpty
    {
      throw failure(
        .initializerElsewhere,
        "the initializer is in an extension of a class with subclasses, where none can be `required`", at: node)
    }
    if initializer.isInExtension, let clause = node.enclosingExtension?.genericWhereClause {
      throw failure(.initializerElsewhere, "the initializer is in an extension with conditions", at: clause)
    }
    guard node.body != nil else { throw failure(.unusualInitializer, "the initializer has no body", at: node) }
    let foreign = Conformances(of: [type.name], in: project).foreign
    if foreign.contains(where: RuntimeLibrary.conversions.contains) {
      throw failure(
        .alreadyConverted, "the type is converted already, and the initializer is there for code that is not", at: node)
    }
    if let superclass = ForeignSuperclass(of: type, in: project) {
      throw failure(
        .notInGivenFolders,
        "`\(superclass.name)` is not declared in the given folders, and may be a superclass that is Decodable itself",
        at: superclass.node, in: type.file)
    }
    if let name = foreign.first(where: project.aliases.contains) {
      throw failure(
        .alreadyCodable, "`\(name)` is another name for something that may be Decodable", at: type.node, in: type.file)
    }
  }

  /// A type that is `Decodable` already keeps what it has, and gets an initializer that a `LegacyDecoder` alone calls.
  private mutating func checkCoding() throws(NotRecognised) {
    // A subclass inherits `init(from:)`, by which other code decodes what its superclass declares.
    let foreign = Conformances(of: project.lineage(of: type.name), in: project).foreign
    guard let name = CodingProtocols.names.first(where: { $0 != "Encodable" && foreign.contains($0) }) else { return }
    func already(_ text: String) -> NotRecognised {
      failure(.alreadyCodable, "the type is \(name) already, and \(text)", at: type.node, in: type.file)
    }
    if type.kind == .enumeration { throw already("an enumeration") }
    if type.has(.open) || project.superclass(of: type.name) != nil || !project.subclasses(of: type.name).isEmpty {
      throw already("in a hierarchy")
    }
    if !foreign.isDisjoint(with: ["RawRepresentable", "OptionSet"]) { throw already("made of its raw value") }
    if kept != nil { throw already("keeps the document") }
    if !entry.configuration.isEmpty { throw already("made of more than the document") }
    if let body = initializer.node.body, !OptionalDocument(entry: entry, body: body).isAlwaysThere {
      throw already("its document may be nil")
    }
    if let place = project.placeOfResponse(type) { throw NotRecognised(reason: place) }
    keepsCoding = true
  }

  /// Turns parameters that nobody passes into constants.
  private func checkDefaultedParameters() throws(NotRecognised) {
    guard !entry.constants.isEmpty else { return }
    let names = entry.constants.map { "`\($0.name)`" }.joined(separator: ", ")
    if let place = InitializerCalls(project: project).place(givingMoreThanDocumentTo: type, initializer.node) {
      throw NotRecognised(
        reason: Reason(
          .moreThanTheDocument, "the initializer takes more than the document, and is given it here", at: place))
    }
    if isSeenFromOutside {
      throw failure(
        .moreThanTheDocument, "callers that are not known may give \(names)", at: initializer.node.signature)
    }
  }

  private func checkConfiguration() throws(NotRecognised) {
    guard !entry.configuration.isEmpty else { return }
    let optional = initializer.node.body.map { OptionalDocument(entry: entry, body: $0) }
    let isNilUnderstood =
      switch optional?.nilMeaning {
      case .impossible, .null, .refusal: optional?.isAlwaysThere == true
      case .initialValues, .other, nil: false
      }
    if !isNilUnderstood || entry.hasDefault {
      throw failure(
        .moreThanTheDocument, "the initializer takes more than the document, which is optional",
        at: initializer.node.signature)
    }
    let isDecodedAbove = project.lineage(of: type.name).dropFirst().contains {
      !project.jsonInitializers(of: $0).isEmpty
    }
    if !project.subclasses(of: type.name).isEmpty || isDecodedAbove {
      throw failure(
        .moreThanTheDocument, "the initializer takes more than the document, in a hierarchy",
        at: initializer.node.signature)
    }
  }

  /// Whether callers that are not known may call the initializer.
  private var isSeenFromOutside: Bool {
    initializer.node.modifiers.contains {
      [.keyword(.public), .keyword(.open), .keyword(.required)].contains($0.name.tokenKind)
    } || Conformances(of: project.lineage(of: type.name), in: project).mayRequireDocumentInitializer
  }

  /// Checks that the initializer that remains can keep the old behaviour for callers that pass nil or omit the
  /// argument.
  private func checkCallersWithoutDocument() throws(NotRecognised) {
    let node = initializer.node
    if kept != nil {
      // It meets the libraries' requirement, which asks a class for a required one.
      if entry.hasDefault, entry.label == "json", type.kind == .classType, !type.has(.final) {
        throw failure(.rivalInitializer, "the document has a default value", at: node.signature)
      }
      return
    }
    if entry.hasDefault, entry.label == "json", entry.presence == .plain {
      let hasOther = project.initializers(of: type.name).contains {
        $0.node.signature.parameterClause.parameters.isEmpty
      }
      if hasOther || initializer.isInExtension {
        throw failure(
          .rivalInitializer, "the document has a default value, and there may be another `init()`", at: node.signature)
      }
    }
    guard let body = node.body else { return }
    switch OptionalDocument(entry: entry, body: body).nilMeaning {
    case .impossible, .null, .refusal, .initialValues(isDelegating: true): return
    case .initialValues(isDelegating: false) where canBeMadeOfNothing: return
    case .initialValues, .other:
      if Interpreter.readsNilAsNull(initializer.node, of: type.name, in: project) { return }
    }
    if body.parsesSource {
      throw failure(.nilDocument, "it does something else where there is no JSON", at: node.signature)
    }
    if let place = InitializerCalls(project: project).place(givingNilTo: type, entry) {
      throw NotRecognised(
        reason: Reason(.nilDocument, "it may be given nil here, which is not read as null is", at: place))
    }
    if isSeenFromOutside {
      throw failure(
        .nilDocument, "callers that are not known may give it nil, which is not read as null is", at: node.signature)
    }
  }

  /// Whether the type can get an `init()` that leaves all properties at their initial values.
  private var canBeMadeOfNothing: Bool {
    let hasOther = project.initializers(of: type.name).contains {
      $0.node.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
        && $0.node.id != initializer.node.id
    }
    let inherited = type.inherited.first
    let isBase =
      type.kind != .classType || inherited == nil || inherited == "NSObject"
      || inherited.flatMap { project.resolve($0, in: type.enclosing) }?.kind == .protocolType
    return !hasOther && isBase && !initializer.isInExtension && project.subclasses(of: type.name).isEmpty
  }

  /// Whether some caller may pass nil, or may be unknown.
  var mayBeGivenNil: Bool {
    entry.presence != .plain
      && (isSeenFromOutside || InitializerCalls(project: project).place(givingNilTo: type, entry) != nil)
  }

  /// Other initializers from JSON stay as they are.
  private func checkOtherInitializers() throws(NotRecognised) {
    guard let other = project.initializerConfused(with: initializer) else { return }
    let signature = "init\(other.node.signature.parameterClause.trimmedDescription)"
    throw failure(.rivalInitializer, "`\(signature)` could be meant by the same calls", at: other.node, in: other.file)
  }

  /// Returns the delegation. A throwing initializer can't delegate to a failable one, unless that throws too.
  ///
  /// - Returns: the initializer that will throw, and its call.
  private func delegation(
    in body: CodeBlockSyntax
  ) throws(NotRecognised) -> (delegate: FailableDelegate, call: FunctionCallExprSyntax)? {
    var result: (FailableDelegate, FunctionCallExprSyntax)?
    for token in body.codeTokens where token.tokenKind == .keyword(.`init`) {
      guard let access = token.parent?.parent?.as(MemberAccessExprSyntax.self),
        let base = access.base?.trimmedDescription, ["self", "super"].contains(base),
        let call = access.parent?.as(FunctionCallExprSyntax.self), !call.arguments.isEmpty
      else { continue }
      let labels = call.arguments.map(\.label?.text)
      // The superclass's own initializer from JSON is converted as well, or the type is not.
      if base == "super", labels == [entry.label] { continue }
      let owners = base == "self" ? [type.name] : Array(project.lineage(of: type.name).dropFirst())
      let found = owners.flatMap { project.initializers(calledBy: call, of: $0) }.filter {
        $0.node.id != initializer.node.id
      }
      // A struct's memberwise initializer is not written, and gives a value always.
      let isMemberwise = found.isEmpty && base == "self" && type.kind == .structure
      if isMemberwise || (!found.isEmpty && found.allSatisfy { $0.node.optionalMark == nil }) { continue }
      guard base == "self", let only = found.only, result == nil,
        let delegate = FailableDelegate(only, of: type, calledIn: initializer, by: call, in: project)
      else {
        throw failure(
          .failureNotDeclarable, "`\(base).init` may fail, and a throwing initializer can't delegate to it", at: call)
      }
      result = (delegate, call)
    }
    return result
  }

  // MARK: The body

  /// The first `defer` that stands in front of a statement which gives a property its first value: reading would throw
  /// between the two.
  private func deferredTooEarly(in body: CodeBlockSyntax) -> DeferStmtSyntax? {
    let open = project.instanceProperties(of: type.name).filter { !$0.isComputed && !$0.begins }.map(\.name)
    guard let index = body.statements.firstIndex(where: { $0.item.is(DeferStmtSyntax.self) }) else { return nil }
    let filled = Set(
      body.statements[..<index].compactMap { statement -> String? in
        guard let parts = statement.item.as(ExprSyntax.self)?.infix, parts.sign == "=" else { return nil }
        return parts.left.as(DeclReferenceExprSyntax.self)?.baseName.text
          ?? parts.left.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      })
    return filled.isSuperset(of: open) ? nil : body.statements[index].item.as(DeferStmtSyntax.self)
  }

  func convert(_ surroundings: BodyConversion.Surroundings) throws(NotRecognised) -> ConvertedBody {
    guard let body = initializer.node.body else {
      throw failure(.unusualInitializer, "the initializer has no body", at: initializer.node)
    }
    let names = Set(initializer.node.codeTokens.map(\.text))
    let container =
      ["container", "document", "fields", "legacyContainer"].first { !names.contains($0) } ?? "_container"
    let decoder = ["decoder", "documentDecoder"].first { !names.contains($0) } ?? "_decoder"
    if let deferred = deferredTooEarly(in: body) {
      throw failure(
        .readWhereNothingMayThrow, "a `defer` would run where reading throws before all properties have values",
        at: deferred)
    }
    let delegation = entry.effect == .failable ? try delegation(in: body) : nil
    let configuration = ["configuration", "decodingConfiguration"].first { !names.contains($0) } ?? "_configuration"
    // What is kept is the document, which decoding always has.
    let isAlwaysThere = kept != nil || OptionalDocument(entry: entry, body: body).isAlwaysThere
    let mentions = initializer.node.codeTokens.count { $0.text == "JSON" }
    let conversion = BodyConversion(
      project: project, file: initializer.file, type: type.name, surroundings: surroundings, container: container,
      decoder: decoder, isFailable: entry.effect == .failable,
      neverNil: isAlwaysThere && entry.presence != .plain ? entry.name : nil, handingOn: (entry.name, mentions))
    let kind: DocumentKind = isAlwaysThere ? .document : .optional(.document)
    if let call = delegation?.call { try conversion.placeTry(over: Syntax(call)) }
    let edits = try conversion.convert(
      body.statements, [entry.name: DocumentVariable(kind: kind, text: container)])
    guard conversion.handedOn <= mentions else {
      throw failure(
        .documentHandedOn, "more of the document is handed on as a `JSON` than the initializer names",
        at: initializer.node)
    }
    let used = Set(body.codeTokens.map(\.text))
    let constants = entry.constants.filter { used.contains($0.name) }.map(\.declaration)
    let given = entry.configuration.isEmpty ? nil : entry.configuration.declaration(named: configuration)
    return ConvertedBody(
      edits: edits, delegateEdits: delegation?.delegate.edits ?? [],
      constants: constants + [given?.opening, conversion.handedOnDeclaration].compactMap(\.self),
      replacesParameters: !constants.isEmpty || given != nil,
      handedOn: conversion.handedOnCalls.map { HandedOnDocument($0, in: initializer.file, project) },
      configuration: given?.parameter,
      container: container, decoder: decoder, usesContainer: conversion.usesContainer,
      isOptional: !isAlwaysThere, mayBeGivenNil: mayBeGivenNil, nullComparisons: conversion.nullComparisons,
      asksDecoder: conversion.asksDecoder, keepsCoding: keepsCoding)
  }
}

extension Syntax {
  /// The innermost clause of an `#if` that a declaration is in.
  var conditionalClause: SyntaxIdentifier? {
    var current = parent
    while let node = current {
      if node.is(IfConfigClauseSyntax.self) { return node.id }
      current = node.parent
    }
    return nil
  }
}

extension SyntaxProtocol {
  /// The extension whose member the node is.
  var enclosingExtension: ExtensionDeclSyntax? { parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self) }
}
