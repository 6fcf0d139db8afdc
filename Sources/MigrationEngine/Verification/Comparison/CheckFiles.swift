import Foundation

/// A file of payloads. The length of each is on a line before it, because a payload may contain line breaks.
enum PayloadFile {
  static func data(_ payloads: [Data]) -> Data {
    var data = Data()
    for payload in payloads {
      data.append(Data("\(payload.count)\n".utf8))
      data.append(payload)
    }
    return data
  }

  static func read(_ path: String) throws -> [Data] {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    var payloads: [Data] = []
    var position = 0
    while position < bytes.count, let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")),
      let length = Int(String(decoding: bytes[position..<end], as: UTF8.self)), end + 1 + length <= bytes.count
    {
      payloads.append(Data(bytes[end + 1..<end + 1 + length]))
      position = end + 1 + length
    }
    return payloads
  }
}

/// The progress of a run in a few bytes that are overwritten each time, so that they are available after a crash.
struct ProgressFile {
  private let descriptor: Int32

  init(path: String) throws {
    descriptor = open(path, O_RDWR | O_CREAT | O_TRUNC, 0o600)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  func write(_ progress: CheckProgress) {
    let numbers = [
      progress.order, progress.payload, progress.step.rawValue, progress.equal, progress.values,
      progress.crashes,
    ]
    numbers.withUnsafeBytes { bytes in _ = pwrite(descriptor, bytes.baseAddress, bytes.count, 0) }
  }

  /// Reads the last progress that was written. Nil if there is none.
  static func read(_ path: String) -> CheckProgress? {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)), data.count == 6 * MemoryLayout<Int>.size else {
      return nil
    }
    let numbers = (0..<6).map { index in
      data.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: index * MemoryLayout<Int>.size, as: Int.self) }
    }
    guard let step = CheckProgress.Step(rawValue: numbers[2]) else { return nil }
    return CheckProgress(
      order: numbers[0], payload: numbers[1], step: step, equal: numbers[3], values: numbers[4],
      crashes: numbers[5])
  }
}

/// A file with one verdict on each line.
struct AppendingFile {
  private let handle: FileHandle

  init(path: String) throws {
    if !FileManager.default.fileExists(atPath: path) {
      _ = FileManager.default.createFile(atPath: path, contents: nil)
    }
    handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try handle.seekToEnd()
  }

  func append(_ line: Data) throws { try handle.write(contentsOf: line + Data("\n".utf8)) }
}

/// Ends the process if one payload takes too long.
///
/// `@unchecked Sendable`: the only state is behind the lock.
final class Watchdog: @unchecked Sendable {
  /// The exit status that says so.
  static let exitStatus: Int32 = 97

  private let lock = NSLock()
  private let patience: Int
  private var idleSeconds = 0

  init(patience: Int) { self.patience = patience }

  /// Signals progress.
  func touch() { lock.withLock { idleSeconds = 0 } }

  func start() {
    let parent = getppid()
    Thread.detachNewThread { [self] in
      while true {
        Thread.sleep(forTimeInterval: 1)
        // Nobody is left who would read the results.
        if getppid() != parent { _exit(Self.exitStatus) }
        let idle = lock.withLock {
          idleSeconds += 1
          return idleSeconds
        }
        if idle > patience { _exit(Self.exitStatus) }
      }
    }
  }
}
