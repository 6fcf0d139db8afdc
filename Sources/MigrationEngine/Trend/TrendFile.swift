import Foundation

/// A file with one line for each run, oldest first.
///
/// Concurrent runs wait for each other. A line is written completely or not at all: an incomplete line is removed
/// again.
public struct TrendFile: Sendable {
  private let path: String

  /// - Parameter path: the file; a run that adds to it creates it.
  public init(path: String) { self.path = path }

  /// The runs so far; none where there is no such file.
  ///
  /// - Throws: ``SourceProblems`` when the file can't be read, or with every line that is no run.
  public func entries() throws -> [TrendEntry] {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    return try withLockedFile(O_RDONLY, LOCK_SH) { try parsed(try contents(of: $0)) }
  }

  /// Adds a run.
  ///
  /// - Returns: all runs, this one last.
  /// - Throws: ``SourceProblems`` when the file can't be written, or a line in it is no run; then it stays as it is.
  public func append(_ entry: TrendEntry) throws -> [TrendEntry] {
    let line = try entry.line()
    return try withLockedFile(O_RDWR | O_CREAT | O_APPEND, LOCK_EX) { file in
      let before = try contents(of: file)
      let entries = try parsed(before)
      // An editor may have left out the end of the last line.
      let isUnfinished = before.last.map { $0 != UInt8(ascii: "\n") } ?? false
      let addition = isUnfinished ? Data("\n".utf8) + line : line
      do {
        try file.write(contentsOf: addition)
      } catch {
        let reason = String(cString: strerror(errno))
        try? file.truncate(atOffset: UInt64(before.count))
        throw problem("the run can't be added: \(reason)")
      }
      return entries + [entry]
    }
  }

  private func parsed(_ contents: Data) throws -> [TrendEntry] {
    var problems: [SourceProblem] = []
    var entries: [TrendEntry] = []
    let lines = contents.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.allSatisfy({ $0.isBlank || $0.isNewline }) {
      do throws(TrendEntry.NoEntry) {
        entries.append(try TrendEntry(line: line))
      } catch {
        problems.append(
          SourceProblem(path: path, line: index + 1, message: "no line of a trend: \(error.reason)"))
      }
    }
    guard problems.isEmpty else { throw SourceProblems(problems: problems) }
    return entries
  }

  private func contents(of file: FileHandle) throws -> Data {
    do {
      return try file.readToEnd() ?? Data()
    } catch {
      throw problem("the trend can't be read: \(error.localizedDescription)")
    }
  }

  /// Opens the file, and holds a lock on it that ends with this process at the latest.
  private func withLockedFile<Value>(_ flags: Int32, _ lock: Int32, _ body: (FileHandle) throws -> Value) throws
    -> Value
  {
    // A pipe would be waited for.
    if FileManager.default.fileExists(atPath: path), !URL(fileURLWithPath: path).resolvingSymlinksInPath().isRegularFile
    {
      throw problem("the trend is no file")
    }
    let descriptor = open(path, flags | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      let verb = flags == O_RDONLY ? "read" : "written"
      throw problem("the trend can't be \(verb): \(String(cString: strerror(errno)))")
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    defer { try? file.close() }
    while flock(descriptor, lock) != 0 {
      guard errno == EINTR else { throw problem("the trend can't be locked: \(String(cString: strerror(errno)))") }
    }
    return try body(file)
  }

  private func problem(_ message: String) -> SourceProblems { SourceProblem(path: path, message: message).alone }
}

extension URL {
  fileprivate var isRegularFile: Bool { (try? resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true }
}
