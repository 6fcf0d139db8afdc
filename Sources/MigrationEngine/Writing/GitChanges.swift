import Foundation

/// The files that differ from an earlier revision.
public enum GitChanges {
  /// The full paths of the files in the repositories of some paths that were changed or added since a revision, committed
  /// or not; what git ignores is left out.
  ///
  /// - Throws: ``SourceProblems`` when a path is in no repository, or git does not have the revision.
  public static func files(since revision: String, around paths: [String]) async throws -> Set<String> {
    var files: Set<String> = []
    var known: Set<String> = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw SourceProblem(path: path, message: "no such file or folder").alone
      }
      let whole = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
      let folder = isFolder.boolValue ? whole.path : whole.deletingLastPathComponent().path
      let root = try await GitRevision.git(["-C", folder, "rev-parse", "--show-toplevel"], path)
        .trimmingCharacters(in: .newlines)
      guard known.insert(root).inserted else { continue }
      // Asked first: a revision must not be taken for an option.
      _ = try await GitRevision.git(
        ["-C", root, "rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"], revision)
      let changed = try await GitRevision.git(
        ["-C", root, "diff", "--name-only", "-z", "--no-renames", "--diff-filter=d", revision, "--"], revision)
      let added = try await GitRevision.git(["-C", root, "ls-files", "--others", "--exclude-standard", "-z"], path)
      for name in names(in: changed) + names(in: added) { files.insert("\(root)/\(name)") }
    }
    return files
  }

  /// The names that git ended with a NUL each; what it says besides comes behind the last.
  static func names(in output: String) -> [Substring] {
    output.split(separator: "\0", omittingEmptySubsequences: false).dropLast()
  }
}
