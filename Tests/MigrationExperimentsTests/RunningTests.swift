import Bridge
import Foundation
import HTTPTransport
import LegacyJSON
import MigrationExperiments
import TestSupport
import Testing

/// Whatever the candidate does, the caller has the control's result, at once.
@Suite("Experiment: off the caller's path") struct RunningTests {
  /// Holds up whoever comes to it, until it is opened.
  final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    func pass() {
      semaphore.wait()
      semaphore.signal()
    }
    func open() { semaphore.signal() }
  }

  final class Failure: Error {}

  /// Without a time limit, however busy the machine is.
  private var patient: ExperimentOptions { ExperimentOptions(budget: .unlimited) }

  @Test func aBlockedCandidateDoesNotDelayTheControl() async throws {
    let gate = Gate()
    let experiment = Experiment(
      "blocked", control: { String(decoding: $0, as: UTF8.self) },
      candidate: { body in
        gate.pass()
        return String(decoding: body, as: UTF8.self)
      }, options: ExperimentOptions(budget: .unlimited))
    // The gate is closed until the results are here: a control that waited for its candidate would never give one.
    for index in 0..<20 { #expect(try experiment.run(Data("\(index)".utf8)) == "\(index)") }
    #expect(experiment.journal.counters.equal == 0)
    gate.open()
    await experiment.settled()
    #expect(experiment.journal.counters.equal == 20)
  }

  @Test func blockedCandidatesDoNotHoldUpOtherTasks() async throws {
    let gate = Gate()
    let experiment = Experiment(
      "blocked", control: { $0.count }, candidate: { _ in gate.pass() },
      options: ExperimentOptions(budget: ExperimentBudget(timeLimit: nil, concurrentRuns: 16)))
    for _ in 0..<16 { _ = try experiment.run(Data()) }
    // More tasks than threads: these would wait forever if the candidates had taken the threads that tasks run on.
    let sum = await withTaskGroup(of: Int.self) { group in
      for index in 0..<64 {
        group.addTask {
          await Task.yield()
          return (try? experiment.run(Data(count: index))) ?? -1
        }
      }
      return await group.reduce(0, +)
    }
    #expect(sum == (0..<64).reduce(0, +))
    gate.open()
    await experiment.settled()
  }

  @Test func aCandidateThatThrowsIsADifference() async throws {
    let experiment = Experiment(
      "throws", control: { $0.count }, candidate: { _ -> Int in throw Failure() }, options: patient)
    #expect(try experiment.run(Data([1])) == 1)
    await experiment.settled()
    #expect(experiment.journal.counters.failed == 1)
    #expect(experiment.journal.counters.different == 1)
    #expect(experiment.journal.latestReports.first?.differences.map(\.kind) == [.candidateFailed])
  }

  @Test func theControlsErrorIsThrownAsItIs() async {
    let failure = Failure()
    let experiment = Experiment(
      "fails", control: { _ -> Int in throw failure }, candidate: { $0.count }, options: patient)
    let thrown = #expect(throws: Failure.self) { try experiment.run(Data()) }
    #expect(thrown === failure)
    await experiment.settled()
    #expect(experiment.journal.latestReports.first?.differences.map(\.kind) == [.controlFailed])
    #expect(experiment.journal.counters.failed == 0)
  }

  @Test func twoFailuresAreTheSame() async {
    let experiment = Experiment(
      "both", control: { _ -> Int in throw Failure() }, candidate: { _ -> Int in throw CancellationError() },
      options: patient)
    #expect(throws: Failure.self) { try experiment.run(Data()) }
    await experiment.settled()
    #expect(experiment.journal.counters.equal == 1)
  }

  @Test func whatIsBeyondTheBudgetIsSkippedAndCounted() async throws {
    let gate = Gate()
    let experiment = Experiment(
      "full", control: { $0.count },
      candidate: { body in
        gate.pass()
        return body.count
      },
      options: ExperimentOptions(
        budget: ExperimentBudget(timeLimit: nil, concurrentRuns: 2, queuedRuns: 3, bodyLimit: 50)))
    for index in 0..<60 { #expect(try experiment.run(Data(count: index)) == index) }
    let full = experiment.journal.counters
    #expect([full.runs, full.skipped, full.equal] as [Int] == [60, 55, 0])
    gate.open()
    await experiment.settled()
    #expect(experiment.journal.counters.equal == 5)
    _ = try experiment.run(Data(count: 51))
    _ = try experiment.run(Data(count: 50))
    await experiment.settled()
    #expect(experiment.journal.counters.equal == 6)
    #expect(experiment.journal.counters.skipped == 56)
  }

  @Test func noMoreRunAtATimeThanAllowed() async throws {
    let running = Locked((now: 0, most: 0))
    let experiment = Experiment(
      "few", control: { $0.count },
      candidate: { body in
        running.withLock {
          $0.now += 1
          $0.most = max($0.most, $0.now)
        }
        usleep(500)
        running.withLock { $0.now -= 1 }
        return body.count
      }, options: ExperimentOptions(budget: ExperimentBudget(timeLimit: nil, concurrentRuns: 3, queuedRuns: .max)))
    for _ in 0..<60 { _ = try experiment.run(Data()) }
    await experiment.settled()
    #expect(experiment.journal.counters.equal == 60)
    #expect((1...3).contains(running.withLock { $0.most }))
  }

  @Test func aRunWhoseTimeIsOverIsReportedAndWhatItFindsIsDropped() async throws {
    let (gate, time) = (Gate(), AsyncStream<Void>.makeStream())
    var options = ExperimentOptions(budget: ExperimentBudget(timeLimit: 7))
    options.timer = { seconds in
      #expect(seconds == 7)
      for await _ in time.stream { return }
      throw CancellationError()
    }
    let experiment = Experiment(
      "slow", control: { $0.count },
      candidate: { _ -> Int in
        gate.pass()
        return -1
      }, options: options)
    var reports = experiment.journal.reports().makeAsyncIterator()
    #expect(try experiment.run(Data()) == 0)
    #expect(experiment.journal.counters.timedOut == 0)
    time.continuation.yield()
    #expect(await reports.next()?.description == "slow, run 1: not done after 7.0 s")
    gate.open()
    await experiment.settled()
    let counters = experiment.journal.counters
    #expect([counters.runs, counters.timedOut, counters.different, counters.equal] as [Int] == [1, 1, 0, 0])
  }

  @Test func theClockOfARunThatIsInTimeIsStopped() async throws {
    let stopped = AsyncStream<Void>.makeStream()
    var options = ExperimentOptions(budget: ExperimentBudget(timeLimit: 1_000_000))
    options.timer = { seconds in
      defer { stopped.continuation.yield() }
      #expect(seconds == 1_000_000)
      try await untilCancelled()
    }
    let experiment = Experiment("quick", control: { $0.count }, candidate: { $0.count }, options: options)
    _ = try experiment.run(Data())
    var events = stopped.stream.makeAsyncIterator()
    #expect(await events.next() != nil)
    #expect(experiment.journal.counters.timedOut == 0)
  }

  @Test func aRealClockEndsWhatNeverEnds() async throws {
    let gate = Gate()
    let experiment = Experiment(
      "endless", control: { $0.count }, candidate: { _ in gate.pass() },
      options: ExperimentOptions(budget: ExperimentBudget(timeLimit: 0.01, queuedRuns: 0)))
    var reports = experiment.journal.reports().makeAsyncIterator()
    _ = try experiment.run(Data())
    #expect(await reports.next()?.outcome == .timedOut(after: 0.01))
    // It still has its place, so that not one thread after the other is lost.
    _ = try experiment.run(Data())
    #expect(experiment.journal.counters.skipped == 1)
    gate.open()
    await experiment.settled()
  }

  @Test func bodiesAreSampled() async throws {
    func counters(_ sampling: ExperimentSampling) async throws -> ExperimentCounters {
      let experiment = Experiment(
        "sampled", control: { $0.count }, candidate: { $0.count },
        options: ExperimentOptions(sampling: sampling, budget: .unlimited))
      for _ in 0..<1000 { _ = try experiment.run(Data()) }
      await experiment.settled()
      return experiment.journal.counters
    }
    #expect(try await counters(.always).equal == 1000)
    #expect(try await counters(.never).notSampled == 1000)
    #expect(try await counters(.rate(0)).notSampled == 1000)
    #expect(try await counters(.rate(1)).equal == 1000)
    let some = try await counters(.rate(0.1, using: SeededGenerator(seed: 1)))
    #expect((60...140).contains(some.equal))
    #expect(some.equal + some.notSampled == 1000)
    #expect(try await counters(.rate(0.1, using: SeededGenerator(seed: 1))).equal == some.equal)
    let isOn = Locked(false)
    #expect(
      try await counters(
        ExperimentSampling {
          isOn.withLock {
            $0.toggle()
            return $0
          }
        }
      ).equal == 500)
  }

  @Test func waitingEndsWhenItIsCancelled() async throws {
    let gate = Gate()
    let experiment = Experiment(
      "waiting", control: { $0.count }, candidate: { _ in gate.pass() },
      options: ExperimentOptions(budget: .unlimited))
    _ = try experiment.run(Data())
    let waiting = Task { await experiment.settled() }
    waiting.cancel()
    await waiting.value
    #expect(experiment.journal.counters.different == 0)
    gate.open()
    await experiment.settled()
    #expect(experiment.journal.counters.different == 1)
  }

  @Test func nothingIsHeldOnToAfterwards() async throws {
    final class Witness: Sendable {}
    weak var weakWitness: Witness?
    weak var weakJournal: ExperimentJournal?
    do {
      let witness = Witness()
      let experiment = Experiment(
        "freed", control: { $0.count },
        candidate: { body in
          withExtendedLifetime(witness) { body.count + 1 }
        })
      _ = experiment.journal.reports()
      experiment.journal.onReport { [witness] _ in withExtendedLifetime(witness) {} }
      for _ in 0..<5 { _ = try experiment.run(Data()) }
      await experiment.settled()
      (weakWitness, weakJournal) = (witness, experiment.journal)
    }
    // The last run's thread may be on its way out, and the clock's task too.
    try await eventually { weakWitness == nil && weakJournal == nil }
  }

  @Test func theCallerMayChangeItsValueAtOnce() async throws {
    final class Old {
      var names: [String]
      init(json: JSON) { names = json["names"].arrayValue.map(\.stringValue) }
    }
    struct New: LegacyDecodable { var names: [String] }
    let experiment = Experiment(
      "changed", control: { try Old(json: JSON(data: $0)) },
      candidate: { try LegacyDecoder().decode(New.self, from: $0) },
      options: ExperimentOptions(budget: ExperimentBudget(timeLimit: nil, concurrentRuns: 4, queuedRuns: .max)))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<200 {
        group.addTask {
          let old = try experiment.run(Data(#"{"names":["\#(index)",1]}"#.utf8))
          old.names.append("mine")
          #expect(old.names == ["\(index)", "1", "mine"])
        }
      }
      try await group.waitForAll()
    }
    await experiment.settled()
    #expect(experiment.journal.counters.equal == 200)
    #expect(experiment.journal.counters.controlTime > 0)
    #expect(experiment.journal.counters.candidateTime > 0)
  }
}
