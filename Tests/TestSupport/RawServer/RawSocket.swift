import Foundation
import HTTPTransport

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A TCP socket whose every wait ends when the server is stopped. Closed by the thread that uses it, or at the latest
/// when nobody holds it any more.
///
/// Child processes, which other tests start meanwhile, do not inherit it: they would keep a connection open that the
/// script has closed.
final class RawSocket: Sendable {
  private let descriptor: Int32
  private let stopSignal: StopSignal
  private let isOpen = Locked(true)

  /// - Parameter descriptor: an open socket, which now belongs to this.
  private init(_ descriptor: Int32, _ stopSignal: StopSignal) throws {
    self.descriptor = descriptor
    self.stopSignal = stopSignal
    // Waiting is left to `poll`: a call that blocks could not be woken up everywhere.
    try check(fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK))
    try check(fcntl(descriptor, F_SETFD, FD_CLOEXEC))
    #if canImport(Darwin)
      var on: Int32 = 1
      try check(setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size)))
    #endif
  }

  deinit { close() }

  func close() {
    let wasOpen = isOpen.withLock { isOpen in
      defer { isOpen = false }
      return isOpen
    }
    if wasOpen { _ = systemClose(descriptor) }
  }

  /// A socket that listens on a free port of 127.0.0.1.
  static func listening(until stopSignal: StopSignal) throws -> RawSocket {
    #if canImport(Darwin)
      let descriptor = try check(socket(AF_INET, SOCK_STREAM, 0))
    #else
      let type = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue
      let descriptor = try check(socket(AF_INET, Int32(type), 0))
    #endif
    let socket = try RawSocket(descriptor, stopSignal)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
    // The port stays 0: the system picks one that is free, and keeps it for us from here on.
    try check(withSocketAddress(of: &address) { bind(descriptor, $0, $1) })
    try check(listen(descriptor, 128))
    return socket
  }

  /// The port that it listens on.
  func port() throws -> UInt16 {
    var address = sockaddr_in()
    try check(
      withSocketAddress(of: &address) { pointer, length in
        var length = length
        return getsockname(descriptor, pointer, &length)
      })
    return UInt16(bigEndian: address.sin_port)
  }

  /// The next connection, or nil when the server is stopped.
  func accept() -> RawSocket? {
    while stopSignal.waits(for: POLLIN, on: descriptor) {
      let accepted = systemAccept(descriptor, nil, nil)
      if accepted >= 0 {
        if let connection = try? RawSocket(accepted, stopSignal) { return connection }
      } else if ![EAGAIN, EINTR, ECONNABORTED].contains(errno) {
        // Out of descriptors, most likely: they come back.
        guard stopSignal.waits(seconds: 0.05) else { return nil }
      }
    }
    return nil
  }

  /// The bytes that came next; empty when the client closed; nil when it broke off, or the server is stopped.
  func receive() -> Data? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while stopSignal.waits(for: POLLIN, on: descriptor) {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count >= 0 { return Data(buffer[..<count]) }
      guard errno == EAGAIN || errno == EINTR else { return nil }
    }
    return nil
  }

  /// Sends all of the bytes.
  ///
  /// - Returns: whether they went out; not when the client has hung up, or the server is stopped.
  func send(_ bytes: Data) -> Bool {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = [UInt8](bytes)[...]
    while !rest.isEmpty {
      guard stopSignal.waits(for: POLLOUT, on: descriptor) else { return false }
      let count = rest.withUnsafeBytes { systemSend(descriptor, $0.baseAddress, $0.count, flags) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EAGAIN && errno != EINTR {
        return false
      }
    }
    return true
  }

  /// From here on, closing breaks the connection off instead of ending it in good order.
  func resetOnClose() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
  }
}

/// Wakes all threads of a server up: they wait for a socket and for this at once.
final class StopSignal: Sendable {
  private let reading: Int32
  private let writing: Int32
  private let sent = Locked(false)

  init() throws {
    var ends: [Int32] = [0, 0]
    try check(pipe(&ends))
    for end in ends { try check(fcntl(end, F_SETFD, FD_CLOEXEC)) }
    reading = ends[0]
    writing = ends[1]
  }

  deinit {
    close(reading)
    close(writing)
  }

  var wasSent: Bool { sent.withLock { $0 } }

  func send() {
    sent.withLock { $0 = true }
    // Never read, so that everyone sees it.
    var byte: UInt8 = 0
    _ = write(writing, &byte, 1)
  }

  /// Waits until a socket is ready to be read from (`POLLIN`) or written to (`POLLOUT`).
  ///
  /// - Returns: false when the stop came first.
  func waits(for event: some BinaryInteger, on descriptor: Int32) -> Bool {
    wait([pollfd(fd: descriptor, events: Int16(event), revents: 0)], milliseconds: -1)
  }

  /// Waits for so long.
  ///
  /// - Returns: false when the stop came first.
  func waits(seconds: TimeInterval) -> Bool {
    wait([], milliseconds: Int32(min(max(seconds, 0), 3600) * 1000))
  }

  private func wait(_ others: [pollfd], milliseconds: Int32) -> Bool {
    var descriptors = [pollfd(fd: reading, events: Int16(POLLIN), revents: 0)] + others
    while poll(&descriptors, nfds_t(descriptors.count), milliseconds) < 0 {
      guard errno == EINTR else { return false }
    }
    return descriptors[0].revents == 0
  }
}

// The system's calls that methods of the same name hide.
private let systemAccept = accept
private let systemClose = close
private let systemSend = send

private func withSocketAddress<Value>(
  of address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Value
) -> Value {
  withUnsafeMutablePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
  }
}

/// The result of a system call, or its error.
@discardableResult
private func check(_ result: Int32) throws -> Int32 {
  guard result >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  return result
}
