import Foundation
import TestSupport
import Testing

/// A browser without a window, for pages that fill themselves.
enum Browser {
  /// The browser, where there is one.
  static let path = ["/usr/bin/chromium", "/usr/bin/google-chrome"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Opens a page.
  ///
  /// - Parameters:
  ///   - page: its file.
  ///   - fragment: what stands behind the `#`.
  /// - Returns: the elements of the page once its scripts have run, and as errors what they wrote to the console.
  static func show(_ page: URL, fragment: String = "") async throws -> CommandResult {
    try await command(
      try #require(path),
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr", "--virtual-time-budget=5000",
        "--dump-dom", fragment.isEmpty ? "\(page)" : "\(page)#\(fragment)",
      ])
  }
}
