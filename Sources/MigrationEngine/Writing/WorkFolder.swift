import Foundation

/// The folder for a run's data while it replaces files: `.migrate-tool-write`, in a folder that contains the files, on
/// the same file system.
///
/// The process that holds the lock on its file `lock` may change it. The system releases the lock when the process
/// ends, so a folder without a lock belongs to an interrupted run.
struct WorkFolder {
  static let name = ".migrate-tool-write"
  /// The name of a file with the parent of the folder that has the journal, where that is another one.
  static let mainParentName = "belongs-to"

  /// The folder that it is in.
  let parent: String
  private let lock: Int32

  var path: String { Self.path(in: parent) }
  var oldTexts: String { path + "/old" }
  var newTexts: String { path + "/new" }
  private var mainParentFile: String { path + "/" + Self.mainParentName }

  static func path(in parent: String) -> String { parent == "/" ? "/\(name)" : "\(parent)/\(name)" }

  /// The reason why a folder is unavailable.
  enum Unavailable: Error {
    case isInUse
    case failed(FileSystemError)
  }

  /// Takes the folder, which is made where there is none.
  static func make(in parent: String) throws(Unavailable) -> WorkFolder { try take(in: parent, making: true) }

  /// Takes the folder that an earlier run has left.
  static func existing(in parent: String) throws(Unavailable) -> WorkFolder { try take(in: parent, making: false) }

  private static func take(in parent: String, making: Bool) throws(Unavailable) -> WorkFolder {
    let path = path(in: parent)
    while true {
      let lock: Int32
      do throws(FileSystemError) { lock = try opened(path, making: making) } catch {
        // The run that it belonged to may just have removed it.
        if making, error.code == ENOENT, FileSystem.exists(parent), !FileSystem.exists(path) { continue }
        throw .failed(error)
      }
      guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
        let code = errno
        close(lock)
        throw code == EWOULDBLOCK ? .isInUse : .failed(FileSystemError(path: path, code: code))
      }
      // Likewise: then this is the lock of a folder that is gone.
      if FileSystem.identity(of: lock) == FileSystem.identity(path + "/lock") {
        return WorkFolder(parent: parent, lock: lock)
      }
      close(lock)
    }
  }

  /// The descriptor of the file that is locked.
  private static func opened(_ path: String, making: Bool) throws(FileSystemError) -> Int32 {
    if making {
      do throws(FileSystemError) { try FileSystem.makeFolder(path) } catch {
        if error.code != EEXIST { throw error }
      }
    }
    return try FileSystem.check(path) { open(path + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600) }
  }

  /// Whether a run that goes on has the folder.
  static func isInUse(in parent: String) -> Bool {
    let lock = open(path(in: parent) + "/lock", O_RDONLY | O_CLOEXEC)
    guard lock >= 0 else { return false }
    defer { unlock(lock) }
    return flock(lock, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }

  /// Whether it holds nothing yet.
  var isEmpty: Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.allSatisfy { $0 == "lock" || $0 == ".gitignore" }
  }

  /// Makes the places for texts.
  ///
  /// - Parameter mainParent: the parent of the folder with the journal; nil for that itself.
  func prepare(mainParent: String?) throws(FileSystemError) {
    if let mainParent {
      try FileSystem.create(mainParentFile, Data("\(mainParent)\n".utf8), permissions: 0o600)
      try FileSystem.synchronise(mainParentFile)
    }
    // Whatever becomes of the run, nobody commits this.
    if !FileSystem.exists(path + "/.gitignore") {
      try FileSystem.create(path + "/.gitignore", Data("*\n".utf8), permissions: 0o600)
    }
    try FileSystem.makeFolder(oldTexts)
    try FileSystem.makeFolder(newTexts)
  }

  /// Lets go of the folder, which stays.
  func release() { Self.unlock(lock) }

  /// Closes a descriptor, and unlocks the file even where a process that is just being started shares the descriptor.
  private static func unlock(_ lock: Int32) {
    flock(lock, LOCK_UN)
    close(lock)
  }

  /// Removes the folder: the journal after everything that it tells about.
  func remove() {
    let files = FileManager.default
    for path in [newTexts, oldTexts, mainParentFile] { try? files.removeItem(atPath: path) }
    for name in WritingJournal.names + [".gitignore", "lock"] { try? FileSystem.remove(path + "/" + name) }
    rmdir(path)
    close(lock)
  }

  // MARK: Finding

  /// The folders at and above a path that have such a folder in them.
  static func parents(above path: String) -> [String] {
    var found: [String] = []
    var folder = SourceFolder.canonical(path)
    while true {
      if FileSystem.exists(self.path(in: folder)) { found.append(folder) }
      if folder == "/" || folder.isEmpty { return found }
      folder = (folder as NSString).deletingLastPathComponent
    }
  }

  /// The folders to work in, and what belongs to each: one for all files, unless they are on several file systems or
  /// nothing may be made in the folder that holds all of them.
  ///
  /// - Parameter files: full paths.
  static func places(for files: [String]) -> [(parent: String, files: [Int])] {
    let folders = files.map { (($0 as NSString).deletingLastPathComponent as NSString).pathComponents }
    var places: [(parent: String, files: [Int])] = []
    func divide(_ members: [Int]) {
      guard let first = members.first else { return }
      let common = members.dropFirst().reduce(folders[first]) { common, member in
        Array(zip(common, folders[member]).prefix { $0 == $1 }.map(\.0))
      }
      let parent = NSString.path(withComponents: common)
      let isAlone = members.allSatisfy { folders[$0].count == common.count }
      if isAlone || (access(parent, W_OK | X_OK) == 0 && isOneDevice(parent, members.map { folders[$0] })) {
        return places.append((parent, members))
      }
      let parts = Dictionary(grouping: members) { folders[$0].dropFirst(common.count).first ?? "" }
      for part in parts.sorted(by: { $0.key < $1.key }) { divide(part.value) }
    }
    divide(Array(files.indices))
    return places
  }

  private static func isOneDevice(_ parent: String, _ folders: [[String]]) -> Bool {
    let device = FileSystem.identity(parent)?.device
    return Set(folders).allSatisfy { FileSystem.identity(NSString.path(withComponents: $0))?.device == device }
  }
}
