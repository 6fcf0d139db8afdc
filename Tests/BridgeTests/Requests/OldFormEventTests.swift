import Bridge
import Foundation
import ModernClient
import TestSupport
import Testing

/// The client's observers see typed requests that are sent in the old form.
@Suite struct OldFormEventTests {
  private struct Ping: HTTPGetRequest {
    struct Response: Codable, Sendable { let coin: Int }

    let endpoint: any HTTPEndpointConvertible = .path("ping")
  }

  @Test(arguments: [(200, #"{"coin": 5}"#, nil), (500, #"{"coin": 5}"#, nil), (200, "no JSON", 200), (500, "", 500)])
  func itHasABeginningAndAnEnd(status: Int, body: String, statusOfError: Int?) async throws {
    let client = HTTPClient(
      configuration: .init(
        baseURL: URL(string: "https://example.test"), callbackQueue: DispatchQueue(label: "screen"),
        transport: StubTransport(status: status, body: body)))
    var events = client.events().makeAsyncIterator()
    await withCheckedContinuation { done in
      Ping().executeAsync(client: client) { _, _ in done.resume() }
    }
    let (start, end) = (await events.next(), await events.next())
    guard case .started? = start?.kind, case .finished(let error)? = end?.kind else {
      Issue.record("\(String(describing: start)), \(String(describing: end))")
      return
    }
    #expect(end?.statusCode == status)
    #expect(end?.requestType == "Ping")
    // A response with an error status that can be read is no failure in the old form.
    #expect(error?.statusCode == statusOfError)
  }
}
