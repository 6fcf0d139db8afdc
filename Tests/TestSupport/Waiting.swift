import Foundation

/// The time-out of a request that is to be answered. No machine is so busy that it takes an hour.
package let patience: TimeInterval = 3_600

/// Waits until something has become true, however long that takes.
///
/// - Throws: `CancellationError` when the task is cancelled.
package func eventually(_ condition: () -> Bool) async throws {
  while !condition() { try await Task.sleep(nanoseconds: 2_000_000) }
}

/// Waits until the task is cancelled, as a server that never answers does.
///
/// - Throws: `CancellationError`, always.
package func untilCancelled() async throws -> Never {
  let (never, continuation) = AsyncStream.makeStream(of: Never.self)
  for await _ in never {}
  withExtendedLifetime(continuation) {}
  throw CancellationError()
}
