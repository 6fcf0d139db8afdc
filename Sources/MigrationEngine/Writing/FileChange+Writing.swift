import Foundation

extension FileChange {
  /// Puts the new text in the place of the old file, whole or not at all, with the permissions that the file had.
  ///
  /// - Throws: ``SourceProblems`` when the file can't be written, or was changed since it was read.
  public func write() throws {
    // A link stays a link: what it points at is replaced.
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    guard let current = try? Data(contentsOf: url), current == Data(before.utf8) else {
      throw SourceProblem(path: path, message: "the file has changed since it was read; nothing was written to it")
        .alone
    }
    do {
      let permissions = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
      try Data(after.utf8).write(to: url, options: .atomic)
      if let permissions {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
      }
    } catch {
      throw SourceProblem(path: path, message: "the file can't be written: \(error.localizedDescription)").alone
    }
  }
}
