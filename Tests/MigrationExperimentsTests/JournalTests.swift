import Bridge
import Foundation
import HTTPTransport
import MigrationExperiments
import Testing

@Suite("Experiment: the journal") struct JournalTests {
  /// Differs on each body, by the body's size.
  private func experiment(_ journal: ExperimentJournal, name: String = "sizes") -> Experiment<Int, Int> {
    Experiment(
      name, control: { $0.count }, candidate: { -$0.count },
      options: ExperimentOptions(budget: .unlimited, journal: journal))
  }

  private func run(_ sizes: ClosedRange<Int>, in journal: ExperimentJournal) async throws {
    let experiment = experiment(journal)
    for size in sizes { _ = try experiment.run(Data(count: size)) }
    await experiment.settled()
  }

  @Test func theOldestReportMakesRoom() async throws {
    let journal = ExperimentJournal(capacity: 3)
    try await run(1...2, in: journal)
    #expect(journal.latestReports.map(\.run) == [1, 2])
    try await run(1...6, in: journal)
    #expect(journal.latestReports.map(\.run) == [6, 7, 8])
    #expect(journal.counters.different == 8)
    #expect(journal.counters.droppedReports == 5)
    #expect(journal.latestReports.last?.differences.map(\.description) == ["self: 6 → -6"])
    journal.reset()
    #expect(journal.latestReports == [])
    #expect(journal.counters == ExperimentCounters())
    try await run(1...4, in: journal)
    #expect(journal.latestReports.map(\.run) == [2, 3, 4])
  }

  @Test func aJournalMayKeepNothing() async throws {
    let journal = ExperimentJournal(capacity: 0)
    try await run(1...3, in: journal)
    #expect(journal.latestReports == [])
    #expect(journal.counters.droppedReports == 3)
  }

  @Test func experimentsMayShareOne() async throws {
    let journal = ExperimentJournal()
    for name in ["one", "two"] {
      let experiment = experiment(journal, name: name)
      _ = try experiment.run(Data([1]))
      await experiment.settled()
    }
    #expect(journal.latestReports.map(\.experiment) == ["one", "two"])
    #expect(journal.counters.runs == 2)
  }

  @Test func closuresAreCalledUntilTheyAreCancelled() async throws {
    let journal = ExperimentJournal()
    let heard = Locked<[String]>([])
    let first = journal.onReport { report in heard.withLock { $0.append("first \(report.run)") } }
    journal.onReport { report in
      // Coming back to the journal is allowed.
      heard.withLock { $0.append("second \(report.run) of \(journal.counters.different)") }
    }
    try await run(1...1, in: journal)
    #expect(Set(heard.withLock { $0 }) == ["first 1", "second 1 of 1"])
    first.cancel()
    first.cancel()
    try await run(1...1, in: journal)
    #expect(heard.withLock { $0.last } == "second 2 of 2")
    #expect(heard.withLock { $0.count } == 3)
  }

  @Test func eachReaderHasItsOwnSequence() async throws {
    let journal = ExperimentJournal()
    let readers = (0..<3).map { _ in journal.reports() }
    try await run(1...5, in: journal)
    for reader in readers {
      var runs: [Int] = []
      for await report in reader {
        runs.append(report.run)
        if runs.count == 5 { break }
      }
      #expect(runs == [1, 2, 3, 4, 5])
    }
  }

  @Test func aSlowReaderLosesTheOldest() async throws {
    let journal = ExperimentJournal()
    var reader = journal.reports(bufferingNewest: 2).makeAsyncIterator()
    try await run(1...5, in: journal)
    #expect(await reader.next()?.run == 4)
    #expect(await reader.next()?.run == 5)
    #expect(journal.counters.undeliveredReports == 3)
  }

  @Test func aReaderThatIsCancelledIsForgotten() async throws {
    let journal = ExperimentJournal()
    let reports = journal.reports(bufferingNewest: 1)
    let reader = Task { for await _ in reports {} }
    reader.cancel()
    await reader.value
    try await run(1...5, in: journal)
    #expect(journal.counters.undeliveredReports == 0)
    #expect(journal.counters.different == 5)
  }

  @Test func sequencesEndWithTheJournal() async {
    var journal: ExperimentJournal? = ExperimentJournal()
    let reports = journal?.reports()
    journal = nil
    var count = 0
    if let reports { for await _ in reports { count += 1 } }
    #expect(count == 0)
  }

  @Test func countersAddUp() async throws {
    let journal = ExperimentJournal()
    let experiment = Experiment(
      "sum", control: { $0.count }, candidate: { $0.count % 3 },
      options: ExperimentOptions(
        sampling: .rate(0.7), budget: ExperimentBudget(concurrentRuns: 2, queuedRuns: 20), journal: journal))
    for size in 0..<500 { _ = try experiment.run(Data(count: size % 6)) }
    await experiment.settled()
    let counters = journal.counters
    #expect(counters.runs == 500)
    #expect(
      counters.runs
        == counters.notSampled + counters.skipped + counters.equal + counters.different + counters.timedOut)
  }

  @Test func aTestCanFailForAWholeJournal() async throws {
    let journal = ExperimentJournal(capacity: 1)
    #expect(throws: ExperimentFailure.self) { try journal.verify() }
    try await run(0...0, in: journal)
    try journal.verify()
    try await run(1...2, in: journal)
    let failure = #expect(throws: ExperimentFailure.self) { try journal.verify() }
    #expect(failure?.description == "sizes, run 3:\nself: 2 → -2  (value)\n… and 1 more runs")
  }
}
