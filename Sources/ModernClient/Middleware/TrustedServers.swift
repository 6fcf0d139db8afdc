import Foundation
import HTTPTransport

/// The servers that get credentials.
struct TrustedServers: Sendable {
  private let origins: Set<[String?]>?

  /// All servers, if none are configured.
  static let all = TrustedServers(origins: nil)

  /// The servers at some addresses.
  init(_ addresses: [URL]) {
    self.init(origins: Set(addresses.map(\.origin)))
  }

  private init(origins: Set<[String?]>?) {
    self.origins = origins
  }

  /// Whether an address is one of theirs.
  func contain(_ address: URL?) -> Bool {
    guard let origins else { return true }
    return address.map { origins.contains($0.origin) } ?? false
  }
}
