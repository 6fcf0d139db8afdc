import SwiftSyntax

/// Writes the changes that evidence or new names require in a type that an earlier run converted. All else stays, byte
/// for byte.
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

  /// Replaces the protocol that defines the type's decoding.
  private var inheritanceEdit: Edit? {
    let clause = earlier.clause
    let inherited = clause.inheritedTypes.map(\.type.trimmedDescription)
    let isSuperseded = { (name: String) in
      let name = RuntimeLibrary.unqualified(name)
      // `Codable` includes `Encodable`.
      return RuntimeLibrary.conversions.contains(name) || decision.conformance == "Codable" && name == "Encodable"
    }
    guard let first = inherited.firstIndex(where: isSuperseded) else { return nil }
    let others = inherited[first...].filter { !isSuperseded($0) }
    let types = Array(inherited[..<first] + [members(at: clause).conformance] + others)
    return types == inherited ? nil : clause.replaced(by: types, in: source, number: file)
  }

  // MARK: Members

  private var memberEdits: [Edit] {
    // Other code may name keys that are not private, which the compiler's own are.
    let keysAreNeeded = decision.needsCodingKeys || earlier.codingKeys.map { !$0.isPrivate } ?? false
    let keys = keysAreNeeded ? keysEdit : removal(of: earlier.codingKeys)
    return [rulesEdit, keys, insertion].compactMap(\.self)
  }

  /// The rules as they have to be. Nil if they are that already, or are inserted.
  private var rulesEdit: Edit? {
    guard let written = earlier.rules else { return nil }
    if decision.legacyRules.isEmpty { return removal(of: written.declaration) }
    guard decision.legacyRules != written.rules else { return nil }
    return Edit(
      file: file, range: written.list.trimmedOffsets,
      text: "[\(members(at: written.list).rules.joined(separator: ", "))]")
  }

  private func removal(of member: (some DeclSyntaxProtocol)?) -> Edit? {
    member.map { Edit(file: file, range: source.removalRange(of: $0), text: "") }
  }

  /// The keys as they have to be, under the modifiers that they have.
  private var keysEdit: Edit? {
    guard let written = earlier.codingKeys else { return nil }
    let wanted = decision.fields.map { (decision.codingKey(of: $0), $0.name) }
    guard earlier.keys != Dictionary(wanted.map { ($1, $0) }, uniquingKeysWith: { first, _ in first }) else {
      return nil
    }
    let members = members(at: written)
    let text = members.codingKeys().joined(separator: "\n\(members.indentation)")
    let start = written.enumKeyword.trimmedOffsets.lowerBound
    return Edit(
      file: file, range: start..<written.trimmedOffsets.upperBound,
      text: text.hasPrefix("private ") ? String(text.dropFirst("private ".count)) : text)
  }

  /// The rules and the coding keys of a type that had none, behind the last property that is decoded.
  private var insertion: Edit? {
    let declarations = decision.fields.compactMap { project.property($0.plan.property, of: decision.name)?.declaration }
    guard let last = declarations.max(by: { $0.position < $1.position }) else { return nil }
    let isFirstOnLine = source.isFirstOnLine(last.trimmedOffsets.lowerBound)
    let members = DecodingMembers(of: decision, in: project, beside: isFirstOnLine ? last : nil)
    let blocks = [
      earlier.rules == nil ? members.legacyRules() : [],
      earlier.codingKeys == nil && decision.needsCodingKeys ? members.codingKeys() : [],
    ].filter { !$0.isEmpty }
    return blocks.isEmpty ? nil : members.insertion(of: blocks, behind: last.trimmedOffsets.upperBound)
  }

  private func members(at node: some SyntaxProtocol) -> DecodingMembers {
    DecodingMembers(of: decision, in: project, beside: node)
  }
}

extension EnumDeclSyntax {
  fileprivate var isPrivate: Bool { modifiers.contains { $0.name.tokenKind == .keyword(.private) } }
}
