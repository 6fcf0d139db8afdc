import Foundation
import HTTPTransport
import ModernClient

/// The file of a recording, which is written behind the callers' backs.
final class RecordingFile: Sendable {
  private struct State {
    /// The bytes that all exchanges so far need, about.
    var reserved = 0
    var isFull = false
    /// The entries as they are written. Only the queue adds to them.
    var entries: [Data] = []
    var writtenCount = 0
    var isScheduled = false
    /// The seconds before the next writing.
    var pause: TimeInterval = 0
  }

  private let file: URL
  private let bodyLimit: Int
  private let fileLimit: Int
  private let onError: @Sendable (any Error) -> Void
  private let queue = DispatchQueue(label: "ModernClient.recording", qos: .utility)
  private let state = Locked(State())

  init(_ file: URL, bodyLimit: Int, fileLimit: Int, onError: @escaping @Sendable (any Error) -> Void) {
    self.file = file
    self.bodyLimit = bodyLimit
    self.fileLimit = fileLimit
    self.onError = onError
  }

  /// Adds an exchange, and returns at once.
  func add(_ exchange: RecordedExchange) {
    let size = exchange.size(bodyLimit: bodyLimit)
    // Here, so that what waits for the queue is within the limit, too.
    let (hasRoom, wasFull) = state.withLock { state in
      let wasFull = state.isFull
      if !wasFull, state.reserved + size <= fileLimit { state.reserved += size } else { state.isFull = true }
      return (!state.isFull, wasFull)
    }
    guard hasRoom else {
      if !wasFull {
        let message =
          "“\(file.lastPathComponent)” has reached its limit of \(fileLimit) bytes. The rest is not recorded."
        queue.async { [self] in
          onError(
            CocoaError(
              .fileWriteOutOfSpace, userInfo: [NSFilePathErrorKey: file.path, NSLocalizedDescriptionKey: message]))
        }
      }
      return
    }
    queue.async { [self] in
      do {
        let entry = try Self.encoder().encode(HTTPArchive.Entry(exchange, bodyLimit: bodyLimit))
        state.withLock { $0.entries.append(entry) }
      } catch {
        onError(error)
      }
      schedule()
    }
  }

  /// Waits until all exchanges so far are written.
  func settled() async {
    await withCheckedContinuation { done in
      queue.async { [self] in
        write()
        done.resume()
      }
    }
  }

  /// Writes soon. The pauses grow with the file, so that writing takes a tenth of the time at most.
  private func schedule() {
    let pause = state.withLock { state -> TimeInterval? in
      guard !state.isScheduled else { return nil }
      state.isScheduled = true
      return state.pause
    }
    guard let pause else { return }
    queue.asyncAfter(deadline: .now() + pause) { [self] in
      state.withLock { $0.isScheduled = false }
      write()
    }
  }

  private func write() {
    let (entries, writtenCount) = state.withLock { ($0.entries, $0.writtenCount) }
    guard entries.count > writtenCount else { return }
    let start = ProcessInfo.processInfo.systemUptime
    do {
      try save(entries)
      state.withLock { $0.writtenCount = entries.count }
    } catch {
      onError(error)
    }
    let pause = min(10, 9 * (ProcessInfo.processInfo.systemUptime - start))
    state.withLock { $0.pause = pause }
  }

  /// Writes the whole file beside the former one, and then replaces that.
  private func save(_ entries: [Data]) throws {
    let folder = file.deletingLastPathComponent()
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    let part = folder.appendingPathComponent(".\(UUID().uuidString).recording")
    defer { try? manager.removeItem(at: part) }
    guard manager.createFile(atPath: part.path, contents: nil, attributes: [.posixPermissions: 0o600]) else {
      throw CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: part.path])
    }
    let handle = try FileHandle(forWritingTo: part)
    defer { try? handle.close() }
    try handle.write(contentsOf: Data(HTTPArchive.frame.start.utf8))
    for (index, entry) in entries.enumerated() {
      try handle.write(contentsOf: Data((index == 0 ? "\n" : ",\n").utf8) + entry)
    }
    try handle.write(contentsOf: Data(HTTPArchive.frame.end.utf8))
    try handle.synchronize()
    try handle.close()
    try part.replaceFile(at: file)
  }

  private static func encoder() -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
