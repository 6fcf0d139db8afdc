import Foundation
import Subprocess

/// Asks git whether files have changes that are not committed, and would be hard to tell from the tool's.
public enum GitStatus {
  /// The changed files among the given paths, as `git status` names them. Empty where there is no git repository, or no
  /// git: then there is nothing that could be dirty.
  public static func uncommittedChanges(in paths: [String]) async -> [String] {
    var changed: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      let folder = isFolder.boolValue ? path : (path as NSString).deletingLastPathComponent
      let absolute = URL(fileURLWithPath: path).path
      let result = try? await run(
        .name("git"),
        arguments: [
          "-C", folder.isEmpty ? "." : folder, "status", "--porcelain", "--untracked-files=no", "--", absolute,
        ],
        output: .string(limit: 1 << 24), error: .discarded)
      guard let result, result.terminationStatus.isSuccess else { continue }
      changed += result.standardOutput.split(separator: "\n").map { String($0.dropFirst(3)) }
    }
    return changed
  }
}
