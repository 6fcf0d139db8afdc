import SwiftSyntax

/// Reasons that name what a conversion removes: initializers, comments, and calls that print.
extension ReportBuilder {
  /// Says that an initializer went, which nothing calls any more.
  func lostEntry(_ spelling: OldSpelling?, in file: Int) -> [Reason] {
    guard let spelling, !spelling.isStandard, !emission.spellings.isNeeded(spelling) else { return [] }
    let signature = "init\(spelling.initializer.signature.parameterClause.trimmedDescription)"
    let isRenamed = !emission.spellings.renamingEdits(of: spelling).isEmpty
    let calls = isRenamed ? "its callers say `json:` now" : "nothing calls it any more"
    return [
      Reason(
        .removedWithOldCode, "`\(signature)` is removed: \(calls)",
        at: project.files[file].position(of: spelling.initializer), isBesideDecoding: true)
    ]
  }

  /// Names what the initializer printed, before it refused a document or at any time.
  func lostPrinting(_ type: RecognisedType) -> [Reason] {
    guard let initializer = type.initializer else { return [] }
    return PrintedRefusal.all(in: initializer, of: type.facts.name, project).map { printed in
      Reason(
        .removedWithOldCode,
        "`\(printed.call.excerpt)` goes"
          + (printed.isBeforeRefusal ? ": decoding throws an error that says what is wrong instead" : ""),
        at: project.files[type.initializerFile].position(of: printed.call))
    }
  }

  /// Names what is refused, and stopped the program so far.
  func refusals(_ type: RecognisedType) -> [Reason] {
    (type.initializer.map(UnwrappedRefusal.all(in:)) ?? []).map { found in
      Reason(
        .errorsFromNowOn,
        "a document for which `\(found.unwrapping.excerpt)` stopped the program is refused from now on",
        at: project.files[type.initializerFile].position(of: found.unwrapping))
    }
  }

  /// Names each `catch` of an error that refusing a document threw so far, and that nothing throws any more.
  func unreachedCatches(of decision: TypeDecision) -> [Reason] {
    func isThrown(_ isMeant: (String) -> Bool) -> Bool {
      project.thrownErrors.contains { error, places in
        isMeant(error)
          && places.contains { place in
            !decisions.deleted[place.file, default: []].contains { $0.contains(place.offset) }
          }
      }
    }
    let errors = Set((decision.bases + [decision.recognised]).flatMap(\.plan.allErrors))
    return errors.sorted().flatMap { error -> [Reason] in
      let type = String(error.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      let isLeft = isThrown { $0 == error }
      let isTypeLeft = isThrown { $0.hasPrefix("\(type).") || $0.hasPrefix("\(type)(") }
      return project.caughtErrors.filter { caught in
        let words = caught.pattern.split(separator: " ").map(String.init)
        if caught.pattern == error || caught.pattern.hasPrefix("\(error)(") { return !isLeft }
        return !isTypeLeft && zip(words, words.dropFirst()).contains { ["as", "is"].contains($0) && $1 == type }
      }.map { caught in
        Reason(
          .errorsFromNowOn,
          "`catch \(caught.pattern)` is not reached any more: a document that is refused throws a `DecodingError`",
          at: project.files[caught.place.file].position(at: caught.place.offset), isBesideDecoding: true)
      }
    }
  }

  /// Names the functions that nothing uses any more and that no item is about, with the comments that go with them.
  ///
  /// - Parameter items: what names the comments inside of it by itself.
  func lostFunctions(besides items: [Draft]) -> [String] {
    let places = Dictionary(
      grouping: items.filter(namesLostComments).flatMap { parts(of: $0) + $0.adopted }, by: \.file)
    return emission.unused.edits.filter { isReported($0.file) }.compactMap { edit -> String? in
      let source = project.files[edit.file]
      let declarations = emission.unused.removed.filter { declaration in
        declaration.file == edit.file && edit.range.contains(declaration.range)
          && !places[edit.file, default: []].contains { $0.range.contains(declaration.range) }
      }.sorted { $0.range.lowerBound < $1.range.lowerBound }
      guard let first = declarations.first else { return nil }
      let names = declarations.map { "`\($0.name)`" }.uniqued().joined(separator: ", ")
      let comments = source.allComments.filter { edit.range.contains($0.offset) }.map { "`\($0.text)`" }
      return "\(source.position(of: first.node)): nothing uses \(names) any more: "
        + (comments.isEmpty ? "removed" : "removed with the comments \(comments.joined(separator: ", "))")
    }
  }

  /// Whether the reasons of an item name the comments that its new form has not.
  private func namesLostComments(_ draft: Draft) -> Bool {
    (draft.kind == .model || draft.kind == .response) && draft.after == nil && draft.outcome.isConverted
  }

  /// Names the comments inside of an item that its new form has not.
  ///
  /// - Parameter inner: the items inside of it, whose comments are theirs.
  func lostComments(of draft: Draft, besides inner: [Draft]) -> [Reason] {
    guard namesLostComments(draft) else { return [] }
    let own = parts(of: draft)
    let before = (own + draft.adopted).flatMap { file, range in
      // A comment behind what is left out whole goes, too.
      let isGone = (rendered[Place(file: file, range: range)]?.lines.lines ?? 0) == 0
      let range = isGone ? range.lowerBound..<project.files[file].lineEnd(at: range.upperBound) : range
      return project.files[file].allComments.filter { range.contains($0.offset) }.map { (file, $0.text, $0.offset) }
    }
    guard !before.isEmpty else { return [] }
    var left: [String: Int] = [:]
    // An extension that was left empty goes with the lines around it.
    for text in own.compactMap({ rendered[Place(file: $0.file, range: $0.range)] }).flatMap(\.comments) {
      left[text, default: 0] += 1
    }
    return before.compactMap { file, text, offset in
      if let count = left[text], count > 0 {
        left[text] = count - 1
        return nil
      }
      guard !inner.contains(where: { $0.file == file && $0.range.contains(offset) }) else { return nil }
      let isOfFunction = emission.unused.edits.contains { $0.file == file && $0.range.contains(offset) }
      return Reason(
        .removedWithOldCode, "the comment `\(text)` goes with the \(isOfFunction ? "function" : "initializer")",
        at: project.files[file].position(at: offset))
    }
  }

  /// The declaration of an item, and the extension that its initializer is in.
  func parts(of draft: Draft) -> [(file: Int, range: Range<Int>)] {
    let own = [(file: draft.file, range: draft.range)]
    guard draft.kind == .model || draft.kind == .response else { return own }
    let written = documents.converted[draft.name].map { ($0.initializer.file, $0.initializer.node) }
    let plain = decisions.types[draft.name]?.recognised
    guard let (file, node) = written ?? plain?.initializer.map({ (plain?.initializerFile ?? draft.file, $0) }),
      let found = node.enclosingExtension
    else { return own }
    return own + [(file, found.trimmedOffsets)]
  }

  /// The types of one full name, each with the initializers from JSON that it declares. Two files may each have a private
  /// one.
  func declarations(
    of name: String, _ found: [JSONInitializer]
  ) -> [(type: TypeFacts?, initializers: [JSONInitializer])] {
    if let type = project.type(named: name) { return [(type, found)] }
    var rest = found
    var declarations: [(type: TypeFacts?, initializers: [JSONInitializer])] = []
    for type in project.types(withSimpleName: name.lastComponent) where type.name == name {
      let range = type.node.trimmedOffsets
      let own = rest.filter { $0.file == type.file && range.contains($0.node.trimmedOffsets.lowerBound) }
      rest.removeAll { initializer in own.contains { $0.node.id == initializer.node.id } }
      if !own.isEmpty { declarations.append((type, own)) }
    }
    return declarations + (rest.isEmpty ? [] : [(nil, rest)])
  }
}

extension ReportBuilder {
  /// The comparisons of documents with nil in the initializer that a type had, which mean something else in some versions
  /// of SwiftyJSON.
  func comparisonsWithNil(in part: RecognisedType, _ fields: [FieldDecision]) -> [Reason] {
    guard let initializer = part.initializer else { return [] }
    let source = project.files[part.initializerFile]
    let comparisons = NilComparisons.found(in: Syntax(initializer))
    let affected = fields.filter {
      $0.owner == part.facts.name && ($0.plan.nullLeavesOtherValue || $0.plan.rule != nil)
    }
    // The guard is all that asks for nil.
    let isGuardAlone =
      part.plan.hasNullGuard && comparisons.only.map { $0.document == EntryPoint(initializer)?.name } == true
    return comparisons.map { comparison in
      let text = String(decoding: source.utf8[comparison.range], as: UTF8.self)
      return Reason(
        .comparisonWithNil,
        "`\(text)` is taken as \"is null\"; SwiftyJSON from 4.2 on reads it as always \(comparison.constant)"
          + (isGuardAlone && affected.isEmpty ? ": both give the same values here" : ""),
        at: source.position(at: comparison.range.lowerBound))
    }
  }
}
