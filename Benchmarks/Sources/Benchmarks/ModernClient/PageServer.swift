import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A server on this machine that answers every request with the same page, as fast as can be: what is measured is the
/// client. A response is one write, since two of them make the system wait 40 ms for an acknowledgement.
final class PageServer: Sendable {
  let url: URL
  private let listener: Int32

  /// - Parameters:
  ///   - page: the page.
  ///   - repeats: how often a response has the page, one after the other.
  ///   - bytesPerSecond: the speed of the network that the server stands for. Nil is as fast as can be.
  init(page: Data, repeats: Int = 1, bytesPerSecond: Double? = nil) throws {
    #if canImport(Glibc)
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let port: UInt16? = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, size) == 0 && listen(listener, 16) == 0 && getsockname(listener, address, &size) == 0
      } ? UInt16(bigEndian: pointer.pointee.sin_port) : nil
    }
    guard let port, let url = URL(string: "http://127.0.0.1:\(port)") else { throw URLError(.cannotConnectToHost) }
    self.url = url
    self.listener = listener

    let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: \(page.count * repeats)\r\n\r\n"
    let first = [UInt8](head.utf8) + page
    let rest = repeats > 1 ? [UInt8](page) : []
    Thread.detachNewThread {
      while case let connection = accept(listener, nil, nil), connection >= 0 {
        Thread.detachNewThread {
          Self.serve(connection, [first] + Array(repeating: rest, count: repeats - 1), bytesPerSecond)
        }
      }
    }
  }

  private static func serve(_ connection: Int32, _ response: [[UInt8]], _ bytesPerSecond: Double?) {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    var request: [UInt8] = []
    while case let count = recv(connection, &buffer, buffer.count, 0), count > 0 {
      request += buffer[..<count]
      guard request.suffix(4) == [13, 10, 13, 10] else { continue }
      request.removeAll()
      let start = Date()
      var sent = 0
      let isSent = response.allSatisfy { piece in
        guard send(connection, piece, piece.count, 0) == piece.count else { return false }
        sent += piece.count
        if let bytesPerSecond { Thread.sleep(until: start + Double(sent) / bytesPerSecond) }
        return true
      }
      guard isSent else { break }
    }
    close(connection)
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }
}
