import Foundation

/// One thing that a ``RawServer`` does after a request.
package enum RawStep: Sendable {
  /// Sends these bytes, and nothing else.
  case bytes(Data)
  /// Does nothing for so many seconds.
  case pause(TimeInterval)
  /// Says nothing more, until the client hangs up or the server is stopped.
  case hold
  /// Closes the connection in good order.
  case close
  /// Breaks the connection off: the client sees a reset.
  case reset
  /// Sends these bytes over and over, a millisecond apart, until the client hangs up or the server is stopped.
  case endless(Data)
  /// Does something of the test's own, such as noting that the steps before are done.
  case note(@Sendable () -> Void)

  /// Sends a text, and nothing else.
  package static func text(_ text: String) -> RawStep { .bytes(Data(text.utf8)) }

  /// Sends a whole response as it should be.
  package static func response(_ status: Int = 200, _ headers: [String: String] = [:], body: String = "") -> RawStep {
    let fields = headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined()
    return .text("HTTP/1.1 \(status) Status\r\n\(fields)Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
  }
}
