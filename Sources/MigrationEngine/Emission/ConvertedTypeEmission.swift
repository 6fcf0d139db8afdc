import SwiftSyntax

/// Writes a type whose initializer becomes `init(from:)`: its conformance, the initializer's head, and the initializer
/// shim for code that stays.
struct ConvertedTypeEmission {
  let project: ProjectFacts
  let converted: ConvertedType
  /// Whether the initializer shim is needed for code that stays.
  let keepsSpelling: Bool
  /// The names that the result may need.
  static let names =
    RuntimeLibrary.conversions.sorted()
    + ["ContainerInitializable", "Decoder", "LegacyContainer"]

  private var node: InitializerDeclSyntax { converted.initializer.node }
  private var file: Int { converted.initializer.file }
  private var source: SourceFile { project.files[file] }

  /// Whether the initializer takes the container, because other decoders read the type by what it has so far.
  private var takesContainer: Bool { converted.body.keepsCoding }

  func edits() throws -> [Edit] {
    if keepsSpelling, let kept = converted.kept {
      return [keptEdit(kept)] + (converted.inheritsDecoding ? [] : [conformanceEdit()])
    }
    let plain = initializerEdits(isSpread: false)
    var edits = try isTooLong(with: plain) ? initializerEdits(isSpread: true) : plain
    if let body = node.body {
      edits += try LineWrapping(source: source, file: file).edits(in: body.statements, with: converted.body.edits)
    }
    if !converted.inheritsDecoding { edits.append(conformanceEdit()) }
    if converted.becomesFinal, let declaration = converted.type.node.as(ClassDeclSyntax.self) {
      let start = declaration.classKeyword.trimmedOffsets.lowerBound
      edits.append(Edit(file: converted.type.file, range: start..<start, text: "final "))
    }
    if keepsSpelling { edits.append(spellingEdit()) } else if let dispatched { edits.append(edit(for: dispatched)) }
    return edits
  }

  /// The edits that rewrite the initializer.
  ///
  /// - Parameter isSpread: whether a body of one line gets several.
  private func initializerEdits(isSpread: Bool) -> [Edit] {
    let breaks = isSpread ? node.body.map { source.lineBreaks(in: $0, around: node) } ?? [] : []
    // The opening comes before the other edits: the first statement may stand right behind the brace.
    return [node.body.flatMap { openingEdit($0, isSpread: isSpread) }].compactMap(\.self) + converted.body.edits
      + headEdits() + converted.body.delegateEdits + breaks.map { Edit(file: file, range: $0, text: $1) }
  }

  /// Whether a body of one line would be too long.
  private func isTooLong(with edits: [Edit]) throws -> Bool {
    guard let body = node.body, isOneLine(body) else { return false }
    let line = source.lineStart(at: node.trimmedOffsets.lowerBound)..<source.lineEnd(at: node.trimmedOffsets.upperBound)
    let alone = edits.filter { $0.file == file }.map { Edit(file: 0, range: $0.range, replacement: $0.replacement) }
    let text = try Rewriter(files: [source], edits: alone).render(file: 0, range: line)
    return text.split(whereSeparator: \.isNewline).contains { $0.columns > LineWrapping.columns }
  }

  private func isOneLine(_ body: CodeBlockSyntax) -> Bool {
    !source.utf8[body.leftBrace.trimmedOffsets.upperBound..<body.rightBrace.trimmedOffsets.lowerBound]
      .contains(where: \.isNewline)
  }

  private var dispatched: DispatchedInitializer? {
    DispatchedInitializer(requiredOf: converted)
      ?? DispatchedInitializer(node, converted.entry, of: converted.type, in: project)
  }

  // MARK: Conformance

  private func spelling(of name: String) -> String {
    RuntimeLibrary.spelling(of: name, in: converted.type.name, project)
  }

  private var conformance: String {
    ([converted.conformance] + (takesContainer ? ["ContainerInitializable"] : [])).map(spelling(of:))
      .joined(separator: ", ")
  }

  private func conformanceEdit() -> Edit {
    // An extension with an access level can't declare a conformance.
    let mayStay = project.files[converted.type.file].role != .migrated
    let extended = node.enclosingExtension.flatMap { $0.modifiers.isEmpty || mayStay ? $0 : nil }
    let clause = extended == nil ? converted.type.inheritanceClause : extended?.inheritanceClause
    let target = extended == nil ? converted.type.file : file
    if let clause {
      // What says that the type is made of a JSON is said by the new name too.
      let written = clause.inheritedTypes.map(\.type.trimmedDescription)
      let superseded = project.isDeclaredHere(KnownProtocols.document) ? nil : KnownProtocols.document
      if let superseded, written.contains(superseded) {
        let kept = written.map { $0 == superseded ? conformance : $0 }
        return clause.replaced(by: kept, in: project.files[target], number: target)
      }
      let end = clause.trimmedOffsets.upperBound
      return Edit(file: target, range: end..<end, text: ", \(conformance)")
    }
    let end: Int
    if let extended {
      end = extended.extendedType.trimmedOffsets.upperBound
    } else {
      let generic = converted.type.node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
      let name = converted.type.node.asProtocol((any NamedDeclSyntax).self)?.name
      end =
        generic?.trimmedOffsets.upperBound ?? name?.trimmedOffsets.upperBound
        ?? converted.type.memberBlock.trimmedOffsets.lowerBound
    }
    return Edit(file: target, range: end..<end, text: ": \(conformance)")
  }

  // MARK: The initializer

  private var isClass: Bool { converted.type.kind == .classType }

  private func has(_ keyword: Keyword) -> Bool {
    node.modifiers.contains { $0.name.tokenKind == .keyword(keyword) }
  }

  private func modifiers(isConvenience: Bool, isRequired: Bool) -> String {
    let isRequired = isRequired && isClass && node.enclosingExtension == nil
    return "\(converted.type.witnessAccess)\(isRequired ? "required " : "")\(isConvenience ? "convenience " : "")"
  }

  /// From the first modifier to the opening brace, and from the attributes where no comment stands behind them.
  private func headEdits() -> [Edit] {
    let start = node.modifiers.first?.trimmedOffsets.lowerBound ?? node.initKeyword.trimmedOffsets.lowerBound
    let end = node.signature.trimmedOffsets.upperBound
    guard !node.attributes.isEmpty else { return [Edit(file: file, range: start..<end, text: head)] }
    let attributes = node.attributes.trimmedOffsets
    if let comment = source.utf8[attributes.upperBound..<start].firstIndex(where: { !$0.isBlank && !$0.isNewline }) {
      return [
        Edit(file: file, range: attributes.lowerBound..<comment, text: ""),
        Edit(file: file, range: start..<end, text: head),
      ]
    }
    return [Edit(file: file, range: attributes.lowerBound..<end, text: head)]
  }

  private var head: String {
    let isRequired =
      !(converted.type.has(.final) || converted.becomesFinal) || converted.inheritsDecoding || has(.required)
    let modifiers = modifiers(isConvenience: has(.convenience), isRequired: isRequired)
    let configuration = converted.body.configuration.map { ", \($0)" } ?? ""
    if takesContainer {
      return "\(modifiers)init(from \(converted.body.container): \(spelling(of: "LegacyContainer"))) throws"
    }
    return "\(modifiers)init(from \(converted.body.decoder): any \(spelling(of: "Decoder"))\(configuration)) throws"
  }

  /// Returns the line that creates the container from the decoder. Empty if the initializer takes the container.
  private func containerLines(for name: String) -> [String] {
    takesContainer ? [] : ["let \(name) = try \(converted.body.decoder).legacyContainer()"]
  }

  /// The new initializer above the old one, which stays as it is.
  private func keptEdit(_ kept: KeptDocument) -> Edit {
    let indentation = source.indentation(at: node.trimmedOffsets.lowerBound)
    let start = source.attachedStart(of: node)
    let body: [String]
    if converted.type.kind == .structure, converted.entry.effect == .none {
      let label = converted.entry.label.map { "\($0): " } ?? ""
      body = ["try self.init(\(label)\(converted.body.decoder).legacyContainer().value(JSON.self))"]
      let line = "\(head) { \(body[0]) }"
      if indentation.columns + line.count <= LineWrapping.columns {
        let blank = start == node.trimmedOffsets.lowerBound ? "" : "\n"
        return Edit(file: file, range: start..<start, text: "\(line)\n\(blank)\(indentation)")
      }
    } else {
      body = containerLines(for: converted.body.container) + kept.statements(reading: converted.body.container)
    }
    let lines = ["\(head) {"] + body.map { source.indentationUnit + $0 } + ["}"]
    let text = lines.joined(separator: "\n\(indentation)")
    return Edit(file: file, range: start..<start, text: "\(text)\n\n\(indentation)")
  }

  /// Inserts the first lines of the body: the container, and the constants that replace the other parameters.
  private func openingEdit(_ body: CodeBlockSyntax, isSpread: Bool) -> Edit? {
    let brace = body.leftBrace.trimmedOffsets.upperBound
    var lines = converted.body.constants
    if converted.body.usesContainer {
      let optional = converted.body.isOptional ? ": LegacyContainer?" : ""
      lines = containerLines(for: converted.body.container + optional) + lines
    }
    if lines.isEmpty, !isSpread { return nil }
    if isOneLine(body), !isSpread {
      return Edit(file: file, range: brace..<brace, text: " " + lines.map { "\($0);" }.joined(separator: " "))
    }
    let own =
      (isSpread ? source.memberIndentation(of: node) : source.indentation(at: node.trimmedOffsets.lowerBound))
      + source.indentationUnit
    let first = body.statements.first?.trimmedOffsets.lowerBound
    if let first, source.lineEnd(at: brace) > first {
      // The body begins on the brace's line.
      let end = source.utf8[brace..<first].allSatisfy(\.isBlank) ? first : brace
      return Edit(file: file, range: brace..<end, text: (lines + [""]).map { "\n\(own)\($0)" }.joined())
    }
    let indentation = first.map(source.indentation(at:)) ?? own
    return Edit(file: file, range: brace..<brace, text: lines.map { "\n\(indentation)\($0)" }.joined())
  }

  // MARK: The old spelling

  private func spellingEdit() -> Edit {
    // A superclass that stays has its own designated initializer of this spelling.
    let override = has(.override) && !converted.inheritsDecoding ? "override " : ""
    return insertion(
      of: converted.spelling.lines(
        modifiers: override + modifiers(isConvenience: isClass, isRequired: has(.required)),
        unit: source.indentationUnit, indentation: source.indentation(at: node.trimmedOffsets.lowerBound)))
  }

  private func edit(for dispatched: DispatchedInitializer) -> Edit {
    insertion(of: [converted.type.witnessAccess + dispatched.source])
  }

  /// Inserts lines directly after the initializer.
  private func insertion(of lines: [String]) -> Edit {
    let indentation = source.indentation(at: node.trimmedOffsets.lowerBound)
    let end = source.lineEnd(at: node.trimmedOffsets.upperBound)
    let isAlone = source.utf8[node.trimmedOffsets.upperBound..<end].allSatisfy { $0.isBlank }
    let offset = isAlone ? end : node.trimmedOffsets.upperBound
    let text = lines.map { $0.isEmpty ? $0 : "\(indentation)\($0)" }.joined(separator: "\n")
    return Edit(file: file, range: offset..<offset, text: "\n\(text)")
  }
}
