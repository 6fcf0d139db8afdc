import Foundation

/// Writes the changes of a run: all of them, or none.
///
/// Each new text first goes into a file beside the old one, `.Name.swift.migrate-tool`. Only one run can create that file,
/// so it also keeps two runs apart. When all are there, and no file was changed meanwhile, they take the places of the old
/// files. What was replaced is put back if one of them can't be.
public enum ChangeWriter {
  /// - Throws: ``WritingFailure`` with every file that can't be written, was changed since it was read, or is being written
  ///   by another run.
  public static func write(_ changes: [FileChange]) throws {
    let replacements = changes.map(FileReplacement.init)
    try throwAll(replacements.compactMap(\.problemBeforehand))
    var staged: [FileReplacement] = []
    do {
      for replacement in replacements {
        try replacement.stage()
        staged.append(replacement)
      }
      try throwAll(replacements.compactMap(\.changeSinceRead))
    } catch {
      for replacement in staged { replacement.unstage() }
      throw error
    }
    try replaceAll(staged)
  }

  private static func replaceAll(_ staged: [FileReplacement]) throws {
    for (index, replacement) in staged.enumerated() {
      do {
        try replacement.commit()
      } catch let failure as WritingFailure {
        // What is still staged may take the space that putting the others back needs.
        for unused in staged[index...] { unused.unstage() }
        throw WritingFailure(problems: failure.problems, notRestored: staged[..<index].compactMap { $0.revert() })
      }
    }
  }

  private static func throwAll(_ problems: [SourceProblem]) throws {
    if !problems.isEmpty { throw WritingFailure(problems: problems) }
  }
}

/// Why the changes of a run were not written.
public struct WritingFailure: Error, Sendable, CustomStringConvertible {
  public let problems: [SourceProblem]
  /// Files that were written before another one failed, and whose old text could not be put back.
  public var notRestored: [SourceProblem] = []

  public var description: String {
    let lines = (problems + notRestored).map(\.description)
    return (lines + (notRestored.isEmpty ? ["Nothing was written."] : [])).joined(separator: "\n")
  }
}

/// One file on the way to its new text.
private struct FileReplacement {
  private let change: FileChange
  /// A link stays a link: what it leads to is replaced.
  private let target: URL
  private let staging: URL

  init(_ change: FileChange) {
    self.change = change
    target = URL(fileURLWithPath: change.path).resolvingSymlinksInPath()
    staging = target.deletingLastPathComponent().appendingPathComponent(".\(target.lastPathComponent).migrate-tool")
  }

  /// Why the file must not be replaced. Replacing needs no permission to write the file itself, so this asks for it.
  var problemBeforehand: SourceProblem? {
    guard let permissions else { return changeSinceRead }
    let isWriteProtected = permissions & 0o222 == 0 || !FileManager.default.isWritableFile(atPath: target.path)
    return isWriteProtected ? problem("the file is read-only") : nil
  }

  /// Says that the file is no longer what was read.
  var changeSinceRead: SourceProblem? {
    (try? Data(contentsOf: target)) == Data(change.before.utf8)
      ? nil : problem("the file has changed since it was read")
  }

  /// Writes the new text beside the file.
  func stage() throws { try stage(change.after) }

  func unstage() { try? FileManager.default.removeItem(at: staging) }

  /// Puts what is staged in the place of the file.
  func commit() throws {
    guard rename(staging.path, target.path) == 0 else {
      throw failure("the file can't be replaced: \(String(cString: strerror(errno)))")
    }
  }

  /// Puts the old text back.
  ///
  /// - Returns: what went wrong.
  func revert() -> SourceProblem? {
    do {
      try stage(change.before)
      try commit()
      return nil
    } catch {
      unstage()
      return problem("the file was written, and its old text could not be put back")
    }
  }

  private func stage(_ text: String) throws {
    do {
      try Data(text.utf8).write(to: staging, options: .withoutOverwriting)
    } catch CocoaError.fileWriteFileExists {
      throw failure(
        "another run is writing this file; if none is, one was interrupted: remove \(staging.path)"
      )
    } catch {
      unstage()
      throw failure("the file can't be written: \(Self.reason(for: error))")
    }
    if let permissions {
      try? FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: staging.path)
    }
  }

  private var permissions: Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: target.path)
    return (attributes?[.posixPermissions] as? NSNumber)?.intValue
  }

  private func problem(_ message: String) -> SourceProblem { SourceProblem(path: change.path, message: message) }

  private func failure(_ message: String) -> WritingFailure { WritingFailure(problems: [problem(message)]) }

  /// Why a write failed, in the same words on all platforms.
  private static func reason(for error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileWriteOutOfSpace: "no space is left"
    case .fileWriteNoPermission: "no permission"
    case .fileWriteVolumeReadOnly: "the volume is read-only"
    default: error.localizedDescription
    }
  }
}
