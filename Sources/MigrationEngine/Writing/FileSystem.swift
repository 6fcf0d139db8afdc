import Foundation

/// A failed system call.
struct FileSystemError: Error {
  let path: String
  let code: Int32

  /// The error in words.
  var reason: String {
    switch code {
    case ENOSPC, EDQUOT: "no space is left"
    case EACCES, EPERM: "no permission"
    case EROFS: "the volume is read-only"
    default: String(cString: strerror(code))
    }
  }
}

/// The system calls for replacing files safely. Each throws a ``FileSystemError``.
enum FileSystem {
  /// The identity of the file that a path leads to: a device, and a number on it.
  struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
  }

  /// The file that a path leads to, without following a link at its end; nil when there is none.
  static func identity(_ path: String) -> Identity? {
    var info = stat()
    guard lstat(path, &info) == 0 else { return nil }
    return Identity(device: UInt64(info.st_dev), number: UInt64(info.st_ino))
  }

  /// The kinds of what a path may lead to.
  enum Kind {
    case file, folder, other
  }

  /// The kind of what a path leads to, without following a link at its end; nil when there is nothing.
  static func kind(_ path: String) -> Kind? {
    var info = stat()
    guard lstat(path, &info) == 0 else { return nil }
    return switch info.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// The file that is open as a descriptor.
  static func identity(of descriptor: Int32) -> Identity? {
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { return nil }
    return Identity(device: UInt64(info.st_dev), number: UInt64(info.st_ino))
  }

  static func exists(_ path: String) -> Bool { identity(path) != nil }

  static func makeFolder(_ path: String) throws(FileSystemError) { try check(path) { mkdir(path, 0o700) } }

  /// Gives a file a second name.
  static func link(_ path: String, to other: String) throws(FileSystemError) {
    try check(other) { Foundation.link(path, other) }
  }

  /// Moves a file in one step over what is there.
  static func move(_ path: String, to other: String) throws(FileSystemError) {
    try check(other) { rename(path, other) }
  }

  static func remove(_ path: String) throws(FileSystemError) { try check(path) { unlink(path) } }

  /// Writes a file that must not exist yet.
  static func create(_ path: String, _ contents: Data, permissions: Int) throws(FileSystemError) {
    let descriptor = try check(path) { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
    defer { close(descriptor) }
    var rest = contents[...]
    while !rest.isEmpty {
      let part = rest.prefix(1 << 24)
      let count = try check(path) { Int32(part.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }) }
      rest = rest.dropFirst(Int(count))
    }
    // File systems without permissions refuse.
    _ = fchmod(descriptor, mode_t(permissions))
  }

  /// Waits until a file, or the names in a folder, are on the disk.
  static func synchronise(_ path: String) throws(FileSystemError) {
    let descriptor = try check(path) { open(path, O_RDONLY | O_CLOEXEC) }
    defer { close(descriptor) }
    #if canImport(Darwin)
      // `fsync` leaves the data in the drive.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
    #endif
    // Some file systems can't do it for folders.
    guard fsync(descriptor) != 0, errno != EINVAL, errno != ENOTSUP else { return }
    throw FileSystemError(path: path, code: errno)
  }

  /// - Returns: what the call gives, unless that is -1.
  @discardableResult
  static func check(_ path: String, _ call: () -> Int32) throws(FileSystemError) -> Int32 {
    while true {
      let result = call()
      if result != -1 { return result }
      if errno != EINTR { throw FileSystemError(path: path, code: errno) }
    }
  }
}
