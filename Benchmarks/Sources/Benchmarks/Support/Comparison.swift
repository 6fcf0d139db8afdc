import Foundation

/// Two or more ways to do one thing, measured in turns, so that whatever else the machine does falls on all of them.
struct Comparison {
  /// One way.
  struct Way {
    let name: String
    let run: () async throws -> Int
  }

  let title: String
  let ways: [Way]

  /// How often each way runs; the median counts.
  var rounds = 15

  /// Runs all ways once to warm up and then in rounds, each way once a round in an order that changes, and prints the
  /// medians.
  ///
  /// - Returns: The times.
  func measure() async throws -> Times {
    print("\n\(title)")
    var samples = Array(repeating: [Double](), count: ways.count)
    var checksums: [Int] = []
    for way in ways { checksums.append(try await way.run()) }
    for _ in 0..<rounds {
      for index in ways.indices.shuffled() {
        let start = ContinuousClock.now
        checksums[index] &+= try await ways[index].run()
        samples[index].append((ContinuousClock.now - start) / .milliseconds(1))
      }
    }
    // Uses what was computed, so that nothing of it can be left out by the optimizer.
    precondition(checksums.allSatisfy { $0 != .min })

    for (way, times) in zip(ways, samples) {
      let median = times.sorted()[rounds / 2]
      print("  \(way.name.padding(toLength: 60, withPad: " ", startingAt: 0)) \(String(format: "%10.4f ms", median))")
    }
    return Times(samples: samples)
  }

  /// The milliseconds of each way, round by round.
  struct Times {
    let samples: [[Double]]

    /// Compares two ways: in each round by itself, so that a load that comes and goes falls on both.
    func ratio(of way: Int, to other: Int) -> Measured {
      Measured(zip(samples[way], samples[other]).map { $0 / $1 })
    }
  }
}

/// An amount that was measured several times, and how much it varied: a ratio of two times, or a number of megabytes.
struct Measured {
  let median: Double
  let lowerQuartile: Double
  let upperQuartile: Double

  init(_ samples: [Double]) {
    let sorted = samples.sorted()
    median = sorted[sorted.count / 2]
    lowerQuartile = sorted[sorted.count / 4]
    upperQuartile = sorted[sorted.count * 3 / 4]
  }
}

/// What was promised about an amount, which is a ratio of two times unless the promise names its unit.
struct Promise {
  let text: String
  let amount: Measured
  let isKept: Bool

  init(_ text: String, _ amount: Measured, atLeast limit: Double, _ unit: String = "times") {
    self.text = "\(text): at least \(limit) \(unit)"
    self.amount = amount
    isKept = amount.median >= limit
  }

  init(_ text: String, _ amount: Measured, atMost limit: Double, _ unit: String = "times") {
    self.text = "\(text): at most \(limit) \(unit)"
    self.amount = amount
    isKept = amount.median <= limit
  }

  func report() {
    let figures = [amount.median, amount.lowerQuartile, amount.upperQuartile].map { String(format: "%.2f", $0) }
    print(
      "  \(isKept ? "holds" : "BROKEN")  \(text): \(figures[0]) (half of the rounds: \(figures[1]) to \(figures[2]))")
  }
}
