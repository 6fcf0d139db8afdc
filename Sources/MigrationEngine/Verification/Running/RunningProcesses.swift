import Foundation

/// The programs that this process has started and waits for, each the leader of its own process group.
///
/// `@unchecked Sendable`: every access to the variables holds the lock.
public final class RunningProcesses: @unchecked Sendable {
  public static let shared = RunningProcesses()

  private let lock = NSLock()
  private var groups: Set<pid_t> = []
  private var isEnding = false

  private init() {}

  /// Notes a program that was started; it is ended at once when all are.
  func add(_ leader: pid_t) {
    lock.withLock {
      groups.insert(leader)
      if isEnding { kill(-leader, SIGKILL) }
    }
  }

  func remove(_ leader: pid_t) { _ = lock.withLock { groups.remove(leader) } }

  /// Ends all programs, with what they have started. None is waited for from now on, so that nobody takes their end for a
  /// result.
  public func end() {
    let leaders = lock.withLock {
      isEnding = true
      return groups
    }
    // A build ends what it has started when it is asked to.
    for leader in leaders { kill(-leader, SIGTERM) }
    for _ in 0..<Self.patience where leaders.contains(where: { kill($0, 0) == 0 }) { usleep(10_000) }
    for leader in lock.withLock({ groups.union(leaders) }) { kill(-leader, SIGKILL) }
  }

  /// The time that programs get to end after a request, in hundredths of a second.
  private static let patience = 300

  /// Does not return when all programs are ended: then this process ends, too.
  func waitForEnd() async {
    while !Task.isCancelled, lock.withLock({ isEnding }) { try? await Task.sleep(for: .seconds(1)) }
  }
}
