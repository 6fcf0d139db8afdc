import SwiftSyntax

/// A type whose initializer was understood to the last statement.
struct RecognisedType: Sendable {
  let facts: TypeFacts
  let initializer: InitializerDeclSyntax
  let entry: EntryPoint
  let plan: DecodingPlan
  /// The statement that reads each property.
  let statements: [String: CodeBlockItemSyntax]
  /// Stored properties that the initializer leaves alone.
  let unreadProperties: [String]
  /// The document that the type kept for its computed properties, and keeps no longer.
  var document: StoredDocument?

  /// The stretches of code that a conversion deletes.
  var deletedRanges: [Range<Int>] { [initializer.trimmedOffsets] + (document?.deletedRanges ?? []) }
}

/// The first thing that was not understood. A type is never half rewritten.
struct NotRecognised: Error {
  let reason: Reason
}

/// Turns a legacy type into a plan, or says what it could not understand.
struct TypeRecognition {
  let project: ProjectFacts
  let type: TypeFacts
  let initializer: InitializerDeclSyntax

  func recognise() throws(NotRecognised) -> RecognisedType {
    try checkType()
    let entry = try entryPoint()
    let json = entry.name
    let superclass = project.superclass(of: type.name)
    let context = InitializerContext(facts: project, type: type.name, json: json)

    var fields: [FieldPlan] = []
    var statements: [String: CodeBlockItemSyntax] = [:]
    var nullGuard: NullGuard?
    var document: StoredDocument?
    var callsSuper = false
    for statement in initializer.body?.statements ?? [] {
      if let text = NullGuardStatement.recognise(statement.item, json: json) {
        nullGuard = nullGuard ?? NullGuard(text: text, position: position(of: statement))
      } else if superclass != nil, nullGuard == nil, isSuperCall(statement.item, json: json, superclass) {
        callsSuper = true
      } else if let read = ReadIdioms.all.lazy.compactMap({ $0.recognise(statement.item, in: context) }).first {
        guard statements.updateValue(statement, forKey: read.property) == nil else {
          throw failure("`\(read.property)` is filled twice", at: statement)
        }
        fields.append(try field(for: read, at: statement, isAfterNullGuard: nullGuard != nil))
      } else if let expression = statement.item.as(ExprSyntax.self),
        let (property, value) = context.assigned(by: expression), value.trimmedDescription == json
      {
        guard document == nil, nullGuard == nil else {
          throw failure("it keeps the document itself, in `\(property)`", at: statement)
        }
        document = try StoredDocumentRecognition(
          project: project, type: type, initializer: initializer, name: property
        ).recognise()
      } else {
        throw failure("not understood: `\(statement.excerpt)`", at: statement)
      }
    }
    guard superclass == nil || callsSuper else {
      throw failure("the superclass's initializer is not called with the document", at: initializer)
    }
    for accessor in document?.accessors ?? [] {
      statements[accessor.property.name] = accessor.statement
      fields.append(try field(for: accessor.read, at: accessor.statement, isAfterNullGuard: false, isComputed: true))
    }
    return RecognisedType(
      facts: type, initializer: initializer, entry: entry,
      plan: DecodingPlan(type: type.name, fields: fields, nullGuard: nullGuard, superclass: superclass?.name),
      statements: statements,
      unreadProperties: try unreadProperties(
        except: Set(fields.map(\.property) + [document?.property.name].compactMap(\.self))),
      document: document)
  }

  // MARK: The type around the initializer

  private func checkType() throws(NotRecognised) {
    guard type.kind == .classType || type.kind == .structure else {
      throw failure("only classes and structs are converted", at: type.node)
    }
    if let name = RuntimeLibrary.hiddenName(among: TypeEmission.names, in: type.name, project) {
      throw failure("the project declares `\(name)` and its module's name, which the result would need", at: type.node)
    }
    guard Syntax(initializer).enclosingGroup?.id == Syntax(type.node).id else {
      throw failure("the initializer is not in the type's own declaration", at: initializer)
    }
    if type.has(.open) {
      throw failure("it is open: a subclass elsewhere may call or override the initializer", at: type.node)
    }
    if type.isGeneric || isInsideGeneric { throw failure("generic types are not converted", at: type.node) }
    if let attribute = type.attributes.first {
      throw failure("the attribute `\(attribute.trimmedDescription)` may depend on the type's shape", at: attribute)
    }
    for inherited in type.inheritanceClause?.inheritedTypes ?? [] {
      try check(inherited.type, isFirst: inherited.id == type.inheritanceClause?.inheritedTypes.first?.id)
    }
    for member in type.memberBlock.members {
      if let variable = member.decl.as(VariableDeclSyntax.self),
        variable.bindings.contains(where: { !$0.pattern.is(IdentifierPatternSyntax.self) })
      {
        throw failure("properties declared by a pattern are not converted", at: member)
      }
      if member.decl.is(IfConfigDeclSyntax.self) {
        throw failure("members under `#if` are not converted", at: member)
      }
      if let function = member.decl.as(FunctionDeclSyntax.self), function.name.text == "encode" {
        throw failure("the type encodes itself; its written form would change", at: member)
      }
      if let nested = member.decl.asProtocol((any NamedDeclSyntax).self), nested.name.text == "CodingKeys" {
        throw failure("the type has `CodingKeys` already", at: member)
      }
    }
    if let rival = project.rivalOfDecodable(type) { throw NotRecognised(reason: rival) }
    let conformances = Conformances(of: [type.name], in: project)
    if let name = conformances.foreign.first(where: project.aliases.contains) {
      throw failure("`\(name)` is another name for something that may be Decodable", at: type.node)
    }
    if conformances.foreign.contains(where: RuntimeLibrary.conversions.contains) {
      throw failure("the type is converted already, and the initializer is there for code that is not", at: type.node)
    }
    if let name = Self.codable.first(where: conformances.foreign.contains) {
      throw failure("the type is \(name) already", at: type.node)
    }
    let extended = project.extensions(of: type.name)
    for member in extended.flatMap({ Array($0.node.memberBlock.members) }) {
      if let nested = member.decl.asProtocol((any NamedDeclSyntax).self), nested.name.text == "CodingKeys" {
        throw failure("the type has `CodingKeys` already", at: type.node)
      }
    }
  }

  private static let codable = ["Codable", "Decodable", "Encodable"]

  private var isInsideGeneric: Bool {
    var name = type.enclosing
    while let current = name {
      if project.type(named: current)?.isGeneric == true { return true }
      name = current.lastIndex(of: ".").map { String(current[..<$0]) }
    }
    return false
  }

  private func check(_ inherited: TypeSyntax, isFirst: Bool) throws(NotRecognised) {
    let name = inherited.trimmedDescription
    if type.isNoncopyable {
      throw failure("what can't be copied can't conform to a protocol of the libraries", at: inherited)
    }
    if Self.codable.contains(name) {
      throw failure("the type is \(name) already", at: inherited)
    }
    if let found = project.resolve(name, in: type.enclosing) {
      if found.kind == .classType, !isFirst || type.kind != .classType {
        throw failure("`\(name)` is a class", at: inherited)
      }
      return
    }
    let isKnownProtocol = KnownProtocols.names.contains(name)
    guard isKnownProtocol || type.kind == .structure || !isFirst else {
      throw failure("`\(name)` is not declared in the given folders and may be a superclass", at: inherited)
    }
  }

  private func entryPoint() throws(NotRecognised) -> EntryPoint {
    let signature = initializer.signature
    if initializer.optionalMark != nil { throw failure("the initializer may fail", at: initializer) }
    if signature.effectSpecifiers != nil { throw failure("the initializer throws or is async", at: initializer) }
    if let attribute = initializer.attributes.first {
      throw failure("the initializer has the attribute `\(attribute.trimmedDescription)`", at: attribute)
    }
    if initializer.genericParameterClause != nil { throw failure("the initializer is generic", at: initializer) }
    guard let parameter = signature.parameterClause.parameters.only else {
      throw failure("the initializer takes more than the document", at: initializer)
    }
    if parameter.type.isJSON, project.isDeclaredHere("JSON") {
      throw failure("the project declares `JSON` itself, and its rules may differ", at: parameter)
    }
    if let own = project.hidingSubscript {
      throw NotRecognised(
        reason: Reason("this subscript of `JSON` may be read instead of the library's", at: own.position))
    }
    if parameter.type.isJSON, !project.importsJSON(in: type.file) {
      throw failure("the file imports no SwiftyJSON, so that `JSON` may be the project's own", at: parameter)
    }
    if let rival = RivalInitializer(of: type.name, besides: initializer, in: project) {
      throw failure("`\(rival.signature)` would be called instead of the library's `init(json:)`", at: rival.node)
    }
    // The libraries' own `init(json:)` has no default value, and one beside it would hide it.
    guard let entry = EntryPoint(initializer), entry.presence == .plain, !entry.hasDefault || entry.label != "json"
    else { throw failure("the document is optional or has a default value", at: parameter) }
    return entry
  }

  private func isSuperCall(_ item: CodeBlockItemSyntax.Item, json: String, _ superclass: TypeFacts?) -> Bool {
    guard let call = item.as(FunctionCallExprSyntax.self), let argument = call.arguments.only,
      call.trailingClosure == nil, let entry = superclass.flatMap({ project.entry(of: $0.name) })
    else { return false }
    return call.calledExpression.trimmedDescription == "super.init" && argument.label?.text == entry.label
      && argument.expression.trimmedDescription == json
  }

  // MARK: Fields

  private func field(
    for read: RecognisedRead, at statement: CodeBlockItemSyntax, isAfterNullGuard: Bool, isComputed: Bool = false
  ) throws(NotRecognised) -> FieldPlan {
    guard let property = project.property(read.property, of: type.name), property.isComputed == isComputed else {
      throw failure("`\(read.property)` is not a stored property", at: statement)
    }
    guard property.owner == type.name else {
      throw failure("`\(read.property)` belongs to the superclass", at: statement)
    }
    let declaration = property.declaration
    if let attribute = declaration.attributes.first {
      throw failure(
        "`\(read.property)` has the attribute `\(attribute.trimmedDescription)`", at: attribute)
    }
    if let modifier = declaration.modifiers.first(where: { $0.isStorageModifier }) {
      throw failure("`\(read.property)` is `\(modifier.trimmedDescription)`", at: modifier)
    }
    if declaration.bindingSpecifier.tokenKind == .keyword(.let), property.initializer != nil {
      throw failure("`\(read.property)` is a constant with a value", at: statement)
    }
    guard let (declared, isOptional) = declaredType(of: property) else {
      throw failure("the type of `\(read.property)` is not understood", at: declaration)
    }
    guard read.rule.fits(declared) else {
      throw failure("`\(read.property)` is declared as another type than it is read as", at: statement)
    }
    return FieldPlan(
      property: read.property, type: declared, isOptional: isOptional,
      // `= nil` is what an optional begins with anyway.
      initialValue: property.initializer.flatMap { $0.is(NilLiteralExprSyntax.self) ? nil : $0.trimmedDescription },
      key: read.key, read: read.rule,
      fallback: read.fallback, isAfterNullGuard: isAfterNullGuard, position: position(of: statement))
  }

  /// The declared type without its optional; where none is written, the one that a literal shows.
  private func declaredType(of property: PropertyFacts) -> (FieldType, isOptional: Bool)? {
    guard let written = property.type else {
      return property.initializer.flatMap(\.literalType).map { (.scalar($0), false) }
    }
    if let optional = written.as(OptionalTypeSyntax.self) {
      return fieldType(optional.wrappedType).map { ($0, true) }
    }
    return fieldType(written).map { ($0, false) }
  }

  private func fieldType(_ written: TypeSyntax) -> FieldType? {
    if let array = written.as(ArrayTypeSyntax.self) { return fieldType(array.element).map(FieldType.array) }
    guard let name = written.dottedName else { return nil }
    if let found = project.resolve(name, in: type.name) { return .model(found.name) }
    if project.isDeclaredHere(String(name.prefix { $0 != "." })) { return nil }
    if let scalar = Scalar(rawValue: name) { return .scalar(scalar) }
    return RuntimeLibrary.models.contains(name) ? .model(name) : nil
  }

  private func unreadProperties(except read: Set<String>) throws(NotRecognised) -> [String] {
    let stored = project.instanceProperties(of: type.name).filter { !$0.isComputed }
    var unread: [String] = []
    for property in stored where !read.contains(property.name) {
      guard property.initializer != nil || property.type?.is(OptionalTypeSyntax.self) == true else {
        throw failure("`\(property.name)` is never filled", at: property.declaration)
      }
      unread.append(property.name)
    }
    return unread
  }

  private func position(of node: some SyntaxProtocol) -> SourcePosition {
    project.files[type.file].position(of: node)
  }

  private func failure(_ text: String, at node: some SyntaxProtocol) -> NotRecognised {
    NotRecognised(reason: Reason(text, at: position(of: node)))
  }
}

/// Protocols that a class may list first without their being taken for a superclass.
enum KnownProtocols {
  static let document = "JSONDeserializable"
  static let response = "APIResponse"
  static let names: Set = [
    document, response, "Equatable", "Hashable", "Comparable", "Identifiable", "Sendable", "CustomStringConvertible",
    "CustomDebugStringConvertible",
  ]
}

extension ReadRule {
  /// Whether what is read is what the property holds.
  func fits(_ type: FieldType) -> Bool {
    switch self {
    case .optional(let scalar), .value(let scalar), .lossless(let scalar): type == .scalar(scalar)
    case .model(let model): type == .model(model)
    case .elements(let element), .optionalElements(let element): type == .array(element)
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
  fileprivate var literalType: Scalar? {
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

extension Syntax {
  /// The declaration of a type, or the extension, that the node is in.
  fileprivate var enclosingGroup: Syntax? {
    var current = parent
    while let node = current {
      if node.asProtocol((any DeclGroupSyntax).self) != nil { return node }
      current = node.parent
    }
    return nil
  }
}
