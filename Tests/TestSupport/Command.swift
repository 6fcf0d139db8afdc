import Foundation
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// What a process left behind.
package struct CommandResult: Sendable {
  package let exitCode: Int?
  package let output: String
  package let errors: String
}

/// Runs a real process to its end.
///
/// - Parameters:
///   - name: a program on the path, or the path of one.
///   - arguments: what it is given.
///   - folder: where it runs; here when nil.
///   - environment: variables besides those of this process.
///   - meanwhile: is run while the process does, and gets its number.
package func command(
  _ name: String, _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:],
  meanwhile: @Sendable (_ process: pid_t) async throws -> Void = { _ in }
) async throws -> CommandResult {
  let variables = environment.map { (Environment.Key(stringLiteral: $0.key), Optional($0.value)) }
  let result = try await run(
    name.contains("/") ? .path(FilePath(name)) : .name(name),
    arguments: Arguments(arguments),
    environment: .inherit.updating(Dictionary(uniqueKeysWithValues: variables)),
    workingDirectory: folder.map { FilePath($0.path) },
    input: .none,
    output: .string(limit: 1 << 26),
    error: .string(limit: 1 << 26)
  ) { try await meanwhile($0.processIdentifier.value) }
  var exitCode: Int?
  if case .exited(let code) = result.terminationStatus { exitCode = Int(code) }
  return CommandResult(exitCode: exitCode, output: result.standardOutput, errors: result.standardError)
}
