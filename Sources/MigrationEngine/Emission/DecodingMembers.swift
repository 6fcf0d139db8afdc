import SwiftSyntax

/// The decoding members of a converted type, besides its properties: its protocol, its rules, its coding keys.
struct DecodingMembers {
  let project: ProjectFacts
  let decision: TypeDecision
  /// A step of the file's indentation.
  let unit: String
  /// The indentation of a member.
  let indentation: String

  /// - Parameter node: a member of the type; nil where the members are to be one step further in than the type.
  init(of decision: TypeDecision, in project: ProjectFacts, beside node: (some SyntaxProtocol)?) {
    self.project = project
    self.decision = decision
    let type = decision.recognised.facts
    let source = project.files[type.file]
    unit = source.indentationUnit
    indentation =
      node.map { source.memberIndentation(of: $0) }
      ?? source.indentation(at: type.node.trimmedOffsets.lowerBound) + unit
  }

  /// The protocol that defines the decoding of the type.
  var conformance: String { spelling(of: decision.conformance) }

  /// A name of the libraries as it is written in the type.
  func spelling(of name: String) -> String {
    RuntimeLibrary.spelling(of: name, in: decision.name, project)
  }

  /// Returns the edit that inserts members after another of the type's own.
  ///
  /// - Parameters:
  ///   - blocks: the members, each line without the indentation around it.
  ///   - end: where the other one ends.
  func insertion(of blocks: [[String]], behind end: Int) -> Edit {
    let type = decision.recognised.facts
    let source = project.files[type.file]
    let brace = type.memberBlock.rightBrace.trimmedOffsets.lowerBound
    let members = indentation + Self.text(of: blocks, indentation)
    let lineEnd = source.lineEnd(at: end)
    if lineEnd < brace { return Edit(file: type.file, range: lineEnd..<lineEnd, text: "\n\n\(members)") }
    let own = source.indentation(at: type.node.trimmedOffsets.lowerBound)
    let start = source.utf8[end..<brace].allSatisfy(\.isBlank) ? end : brace
    return Edit(file: type.file, range: start..<brace, text: "\n\n\(members)\n\(own)")
  }

  /// Members one below the other, the first without the indentation in front of it.
  static func text(of blocks: [[String]], _ indentation: String) -> String {
    blocks.map { lines in
      lines.enumerated().map { $0 == 0 || $1.isEmpty ? $1 : indentation + $1 }.joined(separator: "\n")
    }.joined(separator: "\n\n\(indentation)")
  }

  /// The member with the type's rules for its own decoding. Empty if it has none.
  func legacyRules() -> [String] {
    guard !decision.legacyRules.isEmpty else { return [] }
    let head = "\(decision.recognised.facts.witnessAccess)static var legacyRules: [\(spelling(of: "LegacyRule"))]"
    let list = "[\(rules.joined(separator: ", "))]"
    let whole = "\(head) { \(list) }"
    if indentation.columns + whole.count <= LineWrapping.columns { return [whole] }
    let fits = indentation.columns + unit.columns + list.count <= LineWrapping.columns
    let lines = fits ? [list] : ["["] + rules.map { "\(unit)\($0)," } + ["]"]
    return ["\(head) {"] + lines.map { unit + $0 } + ["}"]
  }

  /// The type's rules for its own decoding, as source.
  var rules: [String] { decision.legacyRules.sources(spelling: spelling(of:)) }

  /// The enum with the coding keys, each line without the indentation around it.
  func codingKeys() -> [String] {
    func isPlain(_ field: FieldDecision) -> Bool { field.name.trimmingBackticks == decision.codingKey(of: field) }
    // An enumeration without cases can't have raw values.
    if decision.fields.isEmpty { return ["private enum CodingKeys: \(spelling(of: "CodingKey")) {}"] }
    var lines = ["private enum CodingKeys: String, \(spelling(of: "CodingKey")) {"]
    // Properties are read in the order of their keys, which says whose error comes first.
    let isInOrder = !decision.recognised.plan.errors.isEmpty
    let groups = isInOrder ? decision.fields.map { [$0] } : [decision.fields]
    for group in groups {
      let (plain, others) = group.partitioned(by: isPlain)
      lines += caseLines(plain.map(\.name))
      lines += others.map {
        "\(unit)case \($0.name) = \(decision.codingKey(of: $0).swiftLiteral)"
      }
    }
    return lines + ["}"]
  }

  /// Returns the case names, as many on each line as fit.
  private func caseLines(_ names: [String]) -> [String] {
    var lines: [String] = []
    for name in names {
      if let last = lines.last, indentation.columns + last.columns + name.count + 3 <= LineWrapping.columns {
        lines[lines.count - 1] = "\(last), \(name)"
      } else {
        lines.append(lines.isEmpty ? "\(unit)case \(name)" : "\(unit)\(unit)\(name)")
        if lines.count > 1 { lines[lines.count - 2] += "," }
      }
    }
    return lines
  }
}
