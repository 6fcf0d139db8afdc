import Bridge
import Foundation
import LegacyJSON
import LegacyRequests
import ModernClient
import TestSupport
import Testing

@testable import DiamondLegacy
@testable import DiamondMidway
@testable import DiamondMigrated
@testable import DiamondTightened

/// The call sites before and after, against a real server: the same requests, and the same screen at the end.
///
/// One test after the other: the old and the new layer are configured for the whole process.
@Suite(.serialized, .usesSharedConfiguration) @MainActor struct CallSiteTests {
  private enum Form: CaseIterable { case legacy, midway, migrated, tightened }

  // MARK: The list of products

  @Test func aListIsShownAlike() async throws {
    try await ShopServer.run { server, url in
      for name in ["recorded/products-01.json", "recorded/products-09.json", "recorded/products-17.json"] {
        let response = ShopServer.Answer(body: try Payloads.data(name))
        let old = try await load(.legacy, response, server, url)
        #expect(old.reloads == 1 && old.alerts.isEmpty && old.diamondCountText?.isEmpty == false, "\(name)")
        for form in [Form.midway, .migrated, .tightened] {
          #expect(try await load(form, response, server, url) == old, "\(name), \(form)")
        }
      }
    }
  }

  @Test func everyHostileAnswerIsShownAlikeWithoutEvidence() async throws {
    try await ShopServer.run { server, url in
      for name in Payloads.hostile {
        for status in [200, 400, 503] {
          let response = ShopServer.Answer(status: status, body: try Payloads.data(name))
          let old = try await load(.legacy, response, server, url)
          #expect(try await load(.midway, response, server, url) == old, "\(name), \(status)")
          #expect(try await load(.migrated, response, server, url) == old, "\(name), \(status)")
        }
      }
    }
  }

  @Test(arguments: [
    ("status-error", "This product is sold out."), ("status-error-without-message", "The server reported error 43."),
    ("status-destructive", "The shop can't be reached at the moment."),
  ])
  func anErrorAnswerIsOneAlertInAllForms(name: String, text: String) async throws {
    try await ShopServer.run { server, url in
      for status in [200, 400, 503] {
        let response = ShopServer.Answer(status: status, body: try Payloads.data("hostile/\(name).json"))
        for form in Form.allCases {
          let state = try await load(form, response, server, url)
          #expect(state == ScreenState(alerts: [text]), "\(form), \(status)")
        }
      }
    }
  }

  @Test func brokenAnswersAreOneAlertInAllForms() async throws {
    try await ShopServer.run { server, url in
      for name in Payloads.hostile where name.contains("broken-") && !name.contains("fragment") {
        for status in [200, 502] {
          let response = ShopServer.Answer(status: status, body: try Payloads.data(name))
          let old = try await load(.legacy, response, server, url)
          #expect(old.alerts.count == 1 && old.reloads == 0, "\(name)")
          for form in [Form.midway, .migrated, .tightened] {
            #expect(try await load(form, response, server, url) == old, "\(name), \(form), \(status)")
          }
        }
      }
    }
  }

  @Test func aServerThatIsNotThereIsTheSameAlert() async throws {
    // The discard port of this machine: nothing listens there.
    let url = try #require(URL(string: "http://127.0.0.1:9"))
    let states = try await Form.allCases.asyncMap { form in
      let (shop, screen) = make(form, url)
      var state = try await change(of: shop, screen) { shop.loadProducts() }
      state.alerts = state.alerts.map(\.withoutConnectionTime)
      return state
    }
    #expect(states[0].alerts.count == 1)
    #expect(states.allSatisfy { $0 == states[0] })
  }

  // MARK: The purchase

  @Test(arguments: [("recorded/purchase-01.json", 200), ("recorded/purchase-05.json", 200)])
  func aPurchaseSendsAndShowsTheSame(name: String, status: Int) async throws {
    try await expectSamePurchase(Form.allCases, name: name, status: status) { state in
      state.receiptText?.hasPrefix("Receipt R-") == true && state.alerts.isEmpty
    }
  }

  @Test(arguments: [("hostile/purchase-sold-out.json", 409), ("hostile/status-destructive.json", 503)])
  func aRefusedPurchaseIsTheSameAlert(name: String, status: Int) async throws {
    try await expectSamePurchase(Form.allCases, name: name, status: status) { state in
      state.receiptText == nil && state.alerts.count == 1
    }
  }

  @Test(arguments: [
    "receipt-absent", "receipt-null", "receipt-wrong-type", "receipt-wrong-fields", "receipt-numbers",
  ])
  func aPurchaseWithAHostileReceiptIsShownAlikeWithoutEvidence(name: String) async throws {
    try await expectSamePurchase([.legacy, .midway, .migrated], name: "hostile/purchase-\(name).json", status: 200) {
      state in
      state.diamond == 10
    }
  }

  private func expectSamePurchase(
    _ forms: [Form], name: String, status: Int, _ isRight: (ScreenState) -> Bool
  ) async throws {
    try await ShopServer.run { server, url in
      var states: [ScreenState] = []
      var requests: [[ShopServer.Seen]] = []
      for form in forms {
        let (shop, screen) = make(form, url)
        await server.prepare(ShopServer.Answer(body: try Payloads.data("recorded/products-01.json")))
        _ = try await change(of: shop, screen) { shop.loadProducts() }
        await server.prepare(ShopServer.Answer(status: status, body: try Payloads.data(name)))
        states.append(try await change(of: shop, screen) { shop.buyFirst(asGift: true) })
        requests.append(await server.requests())
      }
      let first = try #require(states.first)
      #expect(isRight(first), "\(first)")
      #expect(states.allSatisfy { $0 == first }, "\(states)")
      let seen = try #require(requests.first?.first)
      #expect(seen.method == "POST" && seen.path == "/api/diamond/purchase" && seen.referer == "shop")
      #expect(seen.contentType?.hasPrefix("application/json") == true)
      #expect(seen.body?["quantity"] == 1 && seen.body?["is_gift"] == true && seen.body?["product_id"].type == .number)
      #expect(requests.allSatisfy { $0 == [seen] }, "\(requests)")
    }
  }

  // MARK: Running one form

  private func load(
    _ form: Form, _ response: ShopServer.Answer, _ server: ShopServer, _ url: URL
  ) async throws -> ScreenState {
    let (shop, screen) = make(form, url)
    await server.prepare(response)
    let state = try await change(of: shop, screen) { shop.loadProducts() }
    let expected = ShopServer.Seen(
      method: "GET", path: "/api/diamond/products", referer: "shop", contentType: nil, body: nil)
    #expect(await server.requests() == [expected])
    return state
  }

  private func make(_ form: Form, _ url: URL) -> (any Shop, TestScreen) {
    APIUtil.configuration = APIConfiguration(baseURL: url, destructiveErrorCodes: [1001], timeout: patience)
    // What the report asks for: the text that only the call sites knew.
    HTTPClient.shared.configuration = .init(
      following: APIUtil.configuration, destructiveErrorMessage: DiamondLegacy.L_ERROR_ACCESS.shown)
    let screen = TestScreen()
    let show: (Any, String?, String) -> Void = { ($0 as? TestScreen)?.alert($1, $2) }
    DiamondLegacy.AlertView.show = show
    DiamondMidway.AlertView.show = show
    DiamondMigrated.AlertView.show = show
    DiamondTightened.AlertView.show = show
    let shop: any Shop =
      switch form {
      case .legacy: DiamondLegacy.DiamondShop(screen: screen, referer: "shop")
      case .midway: DiamondMidway.DiamondShop(screen: screen, referer: "shop")
      case .migrated: DiamondMigrated.DiamondShop(screen: screen, referer: "shop")
      case .tightened: DiamondTightened.DiamondShop(screen: screen, referer: "shop")
      }
    return (shop, screen)
  }

  /// What the screen shows after an action has had its effect.
  private func change(
    of shop: any Shop, _ screen: TestScreen, by action: () -> Void
  ) async throws -> ScreenState {
    let before = screen.changes
    action()
    try await eventually { screen.changes != before }
    return screen.state(of: shop)
  }
}

extension String {
  /// The localized text, by the legacy sample's own table.
  fileprivate var shown: String { DiamondLegacy.Localization.texts[self] ?? self }
}

extension Sequence {
  fileprivate func asyncMap<Result>(_ transform: (Element) async throws -> Result) async rethrows -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}
