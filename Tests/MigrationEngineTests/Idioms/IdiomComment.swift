import Foundation
import TestSupport

@testable import MigrationEngine

/// The doc comment of an idiom: the comments with a heading `## Before` in the engine's sources.
struct IdiomComment {
  /// What is wrong with a comment.
  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  /// The idioms that the engine's sources describe, as ``Idiom/all`` orders them.
  ///
  /// - Throws: ``Mistake`` with the place of a comment that lacks something.
  static func idioms() throws -> [Idiom] {
    let folder = packageRoot.appendingPathComponent("Sources/MigrationEngine")
    let found = try folder.contents().sorted { $0.key < $1.key }.flatMap { name, text in
      try comments(in: text).map { try $0.idiom(in: name) }
    }
    return Idiom.Group.allCases.flatMap { group in
      let members = found.filter { $0.group == group }
      // Outcomes come in their own order, from the best to none.
      return group == .outcome ? members : members.sorted { $0.name < $1.name }
    }
  }

  private let lines: [Substring]
  /// What the comment is about.
  private let declaration: Substring

  private static func comments(in text: String) -> [IdiomComment] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
    var comments: [IdiomComment] = []
    var comment: [Substring] = []
    for line in lines {
      if line.hasPrefix("///") {
        comment.append(line.dropFirst(line.hasPrefix("/// ") ? 4 : 3))
      } else {
        if comment.contains("## Before") { comments.append(IdiomComment(lines: comment, declaration: line)) }
        comment = []
      }
    }
    return comments
  }

  private func idiom(in file: String) throws -> Idiom {
    var paragraphs: [String] = []
    var sections: [String: String] = [:]
    /// Where the next line belongs: a heading, or a paragraph.
    var section = ""
    var isCode = false
    var isContinued = false
    for line in lines {
      if line.hasPrefix("## ") {
        (section, isContinued) = (String(line.dropFirst(3)), false)
        guard sections.updateValue("", forKey: section) == nil else { throw mistake("two sections \(section)", file) }
      } else if line.hasPrefix("```") {
        isCode.toggle()
        // What follows an example is about the idiom again.
        if !isCode { section = "" }
      } else if isCode {
        sections[section, default: ""] += line + "\n"
      } else if line.isEmpty {
        (section, isContinued) = ("", false)
      } else if let title = ["Preserves", "Can't"].first(where: { line.hasPrefix("\($0): ") }) {
        (section, isContinued) = (title, false)
        guard sections.updateValue(String(line.dropFirst(title.count + 2)), forKey: title) == nil else {
          throw mistake("two sections \(title)", file)
        }
      } else if ["Preserves", "Can't"].contains(section) {
        sections[section, default: ""] += " " + line
      } else if isContinued {
        paragraphs[paragraphs.count - 1] += " " + line
      } else {
        paragraphs.append(String(line))
        isContinued = true
      }
    }
    func text(_ title: String) throws -> String {
      guard let text = sections[title], !text.isEmpty else { throw mistake("nothing is said under \(title)", file) }
      return text.trimmingCharacters(in: .newlines).replacing("``", with: "`")
    }
    func sentence(_ title: String) throws -> String {
      let text = try text(title)
      return text.prefix(1).uppercased() + text.dropFirst()
    }
    guard let summary = paragraphs.first else { throw mistake("there is no summary", file) }
    return Idiom(
      name: name(in: file), group: try group(of: file), summary: summary.replacing("``", with: "`"),
      details: paragraphs.dropFirst().map { $0.replacing("``", with: "`") }, before: try text("Before"),
      after: try text("After"), preserves: try sentence("Preserves"), limits: try sentence("Can't"),
      source: "Sources/MigrationEngine/\(file)")
  }

  /// The name of the type or case that is declared; that of the file where an extension is.
  private func name(in file: String) -> String {
    let declared = declaration.firstMatch(of: /\b(?:struct|class|enum|case) (\w+)/).map { String($0.1) }
    let base = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    return Idiom.kebabCase(
      (declared ?? base).replacing("BodyConversion", with: "Body").replacing("Recognition", with: ""))
  }

  private func group(of file: String) throws -> Idiom.Group {
    let folders: KeyValuePairs<String, Idiom.Group> = [
      "Plan/Outcome": .outcome, "Interpretation/": .property,
      "Recognition/Responses/": .property, "Recognition/Documents/BodyConversion": .statement,
      "Recognition/Documents/": .initializer, "Recognition/CallSites/": .callSite, "Recognition/Requests/": .request,
      "Preparation/": .preparation, "Decisions/": .declaration, "Emission/": .declaration, "Facts/": .declaration,
    ]
    guard let found = folders.first(where: { file.hasPrefix($0.key) }) else { throw mistake("no group", file) }
    return found.value
  }

  private func mistake(_ text: String, _ file: String) -> Mistake {
    Mistake(description: "Sources/MigrationEngine/\(file): the comment of `\(declaration)`: \(text)")
  }
}
