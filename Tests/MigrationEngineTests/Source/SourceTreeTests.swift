import Foundation
import TestSupport
import Testing

@testable import MigrationEngine

@Suite("Source tree", .computesForLong)
struct SourceTreeTests {
  private func problems(_ prepare: (TemporaryFolder) throws -> String) throws -> String {
    let folder = try TemporaryFolder()
    let path = try prepare(folder)
    do {
      let skipped = try Migration(.init(paths: [path])).report.problems
      return skipped.joined(separator: "\n").replacing(folder.url.path + "/", with: "")
    } catch let problems as SourceProblems {
      return problems.description.replacing(folder.url.path + "/", with: "")
    }
  }

  @Test("says what is wrong with a path, and where")
  func messages() throws {
    #expect(try problems { $0.path("missing") } == "missing: error: no such file or folder")
    #expect(
      try problems { folder in
        try folder.write("text", to: "empty/a.txt")
        return folder.path("empty")
      } == "empty: error: no Swift files in this folder")
    #expect(
      try problems { folder in
        try folder.write("text", to: "a.txt")
        return folder.path("a.txt")
      } == "a.txt: error: not a Swift file")
    #expect(
      try problems { folder in
        try folder.write(Data([0x6C, 0xFF, 0xFE]), to: "a.swift")
        return folder.path("a.swift")
      } == "a.swift: error: the file is not UTF-8")
    let syntax = try problems { folder in
      try folder.write("struct A {\n  let = 1\n}\n", to: "a.swift")
      return folder.path("a.swift")
    }
    #expect(syntax.hasPrefix("a.swift:2:"))
    #expect(syntax.contains(": error: "))
  }

  @Test("goes on without a file that does not parse, but knows what can be made out of it")
  func goesOn() throws {
    let project = try Project([
      "Broken.swift": "final class Other: Model {}\nlet = 1\n",
      "File.swift": "import LegacyJSON\nclass Model {\n  var a: Int?\n  init(json: JSON) { a = json[\"a\"].int }\n}\n",
    ])
    #expect(project.text("Broken.swift") == project.before["Broken.swift"])
    // Its subclass keeps it a class.
    #expect(project.text().contains("class Model: LegacyDecodable"))
    #expect(project.report.problems.count == 1)
  }

  @Test("reports all problems of a run at once")
  func all() throws {
    let text = try problems { folder in
      try folder.write("let = 1\n", to: "a/a.swift")
      try folder.write("let = 1\n", to: "a/b.swift")
      return folder.path("a")
    }
    #expect(text.contains("a/a.swift:1:"))
    #expect(text.contains("a/b.swift:1:"))
  }

  @Test("leaves hidden folders out, and reads a file once however often it is named")
  func files() throws {
    let folder = try TemporaryFolder()
    try folder.write("let a = 1\n", to: "a.swift")
    try folder.write("not swift at all (\n", to: ".build/b.swift")
    let tree = try SourceTree.load(paths: [folder.url.path, folder.path("a.swift")], contextPaths: [folder.url.path])
    #expect(tree.files.map(\.path) == [folder.path("a.swift")])
    #expect(tree.files.map(\.role) == [.migrated])
  }

  @Test("keeps a byte order mark, so that a file is written as it was read")
  func byteOrderMark() throws {
    let folder = try TemporaryFolder()
    try folder.write("\u{FEFF}let a = 1\n", to: "a.swift")
    let tree = try SourceTree.load(paths: [folder.url.path], contextPaths: [])
    #expect(tree.files.first?.utf8.prefix(4) == [0xEF, 0xBB, 0xBF, UInt8(ascii: "l")])
  }
}
