import Foundation
import HTTPTransport
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct ProgressTests {
  private let transport = URLSessionTransport()
  private let reports = Locked<[TransferProgress]>([])

  private func send(_ request: URLRequest) async throws -> ServerResponse {
    try await transport.send(request) { [reports] report in reports.withLock { $0.append(report) } }
  }

  private func reports(_ direction: TransferProgress.Direction) -> [TransferProgress] {
    reports.withLock { $0.filter { $0.direction == direction } }
  }

  @Test func bothBodiesAreFollowedToTheirEnd() async throws {
    let response = String(repeating: "a", count: 300_000)
    try await withRawServer { _ in
      [.response(body: response)]
    } _: { server in
      var request = URLRequest(url: server.url, timeoutInterval: patience)
      request.httpMethod = "POST"
      request.httpBody = Data(count: 1_000_000)
      let received = try await send(request)
      #expect(received.body.count == 300_000)
      for (direction, total) in [(TransferProgress.Direction.upload, Int64(1_000_000)), (.download, 300_000)] {
        let reports = reports(direction)
        #expect(reports.last == TransferProgress(direction, completedBytes: total, totalBytes: total))
        #expect(reports.map(\.completedBytes) == reports.map(\.completedBytes).sorted())
        #expect(reports.last?.fraction == 1)
      }
    }
  }

  @Test func whenNobodyKnowsTheLengthThereIsNoFraction() async throws {
    try await withRawServer { _ in
      [.text("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n01234\r\n0\r\n\r\n")]
    } _: { server in
      let received = try await send(URLRequest(url: server.url, timeoutInterval: patience))
      #expect(received.body.count == 5)
      #expect(reports(.download).last == TransferProgress(.download, completedBytes: 5, totalBytes: nil))
      #expect(reports(.download).allSatisfy { $0.fraction == nil })
      #expect(reports(.upload).isEmpty)
    }
  }

  @Test func aTransportThatKnowsOfNoProgressSendsAllTheSame() async throws {
    let stub: any ClientTransport = StubTransport(body: "5")
    let url = try #require(URL(string: "https://example.test"))
    let response = try await stub.send(URLRequest(url: url)) { [reports] report in
      reports.withLock { $0.append(report) }
    }
    #expect(response.body == Data("5".utf8))
    #expect(reports.withLock { $0.isEmpty })
  }

  @Test(
    arguments: [(0, 0, nil), (5, 10, 0.5), (10, 10, 1), (12, 10, 1), (5, -1, nil), (5, nil, nil)]
      as [(Int64, Int64?, Double?)])
  func theFractionIsFromZeroToOne(completed: Int64, total: Int64?, fraction: Double?) {
    #expect(TransferProgress(.upload, completedBytes: completed, totalBytes: total).fraction == fraction)
  }
}
