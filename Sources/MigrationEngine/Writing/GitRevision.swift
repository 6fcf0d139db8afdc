import Foundation
import Subprocess

/// The files of an earlier revision, in a separate folder.
public enum GitRevision {
  /// Puts the given paths, as a revision has them, into a temporary folder for the time that `body` runs.
  ///
  /// - Throws: ``SourceProblems`` when git does not have the revision or the paths, and what `body` throws.
  public static func withFiles<Value: Sendable>(
    of paths: [String], at revision: String, _ body: (_ folder: String) async throws -> Value
  ) async throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("revision-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (number, path) in paths.enumerated() {
      let absolute = URL(fileURLWithPath: path).standardizedFileURL
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: absolute.path, isDirectory: &isFolder)
      guard exists else { throw SourceProblem(path: path, message: "no such file or folder").alone }
      let place = isFolder.boolValue ? absolute.path : absolute.deletingLastPathComponent().path
      let prefix = try await git(["-C", place, "rev-parse", "--show-prefix"], path).trimmingCharacters(in: .newlines)
      let root = try await git(["-C", place, "rev-parse", "--show-toplevel"], path).trimmingCharacters(in: .newlines)
      let within = isFolder.boolValue ? prefix : prefix + absolute.lastPathComponent
      let target = folder.appendingPathComponent("\(number)")
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      // Asked first: a revision must not be taken for an option.
      _ = try await git(
        ["-C", root, "rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{tree}"], revision)
      let archive = folder.appendingPathComponent("\(number).tar").path
      _ = try await git(
        ["-C", root, "archive", "--format=tar", "--output=\(archive)", revision, "--", within.isEmpty ? "." : within],
        path)
      let unpacked = try await runProcess(.name("tar"), ["-xf", archive, "-C", target.path], seconds: 300)
      try? FileManager.default.removeItem(atPath: archive)
      guard unpacked.succeeded else {
        throw SourceProblem(path: path, message: "what git gave can't be unpacked: \(unpacked.output)").alone
      }
    }
    do {
      return try await body(folder.path)
    } catch let found as SourceProblems {
      throw SourceProblems(
        problems: found.problems.map {
          SourceProblem(path: name(of: $0.path, at: revision), line: $0.line, column: $0.column, message: $0.message)
        })
    }
  }

  /// Returns the name of a file in the temporary folder as git spells it: `HEAD:Sources/User.swift`.
  public static func name(of path: String, at revision: String) -> String {
    path.replacing(/^.*revision-[0-9A-F-]{36}\/[0-9]+\//, with: "\(revision):")
  }

  /// The commit that a file or folder is on; nil outside of a repository, before its first commit, and without git.
  public static func current(around path: String) async -> String? {
    let output = await said(["rev-parse", "--verify", "HEAD^{commit}"], around: path)
    return output?.prefixMatch(of: /[0-9a-f]{40,64}/).map { String($0.output) }
  }

  /// The folder of the repository that a file or folder is in; nil outside of one, and without git.
  static func root(around path: String) async -> String? {
    let output = await said(["rev-parse", "--show-toplevel"], around: path)?.trimmingCharacters(in: .newlines)
    return output.flatMap { $0.isEmpty ? nil : SourceFolder.canonical($0) }
  }

  /// Returns the output of a git command in the folder of a path; nil if the command fails.
  private static func said(_ arguments: [String], around path: String) async -> String? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    let whole = URL(fileURLWithPath: path).standardizedFileURL
    let folder = isFolder.boolValue ? whole.path : whole.deletingLastPathComponent().path
    return try? await git(["-C", folder] + arguments, path)
  }

  static func git(_ arguments: [String], _ subject: String) async throws -> String {
    let result: ProcessResult
    do {
      result = try await runProcess(.name("git"), arguments, seconds: 300)
    } catch {
      throw SourceProblem(path: subject, message: "git can't be run: \(error)").alone
    }
    guard result.succeeded else {
      let why = result.output.trimmingCharacters(in: .whitespacesAndNewlines)
      throw SourceProblem(path: subject, message: why.isEmpty ? "git has no such revision" : why).alone
    }
    return result.output
  }
}
