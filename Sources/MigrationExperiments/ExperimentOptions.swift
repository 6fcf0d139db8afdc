/// The settings of an experiment.
public struct ExperimentOptions: Sendable {
  /// The rules for comparing values.
  public var comparison: ValueComparison

  /// On which bodies it is made.
  public var sampling: ExperimentSampling

  /// The limits on the experiment's cost.
  public var budget: ExperimentBudget

  /// The journal that records the results.
  public var journal: ExperimentJournal

  /// Waits for the end of a run's time. A test can replace it.
  package var timer: @Sendable (Double) async throws -> Void = RunDeadline.clock

  /// Creates options. The defaults suit production, except that every body is sampled.
  ///
  /// - Parameters:
  ///   - comparison: the rules for comparing values.
  ///   - sampling: the selection of bodies.
  ///   - budget: the limits on its cost.
  ///   - journal: the journal for the results. Several experiments may share one.
  public init(
    comparison: ValueComparison = ValueComparison(), sampling: ExperimentSampling = .always,
    budget: ExperimentBudget = ExperimentBudget(), journal: ExperimentJournal = ExperimentJournal()
  ) {
    self.comparison = comparison
    self.sampling = sampling
    self.budget = budget
    self.journal = journal
  }
}
