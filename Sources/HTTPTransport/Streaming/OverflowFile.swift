import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A queue of bytes in a temporary file, which has no name, so that nothing is left of it when the process ends.
final class OverflowFile: Sendable {
  private struct State {
    var read: Int64 = 0
    var written: Int64 = 0
  }

  private static let pieceSize = 1 << 16

  private let handle: FileHandle
  private let state = Locked(State())

  init() throws {
    handle = try FileHandle(fileDescriptor: Self.openWithoutName(), closeOnDealloc: true)
  }

  /// Whether all bytes were read.
  var isEmpty: Bool { state.withLock { $0.read == $0.written } }

  func append(_ bytes: Data) throws {
    try state.withLock { state in
      try handle.seek(toOffset: UInt64(state.written))
      try handle.write(contentsOf: bytes)
      state.written += Int64(bytes.count)
    }
  }

  /// Returns the next bytes. Nil if all were read.
  func read() throws -> Data? {
    try state.withLock { state in
      guard state.read < state.written else { return nil }
      try handle.seek(toOffset: UInt64(state.read))
      guard let bytes = try handle.read(upToCount: Int(min(Int64(Self.pieceSize), state.written - state.read))),
        !bytes.isEmpty
      else { throw CocoaError(.fileReadUnknown) }
      state.read += Int64(bytes.count)
      if state.read == state.written {
        try handle.truncate(atOffset: 0)
        state = State()
      }
      return bytes
    }
  }

  private static func openWithoutName() throws -> Int32 {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).overflow").path
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
    unlink(path)
    return descriptor
  }
}
