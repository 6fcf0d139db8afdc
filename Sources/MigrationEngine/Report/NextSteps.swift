extension Report {
  /// Returns what to do next, most urgent first.
  ///
  /// - Parameters:
  ///   - run: the circumstances of the run.
  ///   - obstacle: the most frequent obstacle, if there is one.
  func nextSteps(_ run: RunDescription, explaining obstacle: Summary.Obstacle?) -> [String] {
    if differs { return ["Look at the types that differ; nothing was written."] }
    if baseline != nil {
      return items.isEmpty ? [] : ["Convert it, or accept it: write the baseline anew."]
    }
    var steps: [String] = []
    let types = items.filter { $0.kind != .callSite }
    if totals.changedFiles > 0, !run.isWritten {
      if verification == nil, types.contains(where: \.isConverted) {
        steps.append("Check that no value changes: the same command with --verify.")
      }
      steps.append("Apply it: the same command with --write.")
    } else if totals.changedFiles > 0 {
      steps.append("Build and test; the tool compiles no apps.")
    }
    if let obstacle {
      steps.append("See why: \(run.explanation(of: obstacle.example))")
    }
    if totals.legacy.mentionsAfter + totals.legacy.readsAfter + totals.legacy.importsAfter == 0 {
      let place = run.isPartial ? " in the files that were looked at" : ""
      steps.append(
        totals.changedFiles > 0 ? "No use of `JSON` is left\(place) after this." : "No use of `JSON` is left\(place).")
    }
    return steps
  }
}
