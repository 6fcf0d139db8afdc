import Foundation

/// Writes the changes of a run: all of them, or none, even if the run is interrupted.
///
/// The new texts are first written to a ``WorkFolder``, which also keeps the old files. Once all are written, and if no
/// file has changed meanwhile, each replaces the old file in one step. If one step fails, or the run is stopped, the
/// old files are restored. If the process is killed, the next run (``InterruptedRun``) restores them from the
/// ``WritingJournal`` in the work folder.
public enum ChangeWriter {
  /// - Parameters:
  ///   - changes: what is written.
  ///   - interruption: the signal that asks the run to end, if one came.
  /// - Throws: ``WritingFailure`` with every file that can't be written, was changed since it was read, or is being written
  ///   by another run; ``WritingInterruption`` when the old files are in their places again because of a signal.
  public static func write(_ changes: [FileChange], interruption: () -> Int32? = { nil }) throws {
    guard !changes.isEmpty else { return }
    let files = changes.map(ChangedFile.init)
    try throwAll(files.compactMap(\.problemBeforehand))
    let run = try begun(changes)
    func goOn() throws(WritingInterruption) {
      if let signal = interruption() { throw WritingInterruption(signal: signal) }
    }
    var isReplacing = false
    do {
      for (index, file) in files.enumerated() {
        try goOn()
        try file.reporting("the file can't be written") { () throws(FileSystemError) in
          try run.prepare(index, file.change, permissions: file.permissions ?? 0o644)
        }
      }
      try throwAll(files.compactMap(\.changeSinceRead))
      try goOn()
      try run.beginReplacing()
      isReplacing = true
      for (index, file) in files.enumerated() {
        try goOn()
        try file.reporting("the file can't be replaced") { () throws(FileSystemError) in try run.replace(index) }
      }
      try run.finish()
    } catch {
      let left = isReplacing ? run.undo() : []
      left.isEmpty ? run.remove() : run.release()
      let problems =
        switch error {
        case let failure as WritingFailure: failure.problems
        case let failure as FileSystemError:
          [SourceProblem(path: failure.path, message: "the file can't be written: \(failure.reason)")]
        default: [SourceProblem]()
        }
      if problems.isEmpty, left.isEmpty { throw error }
      throw WritingFailure(problems: problems, notRestored: left, place: run.place)
    }
    run.remove()
  }

  /// Takes the work folders, and writes the journal.
  static func begun(_ changes: [FileChange]) throws -> JournalledFiles {
    let files = changes.map(ChangedFile.init)
    let places = WorkFolder.places(for: files.map(\.target))
    var entries: [WritingJournal.File?] = Array(repeating: nil, count: files.count)
    for (folder, place) in places.enumerated() {
      for index in place.files {
        let path = String(files[index].target.dropFirst(place.parent == "/" ? 1 : place.parent.count + 1))
        let digest = WritingJournal.fingerprint(of: Data(files[index].change.after.utf8))
        entries[index] = WritingJournal.File(folder: folder, path: path, newText: digest)
      }
    }
    let parents = places.map(\.parent)
    let journal = WritingJournal(otherParents: Array(parents.dropFirst()), files: entries.compactMap(\.self))
    var folders: [WorkFolder] = []
    do {
      for parent in parents {
        let folder = try taken(parent)
        folders.append(folder)
        if folders.count == 1 { try journal.write(in: folder.path) }
        try folder.prepare(mainParent: folders.count == 1 ? nil : parents[0])
      }
      try throwAll(problemsElsewhere(files, besides: Set(parents)))
    } catch {
      for folder in folders.reversed() { folder.remove() }
      guard let error = error as? FileSystemError else { throw error }
      throw WritingFailure(problems: [problem(error)])
    }
    return JournalledFiles(journal: journal, folders: folders)
  }

  private static func taken(_ parent: String) throws -> WorkFolder {
    let folder: WorkFolder
    do throws(WorkFolder.Unavailable) {
      folder = try WorkFolder.make(in: parent)
    } catch {
      switch error {
      case .isInUse:
        throw WritingFailure(problems: [
          SourceProblem(path: Configuration.pathFromHere(parent), message: "another run is writing files here")
        ])
      case .failed(let error): throw WritingFailure(problems: [problem(error)])
      }
    }
    guard folder.isEmpty else {
      folder.release()
      throw WritingFailure(problems: InterruptedRun.all(ofWorkFoldersIn: [parent]).map(\.problem))
    }
    return folder
  }

  /// Other runs that write some of the files, or were interrupted then. Both have a work folder above such a file, and
  /// each looks for the other's when its own is there: two runs at once can't miss each other.
  private static func problemsElsewhere(_ files: [ChangedFile], besides parents: Set<String>) -> [SourceProblem] {
    let folders = Set(files.map { ($0.target as NSString).deletingLastPathComponent })
    let others = Set(folders.flatMap(WorkFolder.parents(above:))).subtracting(parents)
    return InterruptedRun.all(ofWorkFoldersIn: others.sorted()).map(\.problem)
  }

  private static func problem(_ error: FileSystemError) -> SourceProblem {
    SourceProblem(
      path: Configuration.pathFromHere(error.path), message: "the file can't be written: \(error.reason)")
  }

  private static func throwAll(_ problems: [SourceProblem]) throws {
    if !problems.isEmpty { throw WritingFailure(problems: problems) }
  }
}

/// The reasons why the changes of a run were not written.
public struct WritingFailure: Error, Sendable, CustomStringConvertible {
  public let problems: [SourceProblem]
  /// Files that were written before another one failed, and whose old text could not be put back.
  public var notRestored: [SourceProblem] = []
  /// The folder to recover.
  var place = "."

  public var description: String {
    let lines = (problems + notRestored).map(\.description)
    let last =
      notRestored.isEmpty
      ? "Nothing was written."
      : "Some files are written. Put the others back when nothing is in the way: \(InterruptedRun.command(place))"
    return (lines + [last]).joined(separator: "\n")
  }
}

/// A signal ended the writing.
public struct WritingInterruption: Error, Sendable {
  public let signal: Int32

  public init(signal: Int32) { self.signal = signal }
}

/// One file during its replacement.
private struct ChangedFile {
  let change: FileChange
  /// A link stays a link: what it leads to is replaced.
  let target: String

  init(_ change: FileChange) {
    self.change = change
    target = SourceFolder.canonical(change.path)
  }

  /// The reason why the file must not be replaced. Replacing needs no permission to write the file itself, so this
  /// checks it.
  var problemBeforehand: SourceProblem? {
    guard let permissions else { return changeSinceRead }
    let isWriteProtected = permissions & 0o222 == 0 || !FileManager.default.isWritableFile(atPath: target)
    return isWriteProtected ? problem("the file is read-only") : nil
  }

  /// The problem of a file that has changed since it was read.
  var changeSinceRead: SourceProblem? {
    (try? Data(contentsOf: URL(fileURLWithPath: target))) == Data(change.before.utf8)
      ? nil : problem("the file has changed since it was read")
  }

  /// Adds the file's path to an error.
  func reporting(_ message: String, _ work: () throws(FileSystemError) -> Void) throws(WritingFailure) {
    do throws(FileSystemError) { try work() } catch {
      throw WritingFailure(problems: [problem("\(message): \(error.reason)")])
    }
  }

  var permissions: Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: target)
    return (attributes?[.posixPermissions] as? NSNumber)?.intValue
  }

  private func problem(_ message: String) -> SourceProblem { SourceProblem(path: change.path, message: message) }
}
