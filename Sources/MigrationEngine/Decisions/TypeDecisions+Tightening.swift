import SwiftSyntax

/// Decides on evidence which types are decoded by Foundation, and which of their properties lose their optional.
extension TypeDecisions {
  mutating func tighten(_ options: Options, legacyCallers: [String: SourcePosition]) {
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
    // A call of the memberwise initializer may give it nil, or leave it out.
    if part.isCreatedMemberwise(in: project) { throw stays("code makes a value of its parts") }
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

  func part(declaring field: FieldDecision) -> RecognisedType? {
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
