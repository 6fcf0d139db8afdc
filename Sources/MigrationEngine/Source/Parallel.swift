import Foundation

/// The memory that a thread takes from the system.
private enum ThreadMemory {
  /// Has what the thread will need next made accessible at once.
  ///
  /// The C library of Linux makes the memory of a thread accessible page by page, and while it does, no other thread gets
  /// any: a run over seven hundred files asked forty thousand times. What was large and is freed, it keeps, and takes
  /// pieces of the same size from there the next time.
  static func reserve() {
    #if canImport(Glibc)
      UnsafeMutableRawPointer.allocate(byteCount: 8 << 20, alignment: 1).deallocate()
    #endif
  }
}

/// Work on many independent values at once.
enum Parallel {
  /// Maps the elements concurrently and returns the results in the elements' order.
  ///
  /// - Parameters:
  ///   - elements: the elements to map.
  ///   - width: the largest number of concurrent calls. The default is the number of cores.
  ///   - transform: the work; it must not wait for another element's.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], width: Int = ProcessInfo.processInfo.activeProcessorCount,
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let results = Slots<Result>(count: elements.count)
    let count = Swift.min(Swift.max(width, 1), elements.count)
    let work: @Sendable () -> Void = {
      while let index = results.next() {
        ThreadMemory.reserve()
        results.set(index, transform(elements[index]))
      }
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

  /// Does two things at once, and returns both results.
  static func both<First: Sendable, Second: Sendable>(
    _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    let (one, other) = (Memo<First>(), Memo<Second>())
    _ = map([true, false]) { isFirst in
      if isFirst { _ = one(first) } else { _ = other(second) }
    }
    return (one(first), other(second))
  }

  /// Runs a closure with a stack for deep trees, and returns its result.
  static func withDeepStack<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) throws -> Result {
    let results: [Swift.Result<Result, any Error>] = map([0]) { _ in Swift.Result { try work() } }
    return try results[0].get()
  }

  /// The size of the stack for traversing a tree by recursion. Unused stack takes no memory.
  private static let stackSize = 256 << 20

  /// The queue of elements for the workers, with their results.
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
