import Foundation

/// The files of a run, in their work folders, with the journal about them.
///
/// The work folder keeps each old file, as a hard link if the file system supports it. Restoring it needs no space, and
/// preserves all attributes of the file.
struct JournalledFiles {
  let journal: WritingJournal
  /// The folder with the journal first.
  let folders: [WorkFolder]

  private var main: WorkFolder { folders[0] }

  /// The folder that has the work folder with the journal, as it is named from here.
  var place: String { Configuration.pathFromHere(main.parent) }

  private func target(_ index: Int) -> String {
    let file = journal.files[index]
    let parent = folders[file.folder].parent
    return parent == "/" ? "/" + file.path : parent + "/" + file.path
  }

  private func oldText(_ index: Int) -> String { folders[journal.files[index].folder].oldTexts + "/" + name(index) }
  private func newText(_ index: Int) -> String { folders[journal.files[index].folder].newTexts + "/" + name(index) }
  private func name(_ index: Int) -> String { journal.files[index].name(index) }

  // MARK: Replacing

  /// Puts the new text of a file into the work folder, and keeps the old file.
  func prepare(_ index: Int, _ change: FileChange, permissions: Int) throws(FileSystemError) {
    try FileSystem.create(newText(index), Data(change.after.utf8), permissions: permissions)
    do throws(FileSystemError) {
      try FileSystem.link(target(index), to: oldText(index))
    } catch {
      // There are file systems without second names, and files that must not have one.
      try FileSystem.create(oldText(index), Data(change.before.utf8), permissions: permissions)
    }
  }

  /// Has everything on the disk that ``prepare(_:_:permissions:)`` wrote, and notes that the files are being replaced.
  func beginReplacing() throws(FileSystemError) {
    for index in journal.files.indices {
      try FileSystem.synchronise(newText(index))
      try FileSystem.synchronise(oldText(index))
    }
    for folder in folders {
      for path in [folder.newTexts, folder.oldTexts, folder.path] { try FileSystem.synchronise(path) }
    }
    try WritingJournal.move(from: .preparing, to: .replacing, in: main.path)
  }

  func replace(_ index: Int) throws(FileSystemError) { try FileSystem.move(newText(index), to: target(index)) }

  /// Notes that all files are replaced. From now on nothing is undone.
  func finish() throws(FileSystemError) {
    try synchroniseTargets()
    try WritingJournal.move(from: .replacing, to: .done, in: main.path)
  }

  private func synchroniseTargets() throws(FileSystemError) {
    let parents = Set(journal.files.indices.map { (target($0) as NSString).deletingLastPathComponent })
    for parent in parents.sorted() { try FileSystem.synchronise(parent) }
  }

  /// Removes the work folders, the one with the journal last.
  func remove() { for folder in folders.reversed() { folder.remove() } }

  func release() { for folder in folders { folder.release() } }

  // MARK: Undoing

  /// The number of files that have been replaced.
  var replaced: Int { journal.files.indices.count { !FileSystem.exists(newText($0)) } }

  /// Puts all old files in their places again: all of them, or none when there is a problem beforehand.
  ///
  /// - Returns: what is in the way; then the journal stays, and this can be tried again.
  func undo() -> [SourceProblem] {
    let steps = journal.files.indices.map { ($0, step(for: $0)) }
    let problems = steps.compactMap { if case .problem(let message) = $0.1 { problem($0.0, message) } else { nil } }
    guard problems.isEmpty else { return problems }
    var failures: [SourceProblem] = []
    for (index, step) in steps {
      do throws(FileSystemError) {
        switch step {
        case .nothing, .problem: break
        case .forget: try FileSystem.remove(oldText(index))
        case .restore: try FileSystem.move(oldText(index), to: target(index))
        }
      } catch {
        failures.append(problem(index, "its old text can't be put back: \(error.reason); it is in \(oldText(index))"))
      }
    }
    guard failures.isEmpty else { return failures }
    do throws(FileSystemError) {
      try synchroniseTargets()
      try WritingJournal.move(from: .replacing, to: .preparing, in: main.path)
      return []
    } catch {
      return [SourceProblem(path: error.path, message: "the journal can't be closed: \(error.reason)")]
    }
  }

  /// The step that undoes the changes to one file.
  private enum Step {
    case nothing
    /// The old file is in its place: what is kept of it goes.
    case forget
    case restore
    case problem(String)
  }

  private func step(for index: Int) -> Step {
    let (target, old) = (target(index), oldText(index))
    let current = try? Data(contentsOf: URL(fileURLWithPath: target))
    let isNew = current.map { WritingJournal.fingerprint(of: $0) == journal.files[index].newText } ?? false
    guard let kept = FileSystem.identity(old) else {
      return isNew ? .problem("its old text should be in \(old), and is not") : .nothing
    }
    guard let found = FileSystem.identity(target) else { return .restore }
    if found == kept { return .forget }
    if isNew { return .restore }
    if let current, current == (try? Data(contentsOf: URL(fileURLWithPath: old))) { return .forget }
    return .problem(
      "the file has changed since the run was interrupted; its old text is in \(old). Move the file away to have that "
        + "back")
  }

  private func problem(_ index: Int, _ message: String) -> SourceProblem {
    SourceProblem(path: Configuration.pathFromHere(target(index)), message: message)
  }
}
