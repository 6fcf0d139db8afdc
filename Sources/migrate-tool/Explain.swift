import ArgumentParser
import Foundation
import MigrationEngine

/// `migrate-tool explain`: says why the type at a place ends as it does, what an idiom does, and what a reason means.
struct Explain: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say why a type ends as it does, what an idiom does, or what a reason means.",
    discussion: """
      Nothing is written. What becomes of a type depends on the code that uses it: name the same files and folders \
      as for 'migrate', or have them in the configuration file. Without either, the file's folder is taken.

      An idiom is one form of legacy code that the tool understands. Its explanation shows an example before and \
      after, what stays the same, and what looks alike and is left alone.

      A reason is why a type, a call site or a request stays, or ends as it does. Reports name it in brackets. Its \
      explanation says what to do by hand, and shows an example.

      The type around line 12, property by property:
        migrate-tool explain Sources/User.swift:12 Sources

      One idiom, one reason, and the names of all:
        migrate-tool explain scalar-read
        migrate-tool explain document-handed-on
        migrate-tool explain --list

      Exit status: 0 done, 1 no legacy code there, or failed, 64 usage.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "The name of an idiom, outcome or reason, or a file and a line of the type, request or call site.",
      valueName: "name-or-place"),
    completion: .list(Idiom.all.map(\.name) + ReasonKind.all.map(\.name)))
  var subject: String?

  @Flag(help: "Name all idioms, outcomes and reasons, each with its summary.")
  var list = false

  @Option(help: "How the explanation is printed.")
  var reporter = Format.text

  @OptionGroup var migration: MigrationArguments

  func validate() throws { _ = try explained() }

  func run() async throws {
    let isJSON = reporter == .json
    switch try explained() {
    case .list:
      let style = Console.style
      Console.print(try isJSON ? Idiom.listJSON() : "\(Idiom.list(style: style))\n\(ReasonKind.list(style: style))")
    case .idiom(let idiom): Console.print(try isJSON ? idiom.json() : idiom.text(style: Console.style))
    case .reason(let kind): Console.print(try isJSON ? kind.json() : kind.text(style: Console.style))
    case .place(let file, let line):
      try await Console.reportingFailures {
        let parent = (file as NSString).deletingLastPathComponent
        let folder = parent.isEmpty ? "." : parent
        if migration.printConfiguration {
          return Console.print(try migration.configuration(otherwise: folder).yaml)
        }
        let report = try await migration.plan(otherwise: folder).report
        let explanation = try Explanation(file: file, line: line, in: report)
        Console.print(try isJSON ? explanation.json() : explanation.text(style: Console.style))
      }
    }
  }

  /// What is asked for.
  private enum Subject {
    case list
    case idiom(Idiom)
    case reason(ReasonKind)
    case place(file: String, line: Int)
  }

  private func explained() throws -> Subject {
    guard let subject else {
      guard list else { throw ValidationError("Missing expected argument '<name-or-place>', or --list.") }
      return .list
    }
    if list { throw ValidationError("--list takes no name and no place.") }
    // Compilers and editors add the column.
    if let match = subject.wholeMatch(of: /(.+?):([0-9]+)(:[0-9]+)?/), let line = Int(match.2), line > 0 {
      return .place(file: String(match.1), line: line)
    }
    if subject.contains(where: { "/.:".contains($0) }) {
      throw ValidationError("'\(subject)' is not of the form 'file:line'.")
    }
    let idiom = Idiom.named(subject).map(Subject.idiom)
    guard let found = idiom ?? ReasonKind.named(subject).map(Subject.reason) else {
      let names = Idiom.names(like: subject).map { "'\($0)'" }.joined(separator: " or ")
      let hint = names.isEmpty ? "" : " Did you mean \(names)?"
      throw ValidationError(
        "There is no idiom or reason '\(subject)'.\(hint) 'migrate-tool explain --list' names all of them.")
    }
    guard migration.paths.isEmpty else { throw ValidationError("A name is explained without paths.") }
    return found
  }
}
