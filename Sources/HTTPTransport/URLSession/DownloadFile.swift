import Foundation

/// The file that a body is written into as it comes. It is there only while something is being written, and when all is.
final class DownloadFile: Sendable {
  private enum State: Sendable {
    case unopened
    case open(FileHandle)
    case over
  }

  private let url: URL
  private let state = Locked(State.unopened)

  init(_ url: URL) {
    self.url = url
  }

  /// Adds a piece; nothing after the end.
  func write(_ data: Data) throws {
    try state.withLock { state in
      try open(&state)
      if case .open(let handle) = state { try handle.write(contentsOf: data) }
    }
  }

  /// Ends the file, which may be empty.
  func finish() throws {
    try state.withLock { state in
      try open(&state)
      if case .open(let handle) = state { try handle.close() }
      state = .over
    }
  }

  /// Takes the file away, unless it is finished.
  func discard() {
    state.withLock { state in
      if case .open(let handle) = state {
        try? handle.close()
        try? FileManager.default.removeItem(at: url)
      }
      state = .over
    }
  }

  private func open(_ state: inout State) throws {
    guard case .unopened = state else { return }
    try Data().write(to: url)
    state = .open(try FileHandle(forWritingTo: url))
  }
}
