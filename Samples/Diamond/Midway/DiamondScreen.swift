import Foundation

/// What the shop needs of its screen. The app's view controller conforms to it, and so does a plain object in a test.
protocol DiamondScreen: AnyObject {
    var diamondCountText: String? { get set }
    var receiptText: String? { get set }

    func reloadProducts()
}

/// Alerts that are shown over a screen.
enum AlertView {
    static var show: (_ screen: DiamondScreen, _ title: String?, _ message: String) -> Void = { _, _, _ in }

    static func showAlert(_ screen: DiamondScreen, title: String?, message: String) {
        show(screen, title, message)
    }
}
