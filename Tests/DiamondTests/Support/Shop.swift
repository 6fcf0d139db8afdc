import Foundation

@testable import DiamondLegacy
@testable import DiamondMidway
@testable import DiamondMigrated
@testable import DiamondTightened

/// What a person sees of the shop.
struct ScreenState: Equatable {
  var diamond: Int64 = 0
  var diamondCountText: String?
  var receiptText: String?
  var rows: [String] = []
  var reloads = 0
  var alerts: [String] = []
}

/// The screen that all four forms of the sample work with. Everything on it happens on the main queue.
final class TestScreen: DiamondLegacy.DiamondScreen, DiamondMidway.DiamondScreen, DiamondMigrated.DiamondScreen,
  DiamondTightened.DiamondScreen
{
  var diamondCountText: String? { didSet { noteChange() } }
  var receiptText: String? { didSet { noteChange() } }
  private(set) var reloads = 0
  private(set) var alerts: [String] = []
  /// How often something has changed: the tests wait for the first change.
  private(set) var changes = 0

  func reloadProducts() {
    reloads += 1
    noteChange()
  }

  func alert(_ title: String?, _ message: String) {
    alerts.append([title, message].compactMap { $0 }.joined(separator: ": "))
    noteChange()
  }

  private func noteChange() {
    dispatchPrecondition(condition: .onQueue(.main))
    changes += 1
  }

  func state(of shop: any Shop) -> ScreenState {
    ScreenState(
      diamond: shop.diamond, diamondCountText: diamondCountText, receiptText: receiptText, rows: shop.rows,
      reloads: reloads, alerts: alerts)
  }
}

/// One of the four forms of the shop.
protocol Shop {
  var diamond: Int64 { get }
  var rows: [String] { get }
  func loadProducts()
  func buyFirst(asGift isGift: Bool)
}

extension DiamondLegacy.DiamondShop: Shop {
  var rows: [String] { products.indices.map(title(at:)) }
  func buyFirst(asGift isGift: Bool) { buy(products[0], asGift: isGift) }
}

extension DiamondMidway.DiamondShop: Shop {
  var rows: [String] { products.indices.map(title(at:)) }
  func buyFirst(asGift isGift: Bool) { buy(products[0], asGift: isGift) }
}

extension DiamondMigrated.DiamondShop: Shop {
  var rows: [String] { products.indices.map(title(at:)) }
  func buyFirst(asGift isGift: Bool) { buy(products[0], asGift: isGift) }
}

extension DiamondTightened.DiamondShop: Shop {
  var rows: [String] { products.indices.map(title(at:)) }
  func buyFirst(asGift isGift: Bool) { buy(products[0], asGift: isGift) }
}
