import ArgumentParser
import Foundation
import MigrationEngine

/// What happens when the process is asked to end: by Ctrl-C, by `kill`, or because the terminal is closed.
///
/// Programs that it has started are ended with it. While files are replaced, that is undone first.
enum Interruption {
  private static let signals = [SIGHUP, SIGINT, SIGTERM]
  private static let state = State()

  /// Begins to listen. Signals that the process was told to ignore stay ignored.
  static func listen() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    interruptionPipe = ends[1]
    let readingEnd = ends[0]
    for number in signals {
      let old = signal(number) { number in
        // Little else is allowed here.
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(interruptionPipe, &byte, 1)
      }
      if unsafeBitCast(old, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
    }
    Thread.detachNewThread {
      while true {
        var byte: UInt8 = 0
        let count = read(readingEnd, &byte, 1)
        if count == 0 || (count < 0 && errno != EINTR) { return }
        if count == 1 { state.receive(Int32(byte)) }
      }
    }
  }

  /// Runs work that must be undone, or brought to its end, before the process ends.
  ///
  /// - Parameter work: gets a function that gives the signal that came meanwhile.
  /// - Throws: what the work throws, or the exit status of the signal when the work was done nevertheless.
  static func deferred(_ work: (_ interruption: () -> Int32?) throws -> Void) throws {
    state.begin()
    let outcome = Result { try work { state.pending } }
    if let signal = state.end(), case .success = outcome {
      throw Console.failure("Interrupted: all changes were written already.", status: 128 + signal)
    }
    try outcome.get()
  }

  /// `@unchecked Sendable`: every access to the variables holds the lock.
  private final class State: @unchecked Sendable {
    private let lock = NSLock()
    private var isDeferred = false
    private var signal: Int32?

    var pending: Int32? { lock.withLock { signal } }

    func begin() { lock.withLock { isDeferred = true } }

    func end() -> Int32? {
      lock.withLock {
        isDeferred = false
        return signal
      }
    }

    func receive(_ number: Int32) {
      let isEnd = lock.withLock {
        signal = signal ?? number
        return !isDeferred
      }
      guard isEnd else { return }
      RunningProcesses.shared.end()
      _exit(128 + number)
    }
  }
}

/// Where the handler of signals writes.
///
/// `nonisolated(unsafe)`: it is set before the handler is.
nonisolated(unsafe) private var interruptionPipe: Int32 = -1
