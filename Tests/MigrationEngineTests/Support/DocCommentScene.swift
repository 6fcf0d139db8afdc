import Testing

@testable import MigrationEngine

/// The code around an idiom's example that makes a project of it.
///
/// In ``source``, a line `<before>` stands for the example, `<before 1>` for its first paragraph, `<properties>` for the
/// properties that its After declares, and `<scalar-read>` for the example of another idiom. Each is indented like its line.
struct DocCommentScene {
  /// Which text has to hold the After.
  enum Stage {
    /// What the tool writes.
    case result
    /// What is decided on after ``Preparation``.
    case preparation
    /// The same, with `--inline-types`.
    case inlining
  }

  var source: String
  /// What After, or each of its paragraphs, is indented by; nil for the indentation of the example.
  var indentation: Int?
  var stage: Stage = .result
  var evidence: [String: String] = [:]
  var tightening: Tightening = .evidence

  /// The scene of an idiom: by its name, or the one that fits its group and what its Before begins with.
  init(of idiom: Idiom) {
    self =
      switch idiom.group {
      case _ where Self.named[idiom.name] != nil: Self.named[idiom.name] ?? Self(Self.file)
      case .property where Self.declaresProperties(idiom.after): Self(Self.property, indentation: 2)
      case .property, .statement, .initializer: Self(Self.body(for: idiom.before))
      case .preparation: Self(Self.file, stage: .preparation)
      case .outcome, .callSite, .request, .declaration: Self(Self.file)
      }
  }

  init(
    _ source: String, indentation: Int? = nil, stage: Stage = .result, evidence: [String: String] = [:],
    tightening: Tightening = .evidence
  ) {
    (self.source, self.indentation, self.stage) = (source, indentation, stage)
    (self.evidence, self.tightening) = (evidence, tightening)
  }

  /// What becomes of an example.
  struct Outcome {
    let text: String
    let reasons: String
    /// The lines that have to be in the text.
    let expected: [String]
  }

  func outcome(of idiom: Idiom) throws -> Outcome {
    var (text, indentations): (String, Set<Int>) = ("import Foundation\nimport LegacyJSON\n\n", [])
    var isInParts = false
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      guard let found = line.wholeMatch(of: #/( *)<([a-z-]+) ?(\d*)>/#) else {
        text += line + "\n"
        continue
      }
      let spaces = found.1.count
      let example: String
      switch found.2 {
      case "properties": example = Self.properties(of: idiom)
      case "before":
        indentations.insert(spaces)
        let parts = idiom.before.split(separator: "\n\n")
        if let number = Int(found.3) {
          isInParts = true
          example = String(parts[number - 1])
        } else {
          example = idiom.before
        }
      case let name: example = try #require(IdiomComment.idioms().first { $0.name == name }).before
      }
      text += Self.indented(example, by: spaces)
    }
    indentations = indentation.map { [$0] } ?? indentations

    let parts =
      Self.declaresProperties(idiom.after)
      ? idiom.after.split(separator: "\n") : isInParts ? idiom.after.split(separator: "\n\n") : [idiom.after[...]]
    let project = try Project(text, evidence: evidence, tightening: tightening)
    let result = "\n" + (stage == .result ? project.text() : Self.prepared(text, inlinesTypes: stage == .inlining))
    let expected = parts.map { part in
      let all = indentations.sorted().map { "\n" + Self.indented(part, by: $0) }
      return all.first(where: result.contains) ?? all.first ?? ""
    }
    return Outcome(text: result, reasons: project.reasons(), expected: expected)
  }

  private static func declaresProperties(_ after: String) -> Bool {
    after.split(separator: "\n").allSatisfy { $0.contains(#/^(@\S+ )?(let|var) \w+: /#) }
  }

  private static func body(for before: String) -> String {
    if before.hasPrefix("init") { return initializers }
    return before.contains(#/^(final )?(struct|class|enum) /#) ? file : statements
  }

  private static func prepared(_ text: String, inlinesTypes: Bool) -> String {
    let project = facts(text)
    return Preparation(of: project, inlinesTypes: inlinesTypes).prepared(SourceTree(files: project.files))?.files.first?
      .text
      ?? ""
  }

  private static func indented(_ text: some StringProtocol, by spaces: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? "\n" : String(repeating: " ", count: spaces) + $0 + "\n"
    }.joined()
  }

  /// The properties of an After, as legacy code declares them.
  private static func properties(of idiom: Idiom) -> String {
    idiom.after.split(separator: "\n").map { line in
      let bare = line.hasPrefix("@") ? line.drop { $0 != " " }.dropFirst() : line
      let plain = bare.replacing("let ", with: "var ")
      return plain.hasSuffix("]") ? plain + " = []" : String(plain)
    }.joined(separator: "\n")
  }
}
