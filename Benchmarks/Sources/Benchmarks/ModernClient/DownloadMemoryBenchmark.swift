import Foundation
import ModernClient

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What ModernClient promises about the memory of long downloads.
///
/// Each download runs in a process of its own, whose peak counts. While a server is faster than its client, URLSession
/// on Linux never rests, and keeps a timer for every 16 KB: so it is measured with a network between the two, and
/// compared with URLSession alone where there is none.
enum DownloadMemoryBenchmark {
  /// The first argument of a process that downloads.
  static let argument = "download"

  private static let megabyte = 1_048_576
  private static let rounds = 5

  static func run() throws -> [Promise] {
    let network = try PageServer(
      page: Data(repeating: 7, count: megabyte / 16), repeats: 1_536 * 16, bytesPerSecond: 2.5e9 / 8)
    let overNetwork = try peaks(of: ["HTTPClient"], network, title: "over 2.5 Gbit/s")
    let loopback = try PageServer(page: Data(repeating: 7, count: 16 * megabyte), repeats: 96)
    let onThisMachine = try peaks(of: ["URLSession", "HTTPClient"], loopback, title: "on one machine")
    return [
      Promise("A long download to a file", Measured(overNetwork.samples[0]), atMost: 50, "MB"),
      Promise(
        "A long download on one machine takes as much memory as URLSession alone", onThisMachine.ratio(of: 1, to: 0),
        atMost: 1.5),
    ]
  }

  private static func peaks(of ways: [String], _ server: PageServer, title: String) throws -> Comparison.Times {
    print("\nThe peak of the memory during a download of 1.5 GB \(title)")
    var peaks = Array(repeating: [Double](), count: ways.count)
    for _ in 0..<rounds {
      for (index, way) in ways.enumerated() { peaks[index].append(try peak(of: way, server.url) / Double(megabyte)) }
    }
    for (way, peaks) in zip(ways, peaks) {
      let median = Measured(peaks).median
      print("  \(way.padding(toLength: 60, withPad: " ", startingAt: 0)) \(String(format: "%10.1f MB", median))")
    }
    return Comparison.Times(samples: peaks)
  }

  /// Downloads in this process, and prints its peak.
  static func download(by way: String, from address: String) async throws {
    guard let url = URL(string: address) else { throw URLError(.badURL) }
    switch way {
    case "HTTPClient":
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: file) }
      _ = try await HTTPClient(configuration: .init(baseURL: url)).download(Download(), to: file)
    default:
      let configuration = URLSessionConfiguration.default
      configuration.urlCache = nil
      let end = AsyncStream.makeStream(of: Void.self)
      let session = URLSession(configuration: configuration, delegate: Dropping(end.continuation), delegateQueue: nil)
      session.dataTask(with: url).resume()
      for await _ in end.stream {}
    }
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

  private static func peak(of way: String, _ url: URL) throws -> Double {
    let process = Process()
    let output = Pipe()
    process.executableURL = Bundle.main.executableURL
    process.arguments = [argument, way, url.absoluteString]
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

/// Takes no notice of what arrives.
private final class Dropping: NSObject, URLSessionDataDelegate {
  private let end: AsyncStream<Void>.Continuation

  init(_ end: AsyncStream<Void>.Continuation) { self.end = end }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {}

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    end.finish()
  }
}
