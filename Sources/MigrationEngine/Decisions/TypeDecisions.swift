import SwiftSyntax

/// Decides for every converted type how it is written: struct or class, names, `let` or `var`, what evidence allows.
struct TypeDecisions {
  private(set) var types: [String: TypeDecision] = [:]
  /// Edits at the uses of properties that are renamed or lose their optional.
  private(set) var useEdits: [Edit] = []

  /// What the user asked for.
  struct Options {
    var renames = false
    var evidence: Evidence = .none
    var minimumSamples = 20
    var keepsClasses = false
  }

  private let project: ProjectFacts
  private let migration: TypeMigration
  private let uses: MemberUses
  /// What types write with.
  let writers: Writers
  private let deleted: [Int: [Range<Int>]]
  private let keepsClasses: Bool

  /// - Parameters:
  ///   - project: what is known of all files.
  ///   - migration: the types that are converted.
  ///   - earlier: the types that an earlier run converted, which evidence and new names may change.
  ///   - options: what the user asked for.
  ///   - deleted: the stretches of code that the requests' and call sites' conversion deletes too.
  ///   - legacyCallers: types that code which stays as it is creates from JSON, with the place.
  init(
    project: ProjectFacts, migration: TypeMigration, earlier: [String: RecognisedType] = [:], options: Options,
    deleted: [Int: [Range<Int>]],
    legacyCallers: [String: SourcePosition]
  ) {
    self.project = project
    self.migration = migration
    self.deleted = deleted.merging(migration.deletedRanges) { $0 + $1 }.merging(earlier.values.deletedRanges) {
      $0 + $1
    }
    uses = MemberUses(facts: project)
    writers = Writers(in: project)
    keepsClasses = options.keepsClasses
    let judge = self
    let recognised = Array(migration.recognised.values) + earlier.values
    let decisions = Parallel.map(recognised, judge.initialDecision)
    for decision in decisions { types[decision.recognised.facts.name] = decision }
    tighten(options, legacyCallers: legacyCallers)
    if options.renames { rename() }
    for (name, type) in types { types[name]?.keySpelling = TypeDecision.spelling(for: type.fields) }
    noteWriters()
  }

  /// A type that writes its values in its own way is not made `Encodable`, and neither is what holds it.
  private mutating func noteWriters() {
    for (name, type) in types {
      types[name]?.writes =
        project.rivalOfEncodable(type.recognised.facts) != nil
        || ([name] + type.bases.map(\.facts.name)).contains { !writers.members(of: $0).isEmpty }
    }
    var changed = true
    while changed {
      changed = false
      for (name, type) in types where !type.writes {
        guard type.fields.contains(where: { $0.plan.type.element.isModel { types[$0]?.writes == true } }) else {
          continue
        }
        types[name]?.writes = true
        changed = true
      }
    }
  }

  /// What an earlier run decided stays, but for what evidence and new names change.
  private func initialDecision(_ recognised: RecognisedType, _ earlier: EarlierConversion) -> TypeDecision {
    let fields = recognised.plan.fields.map { field in
      FieldDecision(
        plan: field, owner: recognised.facts.name, name: field.property, form: earlier.forms[field.property] ?? .plain,
        isLet: isLet(field, of: recognised))
    }
    return TypeDecision(
      recognised: recognised, bases: [], fields: fields,
      classReason: recognised.facts.kind == .classType ? Reason("stays a class") : nil, tightening: .legacy(nil))
  }

  private func initialDecision(_ recognised: RecognisedType) -> TypeDecision {
    if let earlier = recognised.earlier { return initialDecision(recognised, earlier) }
    let bases = migration.bases[recognised.facts.name, default: []]
    let parts = bases + [recognised]
    let classReason =
      ClassToStruct(project: project, uses: uses, deleted: deleted, keepsClasses: keepsClasses)
      .reasonToStay(parts) { !isLet($0, of: $1) }
      ?? (migration.holdsItself(recognised.facts.name)
        ? Reason("stays a class: it holds a value of its own type") : nil)
      ?? recognised.facts.attributes.first.map {
        Reason("stays a class: it has the attribute `\($0.trimmedDescription)`")
      }
    let canWrap = parts.allSatisfy { $0.facts.kind == .structure } || classReason == nil
    let fields = parts.flatMap { part in
      part.plan.fields.map { field in
        let (form, why) = field.legacyForm(requiresValues: part.plan.requiresValues)
        let isLet = isLet(field, of: part)
        return FieldDecision(
          plan: field, owner: part.facts.name, name: field.property,
          form: mayTake(form, field, of: part, isValue: canWrap) ? form : .written,
          isLet: isLet, reason: why.map { Reason("`\(field.property)`: \($0)", at: field.position) })
      }
    }
    return TypeDecision(
      recognised: recognised, bases: bases, fields: fields, classReason: classReason, tightening: .legacy(nil))
  }

  /// Whether the property can be declared as its form wants it.
  private func mayTake(
    _ form: FieldDecision.Form, _ field: FieldPlan, of part: RecognisedType, isValue: Bool
  ) -> Bool {
    guard case .wrapped(let wrapper) = form else { return true }
    // Other initializers of a class may rely on the nil that an optional property begins with, and this one has none.
    if wrapper == .lossless, !isValue { return false }
    return part.mayWrap(field.property, by: wrapper, in: project)
  }

  /// Whether nothing but the initializer fills the property.
  private func isLet(_ field: FieldPlan, of part: RecognisedType) -> Bool {
    guard let property = project.property(field.property, of: part.facts.name) else { return false }
    let declaration = property.declaration
    // What was computed could not be set.
    if property.isComputed { return true }
    // A default that does something has to go on doing it.
    guard property.initializer.map(\.isPlainValue) ?? true else { return false }
    if declaration.bindingSpecifier.tokenKind == .keyword(.let) { return true }
    // An earlier run left `var` what it could not make `let`, but for what a wrapper made one.
    let isWrapped = part.earlier != nil && property.libraryWrapper != nil
    guard part.earlier == nil || isWrapped else { return false }
    guard isEditable(field, of: part), declaration.bindings.first?.accessorBlock == nil, !part.facts.has(.open),
      isWrapped || !declaration.modifiers.contains(where: { $0.detail != nil })
    else { return false }
    // Other modules may fill it.
    if declaration.isVisibleOutside, part.facts.node.isVisibleOutside { return false }
    // Key-value coding writes what Objective-C sees.
    let attributes = Array(part.facts.attributes) + Array(declaration.attributes)
    if attributes.contains(where: { ["@objc", "@objcMembers"].contains($0.trimmedDescription) }) { return false }
    // What begins with values can be made of nothing.
    if part.initializer?.modifiers.contains(where: { $0.name.tokenKind == .keyword(.convenience) }) == true {
      return false
    }
    // Another initializer may rely on the value that a `var` begins with.
    let decoding = part.initializer == nil && part.earlier?.initializer == nil ? 0 : 1
    let initializers = part.facts.memberBlock.members.filter { $0.decl.is(InitializerDeclSyntax.self) }
    guard initializers.count == decoding, !isRequired(field.property, of: part) else { return false }
    if part.isCreatedImplicitly(in: project) { return false }
    return uses.mutation(of: field.property, owner: part.facts.name, except: deleted) == nil
  }

  /// Whether a protocol may ask for the property as it is.
  private func isRequired(_ property: String, of part: RecognisedType) -> Bool {
    let heirs = migration.bases.filter { $0.value.contains { $0.facts.name == part.facts.name } }.map(\.key)
    return Conformances(of: [part.facts.name] + heirs, in: project).mayRequire(property)
  }

  /// Whether the property is declared by itself, so that its declaration can be changed.
  private func isEditable(_ field: FieldPlan, of part: RecognisedType) -> Bool {
    project.property(field.property, of: part.facts.name)?.declaration.bindings.count == 1
  }

  // MARK: Tightening

  private mutating func tighten(_ options: Options, legacyCallers: [String: SourcePosition]) {
    var candidates: [String: Int] = [:]
    for name in types.keys {
      let count = options.evidence.documents[name, default: 0]
      guard count > 0 else { continue }
      if let reason = reasonAgainst(name, documents: count, options, legacyCallers) {
        types[name]?.tightening = .legacy(reason)
      } else {
        candidates[name] = count
      }
    }
    dropUnlessAllTightened(&candidates)
    for name in candidates.keys.sorted() {
      types[name]?.tightening = .tightened(documents: candidates[name, default: 0])
    }
    chooseRequiredFields(of: candidates.keys.sorted(), evidence: options.evidence)
  }

  private func reasonAgainst(
    _ name: String, documents: Int, _ options: Options, _ legacyCallers: [String: SourcePosition]
  ) -> Reason? {
    guard documents >= options.minimumSamples || options.evidence.specified.contains(name) else {
      return Reason("not tightened: \(documents) documents, and at least \(options.minimumSamples) are asked for")
    }
    if let place = legacyCallers[name] {
      return Reason("not tightened: code that stays as it is creates it from documents without evidence", at: place)
    }
    let parts = ([types[name]?.recognised].compactMap(\.self) + (types[name]?.bases ?? []))
    if let rival = project.rivalOfMemberwiseInitializer(of: name) {
      return Reason(
        "not tightened: `init\(rival.node.signature.parameterClause.trimmedDescription)` would clash with the memberwise "
          + "initializer", at: project.files[rival.file].position(of: rival.node))
    }
    if let other = otherInitializer(of: name) {
      return Reason(
        "not tightened: `init\(other.node.signature.parameterClause.trimmedDescription)` stays as it is",
        at: project.files[other.file].position(of: other.node))
    }
    let names = parts.map(\.facts.name)
    for subclass in names.flatMap(project.subclasses(of:)) where !names.contains(subclass.name) {
      return Reason(
        "not tightened: its subclass `\(subclass.simpleName)` has a written initializer",
        at: project.files[subclass.file].position(of: subclass.node))
    }
    if Conformances(of: names, in: project).mayRequireDocumentInitializer {
      return Reason("not tightened: a protocol may ask for `init(json:)`")
    }
    if parts.contains(where: \.plan.isNilWhenEmpty) {
      return Reason("not tightened: an empty document is left unread")
    }
    var keys: Set<String> = []
    for field in types[name]?.fields ?? [] {
      let plan = field.plan
      if plan.read == .code { return Reason("not tightened: `\(plan.property)` is made by code", at: plan.position) }
      if plan.isPath { return Reason("not tightened: `\(plan.property)` is read at a path", at: plan.position) }
      if case .model(let model) = plan.type.element, types[model] == nil, !RuntimeLibrary.models.contains(model) {
        return Reason("not tightened: `\(model)` has a written initializer", at: plan.position)
      }
      guard keys.insert(KeyNames.camelCase(fromSnakeCase: plan.key)).inserted else {
        return Reason("not tightened: two keys are `\(KeyNames.camelCase(fromSnakeCase: plan.key))` in camelCase")
      }
      guard let evidence = options.evidence.fields[name]?[plan.property] else { continue }
      if !evidence.isAlwaysExact, let part = parts.first(where: { $0.facts.name == field.owner }),
        !isEditable(plan, of: part)
      {
        return Reason(
          "not tightened: `\(plan.property)` is declared with others, and needs `@Lossless`", at: plan.position)
      }
      if let why = plan.reasonAgainst(evidence) {
        return Reason("not tightened: `\(plan.property)` \(why)", at: plan.position)
      }
    }
    return nil
  }

  /// Another initializer from a document that stays. A later run would take it for how an exactly decoded type is read.
  private func otherInitializer(of name: String) -> JSONInitializer? {
    guard let recognised = types[name]?.recognised else { return nil }
    return project.jsonInitializers(of: name).first { other in
      other.node.id != recognised.initializer?.id && BridgedType(recognised.facts, other, in: project) != nil
    }
  }

  /// A tightened type is read strictly wherever it is, so whatever holds it must be backed by evidence too; and a type
  /// is decoded by Foundation only when all that it holds can be.
  private mutating func dropUnlessAllTightened(_ candidates: inout [String: Int]) {
    var changed = true
    while changed {
      changed = false
      for name in types.keys.sorted() {
        for field in types[name]?.fields ?? [] {
          guard case .model(let model) = field.plan.type.element, types[model] != nil else { continue }
          let (holder, held) = (candidates[name] != nil, candidates[model] != nil)
          guard holder != held else { continue }
          let loser = holder ? name : model
          candidates[loser] = nil
          types[loser]?.tightening = .legacy(
            Reason("not tightened: `\(holder ? model : name)` is not", at: field.plan.position))
          changed = true
        }
      }
    }
  }

  /// Takes the optional from every property that every document has, unless a use of it can't follow.
  private mutating func chooseRequiredFields(of names: [String], evidence: Evidence) {
    for name in names {
      for index in types[name]?.fields.indices ?? 0..<0 {
        guard let plan = types[name]?.fields[index].plan else { continue }
        let seen = evidence.fields[name]?[plan.property] ?? FieldEvidence()
        types[name]?.fields[index].isRequired =
          plan.isOptional && !plan.isImplicitlyUnwrapped && seen.isAlwaysPresent
        types[name]?.fields[index].form = seen.isAlwaysExact ? .plain : .wrapped(.lossless)
        types[name]?.fields[index].reason =
          plan.isOptional
          ? Reason(
            "`\(plan.property)` \(seen.isAlwaysPresent ? "is no longer" : "stays") optional: it is there in "
              + "\(seen.present) of \(seen.objects) \(evidence.noun)") : nil
      }
    }
    var edits: [Edit] = []
    var changed = true
    while changed {
      changed = false
      edits = []
      for name in names {
        for (index, field) in (types[name]?.fields ?? []).enumerated() where field.isRequired {
          do throws(OptionalUse.Blocked) {
            edits += try requiredEdits(for: field)
          } catch {
            types[name]?.fields[index].isRequired = false
            types[name]?.fields[index].reason = error.reason
            changed = true
          }
        }
      }
      changed = dropUnreadableResponses(names) || changed
    }
    useEdits += edits
  }

  private func requiredEdits(for field: FieldDecision) throws(OptionalUse.Blocked) -> [Edit] {
    func stays(_ why: String) -> OptionalUse.Blocked {
      OptionalUse.Blocked(reason: Reason("`\(field.plan.property)` stays optional: \(why)", at: field.plan.position))
    }
    guard let part = part(declaring: field) else { throw stays("its declaration is not certain") }
    guard isEditable(field.plan, of: part) else { throw stays("it is declared together with others") }
    if isRequired(field.plan.property, of: part) { throw stays("a protocol may ask for it") }
    if let other = OtherInitializers(of: part, in: project).leaving(field.plan.property) {
      throw OptionalUse.Blocked(
        reason: Reason(
          "`\(field.plan.property)` stays optional: `\(other.excerpt)` gives it no value", at: other.position))
    }
    let found: [MemberUses.Use]
    do throws(MemberUses.Uncertain) {
      found = try uses.uses(of: field.plan.property, owner: field.owner, except: deleted)
    } catch {
      throw OptionalUse.Blocked(reason: error.reason)
    }
    let optionalUse = OptionalUse(facts: project) { owner, property in
      !types.values.contains { type in
        type.fields.contains { $0.owner == owner && $0.plan.property == property && $0.isRequired }
      }
    }
    var edits: [Edit] = []
    for use in found {
      if project.files[use.file].role != .migrated {
        throw OptionalUse.Blocked(
          reason: Reason(
            "`\(field.plan.property)` is used in a folder that is only read",
            at: project.files[use.file].position(of: use.expression)))
      }
      if field.isStatus {
        throw OptionalUse.Blocked(
          reason: Reason(
            "`\(field.plan.property)` is used, and would be of another type",
            at: project.files[use.file].position(of: use.expression)))
      }
      edits += try optionalUse.edits(for: use.expression, in: use.file)
    }
    return edits
  }

  private func part(declaring field: FieldDecision) -> RecognisedType? {
    types.values.lazy.flatMap { $0.bases + [$0.recognised] }.first { $0.facts.name == field.owner }
  }

  /// The client's responses have a status that is always there; where it is not, the response stays a legacy one, and
  /// with it all that it holds and all that holds those.
  private mutating func dropUnreadableResponses(_ names: [String]) -> Bool {
    var candidates = Dictionary(
      uniqueKeysWithValues: names.compactMap { name -> (String, Int)? in
        guard case .tightened(let documents)? = types[name]?.tightening else { return nil }
        return (name, documents)
      })
    let before = candidates.count
    for (name, _) in candidates {
      guard let type = types[name], type.isResponse, type.fields.first(where: \.isStatus)?.isRequired != true else {
        continue
      }
      candidates[name] = nil
      types[name]?.tightening = .legacy(Reason("not tightened: its status is not always there, or is used"))
    }
    dropUnlessAllTightened(&candidates)
    for name in names where candidates[name] == nil {
      guard let type = types[name], type.fields.contains(where: \.isRequired) || type.isTightened else { continue }
      let reason = type.tightening
      types[name] = initialDecision(type.recognised)
      if case .legacy = reason { types[name]?.tightening = reason }
    }
    return candidates.count != before
  }

  // MARK: Renaming

  /// Gives properties the name that the key strategy wants, where every use of the old name is certain.
  private mutating func rename() {
    for name in types.keys.sorted() {
      for (index, field) in (types[name]?.fields ?? []).enumerated() {
        let wanted = KeyNames.camelCase(fromSnakeCase: field.plan.key)
        if field.plan.isPath { continue }
        guard wanted != field.name, KeyNames.isReversible(field.plan.key) || types[name]?.isTightened == true else {
          continue
        }
        switch renameEdits(for: field, to: wanted) {
        case .success(let edits):
          useEdits += edits
          types[name]?.fields[index].name = wanted
        case .failure(let uncertain):
          types[name]?.fields[index].reason = Reason(
            "`\(field.name)` keeps its name: \(uncertain.reason.text)", at: uncertain.reason.position)
        }
      }
    }
  }

  private func renameEdits(for field: FieldDecision, to wanted: String) -> Result<[Edit], MemberUses.Uncertain> {
    func failure(_ text: String, _ position: SourcePosition? = nil) -> Result<[Edit], MemberUses.Uncertain> {
      .failure(MemberUses.Uncertain(reason: Reason(text, at: position)))
    }
    guard wanted.isPlainIdentifier else { return failure("`\(wanted)` is no name for a property") }
    let isTaken =
      project.properties(named: wanted).contains { $0.owner == field.owner }
      || project.functions(named: wanted).contains { $0.owner == field.owner }
      || types.values.contains { type in
        type.fields.contains { $0.name == wanted } && type.fields.contains { $0.owner == field.owner }
      }
    if isTaken { return failure("`\(wanted)` is taken") }
    guard let part = part(declaring: field), !isRequired(field.plan.property, of: part) else {
      return failure("a protocol may ask for it")
    }
    do throws(MemberUses.Uncertain) {
      let found = try uses.uses(of: field.plan.property, owner: field.owner, except: deleted)
      if let context = found.first(where: { project.files[$0.file].role != .migrated }) {
        let position = project.files[context.file].position(of: context.name)
        return failure("it is used in a folder that is only read", position)
      }
      if let hidden = found.first(where: { $0.isHidden(by: wanted) }) {
        let position = project.files[hidden.file].position(of: hidden.name)
        return failure("a local `\(wanted)` would hide it", position)
      }
      return .success(found.map { Edit(file: $0.file, range: $0.name.trimmedOffsets, text: wanted) })
    } catch {
      return .failure(error)
    }
  }
}

extension ExprSyntax {
  /// Whether nothing happens when the value is made: a literal, `nil`, `[]`, `[:]`, `[String]()`.
  fileprivate var isPlainValue: Bool {
    if let array = self.as(ArrayExprSyntax.self) { return array.elements.allSatisfy(\.expression.isPlainValue) }
    if let dictionary = self.as(DictionaryExprSyntax.self) {
      guard case .elements(let elements) = dictionary.content else { return true }
      return elements.allSatisfy { $0.key.isPlainValue && $0.value.isPlainValue }
    }
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.is(ArrayExprSyntax.self) || call.calledExpression.is(DictionaryExprSyntax.self)
        ? call.arguments.isEmpty && call.trailingClosure == nil : Self.plainCalls.contains(trimmedDescription)
    }
    if let prefix = self.as(PrefixOperatorExprSyntax.self) { return prefix.expression.isPlainValue }
    if let text = self.as(StringLiteralExprSyntax.self) { return text.representedLiteralValue != nil }
    return isLiteral || self.is(NilLiteralExprSyntax.self)
  }

  private static var plainCalls: Set<String> { ["Bool()", "Double()", "Float()", "Int()", "String()"] }
}

extension MemberUses.Use {
  /// Whether the property is named without `self`, where a local variable has the name that it would get.
  fileprivate func isHidden(by name: String) -> Bool {
    guard expression.is(DeclReferenceExprSyntax.self) else { return false }
    if case .none = expression.localBinding(of: name) { return false }
    return true
  }
}

extension FieldDecision {
  /// The status that the runtime libraries bring, which the new client's responses have as their own type.
  var isStatus: Bool { plan.type == .model(RuntimeLibrary.statusParameters) }
}

extension FieldPlan {
  /// Why strict decoding would not give the old values for the documents that were seen; nil when it would.
  func reasonAgainst(_ evidence: FieldEvidence) -> String? {
    let seen = "\(evidence.present) of \(evidence.objects) recorded objects"
    if case .lossless = read {
      if !evidence.isAlwaysLossless { return "is no number in some recorded objects" }
    } else if !evidence.isAlwaysExact {
      return "is of another type in some recorded objects"
    }
    if evidence.isAlwaysPresent { return nil }
    // What the old code gives for an absent key has to be what an optional gives: nil.
    guard isOptional else { return "is there in \(seen) only, and the old code has a default" }
    if case .ifPresent(_, let presence) = read, presence != .notNull {
      return "is there in \(seen) only, and the old code asks otherwise than for null"
    }
    if case .model = read { return "is there in \(seen) only, and the old code makes one all the same" }
    if fallback != nil || initialValue != nil { return "is there in \(seen) only, and the old code has a default" }
    if case .value = read { return "is there in \(seen) only, and the old code has a default" }
    if case .elements = read { return "is there in \(seen) only, and the old code has a default" }
    return nil
  }
}

extension String {
  /// Whether the text can stand as a name in source without backticks.
  var isPlainIdentifier: Bool {
    guard let first = unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
    guard unicodeScalars.allSatisfy({ $0 == "_" || $0.properties.isXIDContinue }) else { return false }
    return Keyword.reserved.contains(self) == false
  }
}

extension Keyword {
  /// The words that Swift keeps for itself in an expression.
  fileprivate static let reserved: Set = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static",
    "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as",
    "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "Type",
    "Protocol",
  ]
}
