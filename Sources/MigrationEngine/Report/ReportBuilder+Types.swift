import SwiftSyntax

/// The reasons that the report gives for a type's form, and the other changes that come with it.
extension ReportBuilder {
  func reasons(forDocument name: String, _ found: [JSONInitializer]) -> [Reason] {
    let plain = types.failures[name].map { $0.after("needs a written initializer: ") }
    if let converted = documents.converted[name] {
      let comparisons = converted.body.nullComparisons.map { comparison in
        Reason(
          .comparisonWithNil,
          converted.entry.presence == .implicitlyUnwrapped
            ? "`\(comparison.text)` compares an optional: there is a document whenever one is decoded"
            : "`\(comparison.text)` is taken as \"is null\"; SwiftyJSON from 4.2 on reads it as always false",
          at: comparison.position)
      }
      let subclasses =
        converted.type.has(.open)
        ? [
          Reason(.subclassingChanges, "it is open: a subclass in another module calls `super.init(from:)` from now on")
        ] : []
      let final =
        converted.becomesFinal
        ? [
          Reason(
            .subclassingChanges, "becomes `final`: its initializer is in an extension, where it can't be `required`",
            isBesideDecoding: true)
        ] : []
      let rest = constructs.filter { $0.owner == name }.map(\.reason)
      let entry =
        emission.spellings.isNeeded(by: converted) ? [] : lostEntry(converted.spelling, in: converted.initializer.file)
      let rules = types.ruleFailures[name].map { $0.after("no property rules: ") }
      return [plain, rules].compactMap(\.self) + entry + subclasses + final + otherInitializers(of: name)
        + converted.body.handedOn.map(\.reason) + writers(of: [name]) + comparisons + rest
    }
    let failure = (documents.failures[name] ?? types.failures[name]).map { failure in
      // The types of one name have one failure, and each is told of at its own place.
      project.type(named: name) == nil
        ? failure.at(found.first.map { project.files[$0.file].position(of: $0.node) }) : failure
    }
    let isSaidTwice = failure.map { types.failures[name]?.text == $0.text } ?? true
    let others = constructs.filter { $0.owner == name }.map(\.reason)
    let advice =
      documents.bridged[name] == nil
      ? found.map { initializer in
        Reason(
          .writeDecodingInitializer,
          "by hand: `init\(initializer.node.signature.trimmedDescription)` takes the document; write an `init(from:)`",
          at: project.files[initializer.file].position(of: initializer.node))
      } : []
    return [failure, isSaidTwice ? nil : plain].compactMap(\.self) + others + advice
  }

  /// The initializers from JSON that decoding does not take the place of.
  private func otherInitializers(of name: String) -> [Reason] {
    let taken = project.documentInitializer(of: name)?.node.id
    return project.jsonInitializers(of: name).filter { $0.node.id != taken }.map { other in
      Reason(
        .otherInitializerStays,
        "`init\(other.node.signature.parameterClause.trimmedDescription)` stays as it is, and takes a `JSON`",
        at: project.files[other.file].position(of: other.node))
    }
  }

  /// The members that encode the type, which stay as they are.
  private func writers(of names: [String]) -> [Reason] {
    names.flatMap { decisions.writers.members(of: $0) }.map { name, position in
      Reason(
        .writerStays, "`\(name)` writes values, and stays as it is: the type is made Decodable, not Encodable",
        at: position)
    }
  }

  func reasons(for decision: TypeDecision) -> [Reason] {
    let becomesStruct =
      decision.recognised.earlier == nil && decision.classReason == nil && decision.recognised.facts.kind == .classType
      ? Reason(
        .shownOtherwise, "becomes a struct: `print`, `dump` and string interpolation show its properties from now on",
        isBesideDecoding: true) : nil
    let wrapped = decision.fields.filter { $0.wrapper != nil }
    let showsWrappers =
      decision.recognised.earlier == nil && becomesStruct == nil && !wrapped.isEmpty
      ? Reason(
        .shownOtherwise,
        (Reflections.isDescribedByProperties(decision.recognised.facts, in: project)
          ? "`Mirror`, `dump`, `print` and string interpolation show" : "`Mirror` and `dump` show")
          + " `_\(wrapped[0].name)` for `\(wrapped[0].name)` from now on"
          + (wrapped.count > 1 ? ", and so for \(wrapped.count - 1) more" : ""), isBesideDecoding: true) : nil
    let hasOwnInitializer =
      decision.recognised.earlier == nil && !decision.isTightened
    let found = hasOwnInitializer ? project.rivalOfMemberwiseInitializer(of: decision.name) : nil
    let rival = found.map { rival in
      Reason(
        .otherInitializerStays,
        "keeps `init(json:)`: the memberwise initializer would clash with "
          + "`init\(rival.node.signature.parameterClause.trimmedDescription)`",
        at: project.files[rival.file].position(of: rival.node))
    }
    var reasons =
      [decision.recognised.earlier == nil ? decision.classReason : nil, becomesStruct, showsWrappers, rival].compactMap(
        \.self)
      + otherInitializers(of: decision.name)
      + writers(of: [decision.name] + decision.bases.map(\.facts.name))
      + ([decision.recognised] + decision.bases).flatMap {
        $0.readsWithoutEffect(in: project) + lostPrinting($0) + refusals($0)
      }
      + decision.fields.compactMap(\.reason)
    if let condition = decision.recognised.plan.conditions.first, decision.recognised.earlier == nil {
      reasons.append(
        Reason(
          .wholeDocumentAsked, "asks for more than its properties: `\(condition.source)`",
          at: decision.fields.first?.plan.position))
    }
    if let document = decision.recognised.document {
      let names = document.getters.map { "`\($0.property.name)`" }.joined(separator: ", ")
      reasons.append(
        Reason(
          .gettersStored,
          "the document in `\(document.property.name)` goes: \(names), computed from it so far, is stored",
          at: project.files[document.property.file].position(of: document.property.declaration)))
    }
    reasons += (decision.bases + [decision.recognised]).flatMap { comparisonsWithNil(in: $0, decision.fields) }
    switch decision.tightening {
    case .legacy(let reason): return reasons + [reason].compactMap(\.self)
    case .tightened(.declarations):
      return reasons + [
        Reason(
          .errorsFromNowOn,
          "decoded as declared: a document that lacks what is not optional, or has a value of another type, is an error "
            + "from now on")
      ]
        + decision.callSites.map {
          Reason(.errorsFromNowOn, "a document that is refused \($0.consequence)", at: $0.position)
        }
        + unreachedCatches(of: decision)
    case .tightened(.documents(let documents)):
      return reasons + [
        Reason(
          .errorsFromNowOn,
          "tightened on \(documents) documents of the evidence: one that lacks what all of them have, or "
            + "has a value of another type, is an error from now on")
      ]
    }
  }

  // MARK: Requests and call sites
}
