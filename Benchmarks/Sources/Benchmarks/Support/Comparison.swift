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

  /// The milliseconds of each way, round by round, or another amount.
  struct Times {
    let samples: [[Double]]

    /// Compares two ways: in each round by itself, so that a load that comes and goes falls on both.
    func ratio(of way: Int, to other: Int) -> Ratio {
      let ratios = zip(samples[way], samples[other]).map { $0 / $1 }.sorted()
      return Ratio(
        median: ratios[ratios.count / 2], lowerQuartile: ratios[ratios.count / 4],
        upperQuartile: ratios[ratios.count * 3 / 4])
    }
  }
}

/// The ratio of two times, and how much it varied.
struct Ratio {
  let median: Double
  let lowerQuartile: Double
  let upperQuartile: Double
}

/// What was promised about a ratio of two times.
struct Promise {
  let text: String
  let ratio: Ratio
  let isKept: Bool

  init(_ text: String, _ ratio: Ratio, atLeast limit: Double) {
    self.init(text: "\(text): at least \(limit) times", ratio: ratio, isKept: ratio.median >= limit)
  }

  init(_ text: String, _ ratio: Ratio, atMost limit: Double) {
    self.init(text: "\(text): at most \(limit) times", ratio: ratio, isKept: ratio.median <= limit)
  }

  private init(text: String, ratio: Ratio, isKept: Bool) {
    self.text = text
    self.ratio = ratio
    self.isKept = isKept
  }

  func report() {
    let figures = [ratio.median, ratio.lowerQuartile, ratio.upperQuartile].map { String(format: "%.2f", $0) }
    print(
      "  \(isKept ? "holds" : "BROKEN")  \(text): \(figures[0]) (half of the rounds: \(figures[1]) to \(figures[2]))")
  }
}
