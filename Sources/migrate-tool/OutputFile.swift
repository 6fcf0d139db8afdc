import Foundation
import MigrationEngine

/// A file that the user names for what the tool says.
struct OutputFile {
  let path: String

  /// Whether it is something else than a file, such as a terminal or the null device: that must not be replaced.
  private var isDevice: Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT != S_IFREG
  }

  /// Checks that the file can be written, before a long run or one that changes the sources.
  ///
  /// - Throws: the exit status, when it can't; why is printed.
  func check() throws {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if isFolder.boolValue { throw problem("this is a folder") }
    let parent = (path as NSString).deletingLastPathComponent
    let folder = parent.isEmpty ? "." : parent
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw problem("the folder that it should be in does not exist")
    }
    if exists, access(path, W_OK) != 0 { throw problem("it can't be written: \(String(cString: strerror(errno)))") }
    if !exists || !isDevice, access(folder, W_OK | X_OK) != 0 {
      throw problem("it can't be written: its folder: \(String(cString: strerror(errno)))")
    }
  }

  func write(_ text: String) throws {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: isDevice ? [] : .atomic)
    } catch {
      throw Console.failure("\(path): error: the report can't be written: \(error.localizedDescription)")
    }
  }

  private func problem(_ message: String) -> any Error { Console.failure("\(path): error: \(message)") }
}
