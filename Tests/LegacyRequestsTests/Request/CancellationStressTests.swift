import Foundation
import HTTPTransport
import TestSupport
import Testing

@testable import LegacyRequests

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Many requests at once to a server of many moods, most of them given up at a random moment.
@Suite struct CancellationStressTests {
  private static func script(_ request: RawRequest) -> [RawStep] {
    switch request.target.prefix(while: { $0 != "?" }) {
    case "/answer": [.response(body: #"{"names": ["a"]}"#)]
    case "/late": [.pause(0.01), .response(body: #"{"names": ["a"]}"#)]
    case "/pieces":
      [.text("HTTP/1.1 200 OK\r\nContent-Length: 16\r\n\r\n{\"nam"), .pause(0.005), .text("es\": [\"a\"]}")]
    case "/cut": [.text("HTTP/1.1 200 OK\r\nContent-Length: 16\r\n\r\n{\"nam"), .close]
    // Only where there is no body: see RawServer.
    case "/gone" where request.body.isEmpty: [.close]
    case "/gone": [.text("HTTP/1.1 200 OK\r\nContent-Length: 16\r\n\r\n"), .close]
    default: [.hold]
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func everyCompletionIsCalledOnceAndTellsWhatHappened(seed: UInt64)
    async throws
  {
    var random = SeededGenerator(seed: seed)
    let queue = DispatchQueue(label: "old")
    let configuration = APIConfiguration(callbackQueue: queue, timeout: patience)
    let outcomes = Locked<[Int: [Outcome]]>([:])
    let count = 150
    try await withRawServer(Self.script) { server in
      var paths: [String] = []
      var mustBeCancelled: Set<Int> = []
      var canceller: [Task<Void, any Error>] = []
      for number in 0..<count {
        let path = ["answer", "late", "pieces", "cut", "gone", "hold"].randomElement(using: &random) ?? ""
        paths.append(path)
        let method = Method.allCases.randomElement(using: &random) ?? .get
        let params = Params(url: "\(server.url)/\(path)", params: ["n": number], contentType: .json)
        let call = method.request(params).execute(with: configuration) { response, error in
          let outcome = Outcome(response, error)
          outcomes.withLock { $0[number, default: []].append(outcome) }
        }
        // What is held would never end by itself.
        let isCancelled = path == "hold" || Int.random(in: 0..<3, using: &random) > 0
        guard isCancelled else { continue }
        if path == "hold" { mustBeCancelled.insert(number) }
        let delay = UInt64.random(in: 0...40_000_000, using: &random)
        canceller.append(
          Task {
            try await Task.sleep(nanoseconds: delay)
            call.cancel()
          })
        if Bool.random(using: &random) { await Task.yield() }
      }
      for task in canceller { try await task.value }
      try await eventually { outcomes.withLock { $0.count } == count }
      await withCheckedContinuation { done in queue.async { done.resume() } }

      let result = outcomes.withLock { $0 }
      #expect(result.count == count)
      for number in 0..<count {
        let outcome = try #require(result[number]?.first)
        #expect(result[number]?.count == 1)
        let wasCancelled = (outcome.error as? URLError)?.code == .cancelled
        if mustBeCancelled.contains(number) { #expect(wasCancelled) }
        if !wasCancelled {
          switch paths[number] {
          case "cut", "gone": #expect(outcome.error is URLError)
          default: #expect(outcome.names == ["a"], "\(paths[number])")
          }
        }
      }
    }
  }
}
