import Foundation

/// Prevents two verifications from writing to one build folder. The system releases the lock when the process ends.
struct FolderLock {
  private let descriptor: Int32

  /// - Throws: ``SourceProblems`` when another run has the folder, or it can't be made.
  init(folder: URL) throws {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw SourceProblem(path: folder.path, message: "the build folder can't be made: \(error.localizedDescription)")
        .alone
    }
    // A process that is started meanwhile would inherit the lock, and keep it.
    descriptor = open(folder.appendingPathComponent("lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw SourceProblem(path: folder.path, message: "the build folder can't be written").alone
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      throw SourceProblem(
        path: folder.path, message: "another verification is using this build folder; name another with --build-path"
      ).alone
    }
  }

  func release() { close(descriptor) }
}
