import Foundation

/// The files that a run replaces, recorded for the process that may have to undo the run.
///
/// The file's name is the progress of the run. The file is renamed from one state to the next, so it always has one of
/// them.
struct WritingJournal: Codable, Equatable {
  /// The progress of a run.
  enum State: String, CaseIterable {
    /// No file has been replaced, or all are as they were again.
    case preparing
    /// Files are being replaced.
    case replacing
    /// All files have been replaced.
    case done
  }

  struct File: Codable, Equatable {
    /// The index of the file's work folder.
    var folder: Int
    /// The path from the folder that the work folder is in.
    var path: String
    /// The fingerprint of the new text.
    var newText: String

    /// The name of the texts in the work folder.
    func name(_ index: Int) -> String {
      let name = (path as NSString).lastPathComponent
      return name.utf8.count > 200 ? "\(index)" : "\(index)-\(name)"
    }
  }

  var version = 1
  /// The folders that have the other work folders, where there are several.
  var otherParents: [String]
  var files: [File]

  /// The reason why a journal is unusable.
  struct Damage: Error {
    let path: String
    let reason: String
  }

  static func name(_ state: State) -> String { "journal-\(state.rawValue)" }

  /// Every name that a journal may have.
  static let names = State.allCases.map(name) + [unfinished]
  private static let unfinished = "journal-unfinished"

  /// Writes the journal, whole or not at all.
  func write(in folder: String) throws(FileSystemError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let body = try? encoder.encode(self) else { throw FileSystemError(path: folder, code: EINVAL) }
    let path = folder + "/" + Self.unfinished
    try FileSystem.create(path, body + Data("\n\(Self.fingerprint(of: body))\n".utf8), permissions: 0o600)
    try FileSystem.synchronise(path)
    try FileSystem.move(path, to: folder + "/" + Self.name(.preparing))
    try FileSystem.synchronise(folder)
  }

  /// The journal in a work folder; nil when none was finished.
  static func read(in folder: String) throws(Damage) -> (journal: WritingJournal, state: State)? {
    guard let state = State.allCases.first(where: { FileSystem.exists(folder + "/" + name($0)) }) else { return nil }
    let path = folder + "/" + name(state)
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      throw Damage(path: path, reason: "it can't be read")
    }
    let lines = data.split(separator: UInt8(ascii: "\n"))
    guard data.last == UInt8(ascii: "\n"), lines.count == 2,
      lines[1].elementsEqual(fingerprint(of: Data(lines[0])).utf8)
    else { throw Damage(path: path, reason: "it is damaged") }
    guard let journal = try? JSONDecoder().decode(WritingJournal.self, from: Data(lines[0])), journal.version == 1
    else {
      throw Damage(path: path, reason: "another version of the tool wrote it")
    }
    return (journal, state)
  }

  /// Notes how far the run is.
  static func move(from old: State, to new: State, in folder: String) throws(FileSystemError) {
    try FileSystem.move(folder + "/" + name(old), to: folder + "/" + name(new))
    try FileSystem.synchronise(folder)
  }

  static func fingerprint(of data: Data) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(data)
    return fingerprint.text
  }
}
