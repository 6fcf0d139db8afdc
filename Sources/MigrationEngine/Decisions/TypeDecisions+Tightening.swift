import SwiftSyntax

/// Decides which types Foundation decodes, and which of their properties lose their optional: by evidence, or by their
/// declarations.
extension TypeDecisions {
  mutating func tighten(_ options: Options, callers: LegacyCallers) {
    var candidates = Dictionary(
      uniqueKeysWithValues: types.keys.compactMap { name in
        options.basis(for: name).map { (name, $0) }
      })
    let judge = self
    let results = Parallel.map(candidates.sorted { $0.key < $1.key }) { name, basis in
      (name, judge.callSites(of: name, on: basis, options, callers))
    }
    for (name, result) in results {
      switch result {
      case .success(let sites): types[name]?.callSites = sites
      case .failure(let stay):
        candidates[name] = nil
        types[name]?.tightening = .legacy(stay.reason)
      }
    }
    dropUnlessAllTightened(&candidates)
    for (name, basis) in candidates { types[name]?.tightening = .tightened(basis) }
    if options.tightening == .declared {
      for name in candidates.keys { believeDeclarations(of: name) }
    } else {
      weighEvidence(options.evidence, for: candidates.keys.sorted())
    }
    settleRequiredFields(of: candidates.keys.sorted())
    useEdits += types.values.filter(\.isTightened).flatMap(\.callSites).flatMap(\.edits)
  }

  /// Returns the call sites that create a type from a `JSON`, or the reason against tightening it.
  private func callSites(
    of name: String, on basis: TypeDecision.Basis, _ options: Options, _ callers: LegacyCallers
  ) -> Result<[DecodingCallSite], LegacyCallers.Stay> {
    func stays(_ reason: Reason) -> Result<[DecodingCallSite], LegacyCallers.Stay> {
      .failure(LegacyCallers.Stay(reason: reason.after("not tightened: ")))
    }
    guard let entry = types[name]?.recognised.entry else { return .success([]) }
    if case .documents(let count) = basis {
      if count < options.minimumSamples, !options.evidence.specified.contains(name) {
        return stays(
          Reason(
            .evidenceInsufficient, "\(count) documents, and at least \(options.minimumSamples) are asked for"))
      }
      if let place = callers.place(creating: name, entry) {
        return stays(
          Reason(
            .createdByStayingCode, "code that stays as it is creates it from documents without evidence", at: place))
      }
    }
    if let reason = reasonAgainst(name, on: basis, options) { return .failure(.init(reason: reason)) }
    guard basis == .declarations else { return .success([]) }
    do throws(LegacyCallers.Stay) {
      return .success(try callers.sites(creating: name, entry))
    } catch {
      return stays(error.reason)
    }
  }

  private func reasonAgainst(_ name: String, on basis: TypeDecision.Basis, _ options: Options) -> Reason? {
    let parts = ([types[name]?.recognised].compactMap(\.self) + (types[name]?.bases ?? []))
    if let rival = project.rivalOfMemberwiseInitializer(of: name) {
      return Reason(
        .otherInitializerStays,
        "not tightened: `init\(rival.node.signature.parameterClause.trimmedDescription)` would clash with the memberwise "
          + "initializer", at: project.files[rival.file].position(of: rival.node))
    }
    if let other = otherInitializer(of: name) {
      return Reason(
        .otherInitializerStays,
        "not tightened: `init\(other.node.signature.parameterClause.trimmedDescription)` stays as it is",
        at: project.files[other.file].position(of: other.node))
    }
    let names = parts.map(\.facts.name)
    for subclass in names.flatMap(project.subclasses(of:)) where !names.contains(subclass.name) {
      return Reason(
        .partNotTightened, "not tightened: its subclass `\(subclass.simpleName)` has a written initializer",
        at: project.files[subclass.file].position(of: subclass.node))
    }
    if Conformances(of: names, in: project).mayRequireDocumentInitializer {
      return Reason(.requiredByProtocol, "not tightened: a protocol may ask for `init(json:)`")
    }
    for part in parts {
      let own = [
        part.initializer?.enclosingExtension?.id, part.earlier?.clause.parent?.as(ExtensionDeclSyntax.self)?.id,
      ]
      let other = project.extensions(of: part.facts.name).first { found in
        !own.contains(found.node.id) && !Set(["Codable", "Decodable"]).isDisjoint(with: found.inherited)
      }
      if let other {
        return Reason(
          .alreadyCodable, "not tightened: an extension says already that it is decoded",
          at: project.files[other.file].position(of: other.node))
      }
    }
    var keys: Set<String> = []
    for field in types[name]?.fields ?? [] {
      let plan = field.plan
      if plan.isPath {
        return Reason(
          .foundationReadsOtherwise, "not tightened: `\(plan.property)` is read at a path", at: plan.position)
      }
      if plan.read != .code, case .model(let model) = plan.type.element, types[model] == nil,
        !RuntimeLibrary.models.contains(model)
      {
        return Reason(.partNotTightened, "not tightened: `\(model)` has a written initializer", at: plan.position)
      }
      if let part = parts.first(where: { $0.facts.name == field.owner }), part.keepsKeys,
        part.codingKey(of: plan.property) != KeyNames.camelCase(fromSnakeCase: plan.key)
      {
        return Reason(
          .foundationReadsOtherwise, "not tightened: other code may encode `\(plan.property)` under another key",
          at: plan.position)
      }
      guard keys.insert(KeyNames.camelCase(fromSnakeCase: plan.key)).inserted else {
        return Reason(
          .foundationReadsOtherwise,
          "not tightened: two keys are `\(KeyNames.camelCase(fromSnakeCase: plan.key))` in camelCase")
      }
    }
    if parts.contains(where: { !$0.plan.conditions.isEmpty }) {
      return Reason(.foundationReadsOtherwise, "not tightened: the type asks for more than its properties do")
    }
    return basis == .declarations
      ? reasonAgainstBelieving(name) : reasonAgainstConcluding(name, parts, from: options.evidence)
  }

  /// Returns the reason why the documents allow no conclusion about the type.
  private func reasonAgainstConcluding(_ name: String, _ parts: [RecognisedType], from all: Evidence) -> Reason? {
    if parts.contains(where: \.plan.isNilWhenEmpty) {
      return Reason(.evidenceInsufficient, "not tightened: an empty document is left unread")
    }
    if parts.contains(where: { $0.plan.demand == .notEmpty }) {
      return Reason(.evidenceInsufficient, "not tightened: an empty document is refused")
    }
    for field in types[name]?.fields ?? [] {
      let plan = field.plan
      if plan.read == .code {
        return Reason(.foundationReadsOtherwise, "not tightened: `\(plan.property)` is made by code", at: plan.position)
      }
      guard let evidence = all.fields[name]?[plan.property] else { continue }
      if !evidence.isAlwaysExact, field.isListed {
        return Reason(
          .wrapperNotPossible, "not tightened: `\(plan.property)` can't be wrapped, and needs `@Lossless`",
          at: plan.position)
      }
      if !evidence.isAlwaysExact, let place = project.place(showing: field.owner) {
        return Reason(
          .wrapperNotPossible, "not tightened: `@Lossless` would show here, where all stored properties do", at: place)
      }
      if !evidence.isAlwaysExact, let part = parts.first(where: { $0.facts.name == field.owner }),
        !isEditable(plan, of: part)
      {
        return Reason(
          .wrapperNotPossible, "not tightened: `\(plan.property)` is declared with others, and needs `@Lossless`",
          at: plan.position)
      }
      if let why = plan.reasonAgainst(evidence) {
        return Reason(.evidenceInsufficient, "not tightened: `\(plan.property)` \(why)", at: plan.position)
      }
    }
    return nil
  }

  /// Another initializer from a document that stays. A later run would take it for how an exactly decoded type is read.
  private func otherInitializer(of name: String) -> JSONInitializer? {
    guard let recognised = types[name]?.recognised else { return nil }
    return project.jsonInitializers(of: name).first { other in
      other.node.id != recognised.initializer?.id
    }
  }

  /// The types of the run that a property holds, or that its rule reads.
  private func models(of field: FieldDecision) -> [String] {
    guard let rule = field.plan.rule else {
      if case .model(let model) = field.plan.type.element, types[model] != nil { return [model] }
      return []
    }
    // A rule of an earlier run is a nested type by now.
    let written = project.type(named: "\(field.owner).\(rule.name)")?.node.trimmedDescription
    let code = rule.body?.lines.map { $0.text() } ?? []
    let text = ([rule.name, rule.value] + code + [written].compactMap(\.self)).joined(separator: "\n")
    let names = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    return Set(names.compactMap { project.resolve(String($0), in: field.owner)?.name }).filter { types[$0] != nil }
      .sorted()
  }

  /// Removes candidates that are not tightened together. A tightened type is always read strictly, so every type that
  /// contains it needs evidence too. And Foundation decodes a type only if it can decode all types that it contains.
  mutating func dropUnlessAllTightened(_ candidates: inout [String: TypeDecision.Basis]) {
    var changed = true
    while changed {
      changed = false
      for name in types.keys.sorted() {
        for field in types[name]?.fields ?? [] {
          for model in models(of: field) {
            let (holder, held) = (candidates[name] != nil, candidates[model] != nil)
            guard holder != held else { continue }
            let loser = holder ? name : model
            candidates[loser] = nil
            types[loser]?.tightening = .legacy(
              Reason(.partNotTightened, "not tightened: `\(holder ? model : name)` is not", at: field.plan.position))
            changed = true
          }
        }
      }
    }
  }
}

extension FieldPlan {
  /// Returns the reason why strict decoding would not give the old values for the recorded documents, or nil if it
  /// would.
  func reasonAgainst(_ evidence: FieldEvidence) -> String? {
    let seen = "\(evidence.present) of \(evidence.objects) recorded objects"
    if case .lossless = read {
      if !evidence.isAlwaysLossless { return "is no number in some recorded objects" }
    } else if !evidence.isAlwaysExact {
      return "is of another type in some recorded objects"
    }
    if evidence.isAlwaysPresent { return nil }
    // For an absent key the old code has to give nil, as an optional does.
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
