import Foundation
import HTTPTransport

/// Runs work in the background: a few runs at a time, some more in a queue, and no others.
///
/// Uses Dispatch threads of low priority. Decoding is synchronous, and slow code would block a thread of Swift's own
/// pool, which has only as many threads as cores.
final class BackgroundRuns: Sendable {
  typealias Work = @Sendable () -> Void

  private struct State {
    var running = 0
    var queue: [Work] = []
    var waiting: [UUID: CheckedContinuation<Void, Never>] = [:]
  }

  private let concurrentRuns: Int
  private let queuedRuns: Int
  private let state = Locked(State())
  private let queue = DispatchQueue(
    label: "CodableMigrationToolkit.Experiment", qos: .utility, attributes: .concurrent, autoreleaseFrequency: .workItem
  )

  init(concurrentRuns: Int, queuedRuns: Int) {
    self.concurrentRuns = max(1, concurrentRuns)
    self.queuedRuns = queuedRuns
  }

  /// Accepts work unless the queue is full.
  ///
  /// - Returns: whether the work was accepted.
  func submit(_ work: @escaping Work) -> Bool {
    let (isTaken, starts) = state.withLock { state in
      if state.running < concurrentRuns {
        state.running += 1
        return (true, true)
      }
      guard state.queue.count < queuedRuns else { return (false, false) }
      state.queue.append(work)
      return (true, false)
    }
    if starts { start(work) }
    return isTaken
  }

  /// Waits until no run is in progress or queued, or until the waiting task is cancelled.
  func settled() async {
    let id = UUID()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isSettled = state.withLock { state in
          guard state.running > 0, !Task.isCancelled else { return true }
          state.waiting[id] = continuation
          return false
        }
        if isSettled { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.waiting.removeValue(forKey: id) }?.resume()
    }
  }

  private func start(_ work: @escaping Work) {
    queue.async {
      work()
      self.goOn()
    }
  }

  private func goOn() {
    let (next, waiting) = state.withLock { state -> (Work?, [CheckedContinuation<Void, Never>]) in
      guard state.queue.isEmpty else { return (state.queue.removeFirst(), []) }
      state.running -= 1
      guard state.running == 0 else { return (nil, []) }
      defer { state.waiting = [:] }
      return (nil, Array(state.waiting.values))
    }
    if let next { start(next) }
    for continuation in waiting { continuation.resume() }
  }
}
