import Foundation

/// Decodes each body in two ways, and reports the differences. Callers get the first one's result.
///
/// The *control* is the code that the app relies on, and the *candidate* is the code that will replace it. Both decode
/// the same bytes, so no request is sent twice.
///
/// ```swift
/// let experiment = Experiment(
///   "products",
///   control: { try OldProducts(json: JSON(data: $0)) },
///   candidate: { try LegacyDecoder().decode(Products.self, from: $0) },
///   options: ExperimentOptions(sampling: .rate(0.01))
/// )
/// let products = try experiment.run(body)      // OldProducts, as ever
/// experiment.journal.onReport { print($0) }    // products, run 7:
///                                              // products[3].coin: 12 → nil  (missing)
/// ```
///
/// The candidate never delays the caller. It runs on separate threads, within the `ExperimentBudget`. If it is slow,
/// that is reported; if it throws, that is a difference. The control runs again beside it, because its first value
/// belongs to the caller, who may change it at any time. So both closures should only decode.
///
/// In a test, compare directly:
///
/// ```swift
/// try experiment.verify(recordedBody)  // throws an error that describes the differences
/// ```
public struct Experiment<Control, Candidate>: Sendable {
  private let runs: ExperimentRuns
  private let control: @Sendable (Data) throws -> Control
  private let candidate: @Sendable (Data) throws -> Candidate

  /// Creates an experiment. Keep it, because its budget applies to each instance.
  ///
  /// - Parameters:
  ///   - name: the name for its reports.
  ///   - control: decodes a body with the code that the app relies on. Called on several threads.
  ///   - candidate: decodes a body with the code that will replace it. Called on several threads.
  ///   - options: the experiment's settings.
  public init(
    _ name: String,
    control: @escaping @Sendable (Data) throws -> Control,
    candidate: @escaping @Sendable (Data) throws -> Candidate,
    options: ExperimentOptions = ExperimentOptions()
  ) {
    runs = ExperimentRuns(name: name, options: options)
    self.control = control
    self.candidate = candidate
  }

  /// Counters and reports.
  public var journal: ExperimentJournal { runs.options.journal }

  /// Decodes a body with the control. The experiment runs in the background.
  ///
  /// - Parameter body: the body.
  /// - Returns: the control's value.
  /// - Throws: the control's error, unchanged.
  public func run(_ body: Data) throws -> Control {
    try runs.run(body, control: control, candidate: candidate)
  }

  /// Decodes a body in both ways and compares the results, synchronously. It does not affect the counters.
  ///
  /// - Parameter body: the body.
  /// - Returns: the differences.
  public func compare(_ body: Data) -> ValueComparisonResult {
    runs.compare(body, control: control, candidate: candidate).result
  }

  /// Fails if the two ways of decoding a body differ, or if there is nothing to compare: both throw, or their values
  /// are empty. Two errors are compared if the comparison's `comparesErrors` is set.
  ///
  /// - Parameter body: the body.
  /// - Throws: an `ExperimentFailure` that describes the differences.
  public func verify(_ body: Data) throws {
    try runs.verify(body, control: control, candidate: candidate)
  }

  /// Waits until no run is in progress or queued, or until the waiting task is cancelled.
  public func settled() async {
    await runs.settled()
  }
}
