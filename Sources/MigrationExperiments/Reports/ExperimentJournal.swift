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
    /// A ring buffer: once it is full, the next report replaces the one at `oldest`.
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
  /// - Parameter capacity: the largest number of reports that are kept. Then the newest replaces the oldest.
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

  /// Removes all reports and resets the counters. Runs in progress still count when they end.
  public func reset() {
    state.withLock {
      $0.counters = ExperimentCounters()
      $0.stored = []
      $0.oldest = 0
    }
  }

  /// Calls a closure for each new report.
  ///
  /// - Parameter handler: called on a thread of the experiment, never on that of the control's caller. It should be
  ///   fast.
  /// - Returns: a subscription that ends the calls. They continue if it is not kept.
  @discardableResult
  public func onReport(_ handler: @escaping @Sendable (ExperimentReport) -> Void) -> ExperimentSubscription {
    let id = UUID()
    state.withLock { $0.handlers[id] = handler }
    return ExperimentSubscription { [weak self] in self?.state.withLock { $0.handlers[id] = nil } }
  }

  /// Returns the new reports as a sequence. Each reader may have its own. A reader that is cancelled, or stops reading,
  /// costs nothing more. The sequence ends with the journal.
  ///
  /// - Parameter limit: the largest number of reports that wait for a slow reader. Then the oldest is dropped, and
  ///   counted.
  /// - Returns: the sequence.
  public func reports(bufferingNewest limit: Int = 64) -> AsyncStream<ExperimentReport> {
    let id = UUID()
    return AsyncStream(bufferingPolicy: .bufferingNewest(max(1, limit))) { continuation in
      continuation.onTermination = { [weak self] _ in
        self?.state.withLock { _ = $0.streams.removeValue(forKey: id) }
      }
      state.withLock { $0.streams[id] = continuation }
    }
  }

  /// Fails if there were differences, or if no run compared anything. Call it at the end of a test that runs through a
  /// whole app.
  ///
  /// - Throws: an `ExperimentFailure` with the journal's reports. It has none if nothing was compared.
  public func verify() throws {
    let (counters, reports) = (counters, latestReports)
    guard counters.different + counters.timedOut > 0 || counters.equal == counters.comparedNothing else { return }
    throw ExperimentFailure(reports: reports, omittedReports: counters.different + counters.timedOut - reports.count)
  }
}

extension ExperimentJournal {
  /// Counts a run.
  ///
  /// - Returns: its number.
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

/// A registered closure that a journal calls until it is cancelled.
public struct ExperimentSubscription: Sendable {
  private let end: @Sendable () -> Void

  init(_ end: @escaping @Sendable () -> Void) {
    self.end = end
  }

  /// Removes the closure. A call in progress is completed.
  public func cancel() { end() }
}
