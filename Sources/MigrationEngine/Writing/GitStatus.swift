import Foundation

/// Checks which files git could restore.
public enum GitStatus {
  /// Returns the reasons for not writing some files: their current content is in no commit. One for each file, or one
  /// for all together.
  ///
  /// - Parameter paths: the files.
  /// - Returns: an empty array if git could restore all of them.
  public static func refusals(for paths: [String]) async -> [SourceProblem] {
    let files = paths.map { (path: $0, full: SourceFolder.canonical($0)) }
    var refusals: [SourceProblem] = []
    let repositories = Dictionary(grouping: files) { repository(of: $0.full) }
    for (repository, files) in repositories.sorted(by: { $0.value[0].path < $1.value[0].path }) {
      guard let repository else {
        refusals += files.map { SourceProblem(path: $0.path, message: "the file is in no git repository") }
        continue
      }
      do {
        let state = try await State(of: repository)
        refusals += files.compactMap { file in
          state.refusal(for: file.full).map { SourceProblem(path: file.path, message: $0) }
        }
      } catch {
        refusals +=
          (error as? SourceProblems)?.problems
          ?? [SourceProblem(path: Configuration.pathFromHere(repository), message: "git can't be asked: \(error)")]
      }
    }
    return refusals
  }

  /// The nearest folder above a file that has `.git` in it.
  private static func repository(of file: String) -> String? {
    var folder = (file as NSString).deletingLastPathComponent
    while !FileSystem.exists((folder as NSString).appendingPathComponent(".git")) {
      if folder == "/" || folder.isEmpty { return nil }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return folder
  }

  /// Git's knowledge about the files of a repository.
  private struct State {
    private let root: String
    private let tracked: Set<String>
    private let changed: Set<String>

    /// - Throws: ``SourceProblems`` when git can't be asked.
    init(of folder: String) async throws {
      func git(_ arguments: [String]) async throws -> String {
        try await GitRevision.git(["-C", folder] + arguments, Configuration.pathFromHere(folder))
      }
      root = SourceFolder.canonical(try await git(["rev-parse", "--show-toplevel"]).trimmingCharacters(in: .newlines))
      let list = try await git(["ls-files", "-z", "--full-name", "--", ":/"])
      tracked = Set(GitChanges.names(in: list).map(String.init))
      let status = try await git(["status", "--porcelain", "-z", "--no-renames", "--untracked-files=no"])
      // Two letters and a space stand before each name.
      changed = Set(GitChanges.names(in: status).map { String($0.dropFirst(3)) })
    }

    /// - Parameter file: the full path.
    func refusal(for file: String) -> String? {
      let name = file.hasPrefix(root + "/") ? String(file.dropFirst(root.count + 1)) : file
      if changed.contains(name) { return "the file has uncommitted changes" }
      return tracked.contains(name) ? nil : "git does not track the file"
    }
  }
}
