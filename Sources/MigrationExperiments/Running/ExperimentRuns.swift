import Foundation

/// Runs an experiment, independent of the type that it decodes.
package final class ExperimentRuns: Sendable {
  /// The comparison's result for one body, with the seconds that decoding took.
  package struct Comparison {
    let result: ValueComparisonResult
    let controlTime: TimeInterval
    let candidateTime: TimeInterval

    package init(result: ValueComparisonResult, controlTime: TimeInterval = 0, candidateTime: TimeInterval) {
      self.result = result
      self.controlTime = controlTime
      self.candidateTime = candidateTime
    }
  }

  let name: String
  package let options: ExperimentOptions
  private let background: BackgroundRuns

  package init(name: String, options: ExperimentOptions) {
    self.name = name
    self.options = options
    background = BackgroundRuns(
      concurrentRuns: options.budget.concurrentRuns, queuedRuns: options.budget.queuedRuns)
  }

  /// Runs the control, and starts the experiment in the background.
  ///
  /// The control runs again there, because its first value belongs to the caller, who may change it.
  func run<Control, Candidate>(
    _ body: Data,
    control: @escaping @Sendable (Data) throws -> Control,
    candidate: @escaping @Sendable (Data) throws -> Candidate
  ) throws -> Control {
    // After the control, whether or not it throws: the caller's value does not wait for a thread to be started.
    defer {
      consider(body, as: name) { [self] body, isAbandoned in
        compare(body, control: control, candidate: candidate, isAbandoned: isAbandoned)
      }
    }
    return try control(body)
  }

  /// Compares a body in the background, if the sampling and the budget allow it.
  ///
  /// - Parameter name: the name for its report.
  package func consider(
    _ body: Data, as name: String, _ compare: @escaping @Sendable (Data, @escaping () -> Bool) -> Comparison
  ) {
    let run = options.journal.begin()
    guard options.sampling() else { return options.journal.count(\.notSampled) }
    let isSmall = options.budget.bodyLimit.map { body.count <= $0 } ?? true
    let isTaken = isSmall && background.submit { [self] in look(at: body, as: name, run: run, compare) }
    if !isTaken { options.journal.count(\.skipped) }
  }

  private func look(at body: Data, as name: String, run: Int, _ compare: (Data, @escaping () -> Bool) -> Comparison) {
    let limit = options.budget.timeLimit
    let deadline = RunDeadline(limit: limit, timer: options.timer) { [journal = options.journal] in
      journal.record(ExperimentReport(experiment: name, run: run, outcome: .timedOut(after: limit ?? 0)))
    }
    let comparison = compare(body) { deadline.isPast }
    guard deadline.finish() else { return }
    options.journal.countTime(control: comparison.controlTime, candidate: comparison.candidateTime)
    if comparison.result.isEqual {
      options.journal.count(\.equal)
      if comparison.result.comparedValues == 0 { options.journal.count(\.comparedNothing) }
    } else {
      options.journal.record(
        ExperimentReport(experiment: name, run: run, outcome: .different(comparison.result)))
    }
  }

  /// Both decodings of a body, here and now.
  func compare<Control, Candidate>(
    _ body: Data,
    control: (Data) throws -> Control,
    candidate: (Data) throws -> Candidate,
    isAbandoned: @escaping () -> Bool = { false }
  ) -> Comparison {
    let (left, controlTime) = Self.timed { try control(body) }
    let (right, candidateTime) = Self.timed { try candidate(body) }
    let result = options.comparison.compareOutcomes(left, with: right, isAbandoned: isAbandoned)
    return Comparison(result: result, controlTime: controlTime, candidateTime: candidateTime)
  }

  /// Fails if the two decodings of a body differ, or if there was nothing to compare. It does not affect the counters.
  func verify<Control, Candidate>(
    _ body: Data, control: (Data) throws -> Control, candidate: (Data) throws -> Candidate
  ) throws {
    let (left, right) = (Result { try control(body) }, Result { try candidate(body) })
    var result = options.comparison.compareOutcomes(left, with: right)
    if result.isEqual {
      guard result.comparedValues == 0 else { return }
      let nothing = ValueDifference(
        path: ValuePath(), kind: .notCompared, control: textWithoutValues(of: left),
        candidate: textWithoutValues(of: right))
      result.differences = [nothing]
    }
    throw ExperimentFailure(reports: [ExperimentReport(experiment: name, run: 1, outcome: .different(result))])
  }

  /// Returns the text for a decoding without values to compare: a note about that, or its error.
  private func textWithoutValues<Value>(of outcome: Result<Value, any Error>) -> String {
    switch outcome {
    case .success: "no values"
    case .failure(let error): options.comparison.text(error)
    }
  }

  package func settled() async { await background.settled() }

  package static func timed<Value>(_ body: () throws -> Value) -> (Result<Value, any Error>, TimeInterval) {
    let start = DispatchTime.now().uptimeNanoseconds
    let result = Result { try body() }
    return (result, TimeInterval(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
  }
}
