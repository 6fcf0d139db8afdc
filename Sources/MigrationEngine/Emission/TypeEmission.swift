import SwiftSyntax

/// Writes a converted type: the edits that turn the legacy declaration into the new one.
///
/// Every member that does not concern decoding stays in place, byte for byte. The members of a folded base class are
/// moved, with the edits inside them.
struct TypeEmission {
  let project: ProjectFacts
  let decision: TypeDecision
  /// The initializer from JSON, as it was called.
  let spelling: OldSpelling
  /// Whether the initializer shim is needed for code that stays.
  let keepsSpelling: Bool

  /// The names that the result may need.
  static let names = [
    "LegacyDecodable", "LegacyFailableDecodable", "LegacyHTTPResponse", "LegacyRule", "LegacyThrowingDecodable",
    "HTTPResponse", "HTTPResponseStatus", "DefaultValue", "DefaultProviding", "Lossless", "Codable", "Decodable",
    "CodingKey", "Decoder", "DecodedBy", "DecodingRule", "ObjectDecodingRule",
  ]

  private var leaf: RecognisedType { decision.recognised }
  private var initializer: InitializerDeclSyntax { spelling.initializer }
  private var source: SourceFile { project.files[leaf.facts.file] }
  /// The file that the initializer stands in.
  private var site: SourceFile { project.files[leaf.initializerFile] }
  /// Whether the decoding can't stand where the initializer does: the compiler writes it in the type's own file alone,
  /// and that of a class in its declaration.
  private var isElsewhere: Bool {
    leaf.initializerFile != leaf.facts.file
      || leaf.facts.kind == .classType && initializer.enclosingExtension != nil
  }

  func edits() -> [Edit] {
    var edits = headerEdits()
    for part in decision.bases + [leaf] {
      for field in decision.fields where field.owner == part.facts.name {
        edits += PropertyEmission(project: project, decision: decision, part: part, field: field).edits()
      }
    }
    // Members may be inserted behind the last property, where its value ends as well.
    return edits + [rulesEdit].compactMap(\.self) + constantEdits() + initializerEdits() + foldEdits()
  }

  /// Inserts the type's rules as its first member. Nil if it has none, or if a member stands behind the brace.
  private var rulesEdit: Edit? {
    let lines = members.legacyRules()
    let brace = leaf.facts.memberBlock.leftBrace.trimmedOffsets.upperBound
    let end = source.lineEnd(at: brace)
    let first = leaf.facts.memberBlock.leftBrace.nextToken(viewMode: .sourceAccurate)?.trimmedOffsets.lowerBound
    guard !lines.isEmpty, initializer.enclosingExtension == nil || isElsewhere, let first, end < first,
      !source.allComments.contains(where: { $0.offset < end && $0.offset + $0.text.utf8.count > end })
    else { return nil }
    let text = lines.map { "\n\(members.indentation)\($0)" }.joined()
    return Edit(file: leaf.facts.file, range: end..<end, text: text)
  }

  /// Gives a property the constant that the initializer assigned regardless of the document.
  private func constantEdits() -> [Edit] {
    (decision.bases + [leaf]).flatMap { part in
      part.plan.constants.flatMap { name, value -> [Edit] in
        guard let property = project.property(name, of: part.facts.name),
          let binding = property.declaration.bindings.only, let type = binding.declaredType
        else { return [] }
        let declaration = property.declaration
        // A constant with a value is no parameter of the implicit initializer.
        let becomesVariable =
          project.isFilledElsewhere(property) || part.isCreatedMemberwise(in: project)
          || part.isCreatedImplicitly(in: project)
        let specifier =
          becomesVariable
          ? [
            Edit(
              file: part.facts.file, range: declaration.bindingSpecifier.trimmedOffsets,
              text: project.variable(inPlaceOf: property))
          ]
          : []
        let isVariable = becomesVariable || !declaration.isConstant
        if value == "nil", binding.initializer == nil, isVariable, property.type?.isOptional == true {
          return specifier
        }
        if let written = binding.initializer?.value {
          guard written.trimmedDescription != value else { return [] }
          return [Edit(file: part.facts.file, range: written.trimmedOffsets, text: value)]
        }
        let end = type.trimmedOffsets.upperBound
        return specifier + [Edit(file: part.facts.file, range: end..<end, text: " = \(value)")]
      }
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private var members: DecodingMembers {
    DecodingMembers(of: decision, in: project, beside: isElsewhere ? nil : initializer)
  }

  // MARK: The head of the declaration

  private func headerEdits() -> [Edit] {
    let type = leaf.facts
    var edits: [Edit] = []
    if decision.classReason == nil, let declaration = type.node.as(ClassDeclSyntax.self) {
      if let final = declaration.modifiers.first(where: { $0.name.tokenKind == .keyword(.final) }) {
        edits.append(Edit(file: type.file, range: source.rangeWithSpace(behind: final), text: ""))
      }
      edits.append(Edit(file: type.file, range: declaration.classKeyword.trimmedOffsets, text: "struct"))
    }
    return edits + [inheritanceEdit()]
  }

  private func inheritanceEdit() -> Edit {
    if let extended = conformingExtension { return inheritanceEdit(of: extended) }
    let type = leaf.facts
    var inherited = [members.conformance]
    for part in [leaf] + decision.bases.reversed() {
      for written in part.facts.inheritanceClause?.inheritedTypes ?? [] {
        let resolved = project.resolve(written.type.trimmedDescription, in: part.facts.enclosing)
        guard let name = rest(of: written.type.trimmedDescription, isForeign: resolved == nil) else { continue }
        let isFolded = resolved.map { found in decision.bases.contains { $0.facts.name == found.name } } ?? false
        guard !isFolded, !inherited.contains(name) else { continue }
        inherited.append(name)
      }
    }
    // A superclass comes first.
    let isSuperclass = { name in
      project.isEmptySuperclass(name, in: type.file) || project.resolve(name, in: type.enclosing)?.kind == .classType
    }
    if let index = inherited.firstIndex(where: isSuperclass) { inherited.insert(inherited.remove(at: index), at: 0) }
    if let clause = type.inheritanceClause { return clause.replaced(by: inherited, in: source, number: type.file) }
    let name = type.node.asProtocol((any NamedDeclSyntax).self)?.name.trimmedOffsets.upperBound
    let end = name ?? type.memberBlock.trimmedOffsets.lowerBound
    return Edit(file: type.file, range: end..<end, text: ": \(inherited.joined(separator: ", "))")
  }

  private static let superseded: Set = [KnownProtocols.document, KnownProtocols.response]

  /// Returns the part of a protocol in the inheritance clause that stays beside the new ones: `Encodable` of `Codable`.
  /// Nil if there is none.
  private func rest(of name: String, isForeign: Bool) -> String? {
    guard isForeign else { return name }
    if Self.superseded.contains(name) { return nil }
    let rest = CodingProtocols.rest(of: name)
    return decision.conformance == "Codable" && rest == "Encodable" ? nil : rest
  }

  /// The extension that declares the decoding: the one that contained the initializer, if anything else remains in it.
  private var conformingExtension: ExtensionDeclSyntax? {
    guard !isElsewhere, let extended = initializer.enclosingExtension, extended.modifiers.isEmpty else { return nil }
    let isGone =
      isLeftEmpty(extended) && extended.inheritanceClause == nil && source.comments(of: extended).isEmpty
      && extended.trailingTrivia.pieces.allSatisfy { $0.commentText == nil }
    return isGone ? nil : extended
  }

  /// Returns whether an extension is empty after removing the initializer.
  private func isLeftEmpty(_ extended: ExtensionDeclSyntax) -> Bool {
    extended.memberBlock.members.count == 1 && membersInPlace().isEmpty
  }

  private func inheritanceEdit(of extended: ExtensionDeclSyntax) -> Edit {
    guard let clause = extended.inheritanceClause else {
      let end = extended.extendedType.trimmedOffsets.upperBound
      return Edit(file: leaf.facts.file, range: end..<end, text: ": \(members.conformance)")
    }
    let others = clause.inheritedTypes.map(\.type.trimmedDescription).filter {
      !Self.superseded.contains($0) || project.isDeclaredHere($0)
    }
    return clause.replaced(by: [members.conformance] + others, in: source, number: leaf.facts.file)
  }

  // MARK: What takes the initializer's place

  private func initializerEdits() -> [Edit] {
    if leaf.keepsInitializer { return [] }
    let written = membersInPlace()
    var edits = isElsewhere ? [memberInsertion()].compactMap(\.self) : []
    for base in decision.bases {
      let file = project.files[base.facts.file]
      guard let initializer = base.initializer else { continue }
      edits.append(Edit(file: base.facts.file, range: file.removalRange(of: initializer), text: ""))
    }
    if let document = leaf.document?.property.declaration {
      let isBeside = written.isEmpty && source.removal(of: document, andOf: initializer) != nil
      if !isBeside { edits.append(Edit(file: leaf.facts.file, range: source.removalRange(of: document), text: "")) }
    }
    var keys = UnusedKeys(project: project, decision: decision).found()
    let range: Range<Int>
    if written.isEmpty, let extended = initializer.enclosingExtension, isLeftEmpty(extended) {
      let block = extended.memberBlock
      range =
        conformingExtension == nil && extended.inheritanceClause == nil && extended.modifiers.isEmpty
        ? site.removalRange(of: extended)
        : block.leftBrace.trimmedOffsets.upperBound..<block.rightBrace.trimmedOffsets.lowerBound
    } else if written.isEmpty {
      let beside = keys.firstIndex {
        $0.file == leaf.initializerFile && site.removal(of: $0.node, andOf: initializer) != nil
      }
      range =
        leaf.document.flatMap { source.removal(of: $0.property.declaration, andOf: initializer) }
        ?? beside.flatMap { site.removal(of: keys.remove(at: $0).node, andOf: initializer) }
        ?? site.removalRange(of: initializer)
    } else {
      let end = (initializer.ownSemicolon ?? initializer.lastToken(viewMode: .sourceAccurate))?.trimmedOffsets
        .upperBound
      range = site.attachedStart(of: initializer)..<(end ?? initializer.trimmedOffsets.upperBound)
      edits += site.lineBreaks(around: initializer).map { Edit(file: leaf.initializerFile, range: $0, text: $1) }
    }
    edits += keys.map { Edit(file: $0.file, range: project.files[$0.file].removalRange(of: $0.node), text: "") }
    return edits + [Edit(file: leaf.initializerFile, range: range, text: written)]
  }

  /// The members that take the initializer's place, as source.
  private func membersInPlace() -> String {
    let indentation = site.memberIndentation(of: initializer)
    return DecodingMembers.text(of: (isElsewhere ? [] : decodingMembers()) + entryMembers(), indentation)
  }

  /// Inserts the decoding members behind the last member of a type whose initializer was in another file; nil for none.
  private func memberInsertion() -> Edit? {
    let blocks = decodingMembers()
    guard !blocks.isEmpty else { return nil }
    let block = leaf.facts.memberBlock
    let end = (block.members.last?.trimmedOffsets ?? block.leftBrace.trimmedOffsets).upperBound
    return members.insertion(of: blocks, behind: end)
  }

  /// The coding keys and the rules, as far as the type needs them.
  private func decodingMembers() -> [[String]] {
    let rules = self.rules(unit: source.indentationUnit)
    return [
      rulesEdit == nil ? members.legacyRules() : [], decision.needsCodingKeys ? members.codingKeys() : [], rules,
    ].filter { !$0.isEmpty }
  }

  /// The initializers for code that is not converted.
  private func entryMembers() -> [[String]] {
    guard !decision.isTightened else { return [] }
    if keepsSpelling { return [oldSpelling(unit: site.indentationUnit)] }
    if let dispatched { return [[leaf.facts.witnessAccess + dispatched.source]] }
    guard
      project.rivalOfMemberwiseInitializer(of: decision.name) != nil
        || decision.classReason == nil && takesDocumentMemberwise
    else { return [] }
    // With an initializer of its own the struct has no memberwise one.
    let mark = leaf.entry.effect == .failable ? "?" : ""
    return [["\(leaf.facts.witnessAccess)init\(mark)(json: JSON) { self.init(decoding: json) }"]]
  }

  /// Whether a document alone may be given to the memberwise initializer, and that is not the same: it keeps it.
  private var takesDocumentMemberwise: Bool {
    guard project.takesDocumentMemberwise(decision.name), leaf.document?.property.name != "json" else { return false }
    let keepsAll =
      decision.fields.only?.plan.rule?.name == DecodingRulePlan.wholeDocument && !decision.hasUnreadProperties
    // It would have to be as visible as the type, and is as visible as the property.
    let isHidden = project.property("json", of: decision.name)?.declaration.modifiers.isPrivate == true
    return !keepsAll || isHidden || DeclSyntax(leaf.facts.node).isVisibleOutside
  }

  /// A base class that is folded in leaves no hierarchy.
  private var dispatched: DispatchedInitializer? {
    guard decision.classReason != nil, decision.bases.isEmpty else { return nil }
    return DispatchedInitializer(initializer, leaf.entry, of: leaf.facts, in: project)
  }

  /// The declarations of the type's own rules.
  private func rules(unit: String) -> [String] {
    var seen: Set<String> = []
    return decision.fields.flatMap { field -> [String] in
      guard field.form == .wrapped(.decoded(by: field.plan.rule)), let rule = field.plan.rule, !rule.isOfLibrary,
        seen.insert(rule.name).inserted
      else { return [] }
      return rule.declaration(
        unit: unit, columns: LineWrapping.columns - members.indentation.columns, spelling: members.spelling(of:))
    }
  }

  private func oldSpelling(unit: String) -> [String] {
    let isRequired = initializer.modifiers.contains { $0.name.tokenKind == .keyword(.required) }
    let modifiers = decision.classReason == nil ? "" : (isRequired ? "required " : "") + "convenience "
    return spelling.lines(
      modifiers: leaf.facts.witnessAccess + modifiers, unit: unit,
      indentation: site.memberIndentation(of: initializer))
  }

  // MARK: Base classes

  /// Moves the members of the folded base classes to the top of the type, and removes the classes.
  private func foldEdits() -> [Edit] {
    guard !decision.bases.isEmpty else { return [] }
    var edits: [Edit] = []
    var moved: [Fragment] = []
    var comments: [String] = []
    let indentation = source.indentation(at: leaf.facts.node.trimmedOffsets.lowerBound)
    for base in decision.bases {
      let file = project.files[base.facts.file]
      let members = base.facts.memberBlock
      let start = members.leftBrace.trimmedOffsets.upperBound
      let brace = members.rightBrace.trimmedOffsets.lowerBound
      let end = file.isFirstOnLine(brace) ? file.endOfLine(before: file.lineStart(at: brace)) : brace
      if members.members.allSatisfy({ $0.decl.id == base.initializer.map { DeclSyntax($0).id } }) {
        // Nothing is left but what is said about the initializer.
        comments += file.allComments.filter { (start..<brace).contains($0.offset) }.map(\.text)
      } else if start < end {
        let change = IndentationChange(
          removed: file.indentation(at: base.facts.node.trimmedOffsets.lowerBound), added: indentation)
        moved.append(.original(file: base.facts.file, range: start..<end, indentation: change))
      }
      comments += file.comments(of: base.facts.node)
      let head = base.facts.node.trimmedOffsets.lowerBound..<members.leftBrace.trimmedOffsets.lowerBound
      comments += file.allComments.filter { head.contains($0.offset) }.map(\.text)
      edits.append(Edit(file: base.facts.file, range: file.removalRange(ofTopLevel: base.facts.node), text: ""))
    }
    let opening = leaf.facts.memberBlock.leftBrace.trimmedOffsets.upperBound
    // The type's own members follow after a blank line, if it has any besides the initializer.
    let hasOwnMembers = leaf.facts.memberBlock.members.count > 1 || !membersInPlace().isEmpty
    let isSpaced = source.text(in: opening..<source.utf8.count).drop { $0 == " " || $0 == "\t" }.hasBlankLineFirst
    if hasOwnMembers, !isSpaced, !moved.isEmpty { moved.append(.text("\n")) }
    edits.append(Edit(file: leaf.facts.file, range: opening..<opening, replacement: moved))
    if !comments.isEmpty {
      let start = source.attachedStart(of: leaf.facts.node)
      let text = comments.map { "\($0)\n\(indentation)" }.joined()
      edits.append(Edit(file: leaf.facts.file, range: start..<start, text: text))
    }
    return edits
  }
}

extension Substring {
  /// Whether the text begins with a line break and an empty line.
  fileprivate var hasBlankLineFirst: Bool {
    let lines = self.split(maxSplits: 2, omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.count > 2 && lines[0].isEmpty && lines[1].allSatisfy(\.isWhitespace)
  }
}

extension SourceFile {
  /// Returns the end of the line before the one that begins at an offset.
  func endOfLine(before lineStart: Int) -> Int {
    lineStart > 0 ? lineEnd(at: self.lineStart(at: lineStart - 1)) : 0
  }
}

extension Array {
  /// The elements that fulfil a condition, and the others, in their order.
  func partitioned(by condition: (Element) -> Bool) -> (matching: [Element], others: [Element]) {
    (filter(condition), filter { !condition($0) })
  }
}
