import Foundation
import HTTPTransport
import Testing

@testable import github_search

@Suite struct CommandTests {
  private func run(_ arguments: String...) async -> (status: Int32, lines: [String], errors: [String]) {
    let lines = Locked<[String]>([])
    let errors = Locked<[String]>([])
    let status = await GitHubSearchCommand.run(
      arguments, print: { line in lines.withLock { $0.append(line) } },
      printError: { line in errors.withLock { $0.append(line) } })
    return (status, lines.withLock { $0 }, errors.withLock { $0 })
  }

  @Test func aSearchIsShownPageByPage() async {
    let (status, lines, errors) = await run("swift", "--users", "--page-size", "2")
    #expect(status == 0)
    #expect(
      lines == [
        "Page 1", "1. swiftwren  User", "2. swift-harbor  Organization", "Page 2", "3. ana-swift  User",
        "4. swiftbot  other",
      ])
    #expect(errors.isEmpty)
  }

  @Test func noMorePagesAreAskedForThanAreShown() async {
    let (status, lines, errors) = await run("swift", "--page-size", "1", "--pages", "2", "--verbose")
    #expect(status == 0)
    #expect(lines.filter { $0.hasPrefix("Page") } == ["Page 1", "Page 2"])
    // A request that is sent again, since the machine is busy, is the same one.
    #expect(Set(errors.filter { $0.hasPrefix("→") }).count == 2)
  }

  @Test func nothingFoundIsNoError() async {
    let (status, lines, _) = await run("no", "such", "thing")
    #expect(status == 0)
    #expect(lines == ["Nothing was found for “no such thing”."])
  }

  @Test(arguments: [
    [], ["a", "--sort"], ["a", "--sort", "price"], ["a", "--users", "--sort", "stars"], ["a", "--page-size", "0"],
    ["a", "--page-size", "101"], ["a", "--pages", "x"], ["a", "--colour"],
  ])
  func aCommandLineThatMakesNoSenseIsToldSo(arguments: [String]) async {
    let errors = Locked<[String]>([])
    let status = await GitHubSearchCommand.run(
      arguments, print: { Issue.record("\($0)") }, printError: { line in errors.withLock { $0.append(line) } })
    #expect(status == 64)
    #expect(errors.withLock { $0.count == 1 && $0[0].contains("USAGE: github-search QUERY") })
  }

  @Test func helpIsShown() async {
    let (status, lines, _) = await run("--help")
    #expect(status == 0)
    #expect(lines == [Options.usage])
  }
}
