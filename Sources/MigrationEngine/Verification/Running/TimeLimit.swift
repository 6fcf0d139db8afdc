import Foundation
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// An error for a process that exceeded its time limit.
struct TimeLimitExceeded: Error {
  let seconds: Int
}

/// The result of a process.
struct ProcessResult: Sendable {
  let succeeded: Bool
  let exitCode: Int?
  let output: String
}

/// Runs a program to its end, or to the end of its time: then it is terminated, with what it has started.
///
/// - Throws: ``TimeLimitExceeded``, or what starting it throws.
func runProcess(
  _ executable: Executable, _ arguments: [String], environment: Environment = .inherit, seconds: Int
) async throws -> ProcessResult {
  try await withThrowingTaskGroup(of: ProcessResult?.self) { group in
    group.addTask {
      await RunningProcesses.shared.waitForEnd()
      var options = PlatformOptions()
      options.processGroupID = 0
      options.teardownSequence = [
        .gracefulShutDown(toProcessGroup: true, allowedDurationToNextStep: .seconds(5))
      ]
      let result = try await run(
        executable, arguments: Arguments(arguments), environment: environment, platformOptions: options, input: .none,
        output: .string(limit: 1 << 26), error: .string(limit: 1 << 26)
      ) { execution in
        let leader = execution.processIdentifier.value
        RunningProcesses.shared.add(leader)
        return leader
      }
      RunningProcesses.shared.remove(result.closureResult)
      await RunningProcesses.shared.waitForEnd()
      var code: Int?
      if case .exited(let status) = result.terminationStatus { code = Int(status) }
      return ProcessResult(
        succeeded: result.terminationStatus.isSuccess, exitCode: code,
        output: result.standardOutput + "\n" + result.standardError)
    }
    group.addTask {
      try await Task.sleep(for: .seconds(seconds))
      return nil
    }
    defer { group.cancelAll() }
    guard let first = try await group.next(), let result = first else { throw TimeLimitExceeded(seconds: seconds) }
    return result
  }
}
