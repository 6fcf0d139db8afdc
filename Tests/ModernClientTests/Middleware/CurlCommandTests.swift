import Foundation
import ModernClient
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct CurlCommandTests {
  /// What a real shell makes of the command: its words, one to a line, line breaks in them as ␤.
  ///
  /// By `popen`: swift-subprocess has races that the thread sanitizer sees, under which these tests run, and `Process`
  /// crashes now and then beside many others (in `memcpy`).
  private func words(_ command: String) throws -> [String] {
    let script = "curl() { for word in \"$@\"; do printf '%s' \"$word\" | tr '\\n' '\\001'; echo; done; }\n" + command
    let shell = try #require(popen(script, "r"))
    let output = FileHandle(fileDescriptor: fileno(shell))
    let text = String(decoding: output.readDataToEndOfFile(), as: UTF8.self)
    #expect(pclose(shell) == 0)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { $0.replacingOccurrences(of: "\u{1}", with: "␤") }
  }

  @Test func aGetIsItsAddress() throws {
    #expect(urlRequest("/a?q=1").curlCommand() == "curl \\\n  'https://example.test/a?q=1'")
    #expect(try words(urlRequest("/a?q=1").curlCommand()) == ["https://example.test/a?q=1"])
  }

  @Test func aPostHasItsMethodHeadersAndBody() throws {
    let request = urlRequest(
      method: "POST", headers: ["X-B": "2", "Content-Type": "application/json", "X-Empty": ""], body: #"{"a": 1}"#)
    #expect(
      try words(request.curlCommand()) == [
        "--request", "POST", "https://example.test/a", "--header", "Content-Type: application/json", "--header",
        "X-B: 2",
        "--header", "X-Empty;", "--data-raw", #"{"a": 1}"#,
      ])
  }

  @Test(arguments: [
    "it's", "''", "'", #"\'"#, "$HOME `id` $(id) !! \\", "a\nb\n", "日本 ☕️", "@file", "\"double\"", "#no comment",
    "; rm x",
    "--request", "\t", "%s",
  ])
  func theShellGivesBackWhatWasQuoted(text: String) throws {
    let request = urlRequest(method: "PUT", headers: ["Content-Type": "text/plain"], body: text)
    let expected = text.replacingOccurrences(of: "\n", with: "␤")
    #expect(try words(request.curlCommand()).last == expected)
    let inHeader = urlRequest(headers: ["X-Text": "x" + text])
    if !text.contains("\n"), text != "\t" {
      #expect(try words(inHeader.curlCommand()).last == "X-Text: x" + expected)
    }
  }

  @Test func curlTakesNoPatternsFromTheAddress() throws {
    var request = urlRequest()
    request.url = URL(string: "http://[::1]:80/a")
    #expect(try words(request.curlCommand()) == ["--globoff", "http://[::1]:80/a"])
  }

  @Test func aHeadAsksForHeaders() throws {
    #expect(try words(urlRequest(method: "HEAD").curlCommand()) == ["--head", "https://example.test/a"])
  }

  @Test func whatCannotBeShownIsNamed() throws {
    var request = urlRequest(method: "POST", headers: ["Content-Type": "image/png"])
    request.httpBody = Data([0x89, 0xff])
    #expect(request.curlCommand().hasPrefix("# without its body: 2 bytes of image/png\ncurl"))
    #expect(try words(request.curlCommand()).contains("--data-raw") == false)
    let long = urlRequest(
      method: "POST", headers: ["Content-Type": "text/plain"], body: String(repeating: "a", count: 11))
    #expect(long.curlCommand(bodyLimit: 10).hasPrefix("# without its body: 11 bytes of text/plain\n"))
    #expect(long.curlCommand(bodyLimit: nil).hasPrefix("# without its body: 11 bytes of text/plain\n"))
    #expect(!long.curlCommand(bodyLimit: 11).contains("#"))
    request.httpBody = nil
    request.httpBodyStream = InputStream(data: Data())
    #expect(request.curlCommand().hasPrefix("# without its body: a stream\n"))
  }

  @Test func theBodyOfAGetIsNotSentAndNotShown() {
    #expect(!urlRequest(body: "x").curlCommand().contains("--data-raw"))
  }
}
