import SwiftSyntax

/// Writes what evidence or new names change in a type that an earlier run converted; all else stays, byte for byte.
struct RevisedTypeEmission {
  let project: ProjectFacts
  let decision: TypeDecision
  let earlier: EarlierConversion

  private var file: Int { decision.recognised.facts.file }
  private var source: SourceFile { project.files[file] }

  func edits() -> [Edit] {
    guard decision.isRevised else { return [] }
    let properties = decision.fields.flatMap { field in
      PropertyEmission(project: project, decision: decision, part: decision.recognised, field: field).edits()
    }
    return [inheritanceEdit].compactMap(\.self) + properties + memberEdits
  }

  /// The protocols that say how the type is decoded, in the place of those that said it so far.
  private var inheritanceEdit: Edit? {
    let clause = earlier.clause
    let inherited = clause.inheritedTypes.map(\.type.trimmedDescription)
    let conformances = members(at: clause).conformances
    let isSuperseded = { (name: String) in
      let name = RuntimeLibrary.unqualified(name)
      // What is Codable says so of both.
      return EarlierConversion.names.contains(name) || decision.conformance == "Codable" && name == "Encodable"
    }
    guard let first = inherited.firstIndex(where: isSuperseded) else { return nil }
    let others = inherited[first...].filter { !isSuperseded($0) }
    let text = ": \((inherited[..<first] + conformances + others).joined(separator: ", "))"
    let range = clause.trimmedOffsets
    guard text != source.text(in: range) else { return nil }
    let comments = source.kept(source.comments(of: clause, in: [range]), endingAt: range.upperBound)
    return Edit(file: file, range: range, text: text + comments)
  }

  // MARK: Members

  private var memberEdits: [Edit] {
    let isExplicit = decision.outcome == .explicit
    let keysAreNeeded = decision.needsCodingKeys || isExplicit
    if !keysAreNeeded, let keys = earlier.codingKeys, let initializer = earlier.initializer,
      let range = source.removal(of: keys, andOf: initializer)
    {
      return [Edit(file: file, range: range, text: "")]
    }
    let keys = edit(earlier.codingKeys, isNeeded: keysAreNeeded) { $0.codingKeys() }
    let initializer = edit(earlier.initializer, isNeeded: isExplicit) { $0.initializer() }
    return [keys ?? (keysAreNeeded ? insertedKeys : nil), initializer].compactMap(\.self)
  }

  /// Writes a member again, or takes it away; nil where it stays as it is, or is not there.
  private func edit(
    _ member: (some DeclSyntaxProtocol)?, isNeeded: Bool, _ lines: (DecodingMembers) -> [String]
  ) -> Edit? {
    guard let member else { return nil }
    if !isNeeded { return Edit(file: file, range: source.removalRange(of: member), text: "") }
    let members = members(at: member)
    let text = lines(members).joined(separator: "\n\(members.indentation)")
    let range = member.trimmedOffsets
    return DecodingMembers.isSame(text, source.text(in: range)) ? nil : Edit(file: file, range: range, text: text)
  }

  /// The coding keys of a type that had none, behind the last property that is decoded.
  private var insertedKeys: Edit? {
    let declarations = decision.fields.compactMap { project.property($0.plan.property, of: decision.name)?.declaration }
    guard earlier.codingKeys == nil, let last = declarations.max(by: { $0.position < $1.position }) else { return nil }
    let isOnLine = source.isFirstOnLine(last.trimmedOffsets.lowerBound)
    let members = isOnLine ? members(at: last) : membersInside
    return members.insertion(of: [members.codingKeys()], behind: last.trimmedOffsets.upperBound)
  }

  /// Members of a type that stands on one line.
  private var membersInside: DecodingMembers {
    DecodingMembers(
      project: project, decision: decision, unit: source.indentationUnit,
      indentation: source.indentation(at: decision.recognised.facts.node.trimmedOffsets.lowerBound)
        + source.indentationUnit)
  }

  private func members(at node: some SyntaxProtocol) -> DecodingMembers {
    DecodingMembers(
      project: project, decision: decision, unit: source.indentationUnit,
      indentation: source.indentation(at: node.trimmedOffsets.lowerBound))
  }
}

extension DecodingMembers {
  /// Whether two texts differ in nothing but how they are laid out.
  fileprivate static func isSame(_ text: String, _ other: String) -> Bool {
    func words(_ text: String) -> [Substring] { text.split { $0.isWhitespace || $0.isNewline } }
    return words(text) == words(other)
  }
}
