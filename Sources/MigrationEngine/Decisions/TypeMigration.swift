import SwiftSyntax

/// Decides which legacy types are converted, with the reasons against the others.
struct TypeMigration {
  let project: ProjectFacts
  /// Types that are converted, by full name. A base class that is folded in is not among them.
  private(set) var recognised: [String: RecognisedType] = [:]
  /// The superclasses that are folded into a type, the topmost first.
  private(set) var bases: [String: [RecognisedType]] = [:]
  /// Types that stay as they are.
  private(set) var failures: [String: Reason] = [:]
  /// The reasons why types with a written initializer did not get rules instead.
  private(set) var ruleFailures: [String: Reason] = [:]

  /// The base classes that disappear, each with the type that takes its members.
  var foldedInto: [String: String] {
    var result: [String: String] = [:]
    for (leaf, chain) in bases { for base in chain { result[base.facts.name] = leaf } }
    return result
  }

  /// Types that are converted in another way, and that can be contained like those converted here.
  private let decodable: Set<String>
  private let recognition: Recognition

  /// The meaning of each type by itself, whatever becomes of the others.
  struct Recognition {
    fileprivate var recognised: [String: RecognisedType] = [:]
    fileprivate var failures: [String: Reason] = [:]
    /// The meanings of the initializers that were understood, by type, whether declarations can say them or not.
    fileprivate var meanings: [String: TypeRecognition.Meaning] = [:]
    /// The types whose initializers might be understood once it is known what becomes of others.
    fileprivate var undecided: Set<String> = []

    init(in project: ProjectFacts) {
      let owners = Set(project.jsonInitializers.map(\.owner)).sorted()
      let results = Parallel.map(owners) { owner in
        var meaning: TypeRecognition.Meaning?
        let result = Result { () throws(NotRecognised) in
          let recognition = try TypeMigration.recognition(owner, in: project)
          let found = try recognition.meaning()
          meaning = found
          return try recognition.recognise(found)
        }
        return (result, meaning)
      }
      for (owner, (result, meaning)) in zip(owners, results) {
        meanings[owner] = meaning
        switch result {
        case .success(let type): recognised[owner] = type
        case .failure(let error):
          failures[owner] = error.reason
          if error.isUndecided { undecided.insert(owner) }
        }
      }
    }
  }

  /// - Parameters:
  ///   - project: what is known of all files.
  ///   - recognition: the meaning of its types.
  ///   - decodable: types that get a written initializer.
  init(project: ProjectFacts, _ recognition: Recognition, decodable: Set<String> = []) {
    self.project = project
    self.decodable = decodable
    (recognised, failures) = (recognition.recognised, recognition.failures)
    self.recognition = recognition
    foldBases()
    dropDependents()
  }

  private static func recognition(
    _ owner: String, in project: ProjectFacts, handing: Handing? = nil, isBesideUnskipped: Bool = false,
    reasonAgainst: @escaping @Sendable (FieldPlan) -> Reason? = { _ in nil }
  ) throws(NotRecognised) -> TypeRecognition {
    func failure(_ kind: ReasonKind, _ text: String, _ initializer: JSONInitializer) -> NotRecognised {
      NotRecognised(
        reason: Reason(kind, text, at: project.files[initializer.file].position(of: initializer.node)))
    }
    let found = project.jsonInitializers(of: owner)
    guard let type = project.type(named: owner) else {
      let position = project.files[found[0].file].position(of: found[0].node)
      throw NotRecognised(reason: project.reasonWithoutType(owner).at(position))
    }
    guard let initializer = project.documentInitializer(of: owner) else {
      throw failure(.moreThanOneInitializer, "the type has more than one initializer from JSON", found[1])
    }
    if let other = project.initializerConfused(with: initializer) {
      throw failure(.rivalInitializer, "two initializers from JSON could be meant by the same calls", other)
    }
    if let reason = project.files[type.file].role.reasonToStay { throw NotRecognised(reason: reason) }
    if let reason = project.reasonToLeave(type) { throw NotRecognised(reason: reason) }
    return TypeRecognition(
      project: project, type: type, found: initializer, handing: handing, isBesideUnskipped: isBesideUnskipped,
      reasonAgainst: reasonAgainst)
  }

  // MARK: Rules

  /// Adds types that get stored properties after all, with rules for statements that no idiom recognises.
  ///
  /// - Parameters:
  ///   - documents: the types that would have a written initializer.
  ///   - alone: types that could have none, and got stored properties in the round before.
  ///   - others: further types that could have none.
  /// - Returns: their names.
  mutating func addRuled(_ documents: DocumentMigration, alone: Set<String>, or others: Set<String>) -> Set<String> {
    let project = project
    let withoutForm = alone.union(others)
    var names = withoutForm.sorted()
    for type in documents.converted.values.sorted(by: { $0.type.name < $1.type.name }) {
      if let reason = type.reasonAgainstRules(in: project) {
        ruleFailures[type.type.name] = reason
      } else if let subclass = project.descendants(of: type.type.name).first(where: {
        documents.converted[$0.name]?.body.asksDecoder == false
      }) {
        // That one is written as below another written initializer.
        ruleFailures[type.type.name] = Reason(
          .subclassNotConverted, "its subclass `\(subclass.simpleName)` does not pass the document on")
      } else {
        names.append(type.type.name)
      }
    }
    // `decodable` was an assumption; the types in `documents` are known.
    let decodable = documents.decodable.union(alone)
    let converted = decodable.union(recognised.keys)
    let plain = Set(recognised.keys).union(alone)
    let meanings = recognition.meanings
    names.removeAll { meanings[$0] == nil && !recognition.undecided.contains($0) }
    let results = Parallel.map(names) { name in
      Result { () throws(NotRecognised) in
        let handing = Handing(documents, plain: plain, for: name)
        var recognition = try Self.recognition(name, in: project, handing: handing) {
          Self.reason(against: $0, in: project, isConverted: converted.contains)
        }
        recognition.hasNoWrittenForm = withoutForm.contains(name)
        // A meaning that was found without knowing of other conversions stays as it is.
        if let meaning = meanings[name] { return try recognition.recognise(meaning) }
        return try recognition.recognise(recognition.meaning())
      }
    }
    var added: Set<String> = []
    for (name, result) in zip(names, results) {
      switch result {
      // It goes further than the one that is there: rules may have code.
      case .failure(let error):
        if !withoutForm.contains(name) || recognition.undecided.contains(name) { failures[name] = error.reason }
      case .success(let type):
        recognised[name] = type
        if let reason = missingModel(in: name, beside: decodable) ?? sharedKey(in: name)
          ?? reasonToStayComputed(name) ?? reasonOfEarlyStop(name)
        {
          recognised[name] = nil
          if !withoutForm.contains(name) { failures[name] = reason }
        } else {
          added.insert(name)
          failures[name] = nil
        }
      }
    }
    return added
  }

  private func containedElsewhere(by name: String) -> Set<String> {
    Set(
      fields(of: name).compactMap { field in
        guard case .model(let model) = field.type.element, recognised[model] == nil else { return nil }
        return model
      }
    ).subtracting(RuntimeLibrary.models)
  }

  // MARK: Inheritance

  private mutating func foldBases() {
    var folded: Set<String> = []
    for name in recognised.keys.sorted() where project.subclasses(of: name).isEmpty {
      guard let leaf = recognised[name], leaf.plan.superclass != nil else { continue }
      do throws(NotRecognised) {
        let chain = try foldableBases(of: leaf)
        if (chain + [leaf]).flatMap(\.plan.fields).partlySkipped != nil, let meaning = recognition.meanings[name] {
          recognised[name] = try Self.recognition(name, in: project, isBesideUnskipped: true).recognise(meaning)
        }
        if let property = (chain + [recognised[name] ?? leaf]).flatMap(\.plan.fields).partlySkipped {
          throw NotRecognised(
            reason: Reason(
              .hierarchyNotFolded,
              "its superclass can't be folded in: `\(property)` is nil where the document is not read, and others are not"
            ))
        }
        bases[name] = chain
        folded.formUnion(chain.map(\.facts.name))
      } catch {
        fail(name, error.reason)
      }
    }
    for name in recognised.keys.sorted() {
      if folded.contains(name) {
        recognised[name] = nil
      } else if let subclass = project.subclasses(of: name).first {
        fail(
          name,
          Reason(.subclassNotConverted, "its subclass `\(subclass.name)` is not converted, and calls its initializer"))
      }
    }
  }

  private func foldableBases(of leaf: RecognisedType) throws(NotRecognised) -> [RecognisedType] {
    var chain: [RecognisedType] = []
    var current = leaf
    var properties = Set(leaf.plan.fields.map(\.property) + leaf.unreadProperties)
    try checkMembers(of: leaf, of: leaf)
    while let superclass = current.plan.superclass {
      guard let base = recognised[superclass] else {
        throw NotRecognised(reason: Reason(.superclassNotConverted, "its superclass `\(superclass)` is not converted"))
      }
      try checkFoldable(base, into: leaf)
      try checkMembers(of: base, of: leaf)
      let own = base.plan.fields.map(\.property) + base.unreadProperties
      guard properties.isDisjoint(with: own) else {
        throw NotRecognised(
          reason: Reason(.hierarchyNotFolded, "it declares a property that its superclass `\(superclass)` has too"))
      }
      properties.formUnion(own)
      chain.insert(base, at: 0)
      current = base
    }
    return chain
  }

  /// Checks that a base class has only one subclass, into which it can be folded.
  private func checkFoldable(_ base: RecognisedType, into leaf: RecognisedType) throws(NotRecognised) {
    let name = base.facts.name
    func stays(_ why: String, _ position: SourcePosition? = nil) -> NotRecognised {
      NotRecognised(
        reason: Reason(.hierarchyNotFolded, "its superclass `\(name)` can't be folded in: \(why)", at: position))
    }
    guard project.subclasses(of: name).count == 1 else { throw stays("it has other subclasses") }
    if base.facts.has(.open) { throw stays("it is open") }
    // Once folded, both classes would refuse the documents that one of them refuses today.
    if [base, leaf].contains(where: \.plan.requiresValues) { throw stays("a document without a value is refused") }
    if base.plan.isNilWhenEmpty { throw stays("it leaves an empty document unread") }
    if base.plan.demand != nil || !base.plan.conditions.isEmpty { throw stays("it refuses some documents as a whole") }
    guard base.facts.enclosing == leaf.facts.enclosing, base.facts.file == leaf.facts.file else {
      throw stays("it is declared elsewhere")
    }
    for mention in TypeMentions(facts: project).mentions(of: name) {
      let position = project.files[mention.file].position(of: mention.token)
      switch mention.kind {
      case .superclass: continue
      case .prefixOfNestedType:
        if project.files[mention.file].role != .migrated {
          throw stays("a folder that is only read names it", position)
        }
      case .other, .uncertain: throw stays("it is used by itself", position)
      }
    }
  }

  /// Members that mean something only while there are two classes.
  private func checkMembers(of part: RecognisedType, of leaf: RecognisedType) throws(NotRecognised) {
    func failure(_ why: String, _ node: some SyntaxProtocol) -> NotRecognised {
      NotRecognised(
        reason: Reason(
          .hierarchyNotFolded, "its superclass can't be folded in: \(why)",
          at: project.files[part.facts.file].position(of: node)))
    }
    let isLeaf = part.facts.name == leaf.facts.name
    let others = isLeaf ? [] : Set(leaf.facts.memberBlock.members.flatMap(\.decl.declaredNames))
    for member in part.facts.memberBlock.members where member.decl.id != part.initializer.map({ DeclSyntax($0).id }) {
      if member.decl.is(InitializerDeclSyntax.self) { throw failure("there is another initializer", member) }
      let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
      if let modifier = modifiers?.first(where: { $0.name.tokenKind == .keyword(.override) }) {
        throw failure("a member is `override`", modifier)
      }
      if let token = member.codeTokens.first(where: { $0.tokenKind == .keyword(.super) }) {
        throw failure("a member calls `super`", token)
      }
      if let name = member.decl.declaredNames.first(where: others.contains) {
        throw failure("both declare `\(name)`", member)
      }
    }
    for part in project.extensions(of: leaf.facts.name) {
      for member in part.node.memberBlock.members {
        if member.decl.is(InitializerDeclSyntax.self) { throw failure("there is another initializer", member) }
        if let token = member.codeTokens.first(where: { $0.tokenKind == .keyword(.super) }) {
          throw NotRecognised(
            reason: Reason(
              .hierarchyNotFolded, "its superclass can't be folded in: a member calls `super`",
              at: project.files[part.file].position(of: token)))
        }
      }
    }
  }

  // MARK: What types contain

  /// Returns whether a value of a type would contain another one of the same type, which only a class can. (An array's
  /// elements are stored elsewhere.)
  func holdsItself(_ name: String) -> Bool {
    var seen: Set<String> = []
    var open = [name]
    while let current = open.popLast() {
      for held in typesHeld(by: current) {
        if held == name { return true }
        if seen.insert(held).inserted { open.append(held) }
      }
    }
    return false
  }

  /// Returns the project's types that a value contains directly. A class that stays a class contains none in this
  /// sense.
  private func typesHeld(by name: String) -> [String] {
    guard let type = project.type(named: name) else { return [] }
    if type.kind == .enumeration {
      let cases = type.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      return cases.flatMap { $0.codeTokens }.compactMap {
        project.resolve($0.text, in: name)?.name
      }
    }
    guard type.kind == .structure || recognised[name] != nil else { return [] }
    let owners = [name] + bases[name, default: []].map(\.facts.name)
    return owners.flatMap(project.instanceProperties).compactMap { property in
      guard !property.isComputed, let written = property.type else { return nil }
      return project.swiftType(written, in: property.owner)?.unwrapped.projectName
    }
  }

  /// A type is converted only when every model in it is. Repeated until nothing falls any more.
  private mutating func dropDependents() {
    var changed = true
    while changed {
      changed = false
      for name in recognised.keys.sorted() {
        guard
          let missing = missingModel(in: name, beside: decodable) ?? sharedKey(in: name) ?? reasonToStayComputed(name)
            ?? reasonOfEarlyStop(name)
        else {
          continue
        }
        fail(name, missing)
        changed = true
      }
    }
  }

  /// - Parameter others: further types that a property may be of.
  private func missingModel(in name: String, beside others: Set<String>) -> Reason? {
    for field in fields(of: name) {
      let reason = Self.reason(against: field, in: project) { model in
        recognised[model] != nil || others.contains(model)
      }
      if let reason { return reason.at(field.position) }
    }
    return nil
  }

  /// Returns the reason why a stored property can't be decoded by itself.
  private static func reason(
    against field: FieldPlan, in project: ProjectFacts, isConverted: (_ model: String) -> Bool
  ) -> Reason? {
    let type = field.type
    guard case .model(let model) = type.element, !RuntimeLibrary.models.contains(model) else { return nil }
    guard isConverted(model) else {
      return Reason(.modelNotConverted, "it contains `\(model)`, which is not converted")
    }
    if project.entry(of: model)?.effect == EntryPoint.Effect.none || project.neverRefuses(model) { return nil }
    // What throws was asked by `try?`, or its error is the type's own.
    if project.entry(of: model)?.effect == .throwing, !field.isOptional, case .model = type { return nil }
    let mayRefuse = project.mayRefuse(model)
    // `compactMap` drops what a failable initializer refuses; decoding an array does the same.
    if mayRefuse, case .array(.model) = type { return nil }
    // A document is refused with the model that it must have.
    if mayRefuse, field.isGuarded, case .model = type { return nil }
    // A document that the model refuses leaves an optional property nil.
    if mayRefuse, field.isOptional, case .ifPresent(.model, .notNull) = field.read { return nil }
    return Reason(.failureNotDeclarable, "it contains `\(model)`, whose initializer may fail")
  }

  private func sharedKey(in name: String) -> Reason? {
    let fields = fields(of: name)
    var seen: Set<String> = []
    // The key of a rule for the object is the property's name, and no other may be written in the same way.
    let shared =
      fields.first { !seen.insert($0.key).inserted }
      ?? fields.first { field in
        let written = KeyNames.camelCase(fromSnakeCase: field.key)
        return field.isOfObject
          && fields.contains {
            $0.property != field.property && KeyNames.camelCase(fromSnakeCase: $0.key) == written
          }
      }
    return shared.map {
      Reason(.keyInTwoProperties, "two properties read the key `\($0.key)`", at: $0.position)
    }
  }

  private mutating func fail(_ name: String, _ reason: Reason) {
    recognised[name] = nil
    failures[name] = reason
    for base in bases.removeValue(forKey: name) ?? [] {
      failures[base.facts.name] = Reason(
        .subclassNotConverted, "its subclass `\(name)` is not converted, and calls its initializer")
    }
  }

  /// The models that the types contain and that are not converted here.
  var containedElsewhere: Set<String> {
    recognised.keys.reduce(into: []) { $0.formUnion(containedElsewhere(by: $1)) }
  }

  /// The fields of a type, those of the folded base classes first.
  func fields(of name: String) -> [FieldPlan] {
    (bases[name, default: []] + [recognised[name]].compactMap(\.self)).flatMap(\.plan.fields)
  }

  /// The stretches of code that a conversion deletes: the initializers that were understood.
  var deletedRanges: [Int: [Range<Int>]] {
    (Array(recognised.values) + bases.values.flatMap(\.self)).deletedRanges
  }
}

extension DeclSyntax {
  /// The names that a member gives to something.
  var declaredNames: [String] {
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.map(\.pattern.trimmedDescription)
    }
    return asProtocol((any NamedDeclSyntax).self).map { [$0.name.text] } ?? []
  }
}
