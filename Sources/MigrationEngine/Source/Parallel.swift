import Foundation

/// Work on many independent values at once.
enum Parallel {
  /// What a closure makes of each element, in the order of the elements.
  ///
  /// - Parameters:
  ///   - elements: what is worked on.
  ///   - width: how many are worked on at a time at most; by default as many as there are cores.
  ///   - transform: the work; it must not wait for another element's.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], width: Int = ProcessInfo.processInfo.activeProcessorCount,
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    let results = Slots<Result>(count: elements.count)
    DispatchQueue.concurrentPerform(iterations: Swift.min(Swift.max(width, 1), elements.count)) { _ in
      while let index = results.next() { results.set(index, transform(elements[index])) }
    }
    return results.all()
  }

  /// Where the workers take their turns and leave their results.
  ///
  /// `@unchecked Sendable`: every access to the variables holds the lock.
  private final class Slots<Result: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var upcoming = 0
    private var results: [Result?]

    init(count: Int) { results = Array(repeating: nil, count: count) }

    func next() -> Int? {
      lock.withLock {
        guard upcoming < results.count else { return nil }
        upcoming += 1
        return upcoming - 1
      }
    }

    func set(_ index: Int, _ result: Result) { lock.withLock { results[index] = result } }

    func all() -> [Result] { lock.withLock { results.compactMap(\.self) } }
  }
}
