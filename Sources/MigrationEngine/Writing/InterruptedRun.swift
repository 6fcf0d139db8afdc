import Foundation

/// A run with `--write` that was interrupted, or that is still in progress elsewhere: the files it left, and how to
/// undo it.
public struct InterruptedRun {
  /// The folder that has the work folder with the journal.
  private let parent: String

  private var folder: String { WorkFolder.path(in: parent) }
  private var place: String { Configuration.pathFromHere(parent) }

  /// The runs that the work folders in some folders belong to, each once.
  static func all(ofWorkFoldersIn parents: [String]) -> [InterruptedRun] {
    let main = parents.map { parent in
      let file = WorkFolder.path(in: parent) + "/" + WorkFolder.mainParentName
      return (try? String(contentsOfFile: file, encoding: .utf8))?.trimmingCharacters(in: .newlines) ?? parent
    }
    return Set(main).sorted().map(InterruptedRun.init)
  }

  // MARK: Saying what there is

  /// The reason why nothing can be done here before the run has ended, or is undone.
  var problem: SourceProblem {
    if WorkFolder.isInUse(in: parent) { return problem("another run is writing files here") }
    do throws(Unusable) {
      let (how, remedy) = try state(of: found())
      return problem("a run with --write was interrupted here \(how). \(remedy): \(Self.command(place))")
    } catch {
      return problem(error.message)
    }
  }

  /// The command that undoes what is found at a path.
  static func command(_ place: String) -> String {
    let isPlain = place.wholeMatch(of: /[A-Za-z0-9_\/.][A-Za-z0-9_\/.\-]*/) != nil
    let quoted = isPlain ? place : "'" + place.replacingOccurrences(of: "'", with: "'\\''") + "'"
    return "migrate-tool migrate --recover \(quoted)"
  }

  private func state(of found: (journal: WritingJournal, state: WritingJournal.State)?) -> (
    how: String, remedy: String
  ) {
    guard let (journal, state) = found, state != .preparing else {
      return ("before it replaced a file", "Remove what it left behind")
    }
    let count = Self.files(journal.files.count)
    guard state == .replacing else { return ("after it had replaced all of \(count)", "Remove what it left behind") }
    let paths = [parent] + journal.otherParents
    let replaced = journal.files.enumerated().count { index, file in
      !FileSystem.exists(WorkFolder.path(in: paths[file.folder]) + "/new/" + file.name(index))
    }
    return ("after it had replaced \(replaced) of \(count)", "Undo it")
  }

  private static func files(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }

  // MARK: Undoing

  /// Undoes every run that was interrupted at, above or below some paths.
  ///
  /// - Returns: a line for each, with what was done.
  /// - Throws: ``SourceProblems`` with what is in the way. Nothing is lost then, and it can be tried again.
  public static func recover(_ paths: [String]) throws -> [String] {
    let parents = paths.flatMap { WorkFolder.parents(above: $0) + SourceFolder.workFolders(below: $0) }
    var problems = paths.filter { !FileManager.default.fileExists(atPath: $0) }.map {
      SourceProblem(path: $0, message: "no such file or folder")
    }
    var lines: [String] = []
    for run in all(ofWorkFoldersIn: parents) {
      do throws(Unusable) {
        lines.append("\(run.place): \(try run.recover())")
      } catch {
        problems += error.problems.isEmpty ? [run.problem(error.message)] : error.problems
      }
    }
    guard problems.isEmpty else { throw SourceProblems(problems: problems) }
    return lines
  }

  private func recover() throws(Unusable) -> String {
    guard FileSystem.exists(folder) else { throw gone }
    let main = try Self.take(parent)
    let found: (journal: WritingJournal, state: WritingJournal.State)?
    do throws(Unusable) { found = try self.found() } catch {
      main.release()
      throw error
    }
    guard let (journal, state) = found else {
      main.remove()
      return "the interrupted run had replaced no file; what it left behind is removed"
    }
    var folders = [main]
    do throws(Unusable) {
      for parent in journal.otherParents where state == .replacing || FileSystem.exists(WorkFolder.path(in: parent)) {
        folders.append(try Self.take(parent))
      }
      let count = Self.files(journal.files.count)
      let files = JournalledFiles(journal: journal, folders: folders)
      var line = "the interrupted run had replaced no file; what it left behind is removed"
      switch state {
      case .preparing: break
      case .done: line = "the interrupted run had replaced all of \(count), which stay; what it left behind is removed"
      case .replacing:
        let replaced = files.replaced
        let problems = files.undo()
        guard problems.isEmpty else { throw Unusable(message: "", problems: problems) }
        line = "\(replaced) of \(count) had been replaced; all are as they were before the interrupted run"
      }
      for folder in folders.reversed() { folder.remove() }
      return line
    } catch {
      for folder in folders { folder.release() }
      throw error
    }
  }

  private static func take(_ parent: String) throws(Unusable) -> WorkFolder {
    do throws(WorkFolder.Unavailable) {
      return try WorkFolder.existing(in: parent)
    } catch {
      switch error {
      case .isInUse: throw Unusable(message: "another run is writing files here")
      case .failed(let error): throw Unusable(message: "\(error.path) can't be opened: \(error.reason)")
      }
    }
  }

  /// An error that prevents undoing a run.
  private struct Unusable: Error {
    var message: String
    var problems: [SourceProblem] = []
  }

  /// The journal; nil where none was finished, so that no file was replaced.
  private func found() throws(Unusable) -> (journal: WritingJournal, state: WritingJournal.State)? {
    guard FileSystem.exists(folder) else { throw gone }
    let isKept = !((try? FileManager.default.contentsOfDirectory(atPath: folder + "/old")) ?? []).isEmpty
    do throws(WritingJournal.Damage) {
      let found = try WritingJournal.read(in: folder)
      if found == nil, isKept { throw WritingJournal.Damage(path: folder, reason: "it is missing") }
      return found
    } catch {
      let old = isKept ? " The old files that it kept are in \(folder)/old: put back what you need." : ""
      throw Unusable(
        message: "a run with --write was interrupted here, and its journal can't be used: \(error.reason) "
          + "(\(error.path)). Nothing is touched.\(old) Remove \(folder) then.")
    }
  }

  private var gone: Unusable {
    Unusable(
      message: "a run with --write was interrupted, and its journal is in \(folder), which is not there. Nothing is "
        + "touched.")
  }

  private func problem(_ message: String) -> SourceProblem { SourceProblem(path: place, message: message) }
}
