import Foundation
import TestSupport

/// Runs the tool that this test run has built.
func migrateTool(_ arguments: String..., in folder: URL? = nil) async throws -> CommandResult {
  try await migrateTool(arguments, in: folder)
}

func migrateTool(
  _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]
) async throws -> CommandResult {
  try await command(toolPath, arguments, in: folder, environment: environment)
}

/// The executable beside the test bundle: in the same folder, or, on Apple platforms, beside the bundle's outermost one.
var toolPath: String {
  #if canImport(Darwin)
    let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
    let folder = bundles.first?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  #else
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  #endif
  return folder.appendingPathComponent("migrate-tool").path
}

/// A copy of the legacy sample, as a folder `Legacy` below an empty one.
func withLegacySample<Value>(_ body: (_ parent: URL) async throws -> Value) async throws -> Value {
  try await withTemporaryFolder { parent in
    try FileManager.default.copyItem(
      at: Sample.legacy, to: parent.appendingPathComponent("Legacy"))
    return try await body(parent)
  }
}

/// Makes a folder a git repository, and commits what is in it.
///
/// - Parameter path: what stays out.
func commitAll(in folder: URL, except path: String? = nil) async throws {
  let identity = ["-c", "user.name=T", "-c", "user.email=t@example.test"]
  for arguments in [
    ["init", "-q"], ["add", "."] + (path.map { [":(exclude)\($0)"] } ?? []), identity + ["commit", "-qm", "one"],
  ] {
    let result = try await command("git", arguments, in: folder)
    guard result.exitCode == 0 else { throw Uncommitted(arguments: arguments, errors: result.errors) }
  }
}

/// git could not commit a test's files.
struct Uncommitted: Error {
  let arguments: [String]
  let errors: String
}

/// Runs the tool as a user whom permissions bind.
func unprivileged(_ arguments: [String], in folder: URL) async throws -> CommandResult {
  guard geteuid() == 0 else { return try await migrateTool(arguments, in: folder) }
  return try await command(
    "setpriv", ["--reuid=65534", "--regid=65534", "--clear-groups", toolPath] + arguments, in: folder)
}

/// Takes all permissions of a folder away for the time that `body` runs.
func withoutPermissions(at folder: URL, _ body: () async throws -> Void) async throws {
  try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.path)
  defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path) }
  try await body()
}

/// The folders of the sample.
enum Sample {
  static let folder = packageRoot.appendingPathComponent("Samples/Diamond")
  static let legacy = folder.appendingPathComponent("Legacy")
  static let recorded = folder.appendingPathComponent("Payloads/recorded")
}
