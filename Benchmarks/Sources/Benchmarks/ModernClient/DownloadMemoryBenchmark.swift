import Foundation
import ModernClient

/// What ModernClient promises about the memory of long downloads.
///
/// Each download runs in a process of its own, whose peak counts.
enum DownloadMemoryBenchmark {
  /// The first argument of a process that downloads.
  static let argument = "download"

  private static let megabyte = 1_048_576
  private static let rounds = 5

  static func run() throws -> [Promise] {
    print("\nThe peak of the memory during a download of 1.5 GB")
    let network = try PageServer(
      page: Data(repeating: 7, count: megabyte / 16), repeats: 1_536 * 16, bytesPerSecond: 2.5e9 / 8)
    // The server is faster than its client.
    let loopback = try PageServer(page: Data(repeating: 7, count: 16 * megabyte), repeats: 96)
    return [
      Promise("A long download over 2.5 Gbit/s", try peaks(network), atMost: 50, "MB"),
      Promise("A long download on one machine", try peaks(loopback), atMost: 50, "MB"),
    ]
  }

  private static func peaks(_ server: PageServer) throws -> Measured {
    Measured(try (0..<rounds).map { _ in try peak(server.url) / Double(megabyte) })
  }

  /// Downloads in this process, and prints its peak.
  static func download(from address: String) async throws {
    guard let url = URL(string: address) else { throw URLError(.badURL) }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try await HTTPClient(configuration: .init(baseURL: url)).download(Download(), to: file)
    print(try peakOfThisProcess())
  }

  /// The largest number of bytes that this process has needed.
  private static func peakOfThisProcess() throws -> Int {
    #if os(Linux)
      // Not `getrusage`, which counts the process that started this one, too.
      let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      guard let kilobytes = line?.split(separator: " ").dropLast().last.flatMap({ Int($0) }) else {
        throw CocoaError(.fileReadCorruptFile)
      }
      return kilobytes * 1_024
    #else
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #endif
  }

  private static func peak(_ url: URL) throws -> Double {
    let process = Process()
    let output = Pipe()
    process.executableURL = Bundle.main.executableURL
    process.arguments = [argument, url.absoluteString]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard let peak = Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) else { throw URLError(.unknown) }
    return peak
  }
}

private struct Download: HTTPGetRequest {
  typealias Response = Void
  let endpoint: any HTTPEndpointConvertible = .path("big.bin")
}
