import MigrationPlan
import SwiftSyntax

/// Reads the plan back from a type that an earlier run converted, so that evidence and new names can come later.
///
/// Reading inverts emission: `read(emit(plan)) == plan`, as far as decisions use the plan. Code that was edited since
/// is read in its current form. If the plan can't be read back, the type stays as it is, with the reason.
struct EarlierRecognition {
  private let project: ProjectFacts
  private let type: TypeFacts

  /// Returns all types of a project that an earlier run converted: the plans, and the reasons why others could not be
  /// read.
  static func all(in project: ProjectFacts) -> (types: [String: RecognisedType], failures: [String: Reason]) {
    let candidates = project.types.filter { type in
      project.mayRewrite(type.file) && project.reasonToLeave(type) == nil && project.type(named: type.name) != nil
        && (type.kind == .structure || type.kind == .classType)
    }
    let results = Parallel.map(candidates) { type in
      Result { () throws(NotRecognised) in try EarlierRecognition(project: project, type: type).recognise() }
    }
    var found: (types: [String: RecognisedType], failures: [String: Reason]) = ([:], [:])
    for (type, result) in zip(candidates, results) {
      switch result {
      case .success(let recognised): found.types[type.name] = recognised
      case .failure(let error): found.failures[type.name] = error.reason
      }
    }
    return found
  }

  /// - Returns: nil for a type that is not decoded by the old rules.
  private func recognise() throws(NotRecognised) -> RecognisedType? {
    let clauses = clauses
    guard let clause = clauses.first?.clause else { return nil }
    let names = clauses.flatMap(\.names)
    guard clauses.count == 1, let conformance = names.filter(RuntimeLibrary.conversions.contains).only else {
      throw failure("more than one clause says how it is decoded", at: type.node)
    }
    guard let effect = Self.effects[conformance] else {
      throw failure("it is decoded as `\(conformance)`", at: clause)
    }
    if type.isGeneric { throw failure("it is generic", at: type.node) }
    if let superclass = project.decodingSuperclass(of: type.name) {
      throw failure("it has the superclass `\(superclass.simpleName)`", at: type.node)
    }
    if let hidden = RuntimeLibrary.hiddenName(among: TypeEmission.names, in: type.name, project) {
      throw failure("the project declares `\(hidden)` and its module's name", at: type.node)
    }
    try checkMembers()
    let own = type.memberBlock.members.map(\.decl)
    let initializer = own.lazy.compactMap { $0.as(InitializerDeclSyntax.self) }.first(where: \.isDecoding)
    if let initializer { throw failure("its `init(from:)` is written", at: initializer) }
    let codingKeys = try codingKeys(own)
    let cases = try codingKeys.map(keys) ?? []
    let keys = codingKeys == nil ? nil : Dictionary(cases) { first, _ in first }
    let beside = clause.parent?.as(ExtensionDeclSyntax.self)?.memberBlock.members.map(\.decl) ?? []
    let list = (own + beside).lazy.compactMap { $0.as(VariableDeclSyntax.self) }.first { $0.declares("legacyRules") }
    let written = list.flatMap(LegacyRuleList.init)
    if let list, written == nil { throw failure("its `legacyRules` are no list of rules", at: list) }
    let rules = written?.rules ?? LegacyRules()
    let spelling = TypeDecision.KeySpelling.allCases.first { $0.rule.map(rules.names.contains) ?? false } ?? .snakeCase
    let requiresValues = rules.names.contains(.requiresValues)
    var fields: [FieldPlan] = []
    var forms: [String: FieldDecision.Form] = [:]
    var (unread, listed): ([String], Set<String>) = ([], [])
    for property in project.instanceProperties(of: type.name) where !property.isComputed {
      // A constant that has its value is never decoded.
      let hasValue = property.initializer != nil && property.declaration.isConstant
      let ownName = property.name.filter { $0 != "`" }
      guard !hasValue, let codingKey = keys == nil ? ownName : keys?[property.name] else {
        unread.append(property.name)
        continue
      }
      let place = rules.places.last { $0.codingKey == codingKey }
      let key = place?.path ?? spelling.documentKey(for: codingKey)
      let isPath = place?.isPath ?? (spelling == .paths && (key.contains(".") || DocumentKey.isIndex(key)))
      let isNeverNil =
        rules.names.contains(.neverNil) && property.type?.isOptional == true && property.libraryWrapper == nil
      let reading =
        rules.properties.last { $0.codingKey == codingKey }.map { FieldDecision.Wrapper($0) }
        ?? (isNeverNil ? .neverNil : nil)
      if reading != nil { listed.insert(property.name) }
      let (field, form) = try field(
        property, by: reading, key: key, isPath: isPath,
        requiresValues: requiresValues,
        isUnreadNil: rules.names.contains(.nilWhenNull) || rules.conditions.contains { $0.effect == .nullUnless })
      fields.append(field)
      forms[property.name] = form
    }
    // The keys have the order in which the old code read them.
    let order = cases.map(\.name)
    if let missing = order.first(where: { name in !fields.contains { $0.property == name } }) {
      throw failure("`CodingKeys` has `\(missing)`, which is no property", at: type.node)
    }
    if !order.isEmpty {
      fields = order.compactMap { name in fields.first { $0.property == name } }
    }
    let errors = rules.errors.compactMap { error in
      fields.first { (keys?[$0.property] ?? $0.property.trimmingBackticks) == error.codingKey }.map {
        DecodingPlan.PropertyError(property: $0.property, source: error.source)
      }
    }
    let plan = DecodingPlan(
      type: type.name, fields: fields, isNilWhenEmpty: rules.names.contains(.nilWhenEmpty),
      demand: ReadRule.Presence.allCases.first { rules.names.contains($0.refusingRule) },
      conditions: rules.conditions, error: rules.error, errors: errors)
    return RecognisedType(
      facts: type, initializer: nil, initializerFile: type.file, entry: EntryPoint(standard: effect), plan: plan,
      statements: [:], unreadProperties: unread, forms: forms, listed: listed,
      isCoded: project.ownCoding(of: type.name) != nil,
      earlier: EarlierConversion(
        clause: clause, conformance: conformance, codingKeys: codingKeys, keys: keys ?? [:], rules: written))
  }

  /// The protocols by which a type is decoded that can be read back, with what a refused document gives.
  private static let effects: [String: EntryPoint.Effect] = [
    "LegacyDecodable": .none, "LegacyFailableDecodable": .failable, "LegacyHTTPResponse": .none,
    "LegacyThrowingDecodable": .throwing,
  ]

  /// The inheritance clauses with decoding by the old rules, and their names.
  private var clauses: [(clause: InheritanceClauseSyntax, names: [String])] {
    let extended = project.extensions(of: type.name).filter { $0.file == type.file }
    let clauses = [type.inheritanceClause] + extended.map(\.node.inheritanceClause)
    return clauses.compactMap { clause in
      guard let clause else { return nil }
      let names = clause.inheritedTypes.map { RuntimeLibrary.unqualified($0.type.trimmedDescription) }
      let said = names.filter { RuntimeLibrary.conversions.contains($0) && !project.isDeclaredHere($0) }
      return said.isEmpty ? nil : (clause, names)
    }
  }

  // MARK: Members

  /// Refuses members that would affect decoding and are not read here.
  private func checkMembers() throws(NotRecognised) {
    let own = type.memberBlock.members.map(\.decl)
    if let condition = own.first(where: { $0.is(IfConfigDeclSyntax.self) }) {
      throw failure("it has members under `#if`", at: condition)
    }
    let decoding = project.initializers(of: type.name).map(\.node).filter(\.isDecoding)
    if let elsewhere = decoding.first(where: { $0.enclosingExtension != nil }) {
      throw failure("its `init(from:)` is in an extension", at: elsewhere)
    }
    if let found = project.properties(named: "legacyDecoder").first(where: { $0.owner == type.name }) {
      throw failure("it has a `legacyDecoder` of its own", at: found.declaration)
    }
  }

  private func codingKeys(_ own: [DeclSyntax]) throws(NotRecognised) -> EnumDeclSyntax? {
    func isNamedSo(_ member: DeclSyntax) -> Bool {
      member.asProtocol((any NamedDeclSyntax).self)?.name.text == "CodingKeys"
    }
    let extended = project.extensions(of: type.name).flatMap { found in
      found.node.memberBlock.members.map { (file: found.file, member: $0.decl) }
    }
    let other = extended.first { isNamedSo($0.member) }
    if let other, other.file != type.file {
      throw failure("its `CodingKeys` are in another file", at: other.member)
    }
    guard let found = own.first(where: isNamedSo) ?? other?.member else { return nil }
    guard let written = found.as(EnumDeclSyntax.self) else { throw failure("its `CodingKeys` are no enum", at: found) }
    if written.tokens(viewMode: .sourceAccurate).dropFirst().contains(where: { !$0.leadingTrivia.comments.isEmpty }) {
      throw failure("a comment stands in its `CodingKeys`", at: found)
    }
    return written
  }

  /// The raw value of each case.
  private func keys(_ written: EnumDeclSyntax) throws(NotRecognised) -> [(name: String, value: String)] {
    do throws(CodingKeysProblem) {
      return try written.codingKeys()
    } catch {
      throw failure(error.text, at: error.node)
    }
  }

  private func field(
    _ property: PropertyFacts, by listed: FieldDecision.Wrapper?, key: String, isPath: Bool, requiresValues: Bool,
    isUnreadNil: Bool
  ) throws(NotRecognised) -> (FieldPlan, FieldDecision.Form) {
    let name = property.name
    let known = DeclaredTypes(project: project, scope: type.name).type(of: property)
    let type = known?.0 ?? .other(property.type?.trimmedDescription ?? property.ruleValue(in: project) ?? "")
    let isOptional = known?.isOptional ?? (property.type?.isOptional == true)
    let wrapper = listed ?? property.libraryWrapper.flatMap { FieldDecision.Wrapper($0) }
    if let attribute = property.declaration.attributes.first(where: {
      $0.trimmedDescription != "@objc" && $0.id != property.libraryWrapper?.id
    }) {
      throw failure("`\(name)` has the attribute `\(attribute.trimmedDescription)`", at: attribute)
    }
    guard
      let found = EarlierField(
        wrapper: wrapper?.name, type: type, isOptional: isOptional, requiresValues: requiresValues)
    else {
      throw failure("`\(name)` has the wrapper `\(wrapper?.attribute ?? "")`", at: property.declaration)
    }
    var plan = FieldPlan(
      property: name, type: type, isOptional: isOptional,
      isImplicitlyUnwrapped: property.type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true,
      initialValue: initialValue(of: property),
      key: key, isPath: isPath, read: found.read, fallback: found.fallback, isAssigned: true,
      isGuarded: found.isGuarded, isAfterNullGuard: isUnreadNil && wrapper?.isNilOnlyUnread == true,
      isAfterEmptyGuard: false,
      position: project.files[property.file].position(of: property.declaration))
    plan.rule = wrapper.flatMap(rule)
    return (plan, wrapper.map { .wrapped($0) } ?? .plain)
  }

  /// The rule of `@DecodedBy<PriceRule>` or `@DefaultValue<NameDefault>`, as far as keys and names depend on it.
  private func rule(_ wrapper: FieldDecision.Wrapper) -> DecodingRulePlan? {
    let name = wrapper.attribute
    guard let prefix = ["@DecodedBy<", "@DefaultValue<"].first(where: name.hasPrefix) else { return nil }
    let rule = String(name.dropFirst(prefix.count).dropLast())
    let isOfObject = project.resolve(rule, in: type.name)?.inherited.contains {
      RuntimeLibrary.unqualified($0) == "ObjectDecodingRule"
    }
    return DecodingRulePlan(
      name: rule, access: "", value: "", body: nil,
      isOfObject: isOfObject ?? (RuntimeLibrary.unqualified(rule) == DecodingRulePlan.wholeDocument))
  }

  private func initialValue(of property: PropertyFacts) -> String? {
    property.initializer.flatMap { $0.is(NilLiteralExprSyntax.self) ? nil : $0.trimmedDescription }
  }

  private func failure(_ text: String, at node: some SyntaxProtocol) -> NotRecognised {
    NotRecognised(
      reason: Reason(.earlierFormUnknown, "not tightened: \(text)", at: project.files[type.file].position(of: node)))
  }
}

extension VariableDeclSyntax {
  /// Whether it is a `let`.
  var isConstant: Bool { bindingSpecifier.tokenKind == .keyword(.let) }
}
