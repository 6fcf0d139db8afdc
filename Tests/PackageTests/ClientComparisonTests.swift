import Foundation
import TestSupport
import Testing

/// The client's page compares it with others: each row is complete, and names the tests that show what is there.
@Suite struct ClientComparisonTests {
  private static let header = ["feature", "here", "Alamofire", "APIKit", "Get", "Moya", "OpenAPI", "our test"]
  private static let marks: Set<String> = ["✓", "–", "part", "own", "below", "Apple"]

  /// The lines of the section, with their numbers.
  private static func section() throws -> [(number: Int, text: String)] {
    let path = "docs/client.md"
    let text = try String(contentsOf: packageRoot.appendingPathComponent(path), encoding: .utf8)
    let lines = MarkdownDocument(path: path, text: text).prose
    let start = try #require(lines.firstIndex { $0.text == "## Compared with other clients" })
    return Array(lines[(start + 1)...].prefix { !$0.text.hasPrefix("## ") })
  }

  /// The suites that are declared below `Tests`. What the fixtures hold is not run.
  private static func declaredSuites() throws -> Set<String> {
    var suites: Set<String> = []
    for (name, data) in try packageRoot.appendingPathComponent("Tests").everything() {
      guard name.hasSuffix("Tests.swift"), !name.contains("/Fixtures/") else { continue }
      suites.formUnion(declaredSuites(in: String(decoding: data, as: UTF8.self)))
    }
    return suites
  }

  /// The types that a file with tests declares at the start of a line, behind their attributes.
  private static func declaredSuites(in text: String) -> [String] {
    guard text.contains("@Test") else { return [] }
    return text.components(separatedBy: "\n").compactMap { line in
      line.firstMatch(of: /^\s*(?:@.*\s)?struct (\w+Tests)\b/).map { String($0.1) }
    }
  }

  private static func cells(_ line: String) -> [String] {
    line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The tables with the header of a comparison, and what is wrong with their rows.
  private static func check(
    _ lines: [(number: Int, text: String)], suites: Set<String>
  ) -> (rows: Int, problems: [String]) {
    var rows = 0
    var problems: [String] = []
    var isComparison = false
    var isInTable = false
    for (number, text) in lines {
      guard text.hasPrefix("|") else {
        isInTable = false
        continue
      }
      let cells = cells(text)
      if !isInTable {
        isInTable = true
        // The table that explains the marks has two columns.
        isComparison = cells.count != 2
        if isComparison, cells != header { problems.append("\(number): another header") }
        continue
      }
      guard isComparison, cells.contains(where: { $0 != "---" }) else { continue }
      rows += 1
      problems += check(cells, suites: suites).map { "\(number): \($0)" }
    }
    return (rows, problems)
  }

  private static func check(_ cells: [String], suites: Set<String>) -> [String] {
    guard cells.count == header.count else { return ["\(cells.count) columns"] }
    var problems: [String] = []
    if cells.contains("") { problems.append("an empty cell") }
    for mark in cells[1..<7] where !marks.contains(mark) { problems.append("no mark: \(mark)") }
    let named = cells[7] == "–" ? [] : cells[7].components(separatedBy: ", ")
    if cells[1] == "✓", named.isEmpty { problems.append("no test") }
    for name in named {
      let isQuoted = name.count > 2 && name.hasPrefix("`") && name.hasSuffix("`")
      if !isQuoted || !suites.contains(String(name.dropFirst().dropLast())) { problems.append("no suite: \(name)") }
    }
    return problems
  }

  @Test func everyRowIsCompleteAndNamesSuitesThatAreThere() throws {
    let suites = try Self.declaredSuites()
    #expect(suites.count > 200, "too few were found: \(suites.count)")
    let (rows, problems) = Self.check(try Self.section(), suites: suites)
    #expect(rows >= 45, "too few were found: \(rows)")
    for problem in problems { Issue.record("docs/client.md:\(problem)") }
  }

  @Test func whatIsWrongIsFound() {
    let text = """
      | mark | meaning |
      | --- | --- |
      | ✓ | it is there |

      | feature | here | Alamofire | APIKit | Get | Moya | OpenAPI | our test |
      | --- | --- | --- | --- | --- | --- | --- | --- |
      | right | ✓ | – | part | own | below | Apple | `RetryTests`, `StubTests` |
      | right as well | – | ✓ | ✓ | ✓ | ✓ | ✓ | – |
      | misspelt | ✓ | – | – | – | – | – | `RetryTests`, `RetryTest` |
      | misspelt although it is not here | – | – | – | – | – | – | `Stub` |
      | without quotes | ✓ | – | – | – | – | – | RetryTests |
      | without a test | ✓ | – | – | – | – | – | – |
      | without a column | ✓ | – | – | – | – | `RetryTests` |
      | with an empty cell | ✓ | – |  | – | – | – | `RetryTests` |
      | with a guess | ✓ | – | ? | – | – | – | `RetryTests` |

      | feature | here |  | APIKit | Get | Moya | OpenAPI | our test |
      """
    let lines = text.components(separatedBy: "\n").enumerated().map { (number: $0.offset + 1, text: $0.element) }
    let (rows, problems) = Self.check(lines, suites: ["RetryTests", "StubTests"])
    #expect(rows == 9)
    #expect(
      problems == [
        "9: no suite: `RetryTest`", "10: no suite: `Stub`", "11: no suite: RetryTests", "12: no test", "13: 7 columns",
        "14: an empty cell", "14: no mark: ", "15: no mark: ?", "17: another header",
      ])
  }

  @Test func aSuiteIsATypeOfAFileWithTests() {
    let text = """
      import Testing
      @Suite struct OneTests {
      @Suite("Two, and a struct", .serialized) struct TwoTests {
      @Suite("Three")
      struct ThreeTests {
      @MainActor @Suite struct FourTests {
        @Suite(.runsProcesses) struct FiveTests {
      /// struct NoTests
      private struct OtherTests {
        @Test func passes() {}
      """
    #expect(Self.declaredSuites(in: text) == ["OneTests", "TwoTests", "ThreeTests", "FourTests", "FiveTests"])
    #expect(Self.declaredSuites(in: "@Suite struct OneTests {}").isEmpty)
  }
}
