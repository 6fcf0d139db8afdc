import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The part of a file that has arrived, beside the file, with a note of the version that it belongs to.
struct PartialDownload: Sendable {
  struct Info: Codable {
    /// The strong ETag, or the date of the last change.
    let validator: String
    /// The digest of the request's method and URL, which may hold secrets themselves.
    let request: String
    /// The number of bytes that are there.
    var count: Int64 = 0

    private enum CodingKeys: CodingKey { case validator, request }
  }

  /// The file that will be there in the end.
  let file: URL
  /// The bytes that have arrived.
  let data: URL
  private let note: URL

  init(of file: URL) {
    self.file = file
    let folder = file.deletingLastPathComponent()
    data = folder.appendingPathComponent(".\(file.lastPathComponent).partial")
    note = folder.appendingPathComponent(".\(file.lastPathComponent).partial-info")
  }

  /// Returns the note about what is there, if it is part of the response to a request.
  func info(for request: URLRequest) -> Info? {
    guard let text = try? Data(contentsOf: note), var info = try? JSONDecoder().decode(Info.self, from: text),
      info.request == Self.digest(of: request),
      let size = data.fileSize, size > 0
    else { return nil }
    info.count = size
    return info
  }

  /// Begins with a response's body, at its start or behind what is there.
  ///
  /// - Parameter validator: names the version of the file. Without one, the part is of no use later.
  func begin(at start: Int64, validator: String?, for request: URLRequest) throws {
    if start == 0 {
      // The note first, so that it never belongs to bytes of another version.
      try? FileManager.default.removeItem(at: note)
      try Data().write(to: data)
    }
    guard let validator else { return }
    try JSONEncoder().encode(Info(validator: validator, request: Self.digest(of: request))).write(
      to: note, options: .atomic)
  }

  /// Replaces the file by what has arrived.
  func replace() throws {
    try data.replaceFile(at: file)
    try? FileManager.default.removeItem(at: note)
  }

  func remove() {
    for url in [note, data] { try? FileManager.default.removeItem(at: url) }
  }

  /// Removes what no later call could go on with.
  func removeUnlessResumable() {
    if !FileManager.default.fileExists(atPath: note.path) { remove() }
  }

  /// Returns what names the version of a file so that its parts fit together (RFC 9110, 8.8 and 13.1.5).
  ///
  /// - Returns: a strong `ETag`, or a `Last-Modified` that is at least a second older than the response. Nil if the
  ///   server has none of them, takes no ranges, or has encoded the body.
  static func validator(of response: ServerResponse) -> String? {
    guard response.header("Accept-Ranges")?.lowercased() != "none",
      ["", "identity"].contains(response.header("Content-Encoding")?.lowercased() ?? "")
    else { return nil }
    if let tag = response.header("ETag") { return tag.hasPrefix("\"") ? tag : nil }
    func seconds(_ name: String) -> TimeInterval? {
      response.header(name).flatMap { RetryAfter.seconds($0, now: Date(timeIntervalSince1970: 0)) }
    }
    guard let modified = response.header("Last-Modified"), let changed = seconds("Last-Modified"),
      let sent = seconds("Date"), sent - changed >= 1
    else { return nil }
    return modified
  }

  /// The FNV-1a hash of the method and the URL, the same in every run of the program.
  private static func digest(of request: URLRequest) -> String {
    let text = "\(request.httpMethod ?? "GET") \(request.url?.absoluteString ?? "")"
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
