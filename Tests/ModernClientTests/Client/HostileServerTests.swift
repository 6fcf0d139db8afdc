import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server that cuts its responses anywhere, or never ends them, harms no caller: every call ends, once, and never
/// with a wrong value. `CAMPAIGN=full` goes through all cuts.
///
/// Circles of redirects, redirects that leave HTTP, wrong lengths and silence are in ``FaultTests``; cancelled calls in
/// ``CancellationCampaignTests``.
///
/// One test at a time: all sessions of a process share one thread on Linux, and these servers keep it busy.
@Suite(.serialized) struct HostileServerTests {
  private struct Anything: HTTPGetRequest {
    struct Response: Codable, Sendable { let coin: Int }

    let endpoint: any HTTPEndpointConvertible = .path("a")
  }

  /// The ways to ask for a response.
  private enum Way: CaseIterable {
    case call, download, resumableDownload, stream

    /// - Returns: the body of a successful response, or nil after an error.
    func body(_ client: HTTPClient) async -> Data? {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer {
        let names = [
          file.lastPathComponent, ".\(file.lastPathComponent).partial", ".\(file.lastPathComponent).partial-info",
        ]
        for name in names {
          try? FileManager.default.removeItem(at: file.deletingLastPathComponent().appendingPathComponent(name))
        }
      }
      do {
        switch self {
        case .call: return Data(#"{"coin": \#(try await client.call(Anything()).coin)}"#.utf8)
        case .download, .resumableDownload:
          _ = try await client.download(Anything(), to: file, resumes: self == .resumableDownload)
          return try Data(contentsOf: file)
        case .stream:
          var body = Data()
          for try await piece in try await client.stream(Anything()).value { body += piece }
          return body
        }
      } catch {
        if !(error is HTTPClientError) { Issue.record("\(error)") }
        return nil
      }
    }
  }

  private struct Script: Sendable {
    let name: String
    let response: Data
    /// The first offset at which the response is whole; nil for one that is an error when it is whole.
    let whole: Int?
    /// The first offset at which it may count as whole: libcurl does not wait for the very last LF of chunks.
    let acceptable: Int

    init(_ name: String, _ head: String, _ body: Data, isError: Bool = false) {
      self.name = name
      // A length of bytes that are missing makes libcurl fail, which Foundation expects; otherwise the head must be
      // whole.
      let length = head.components(separatedBy: "\r\n").last { $0.hasPrefix("Content-Length: ") }
      saving = length == nil || length == "Content-Length: 0" ? "\r\n\r\n" : "\(length ?? "")\r\n"
      response = Data((head + "\r\n").utf8) + body
      whole = isError ? nil : response.count
      acceptable = isError ? .max : response.count - (head.contains("chunked") ? 1 : 0)
    }

    /// What must have been sent before a cut that Linux survives, if anything but the start of the status line was.
    private let saving: String

    /// Whether FoundationNetworking ends the process: at a cut within the headers, before a length (corelibs #5285).
    func trapsOnLinux(at offset: Int) -> Bool {
      #if canImport(FoundationNetworking)
        let text = String(decoding: response[..<offset], as: UTF8.self)
        return text.contains("\r\n") && !text.contains(saving)
      #else
        return false
      #endif
    }
  }

  private static let json = Data(#"{"coin": 5}"#.utf8)
  private static let packed = Data(base64Encoded: "H4sIAAAAAAACA6tWSs7PzFOyUjCtBQCqMoYtCwAAAA==") ?? Data()
  private static let scripts = [
    Script("with a length", "HTTP/1.1 200 OK\r\nContent-Length: 11\r\nETag: \"a\"\r\nX-A: 1\r\n", json),
    Script(
      "in chunks", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nX-A: 1\r\n",
      Data("5\r\n{\"coi\r\n6;x=y\r\nn\": 5}\r\n0\r\n\r\n".utf8)),
    Script(
      "packed", "HTTP/1.1 200 OK\r\nContent-Length: \(packed.count)\r\nContent-Encoding: gzip\r\n", packed),
    Script(
      "after a note", "HTTP/1.1 103 Early Hints\r\nContent-Length: 0\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 11\r\n",
      json),
    Script("an error", "HTTP/1.1 404 Not Found\r\nContent-Length: 11\r\n", json, isError: true),
    Script(
      "a redirect to nowhere", "HTTP/1.1 302 Found\r\nContent-Length: 0\r\nLocation: ftp://a/\r\n", Data(),
      isError: true),
  ]

  /// Every cut of every script, in every way, or a fraction of them.
  private static let cuts: [(script: Script, offset: Int, resets: Bool, way: Way)] = {
    let all = scripts.flatMap { script in
      (0...script.response.count).filter { !script.trapsOnLinux(at: $0) }.flatMap { offset in
        [false, true].flatMap { resets in Way.allCases.map { (script, offset, resets, $0) } }
      }
    }
    var random = SeededGenerator(seed: 11)
    return Array(all.shuffled(using: &random).prefix(Campaign.count(all.count, fraction: 0.1)))
  }()

  @Test func aResponseThatIsCutAnywhereIsWholeOrAnError() async throws {
    try await withRawServer { request in
      let index = Int(request.header("X-Cut") ?? "") ?? 0
      let (script, offset, resets, _) = Self.cuts[index]
      return [.bytes(Data(script.response.prefix(offset))), resets ? .reset : .close]
    } _: { server in
      let transport = URLSessionTransport(configuration: .ephemeral)
      let ends = await withTaskGroup(of: Int.self) { group in
        // Some at once, all of them by as many tasks.
        for first in 0..<8 {
          group.addTask {
            var ends = 0
            for index in stride(from: first, to: Self.cuts.count, by: 8) {
              let (script, offset, resets, way) = Self.cuts[index]
              let client = HTTPClient(
                configuration: .init(
                  baseURL: server.url, headers: ["X-Cut": "\(index)"], transport: transport, timeout: patience))
              let body = await way.body(client)
              ends += 1
              let place = "\(script.name), cut at \(offset)\(resets ? " by a reset" : "") in a \(way)"
              if let body { #expect(body == Self.json && offset >= script.acceptable, "\(place)") }
              // A reset may overtake the bytes before it.
              if body == nil, !resets, let whole = script.whole { #expect(offset < whole, "\(place)") }
            }
            return ends
          }
        }
        return await group.reduce(0, +)
      }
      #expect(ends == Self.cuts.count)
      try await eventually { transport.taskCount == 0 }
    }
  }

  /// 60,000 zeros, 760 to a byte.
  private static let bomb =
    Data(
      base64Encoded: "7MExAQAAAMKg9U9tDQ+g" + String(repeating: "A", count: 76) + "AL4MAAD//w==") ?? Data()

  private static func isTooLong(_ error: HTTPClientError?) -> Bool {
    guard case .transport(let cause)? = error?.reason else { return false }
    return (cause as? URLError)?.code == .dataLengthExceedsMaximum
  }

  private static let endless: [(name: String, steps: [RawStep])] = [
    (
      "a body with a length",
      [.text("HTTP/1.1 200 OK\r\nContent-Length: 1000000000000\r\n\r\n"), .endless(Data(count: 65_536))]
    ),
    ("a body without a length", [.text("HTTP/1.1 200 OK\r\n\r\n"), .endless(Data(count: 65_536))]),
    (
      "chunks",
      [
        .text("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"),
        .endless(Data("10000\r\n".utf8) + Data(count: 65_536) + Data("\r\n".utf8)),
      ]
    ),
    (
      "a bomb",
      [
        .text("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n"),
        // 60 MB in 79 KB. One without an end would keep libcurl busy on Linux: it unpacks 1.6 MB at a time.
        .bytes(Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]) + Data((0..<1_000).flatMap { _ in bomb })), .hold,
      ]
    ),
    ("the body of an error", [.text("HTTP/1.1 500 No\r\n\r\n"), .endless(Data(count: 65_536))]),
  ]

  @Test(arguments: endless.indices) func aBodyThatNeverEndsReachesTheLimit(index: Int) async throws {
    try await withRawServer { _ in
      Self.endless[index].steps
    } _: { server in
      let transport = URLSessionTransport(configuration: .ephemeral, bodyLimit: 1_000_000)
      let client = HTTPClient(configuration: .init(baseURL: server.url, transport: transport, timeout: patience))
      let error = await #expect(throws: HTTPClientError.self) { try await client.call(Anything()) }
      #expect(Self.isTooLong(error), "\(String(describing: error))")
      try await server.hangUps(atLeast: 1)
    }
  }

  @Test(arguments: endless.indices.dropLast()) func aStreamThatNeverEndsCanBeLeft(index: Int) async throws {
    try await withRawServer { _ in
      Self.endless[index].steps
    } _: { server in
      let transport = URLSessionTransport(configuration: .ephemeral, bodyLimit: 1_000_000)
      let client = HTTPClient(configuration: .init(baseURL: server.url, transport: transport, timeout: patience))
      var count = 0
      for try await piece in try await client.stream(Anything()).value {
        count += piece.count
        if count > 3_000_000 { break }
      }
      #expect(count > 3_000_000)
      try await server.hangUps(atLeast: 1)
    }
  }

  @Test func aLineThatNeverEndsReachesTheLimit() async throws {
    try await withRawServer { _ in
      Self.endless[1].steps
    } _: { server in
      let client = HTTPClient(
        configuration: .init(
          baseURL: server.url, transport: URLSessionTransport(configuration: .ephemeral), timeout: patience))
      let error = await #expect(throws: HTTPClientError.self) {
        for try await _ in try await client.stream(Anything()).value.lines {}
      }
      #expect(Self.isTooLong(error), "\(String(describing: error))")
      try await server.hangUps(atLeast: 1)
    }
  }

  @Test(arguments: endless.indices.dropLast()) func aDownloadThatNeverEndsCanBeCancelled(index: Int) async throws {
    try await withRawServer { _ in
      Self.endless[index].steps
    } _: { server in
      try await withTemporaryFolder { folder in
        let client = HTTPClient(
          configuration: .init(
            baseURL: server.url, transport: URLSessionTransport(configuration: .ephemeral), timeout: patience))
        let count = Locked<Int64>(0)
        let task = Task {
          try await client.download(
            Anything(), to: folder.appendingPathComponent("a"),
            options: .init(progress: { report in count.withLock { $0 = report.completedBytes } }))
        }
        try await eventually { count.withLock { $0 } > 3_000_000 }
        task.cancel()
        let error = await #expect(throws: HTTPClientError.self) { try await task.value }
        #expect(error?.isCancelled == true)
        try await server.hangUps(atLeast: 1)
        let files = try folder.everything()
        #expect(files.isEmpty)
      }
    }
  }

  private static let heads: [(name: String, steps: [RawStep])] = [
    (
      "fields",
      [
        .text("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n"),
        .endless(Data(String(repeating: "X-A: 1234567890\r\n", count: 500).utf8)),
      ]
    ),
    (
      "one field",
      [.text("HTTP/1.1 200 OK\r\nContent-Length: 5\r\nX-A: "), .endless(Data(repeating: 0x61, count: 8_192))]
    ),
    ("a status line", [.text("HTTP/1.1 200 "), .endless(Data(repeating: 0x61, count: 8_192))]),
  ]

  @Test(arguments: heads.indices) func aHeadThatNeverEndsIsAnErrorOrCanBeCancelled(index: Int) async throws {
    try await withRawServer { _ in
      Self.heads[index].steps
    } _: { server in
      let client = HTTPClient(
        configuration: .init(
          baseURL: server.url, transport: URLSessionTransport(configuration: .ephemeral), timeout: patience))
      let task = Task { try await client.call(Anything()) }
      let limit = Task {
        try await Task.sleep(nanoseconds: 3_000_000_000)
        task.cancel()
      }
      await #expect(throws: HTTPClientError.self) { try await task.value }
      limit.cancel()
      try await server.hangUps(atLeast: 1)
    }
  }

  @Test(arguments: Way.allCases.indices) func dripsAreAResponse(index: Int) async throws {
    let response = Self.scripts[0].response
    try await withRawServer { _ in
      response.flatMap { [.bytes(Data([$0])), .pause(0.002)] }
    } _: { server in
      let client = HTTPClient(configuration: .init(baseURL: server.url, timeout: patience))
      let body = await Way.allCases[index].body(client)
      #expect(body == Self.json)
    }
  }
}
