import ArgumentParser
import Foundation
import MigrationEngine

/// Where the tool writes for people.
enum Console {
  static func print(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

  static func printError(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

  /// Prints why a run failed.
  ///
  /// - Returns: the exit status to throw.
  static func failure(_ message: String) -> ExitCode {
    printError(message + "\n")
    return .failure
  }

  /// Runs a command's work, and says what went wrong with its input.
  static func reportingFailures<Value>(_ work: () async throws -> Value) async throws -> Value {
    do {
      return try await work()
    } catch let problems as SourceProblems {
      throw failure(problems.description)
    } catch let failed as WritingFailure {
      throw failure(failed.description)
    } catch let fault as InternalFault {
      throw failure(fault.description)
    }
  }

  /// Colours on a terminal that has them, unless `NO_COLOR` is set (https://no-color.org).
  static var style: TextStyle {
    let environment = ProcessInfo.processInfo.environment
    let isRefused = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
    return isTerminal(.standardOutput) && !isRefused ? .coloured : .plain
  }

  static func isTerminal(_ handle: FileHandle) -> Bool { isatty(handle.fileDescriptor) == 1 }
}
