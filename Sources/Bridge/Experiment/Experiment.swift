import Foundation

/// Decodes each body in two ways, and tells in what they differ; whoever asks gets the first one's result.
///
/// The *control* is the code that the app relies on, the *candidate* the code that is to take its place. Both decode the
/// same bytes: no request is sent twice.
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
/// The candidate never stands in the caller's way. It runs on threads of its own, as `ExperimentBudget` allows; when it is
/// slow, that is a report; when it throws, a difference. The control is run once more beside it, as its first value
/// belongs to the caller, who may change it at any time: so both closures should do nothing but decode.
///
/// A test wants to know at once:
///
/// ```swift
/// try experiment.verify(recordedBody)  // throws an error that describes the differences
/// ```
public struct Experiment<Control, Candidate>: Sendable {
  private let runs: ExperimentRuns
  private let control: @Sendable (Data) throws -> Control
  private let candidate: @Sendable (Data) throws -> Candidate

  /// Creates an experiment. Keep it: what it may cost is counted by experiment.
  ///
  /// - Parameters:
  ///   - name: The name for its reports.
  ///   - control: Decodes a body as the app relies on it. It is called on several threads.
  ///   - candidate: Decodes a body as the app is going to. It is called on several threads.
  ///   - options: The experiment's settings.
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

  /// Decodes a body by the control; the experiment goes on by itself.
  ///
  /// - Parameter body: The body.
  /// - Returns: The control's value.
  /// - Throws: The control's error, as it is.
  public func run(_ body: Data) throws -> Control {
    try runs.run(body, control: control, candidate: candidate)
  }

  /// Decodes a body in both ways, here and now, and compares. Nothing is counted.
  ///
  /// - Parameter body: The body.
  /// - Returns: The differences.
  public func compare(_ body: Data) -> ValueComparisonResult {
    runs.compare(body, control: control, candidate: candidate).result
  }

  /// Fails when the two ways of decoding a body differ, and when there is nothing to compare: both throw, or what they
  /// decode has no values. Two errors are compared if the comparison's `comparesErrors` says so.
  ///
  /// - Parameter body: The body.
  /// - Throws: An `ExperimentFailure` that describes the differences.
  public func verify(_ body: Data) throws {
    try runs.verify(body, control: control, candidate: candidate)
  }

  /// Waits until no run is under way and none is in the queue, or until the waiting task is cancelled.
  public func settled() async {
    await runs.settled()
  }
}
