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

  /// Runs all ways once to warm up and then in turns, in an order that changes, and prints the medians.
  ///
  /// - Returns: The median of each way in milliseconds, in the order of `ways`.
  func measure() async throws -> [Double] {
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

    let medians = samples.map { $0.sorted()[rounds / 2] }
    for (way, median) in zip(ways, medians) {
      print("  \(way.name.padding(toLength: 60, withPad: " ", startingAt: 0)) \(String(format: "%10.4f ms", median))")
    }
    return medians
  }
}

/// What was promised about a ratio of two times.
struct Promise {
  let text: String
  let ratio: Double
  let isKept: Bool

  init(_ text: String, _ ratio: Double, atLeast limit: Double) {
    self.init(text: "\(text): at least \(limit) times", ratio: ratio, isKept: ratio >= limit)
  }

  init(_ text: String, _ ratio: Double, atMost limit: Double) {
    self.init(text: "\(text): at most \(limit) times", ratio: ratio, isKept: ratio <= limit)
  }

  private init(text: String, ratio: Double, isKept: Bool) {
    self.text = text
    self.ratio = ratio
    self.isKept = isKept
  }

  func report() {
    print("  \(isKept ? "holds" : "BROKEN")  \(text): \(String(format: "%.2f", ratio))")
  }
}
