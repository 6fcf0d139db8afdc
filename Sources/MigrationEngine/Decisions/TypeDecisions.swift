import SwiftSyntax

/// Decides the form of every converted type: struct or class, names, `let` or `var`, and the tightening that evidence
/// allows.
struct TypeDecisions {
  var types: [String: TypeDecision] = [:]
  /// Edits at the uses of properties that are renamed or lose their optional.
  var useEdits: [Edit] = []

  /// The user's options.
  struct Options {
    var renames = false
    var evidence: Evidence = .none
    var minimumSamples = 20
    var keepsClasses = false
    var tightening = Tightening.evidence

    /// Returns the grounds on which a type may be tightened. Nil if there are none.
    func basis(for type: String) -> TypeDecision.Basis? {
      switch tightening {
      case .none: return nil
      case .declared: return .declarations
      case .evidence: return evidence.documents[type].map { .documents($0) }
      }
    }
  }

  let project: ProjectFacts
  private let migration: TypeMigration
  let uses: MemberUses
  /// The encoding members of types.
  let writers: Writers
  let deleted: [Int: [Range<Int>]]
  private let keepsClasses: Bool

  /// - Parameters:
  ///   - project: what is known of all files.
  ///   - migration: the types that are converted.
  ///   - earlier: the types that an earlier run converted, which evidence and new names may change.
  ///   - options: what the user asked for.
  ///   - deleted: the stretches of code that the requests' and call sites' conversion deletes too.
  ///   - callers: code that stays and creates types from JSON.
  init(
    project: ProjectFacts, migration: TypeMigration, earlier: [String: RecognisedType] = [:], options: Options,
    deleted: [Int: [Range<Int>]], callers: LegacyCallers
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
    tighten(options, callers: callers)
    if options.renames { rename() }
    for (name, type) in types { types[name]?.keySpelling = type.bestSpelling }
    noteWriters()
  }

  /// Excludes types with their own encoding members, and types that contain them, from becoming `Encodable`.
  private mutating func noteWriters() {
    for (name, type) in types {
      types[name]?.writes =
        project.rivalOfEncodable(type.recognised.facts) != nil
        || ([name] + type.bases.map(\.facts.name)).contains { !writers.members(of: $0).isEmpty }
        || type.fields.contains { $0.wrapper?.onlyReads == true }
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

  /// The decision for a type that an earlier run converted: everything as it is, for evidence and new names to change.
  private func decisionAsItIs(_ recognised: RecognisedType) -> TypeDecision {
    let fields = recognised.plan.fields.map { field in
      FieldDecision(
        plan: field, owner: recognised.facts.name, name: field.property,
        form: recognised.forms[field.property] ?? .plain, isLet: isLet(field, of: recognised),
        isListed: recognised.listed.contains(field.property))
    }
    return TypeDecision(
      recognised: recognised, bases: [], fields: fields,
      classReason: recognised.facts.kind == .classType ? Reason(.objectNeeded, "stays a class") : nil,
      tightening: .legacy(nil))
  }

  func initialDecision(_ recognised: RecognisedType) -> TypeDecision {
    if recognised.earlier != nil { return decisionAsItIs(recognised) }
    let bases = migration.bases[recognised.facts.name, default: []]
    let parts = bases + [recognised]
    let classReason =
      ClassToStruct(project: project, uses: uses, deleted: deleted, keepsClasses: keepsClasses)
      .reasonToStay(parts) { !isLet($0, of: $1) }
      ?? (migration.holdsItself(recognised.facts.name)
        ? Reason(.objectNeeded, "stays a class: it holds a value of its own type") : nil)
      ?? recognised.facts.attributes.first.map {
        Reason(.objectNeeded, "stays a class: it has the attribute `\($0.trimmedDescription)`")
      }
    let fields = parts.flatMap { part in
      part.plan.fields.map { field in
        let why = field.legacyForm(requiresValues: part.plan.requiresValues).reason
        return FieldDecision(
          plan: field, owner: part.facts.name, name: field.property,
          form: part.forms[field.property] ?? .plain, isLet: isLet(field, of: part),
          isListed: part.listed.contains(field.property),
          reason: why.map { $0.at(field.position).after("`\(field.property)`: ") })
      }
    }
    return TypeDecision(
      recognised: recognised, bases: bases, fields: fields, classReason: classReason, tightening: .legacy(nil))
  }

  /// Returns whether only the initializer sets the property.
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
    guard part.earlier == nil || isWrapped && !part.isCreatedMemberwise(in: project) else { return false }
    guard isEditable(field, of: part), declaration.bindings.first?.accessorBlock == nil, !part.facts.has(.open),
      isWrapped || !declaration.modifiers.contains(where: { $0.detail != nil })
    else { return false }
    // Other modules may fill it.
    if declaration.isVisibleOutside, part.facts.node.isVisibleOutside { return false }
    if property.isDynamic { return false }
    // Key-value coding writes what Objective-C sees.
    let lineage = project.lineage(of: part.facts.name).compactMap(project.type(named:))
    let attributes = lineage.flatMap { Array($0.attributes) } + Array(declaration.attributes)
    if attributes.contains(where: { ["@objc", "@objcMembers"].contains($0.trimmedDescription) }) { return false }
    // A property that a subclass overrides or observes has to be writable.
    if project.descendants(of: part.facts.name).contains(where: { project.declares(field.property, in: $0.name) }) {
      return false
    }
    // What begins with values can be made of nothing.
    if part.initializer?.modifiers.contains(where: { $0.name.tokenKind == .keyword(.convenience) }) == true {
      return false
    }
    // Another initializer may rely on the value that a `var` begins with.
    let decoding = part.initializer == nil ? 0 : 1
    let initializers = part.facts.memberBlock.members.filter { $0.decl.is(InitializerDeclSyntax.self) }
    guard initializers.count == decoding, !isRequired(field.property, of: part) else { return false }
    if part.isCreatedImplicitly(in: project) { return false }
    return uses.mutation(of: field.property, owner: part.facts.name, except: deleted) == nil
  }

  /// Returns whether a protocol may require the property in its current form.
  func isRequired(_ property: String, of part: RecognisedType) -> Bool {
    let heirs = migration.bases.filter { $0.value.contains { $0.facts.name == part.facts.name } }.map(\.key)
    return Conformances(of: [part.facts.name] + heirs, in: project).mayRequire(property)
  }

  /// Whether the property is declared by itself, so that its declaration can be changed.
  func isEditable(_ field: FieldPlan, of part: RecognisedType) -> Bool {
    project.property(field.property, of: part.facts.name)?.declaration.bindings.count == 1
  }
}

extension ExprSyntax {
  /// Whether creating the value has no side effects: a literal, `nil`, `[]`, `[:]`, `[String]()`.
  var isPlainValue: Bool {
    if let array = self.as(ArrayExprSyntax.self) { return array.elements.allSatisfy(\.expression.isPlainValue) }
    if let dictionary = self.as(DictionaryExprSyntax.self) {
      guard case .elements(let elements) = dictionary.content else { return true }
      return elements.allSatisfy { $0.key.isPlainValue && $0.value.isPlainValue }
    }
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.emptyCollectionType != nil || Self.plainCalls.contains(trimmedDescription)
    }
    if let prefix = self.as(PrefixOperatorExprSyntax.self) { return prefix.expression.isPlainValue }
    if let text = self.as(StringLiteralExprSyntax.self) { return text.representedLiteralValue != nil }
    return isLiteral || self.is(NilLiteralExprSyntax.self)
  }

  private static var plainCalls: Set<String> { ["Bool()", "Double()", "Float()", "Int()", "String()"] }
}
