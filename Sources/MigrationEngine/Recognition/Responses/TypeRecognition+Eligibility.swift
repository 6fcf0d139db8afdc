import SwiftSyntax

/// Checks a type and its initializer before their statements.
extension TypeRecognition {
  func checkType() throws(NotRecognised) {
    guard type.kind == .classType || type.kind == .structure else {
      throw failure(.notAClassOrStruct, "only classes and structs are converted", at: type.node)
    }
    if let name = RuntimeLibrary.hiddenName(among: TypeEmission.names, in: type.name, project) {
      throw failure(
        .nameNeededByResult, "the project declares `\(name)` and its module's name, which the result would need",
        at: type.node)
    }
    if found.isInExtension, type.kind != .structure,
      type.has(.open) || project.superclass(of: type.name) != nil || !project.subclasses(of: type.name).isEmpty
    {
      throw failure(
        .initializerElsewhere, "the initializer is in an extension of a class in a hierarchy", at: initializer)
    }
    if !project.mayRewrite(found.file) {
      throw failure(.initializerElsewhere, "the initializer is in a file that stays", at: initializer)
    }
    if type.isGeneric || isInsideGeneric {
      throw failure(.genericType, "generic types are not converted", at: type.node)
    }
    let conformances = Conformances(of: [type.name], in: project)
    if conformances.foreign.contains(where: RuntimeLibrary.conversions.contains) {
      throw failure(
        .alreadyConverted, "the type is converted already, and the initializer is there for code that is not",
        at: type.node)
    }
    for inherited in type.inheritanceClause?.inheritedTypes ?? [] {
      try check(inherited.type, isFirst: inherited.id == type.inheritanceClause?.inheritedTypes.first?.id)
    }
    for member in type.memberBlock.members {
      if let variable = member.decl.as(VariableDeclSyntax.self),
        variable.bindings.contains(where: { !$0.pattern.is(IdentifierPatternSyntax.self) })
      {
        throw failure(.propertyNotPlain, "properties declared by a pattern are not converted", at: member)
      }
      if member.decl.is(IfConfigDeclSyntax.self) {
        throw failure(.conditionalCompilation, "members under `#if` are not converted", at: member)
      }
    }
    let ownCoding = ownCoding
    if ownCoding == nil || ownCoding == "Encodable", let rival = project.rivalOfDecodable(type) {
      throw NotRecognised(reason: rival)
    }
    if let name = conformances.foreign.first(where: project.aliases.contains) {
      throw failure(.alreadyCodable, "`\(name)` is another name for something that may be Decodable", at: type.node)
    }
    if let name = ownCoding { try checkOwnCoding(name) }
  }

  /// The `CodingKeys` that the type has already; nil for none.
  func ownKeys() throws(NotRecognised) -> OwnCodingKeys? {
    let extensions = project.extensions(of: type.name).flatMap { found in
      found.node.memberBlock.members.map { (file: found.file, member: $0.decl) }
    }
    let members = type.memberBlock.members.map { (file: type.file, member: $0.decl) } + extensions
    let found = members.first { $0.member.declaredNames.contains("CodingKeys") }
    guard let found else { return nil }
    guard found.file == type.file, let keys = OwnCodingKeys(found.member) else {
      throw failure(.alreadyCodable, "the type has `CodingKeys` already", at: type.node)
    }
    return keys
  }

  private var isInsideGeneric: Bool {
    var name = type.enclosing
    while let current = name {
      if project.type(named: current)?.isGeneric == true { return true }
      name = current.enclosingScope
    }
    return false
  }

  private func check(_ inherited: TypeSyntax, isFirst: Bool) throws(NotRecognised) {
    let name = inherited.trimmedDescription
    if type.isNoncopyable {
      throw failure(
        .notAClassOrStruct, "what can't be copied can't conform to a protocol of the libraries", at: inherited)
    }
    if CodingProtocols.names.contains(name) { return }
    if let found = project.resolve(name, in: type.enclosing) {
      if found.kind == .classType, !isFirst || type.kind != .classType {
        throw failure(.superclassNotConverted, "`\(name)` is a class", at: inherited)
      }
      return
    }
    let mayBeFirst = KnownProtocols.mayBeFirst(name) || project.isEmptySuperclass(name, in: type.file)
    guard type.kind == .structure || !isFirst || mayBeFirst || project.protocolNames.contains(name) else {
      throw failure(
        .notInGivenFolders,
        "`\(name)` is not declared in the given folders and may be a superclass that asks for an initializer of its "
          + "own", at: inherited)
    }
  }

  func entryPoint() throws(NotRecognised) -> EntryPoint {
    let signature = initializer.signature
    if let attribute = initializer.attributes.firstBesidesDeprecation {
      throw failure(
        .unusualInitializer, "the initializer has the attribute `\(attribute.trimmedDescription)`", at: attribute)
    }
    if initializer.genericParameterClause != nil {
      throw failure(.unusualInitializer, "the initializer is generic", at: initializer)
    }
    let parameters = signature.parameterClause.parameters
    guard let parameter = parameters.first(where: { $0.type.isJSON }) ?? parameters.first,
      parameters.allSatisfy({ $0.id == parameter.id || $0.defaultValue != nil })
    else { throw failure(.moreThanTheDocument, "the initializer takes more than the document", at: initializer) }
    if parameter.type.isJSON, project.isVisible("JSON", in: type.name, at: Syntax(parameter)) {
      throw failure(.ownDocumentType, "the project declares `JSON` itself, and its rules may differ", at: parameter)
    }
    if let obstacle = project.obstacle(in: found, reading: initializer, isInterpreted: true) {
      throw NotRecognised(reason: obstacle)
    }
    if let own = project.strayDecodingInitializer(of: type.name) {
      let position = project.files[own.file].position(of: own.node)
      throw NotRecognised(reason: Reason(.alreadyCodable, "the type has an `init(from:)` already", at: position))
    }
    if let own = project.decodingOverload(of: type.name) {
      throw failure(
        .nameNeededByResult, "the project's own `\(own)` of a decoding container may be called in place of Swift's",
        at: initializer)
    }
    if parameter.type.isJSON, !project.importsJSON(in: found.file) {
      throw failure(
        .ownDocumentType, "the file imports no SwiftyJSON, so that `JSON` may be the project's own", at: parameter)
    }
    if let rival = RivalInitializer(of: type.name, besides: initializer, in: project), !keepsDocumentAlone {
      throw failure(
        .rivalInitializer, "`\(rival.signature)` would be called instead of the library's `init(json:)`", at: rival.node
      )
    }
    guard let entry = EntryPoint(initializer) else {
      throw failure(
        .unusualInitializer, "the initializer is asynchronous, or fails in more than one way", at: initializer)
    }
    guard entry.configuration.isEmpty, entry.constants.count == parameters.count - 1 else {
      throw failure(.moreThanTheDocument, "the initializer takes more than the document", at: initializer)
    }
    if entry.effect == .throwing { try checkThrown() }
    // The libraries' own `init(json:)` has no default value, and one beside it would hide it.
    if entry.hasDefault, entry.label == "json" || entry.presence != .plain, !keepsDocumentAlone {
      throw failure(.rivalInitializer, "the document has a default value", at: parameter)
    }
    if entry.effect != .none, type.inherited.contains(KnownProtocols.response) {
      throw failure(.failureNotDeclarable, "a response that may fail is not converted", at: initializer)
    }
    if isUncommon(entry) { try checkCandidate(entry) }
    return entry
  }

  /// Checks that decoding may throw what the initializer throws.
  private func checkThrown() throws(NotRecognised) {
    if project.superclass(of: type.name) != nil || !project.subclasses(of: type.name).isEmpty {
      throw failure(.failureNotDeclarable, "the initializer throws, and the type is in a hierarchy", at: initializer)
    }
    if found.file != type.file {
      throw failure(.failureNotDeclarable, "the initializer throws, and is in another file", at: initializer)
    }
  }

  /// Applies the checks for written initializers to a plain type of an uncommon shape.
  private func checkCandidate(_ entry: EntryPoint) throws(NotRecognised) {
    let candidate = try Candidate(
      type.name, project.jsonInitializers(of: type.name), isPlain: true, in: project)
    guard entry.presence != .plain, candidate.mayBeGivenNil, let body = initializer.body else { return }
    if case .initialValues = OptionalDocument(entry: entry, body: body).nilMeaning,
      !Interpreter.readsNilAsNull(initializer, of: type.name, in: project)
    {
      throw failure(.nilDocument, "callers may give nil, which leaves the properties as they begin", at: initializer)
    }
  }

  /// Whether the type has a shape in which it is converted to stored properties only, or left to a written initializer.
  private func isUncommon(_ entry: EntryPoint) -> Bool {
    entry.effect != .none || !entry.constants.isEmpty || entry.presence != .plain
      || entry.hasDefault && !keepsDocumentAlone || found.isInExtension || isConvenience
      || type.has(.open) || !type.attributes.isEmpty || hasForeignSuperclass || encodesItself
  }

  /// Whether the initializer stays, because a call of the library's would mean another one, or nothing.
  var keepsInitializer: Bool {
    guard keepsDocumentAlone, let entry = EntryPoint(initializer) else { return false }
    return RivalInitializer(of: type.name, besides: initializer, in: project) != nil
      || entry.hasDefault && entry.label == "json"
  }

  /// Whether the initializer does nothing but keep the document, which is all that the type stores.
  private var keepsDocumentAlone: Bool {
    let standsAlone = project.lineage(of: type.name).count == 1 && project.subclasses(of: type.name).isEmpty
    guard type.kind == .structure || standsAlone, !isConvenience, !found.isInExtension,
      let entry = EntryPoint(initializer), entry.effect == .none,
      entry.presence == .plain, entry.constants.isEmpty, entry.configuration.isEmpty,
      let kept = KeptDocument(initializer, parameter: entry.name, of: type.name, in: project),
      // It would meet the libraries' requirement, which asks a class for a required one.
      type.kind == .structure || type.has(.final) || entry.label != "json"
    else { return false }
    return kept.targets.count == project.instanceProperties(of: type.name).count { !$0.isComputed }
  }

  var isConvenience: Bool { initializer.isConvenience }

  private var hasForeignSuperclass: Bool {
    guard type.kind == .classType, let first = type.inherited.first else { return false }
    if project.superclass(of: type.name) != nil, project.decodingSuperclass(of: type.name) == nil { return true }
    return project.resolve(first, in: type.enclosing) == nil && !KnownProtocols.names.contains(first)
  }

  private var encodesItself: Bool {
    type.memberBlock.members.contains { $0.decl.as(FunctionDeclSyntax.self)?.name.text == "encode" }
  }

  /// Returns the form of each property.
  ///
  /// - Throws: ``NotRecognised`` where a declaration can't say what the old code reads.
  func forms(of recognised: inout RecognisedType) throws(NotRecognised) -> [String: FieldDecision.Form] {
    try checkOwnKeys(of: recognised)
    try checkOwnCoding(of: recognised)
    let plan = recognised.plan
    if plan.isNilWhenEmpty,
      let field = plan.fields.first(where: { !$0.isAfterEmptyGuard && $0.isOptional && !$0.read.isOptional })
    {
      throw failure(
        .earlyReturnLeavesValue, "`\(field.property)` is filled even when the document is empty", at: initializer)
    }
    if let property = plan.fields.partlySkipped {
      throw failure(
        .earlyReturnLeavesValue, "`\(property)` is nil where the document is not read, and others are not",
        at: initializer)
    }
    var forms: [String: FieldDecision.Form] = [:]
    for field in plan.fields {
      let (form, reason) = field.legacyForm(requiresValues: plan.requiresValues)
      guard let form else {
        throw failure(
          reason?.kind ?? .valueNotDeclarable, "`\(field.property)`: \(reason?.text ?? "it can't be plain")",
          at: initializer)
      }
      if case .wrapped(let wrapper) = form,
        recognised.isCoded || !recognised.mayWrap(field.property, by: wrapper, in: project)
      {
        if recognised.mayList(field, by: wrapper, in: project) {
          recognised.listed.insert(field.property)
          forms[field.property] = form
          continue
        }
        if let place = project.place(showing: type.name) {
          let why = "a wrapper of `\(field.property)` would show here, where all stored properties do"
          throw NotRecognised(reason: Reason(.wrapperNotPossible, why, at: place))
        }
        throw failure(
          .wrapperNotPossible, "`\(field.property)` can't be wrapped\(reason.map { ", and \($0.text)" } ?? "")",
          at: initializer)
      }
      forms[field.property] = form
    }
    return forms
  }

  /// Checks that code which moves into the type's file keeps its meaning there.
  func checkPlace(of recognised: RecognisedType) throws(NotRecognised) {
    guard found.file != type.file else { return }
    if recognised.document != nil || project.rivalOfMemberwiseInitializer(of: type.name) != nil {
      throw failure(
        .initializerElsewhere, "the initializer is in another file, and more than reads of it would stay",
        at: initializer)
    }
    let rules = recognised.plan.fields.compactMap { $0.rule?.body }
    let constants = recognised.plan.constants.values
    if rules.isEmpty, constants.isEmpty { return }
    let missing = project.imports[found.file].first { wanted in
      !Import.jsonLibraries.contains(wanted.module)
        && !project.imports[type.file].contains { $0.isWhole && $0.module == wanted.module }
    }
    if let missing {
      throw failure(
        .initializerElsewhere,
        "the initializer is in another file, and its code may need `\(missing.module)`, which the type's does not import",
        at: initializer)
    }
    let hidden = [found.file, type.file].reduce(into: Set<String>()) {
      $0.formUnion(PrivateNames(in: project.files[$1].tree).names)
    }
    let names = constants.reduce(into: Set(rules.flatMap(\.names))) { $0.formUnion($1.identifiers.map(String.init)) }
    if let name = names.intersection(hidden).min() {
      throw failure(
        .initializerElsewhere, "the initializer is in another file, and `\(name)` is private to one of the two",
        at: initializer)
    }
  }

  // MARK: Statements that are about no property

  /// `super.init()` of a class without a superclass of the project, and `self.init()` where it does nothing.
  func isEmptyInitializerCall(_ item: CodeBlockItemSyntax.Item) -> Bool {
    item.as(FunctionCallExprSyntax.self).map { project.isEmptyInitializerCall($0, in: type) } == true
  }
}

extension ProjectFacts {
  /// `super.init()` of a class without a superclass of the project, and `self.init()` where it does nothing.
  func isEmptyInitializerCall(_ call: FunctionCallExprSyntax, in type: TypeFacts) -> Bool {
    guard type.kind == .classType, call.arguments.isEmpty, call.trailingClosure == nil else { return false }
    switch call.calledExpression.trimmedDescription {
    case "super.init": return true
    case "self.init":
      return initializers(of: type.name).allSatisfy { found in
        guard found.node.signature.parameterClause.parameters.allSatisfy({ $0.defaultValue != nil }) else {
          return true
        }
        return found.labels.isEmpty && found.node.doesNothing
      }
    default: return false
    }
  }
}

extension KnownProtocols {
  /// Whether a class may list it first: a protocol that is common beside SwiftyJSON, or the superclass that has nothing
  /// to decode.
  static func mayBeFirst(_ name: String) -> Bool { names.contains(name) || first.contains(name) }

  private static let first: Set = [
    "ALSwiftyJSONAble", "AnimatableSectionModelType", "AnyObject", "BaseMappable", "CaseIterable", "CustomReflectable",
    "CVarArg", "Differentiable", "Error", "HandyJSON", "IdentifiableType", "IGListDiffable", "ImmutableMappable",
    "JSONDecodable", "ListDiffable", "LocalizedError", "Mappable", "MessageType", "NSCoding", "NSCopying", "NSObject",
    "NSSecureCoding", "ObservableObject", "SectionModelType", "SenderType", "StaticMappable", "class",
  ]
}

extension ProjectFacts {
  /// Returns whether a name of a file is that of a class outside of the project whose initializer takes nothing, and that
  /// has nothing to decode: `NSObject`, and Realm's classes.
  func isEmptySuperclass(_ name: String, in file: Int) -> Bool {
    guard !isDeclaredHere(name) else { return false }
    let isOfRealm = ["EmbeddedObject", "Object", "RealmSwift.Object", "RealmSwiftObject"].contains(name)
    return name == "NSObject" || isOfRealm && imports[file].contains { $0.module == "RealmSwift" }
  }
}

extension TypeSyntax {
  /// Whether a property of this type begins with nil: `T?`, `T!`.
  var isOptional: Bool { self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) }

  /// `T` of `T?` and `T!`; any other type itself.
  var wrapped: TypeSyntax {
    self.as(OptionalTypeSyntax.self)?.wrappedType ?? self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
      ?? self
  }

  /// `Item` of `[Item]` and `Array<Item>`.
  var arrayElement: TypeSyntax? {
    guard let generic = standardGeneric, generic.name == "Array" else { return nil }
    return generic.arguments.only
  }

  /// The generic type of the standard library that a type is, in its short form or by its name, and its arguments; nil
  /// for others.
  var standardGeneric: (name: String, arguments: [TypeSyntax])? {
    if let optional = self.as(OptionalTypeSyntax.self) { return ("Optional", [optional.wrappedType]) }
    if let array = self.as(ArrayTypeSyntax.self) { return ("Array", [array.element]) }
    if let dictionary = self.as(DictionaryTypeSyntax.self) {
      return ("Dictionary", [dictionary.key, dictionary.value])
    }
    guard let identifier = self.as(IdentifierTypeSyntax.self), let clause = identifier.genericArgumentClause else {
      return nil
    }
    let arguments = clause.arguments.compactMap { argument -> TypeSyntax? in
      if case .type(let type) = argument.argument { return type }
      return nil
    }
    return (identifier.name.text, arguments)
  }
}

extension [FieldPlan] {
  /// A property that is nil where the document is left unread, if another one is not.
  var partlySkipped: String? {
    contains(where: \.isNeverSkipped) ? first(where: \.isSkipped)?.property : nil
  }
}
