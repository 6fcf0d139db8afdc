import Foundation
import Testing

@testable import MigrationEngine

@Suite("Faults of the tool")
struct InternalFaultTests {
  private func fault(_ message: String, _ path: String?) -> InternalFault {
    InternalFault(message: message, path: path)
  }

  @Test("All overlaps are found at once, one a file")
  func overlaps() throws {
    let files = ["a", "b", "c"].map { SourceFile(path: "\($0).swift", text: "abcdef", role: .migrated) }
    let edits = [0, 2].flatMap { file in
      [Edit(file: file, range: 1..<3, text: "x"), Edit(file: file, range: 2..<4, text: "y")]
    }
    let found = try #require(throws: InternalFaults.self) { try Rewriter(files: files, edits: edits) }
    #expect(found.paths == ["a.swift", "c.swift"])
  }

  @Test("Each file counts once, with its first fault")
  func onceAFile() throws {
    var faults = InternalFaults()
    try faults.add(InternalFaults([fault("one", "a.swift"), fault("two", "a.swift"), fault("three", "b.swift")]))
    #expect(faults.faults.map(\.message) == ["one", "three"])
    try faults.add(InternalFaults([fault("four", "a.swift"), fault("five", "c.swift")]))
    #expect(faults.paths == ["a.swift", "b.swift", "c.swift"])
  }

  @Test("A type that is at fault is left alone by itself, and its file when that does not help")
  func ofAType() throws {
    var one = fault("one", "a.swift")
    one.type = "A"
    var faults = InternalFaults()
    try faults.add(InternalFaults([one, fault("two", "b.swift")]))
    #expect(faults.wholePaths == ["b.swift"])
    #expect(faults.types == [FaultyType(path: "a.swift", name: "A")])
    let source = "struct A {\n  init(json: JSON) {}\n}\n\nstruct B {\n  init(json: JSON) {}\n}\n"
    let tree = SourceTree(files: [SourceFile(path: "a.swift", text: "import SwiftyJSON\n" + source, role: .migrated)])
    let project = ProjectFacts(tree: tree.without(faults))
    let left = TypeMigration(project: project, .init(in: project), decodable: ["A", "B"])
    #expect(left.recognised.keys.sorted() == ["B"])
    try faults.add(InternalFaults([one]))
    #expect(faults.wholePaths == ["a.swift", "b.swift"])
    #expect(faults.types.isEmpty)
    #expect(throws: InternalFault.self) { try faults.add(InternalFaults([one])) }
  }

  @Test("A fault that leaving files out does not mend ends the run")
  func withoutEnd() throws {
    var faults = InternalFaults([fault("one", "a.swift")])
    #expect(throws: InternalFault.self) { try faults.add(InternalFaults([fault("again", "a.swift")])) }
    #expect(throws: InternalFault.self) {
      try faults.add(InternalFaults([fault("of b", "b.swift"), fault("of none", nil)]))
    }
  }

  @Test("The text report and the totals say how many files were left alone")
  func isReported() throws {
    var report = Report(totals: .init(), items: [], notes: [])
    #expect(!TextReport(report).text.contains("fault"))
    report.totals.faults = 1
    report.verification = "1 type proved equal."
    #expect(
      TextReport(report).text.contains("\n1 file was left alone because of a fault of the tool: exit status 4.\n"))
    report.totals.faults = 20
    #expect(
      TextReport(report).text.contains("\n20 files were left alone because of a fault of the tool: exit status 4.\n"))
    #expect(try report.json().contains("\"faults\" : 20"))
  }
}
