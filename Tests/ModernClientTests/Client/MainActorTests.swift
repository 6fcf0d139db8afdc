import Foundation
import ModernClient
import TestSupport
import Testing

/// The call site of a view controller: it belongs to the main actor, and its completion is a plain closure.
@MainActor @Suite struct MainActorTests {
  @MainActor private final class ViewController {
    var coin: Int?
    var alert: String?
    var onUpdate: () -> Void = {}

    func load(from client: HTTPClient) {
      client.call(Diamond.Balance(), referer: "shop") { [weak self] result in
        guard let self else { return }
        switch result {
        case .success(let balance): coin = balance.coin
        case .failure(let error): alert = error.message
        }
        onUpdate()
      }
    }
  }

  nonisolated static let responses: [(String, Int?, String?)] = [
    (#"{"coin": 5}"#, 5, nil), ("", nil, "The server’s response could not be read."),
  ]

  @Test(arguments: responses) func aViewControllerIsUpdatedInPlace(body: String, coin: Int?, alert: String?) async {
    let client = HTTPClient(
      configuration: .init(baseURL: URL(string: "https://example.test"), transport: StubTransport(body: body))
    )
    let screen = ViewController()
    await withCheckedContinuation { done in
      screen.onUpdate = { done.resume() }
      screen.load(from: client)
    }
    #expect(screen.coin == coin)
    #expect(screen.alert == alert)
  }
}
