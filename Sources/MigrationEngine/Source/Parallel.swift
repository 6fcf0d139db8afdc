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
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let results = Slots<Result>(count: elements.count)
    let count = Swift.min(Swift.max(width, 1), elements.count)
    let work: @Sendable () -> Void = {
      while let index = results.next() { results.set(index, transform(elements[index])) }
    }
    if count == 1, Thread.current.stackSize >= stackSize {
      work()
    } else {
      let done = DispatchGroup()
      for _ in 0..<count {
        done.enter()
        let thread = Thread {
          work()
          done.leave()
        }
        thread.stackSize = stackSize
        thread.start()
      }
      done.wait()
    }
    return results.all()
  }

  /// What a closure gives, run with a stack for deep trees.
  static func withDeepStack<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) throws -> Result {
    let results: [Swift.Result<Result, any Error>] = map([0]) { _ in Swift.Result { try work() } }
    return try results[0].get()
  }

  /// A tree is walked by recursion; what is not needed of a stack takes no memory.
  private static let stackSize = 256 << 20

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
