import Foundation
import HTTPTransport

/// Records the results of one or more experiments: counters, the latest reports, and notifications to observers.
///
/// ```swift
/// let journal = ExperimentJournal(capacity: 50)
/// let subscription = journal.onReport { report in analytics.log("decoding_differs", report.description) }
/// Task {
///   for await report in journal.reports() { print(report) }
/// }
/// print(journal.counters.different, "of", journal.counters.runs)
/// ```
///
/// All texts are redacted before they get here. The journal keeps no body, no value and no error.
public final class ExperimentJournal: Sendable {
  private struct State {
    var counters = ExperimentCounters()
    /// A ring: once it is full, `oldest` is where the next one goes.
    var stored: [ExperimentReport] = []
    var oldest = 0
    var handlers: [UUID: @Sendable (ExperimentReport) -> Void] = [:]
    var streams: [UUID: AsyncStream<ExperimentReport>.Continuation] = [:]

    mutating func store(_ report: ExperimentReport, capacity: Int) {
      if stored.count < capacity {
        stored.append(report)
        return
      }
      counters.droppedReports += 1
      guard capacity > 0 else { return }
      stored[oldest] = report
      oldest = (oldest + 1) % capacity
    }
  }

  /// The largest number of reports that are kept.
  public let capacity: Int

  private let state = Locked(State())

  /// Creates an empty journal.
  ///
  /// - Parameter capacity: How many reports are kept; then the oldest makes room for the newest.
  public init(capacity: Int = 100) {
    self.capacity = max(0, capacity)
  }

  deinit {
    for stream in state.withLock({ $0.streams.values }) { stream.finish() }
  }

  /// The number of runs by outcome.
  public var counters: ExperimentCounters { state.withLock { $0.counters } }

  /// The reports that are kept, the oldest first.
  public var latestReports: [ExperimentReport] {
    state.withLock { Array($0.stored[$0.oldest...] + $0.stored[..<$0.oldest]) }
  }

  /// Forgets the reports that are kept, and starts counting anew. Runs that are under way still count when they end.
  public func reset() {
    state.withLock {
      $0.counters = ExperimentCounters()
      $0.stored = []
      $0.oldest = 0
    }
  }

  /// Calls a closure for each report from now on.
  ///
  /// - Parameter handler: Called on a thread of the experiment, never on that of the control's caller; it should be quick.
  /// - Returns: By what to end it. It goes on when this is not kept.
  @discardableResult
  public func onReport(_ handler: @escaping @Sendable (ExperimentReport) -> Void) -> ExperimentSubscription {
    let id = UUID()
    state.withLock { $0.handlers[id] = handler }
    return ExperimentSubscription { [weak self] in self?.state.withLock { $0.handlers[id] = nil } }
  }

  /// The reports from now on, as a sequence. Any number of readers may each have their own; one that is cancelled, or
  /// stops reading, costs nothing further. It ends with the journal.
  ///
  /// - Parameter limit: How many reports wait for a slow reader; then the oldest is lost, and counted.
  /// - Returns: The sequence.
  public func reports(bufferingNewest limit: Int = 64) -> AsyncStream<ExperimentReport> {
    let id = UUID()
    return AsyncStream(bufferingPolicy: .bufferingNewest(max(1, limit))) { continuation in
      continuation.onTermination = { [weak self] _ in
        self?.state.withLock { _ = $0.streams.removeValue(forKey: id) }
      }
      state.withLock { $0.streams[id] = continuation }
    }
  }

  /// Fails when there were differences, or when no run compared anything, for the end of a test that ran through a whole
  /// app.
  ///
  /// - Throws: An `ExperimentFailure` with the reports that are kept; it has none when nothing was compared.
  public func verify() throws {
    let (counters, reports) = (counters, latestReports)
    guard counters.different + counters.timedOut > 0 || counters.equal == counters.comparedNothing else { return }
    throw ExperimentFailure(reports: reports, omittedReports: counters.different + counters.timedOut - reports.count)
  }
}

extension ExperimentJournal {
  /// Counts a run.
  ///
  /// - Returns: Its number.
  func begin() -> Int {
    state.withLock {
      $0.counters.runs += 1
      return $0.counters.runs
    }
  }

  func count(_ counter: WritableKeyPath<ExperimentCounters, Int>) {
    state.withLock { $0.counters[keyPath: counter] += 1 }
  }

  func countTime(control: TimeInterval, candidate: TimeInterval) {
    state.withLock {
      $0.counters.controlTime += control
      $0.counters.candidateTime += candidate
    }
  }

  /// Keeps a report, and passes it on.
  func record(_ report: ExperimentReport) {
    let (handlers, streams) = state.withLock { state in
      switch report.outcome {
      case .different(let result):
        state.counters.different += 1
        if result.differences.contains(where: { $0.kind == .candidateFailed }) { state.counters.failed += 1 }
      case .timedOut: state.counters.timedOut += 1
      }
      state.store(report, capacity: capacity)
      return (Array(state.handlers.values), Array(state.streams.values))
    }
    // Outside the lock: both may come back to the journal.
    for stream in streams {
      if case .dropped = stream.yield(report) { count(\.undeliveredReports) }
    }
    for handler in handlers { handler(report) }
  }
}

/// A closure that a journal calls, until it is cancelled.
public struct ExperimentSubscription: Sendable {
  private let end: @Sendable () -> Void

  init(_ end: @escaping @Sendable () -> Void) {
    self.end = end
  }

  /// Lets go of the closure. A call that is under way comes to its end.
  public func cancel() { end() }
}
