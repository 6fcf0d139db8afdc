import Foundation
import HTTPTransport
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A body in memory is no longer than the limit, whatever the server sends.
@Suite struct BodyLimitTests {
  private static let limit = 10_000

  private static func chunked(_ count: Int) -> [RawStep] {
    let chunk = String(count, radix: 16) + "\r\n" + String(repeating: "a", count: count) + "\r\n"
    return [.text("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n\(chunk)0\r\n\r\n")]
  }

  /// 200,000 zeros.
  private static let packed =
    Data(
      base64Encoded: "H4sIAAAAAAACA+3BMQEAAADCoPVPbQZ/o" + String(repeating: "A", count: 257) + "CA1wB7WOBcQA0DAA==")
    ?? Data()

  private static let tooLong: [[RawStep]] = [
    [.response(body: String(repeating: "a", count: limit + 1))],
    // Never ends, but says how long it would be.
    [.text("HTTP/1.1 200 OK\r\nContent-Length: 5000000000\r\n\r\na"), .hold],
    chunked(limit + 1),
    [
      .text("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(packed.count)\r\n\r\n"),
      .bytes(packed),
    ],
    [.response(500, body: String(repeating: "a", count: limit + 1))],
  ]

  private func send(_ steps: [RawStep]) async throws -> ServerResponse {
    try await withRawServer { _ in
      steps
    } _: { server in
      let transport = URLSessionTransport(configuration: .ephemeral, bodyLimit: Self.limit)
      return try await transport.send(URLRequest(url: server.url, timeoutInterval: patience))
    }
  }

  @Test(arguments: tooLong.indices) func aLongerOneIsAnError(index: Int) async throws {
    let error = await #expect(throws: URLError.self) { try await send(Self.tooLong[index]) }
    #expect(error?.code == .dataLengthExceedsMaximum)
  }

  @Test func oneThatIsJustAsLongIsNot() async throws {
    #expect(try await send([.response(body: String(repeating: "a", count: Self.limit))]).body.count == Self.limit)
    #expect(try await send(Self.chunked(Self.limit)).body.count == Self.limit)
  }

  @Test func whatIsPackedArrivesUnpacked() async throws {
    // So that the response above is refused for its length.
    try await withRawServer { _ in
      Self.tooLong[3]
    } _: { server in
      let response = try await URLSessionTransport(configuration: .ephemeral).send(
        URLRequest(url: server.url, timeoutInterval: patience))
      #expect(response.body == Data(count: 200_000))
    }
  }
}
