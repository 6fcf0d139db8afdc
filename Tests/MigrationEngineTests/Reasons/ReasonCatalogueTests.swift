import Foundation
import SwiftParser
import TestSupport
import Testing

@testable import MigrationEngine

/// The catalogue of reasons: each has a name that can be asked for, and is given by the engine.
@Suite("The catalogue of reasons", .computesForLong)
struct ReasonCatalogueTests {
  @Test("has distinct names that can be typed, and that no idiom has")
  func hasNames() {
    let names = ReasonKind.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(names).isDisjoint(with: Idiom.all.map(\.name)))
    for name in names { #expect(name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(name)") }
  }

  @Test("says of each what it is, and what to do by hand, in sentences", arguments: ReasonKind.all)
  func hasSentences(_ kind: ReasonKind) {
    for text in [kind.summary, kind.why, kind.byHand].compactMap(\.self) {
      #expect(text.hasSuffix(".") && !text.contains("  ") && !text.contains("\n"), "\(text)")
    }
    // The advice follows "By hand:".
    #expect(kind.byHand.first?.isUppercase == false)
    #expect(kind.summary.first?.isLowercase == false)
  }

  @Test("has examples that are Swift", arguments: ReasonKind.all)
  func hasExamples(_ kind: ReasonKind) {
    #expect(!kind.example.isEmpty)
    // An example of a file that does not parse does not.
    #expect(Parser.parse(source: kind.example).hasError == (kind == .fileDoesNotParse))
  }

  @Test("has what the engine gives, and nothing else")
  func isGiven() throws {
    let sources = try packageRoot.appendingPathComponent("Sources/MigrationEngine").contents()
    let text = sources.filter { $0.key.hasSuffix(".swift") && !$0.key.hasPrefix("Reasons/") }.values
      .joined(separator: "\n")
    let members = Set(text.matches(of: /\.([a-z]\w+)/).map { Idiom.kebabCase(String($0.1)) })
    for kind in ReasonKind.all { #expect(members.contains(kind.name), "\(kind.name) is not given") }
  }

  @Test("is asked for by name, however that is spelled")
  func isFound() {
    for name in ["document-handed-on", "Document-Handed-On", "documentHandedOn", "document_handed_on"] {
      #expect(ReasonKind.named(name) == .documentHandedOn, "\(name)")
    }
    #expect(ReasonKind.named("weather") == nil)
    #expect(Idiom.names(like: "document-handed-in").first == "document-handed-on")
  }

  @Test("is printed with all that it says, within 80 columns", arguments: ReasonKind.all)
  func isPrinted(_ kind: ReasonKind) {
    let text = kind.text()
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for part in [kind.summary, kind.why, kind.byHand.asSentence].compactMap(\.self) {
      #expect(words.contains(part), "\(part)")
    }
    #expect(text.hasPrefix("\(kind.name)\n"))
    for line in text.split(separator: "\n") where !kind.example.contains(line.dropFirst(2)) {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test("is listed by group")
  func isListed() {
    let lines = ReasonKind.list().split(separator: "\n")
    #expect(lines.filter { !$0.hasPrefix(" ") }.map(String.init) == ReasonKind.Group.allCases.map(\.title))
    let names = lines.compactMap { $0.wholeMatch(of: /\ \ ([a-z-]+)  .+/).map { String($0.1) } }
    #expect(Set(names) == Set(ReasonKind.all.map(\.name)))
    for line in lines { #expect(line.count <= 80, "\(line)") }
  }

  @Test("has the reasons of every fixture", arguments: Fixture.converted + Fixture.skipped)
  func hasReasons(of fixture: Fixture) throws {
    for item in try fixture.project(\.before).report.items {
      for finding in item.findings {
        #expect(finding.reason.map { ReasonKind.named($0) != nil } == true, "\(finding.text)")
      }
      for property in item.properties where property.reason != nil {
        #expect(property.reasonKind.map { ReasonKind.named($0) != nil } == true, "\(property.name)")
      }
    }
  }

  @Test("is the page in the documentation")
  func isThePage() throws {
    let text = ReasonPage.text
    if ProcessInfo.processInfo.environment["WRITE_REASONS"] != nil { try Data(text.utf8).write(to: ReasonPage.file) }
    let page = try String(contentsOf: ReasonPage.file, encoding: .utf8)
    #expect(page == text, "make it anew: \(ReasonPage.command)")
  }
}
