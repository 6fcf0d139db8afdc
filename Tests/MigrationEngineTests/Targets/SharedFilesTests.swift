import TestSupport
import Testing

@testable import MigrationEngine

@Suite("Files that several parts of a tree have")
struct SharedFilesTests {
  private static let shared = "struct Team {\n  let name: String\n}\n"

  private func tree(_ files: [String: String]) -> SourceTree {
    SourceTree(files: files.sorted { $0.key < $1.key }.map { SourceFile(path: $0, text: $1, role: .migrated) })
  }

  /// What two parts decide that make `one` and `two` of the shared file `Team.swift`.
  private func decidingPart(
    _ first: [String: String], _ second: [String: String], shared: [String: String] = ["Team.swift": shared],
    results: [Int: String] = [0: "one", 1: "two"]
  ) -> Int? {
    var files = SharedFiles([tree(shared.merging(first) { $1 }), tree(shared.merging(second) { $1 })])
    return files.decidingPart(for: "Team.swift", results)
  }

  @Test("are decided by the part that comes to them")
  func oneComes() {
    let use = "func f(_ team: Team) {}\n"
    #expect(decidingPart(["A.swift": use], ["B.swift": "func g() {}\n"]) == 0)
    #expect(decidingPart(["A.swift": "func g() {}\n"], ["B.swift": use]) == 1)
    #expect(decidingPart([:], ["B.swift": use]) == 1)
    #expect(decidingPart([:], [:]) == 0)
  }

  @Test("are decided by nobody where both come to them, unless both make the same of them")
  func bothCome() {
    let (first, second) = ("func f(_ team: Team) {}\n", "let all: [Team] = []\n")
    #expect(decidingPart(["A.swift": first], ["B.swift": second]) == nil)
    #expect(decidingPart(["A.swift": first], ["B.swift": second], results: [0: "one", 1: "one"]) == 0)
  }

  @Test("are come to by way of other files, extensions and members of foreign types")
  func byWayOfOthers() {
    let club = ["Team.swift": Self.shared, "Club.swift": "struct Club {\n  var team: Team\n}\n"]
    #expect(
      decidingPart(["A.swift": "func f(_ team: Team) {}\n"], ["B.swift": "func g(_ club: Club) {}\n"], shared: club)
        == nil)
    let member = ["Team.swift": Self.shared + "extension String {\n  var team: Int { 0 }\n}\n"]
    #expect(
      decidingPart(["A.swift": "func f(_ team: Team) {}\n"], ["B.swift": "let n = \"\".team\n"], shared: member) == nil)
    let extended = ["Team.swift": "extension Club {\n  var size: Int { 0 }\n}\n", "Club.swift": "struct Club {}\n"]
    #expect(
      decidingPart(["A.swift": "let a = Club()\n"], ["B.swift": "let b = Club()\n"], shared: extended) == nil)
  }

  @Test("are decided by nobody where they name what the parts have each for itself")
  func twins() {
    let shared = ["Team.swift": "struct Team {\n  let owner: User\n}\n"]
    let (first, second) = ("struct User {\n  var id = 0\n}\n", "struct User {}\n")
    let use = "let t: Team? = nil\n"
    #expect(decidingPart(["A.swift": first + use], ["B.swift": second], shared: shared) == nil)
    // So does what would be written.
    let result = [0: "struct Team: LegacyDecodable {}", 1: "two"]
    #expect(decidingPart(["A.swift": use], ["B.swift": "protocol LegacyDecodable {}\n"], results: result) == nil)
  }

  @Test("differ in a line, which is no import")
  func difference() {
    let first = "import A\n\nclass Team {\n  let id: Int\n}\n"
    let (left, right) = SharedFiles.difference(between: first, and: "import B\n\nstruct Team {\n  let id: Int\n}\n")
    #expect(left == "class Team {" && right == "struct Team {")
    let (none, added) = SharedFiles.difference(between: first, and: first + "  extension Team {}\n")
    #expect(none == nil && added == "extension Team {}")
  }
}
