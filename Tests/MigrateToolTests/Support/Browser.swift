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
  ///   - options: further options of the browser.
  /// - Returns: the elements of the page once its scripts have run, and as errors what they wrote to the console.
  static func show(_ page: URL, fragment: String = "", options: [String] = []) async throws -> CommandResult {
    try await command(
      try #require(path),
      ["--headless", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr", "--virtual-time-budget=5000"]
        + options + ["--dump-dom", fragment.isEmpty ? "\(page)" : "\(page)#\(fragment)"])
  }

  /// Opens a page in a frame, and asks it.
  ///
  /// - Parameters:
  ///   - page: the text of the page.
  ///   - fragment: what stands behind the `#`.
  ///   - width: the width of the frame in pixels.
  ///   - isDark: whether the reader prefers dark pages.
  ///   - script: a function's body that returns an object of strings; `await settle()` waits for what the page does.
  /// - Returns: the object.
  static func ask(
    _ page: String, fragment: String = "", width: Int = 1280, isDark: Bool = false, _ script: String
  ) async throws -> [String: String] {
    try await withTemporaryFolder { folder in
      let asking = """
        <script>
        const settle = () => new Promise(done => setTimeout(done, 20));
        (async () => {
          await settle();
          const seen = await (async () => { \(script) })();
          parent.postMessage(JSON.stringify(seen), "*");
        })();
        </script>
        """
      try folder.write(page + asking, to: "page.html")
      try folder.write(
        """
        <body><iframe style="width: \(width)px; height: 2000px; border: 0" src="page.html#\(fragment)"></iframe>
        <script>
        addEventListener("message", event => {
          const seen = document.createElement("pre");
          seen.textContent = `seen${btoa(unescape(encodeURIComponent(event.data)))}`;
          document.body.append(seen);
        });
        </script></body>
        """, to: "frame.html")
      let result = try await show(
        folder.appendingPathComponent("frame.html"),
        options: [
          "--window-size=1400,2000", "--hide-scrollbars", "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)",
        ])
      #expect(!result.errors.contains("CONSOLE"), "\(result.errors)")
      let match = try #require(result.output.firstMatch(of: /<pre>seen([^<]*)<\/pre>/), "\(result.output.suffix(800))")
      let data = try #require(Data(base64Encoded: String(match.1)))
      return try JSONDecoder().decode([String: String].self, from: data)
    }
  }
}
