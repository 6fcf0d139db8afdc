import SwiftSyntax

/// Decides which properties of tightened types lose their optional, and the changes to their uses.
extension TypeDecisions {
  /// Takes the optional from every property that every document has.
  mutating func weighEvidence(_ evidence: Evidence, for names: [String]) {
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
            .seenInEvidence,
            "`\(plan.property)` \(seen.isAlwaysPresent ? "is no longer" : "stays") optional: it is there in "
              + "\(seen.present) of \(seen.objects) \(evidence.noun)") : nil
      }
    }
  }

  /// Gives the optional back to each property of which a use can't follow, and collects the edits of all others' uses.
  mutating func settleRequiredFields(of names: [String]) {
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
      OptionalUse.Blocked(
        reason: Reason(.optionalKept, "`\(field.plan.property)` stays optional: \(why)", at: field.plan.position))
    }
    guard let part = part(declaring: field) else { throw stays("its declaration is not certain") }
    guard isEditable(field.plan, of: part) else { throw stays("it is declared together with others") }
    if isRequired(field.plan.property, of: part) { throw stays("a protocol may ask for it") }
    // A call of the memberwise initializer may give it nil, or leave it out.
    if part.isCreatedMemberwise(in: project) { throw stays("code makes a value of its parts") }
    if let other = OtherInitializers(of: part, in: project).leaving(field.plan.property) {
      throw OptionalUse.Blocked(
        reason: Reason(
          .optionalKept, "`\(field.plan.property)` stays optional: `\(other.excerpt)` gives it no value",
          at: other.position))
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
            .optionalKept, "`\(field.plan.property)` is used in a folder that is only read",
            at: project.files[use.file].position(of: use.expression)))
      }
      if field.isStatus {
        throw OptionalUse.Blocked(
          reason: Reason(
            .optionalKept, "`\(field.plan.property)` is used, and would be of another type",
            at: project.files[use.file].position(of: use.expression)))
      }
      edits += try optionalUse.edits(for: use.expression, in: use.file)
    }
    return edits
  }

  func part(declaring field: FieldDecision) -> RecognisedType? {
    types.values.lazy.flatMap { $0.bases + [$0.recognised] }.first { $0.facts.name == field.owner }
  }

  /// Removes responses that may have no status, which the client's responses require. They stay legacy types, with all
  /// types that they contain and that contain these.
  private mutating func dropUnreadableResponses(_ names: [String]) -> Bool {
    var candidates = Dictionary(
      uniqueKeysWithValues: names.compactMap { name -> (String, TypeDecision.Basis)? in
        guard case .tightened(let basis)? = types[name]?.tightening else { return nil }
        return (name, basis)
      })
    let before = candidates.count
    for (name, _) in candidates {
      guard let type = types[name], type.isResponse, type.fields.first(where: \.isStatus)?.isRequired != true else {
        continue
      }
      candidates[name] = nil
      types[name]?.tightening = .legacy(
        Reason(.evidenceInsufficient, "not tightened: its status is not always there, or is used"))
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
