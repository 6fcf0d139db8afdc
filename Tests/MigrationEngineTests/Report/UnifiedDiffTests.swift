import Foundation
import Subprocess
import TestSupport
import Testing

@testable import MigrationEngine

/// Every diff is given to `git apply`: it has to make the new text of the old one.
@Suite("Unified diff", .computesForLong)
struct UnifiedDiffTests {
  private static let many = (1...60).map { "line \($0)\n" }

  static let cases: [(String, String)] = [
    ("a\nb\nc\n", "a\nB\nc\n"), ("a\nb", "a\nb\n"), ("a\nb\n", "a\nb"), ("a", "b"), ("a\r\nb\r\n", "a\r\nc\r\n"),
    ("a\nb\n", "a\n"), ("", "a\nb\n"), ("a\n", ""),
    (many.joined(), many.enumerated().map { $0.offset % 15 == 3 ? "changed\n" : $0.element }.joined()),
    (many.joined(), many.enumerated().filter { $0.offset % 7 != 0 }.map(\.element).joined()),
    (
      many.joined(),
      many.enumerated().flatMap { $0.offset % 9 == 0 ? [$0.element, "new\n", "\n"] : [$0.element] }.joined()
    ),
    ("a\n\n\n\nb\n\n\n\n\n\n\nc\n", "A\n\n\n\nb\n\n\n\n\n\n\nC\n"), ("é😀\n", "e😀\n"), ("-- a\n++ b\n", "++ b\n-- a\n"),
  ]

  @Test("is what git applies", arguments: cases)
  func applies(before: String, after: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(before, to: "Folder/a.swift")
    try folder.write(UnifiedDiff.text(path: "Folder/a.swift", before: before, after: after), to: "a.diff")
    let result = try await run(
      .name("git"), arguments: ["apply", "--unidiff-zero", "--whitespace=nowarn", "a.diff"],
      workingDirectory: .init(folder.url.path), output: .discarded, error: .string(limit: 10_000))
    #expect(result.terminationStatus.isSuccess, "\(result.standardError)")
    let text =
      (try? String(decoding: Data(contentsOf: folder.url.appendingPathComponent("Folder/a.swift")), as: UTF8.self))
    #expect(text ?? "" == after)
  }

  @Test("is empty for equal texts, and names an absolute path without its slash")
  func form() {
    #expect(UnifiedDiff.text(path: "a", before: "x\n", after: "x\n").isEmpty)
    #expect(UnifiedDiff.text(path: "./a//b.swift", before: "x\n", after: "y\n").hasPrefix("--- a/a/b.swift\n"))
    #expect(
      UnifiedDiff.text(path: "/tmp/a.swift", before: "x\n", after: "y\n")
        == "--- a/tmp/a.swift\n+++ b/tmp/a.swift\n@@ -1,1 +1,1 @@\n-x\n+y\n")
  }
}
