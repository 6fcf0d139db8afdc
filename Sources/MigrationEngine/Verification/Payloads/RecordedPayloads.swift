import Foundation
import LegacyJSON

/// Recorded responses: JSON files, files with one document on each line, and HAR archives.
struct RecordedPayloads: Sendable {
  struct Payload: Sendable {
    /// The file, with the line or the entry in it.
    let place: String
    /// The address of the response, if the archive contains it.
    var address: String?
    let data: Data
  }

  let payloads: [Payload]

  /// Reads files and folders.
  ///
  /// - Throws: ``SourceProblems`` for a path that does not exist, a folder without documents, and every file that can't be
  ///   read.
  static func load(paths: [String]) throws -> RecordedPayloads {
    RecordedPayloads(payloads: try DocumentFiles.read(paths, extensions: extensions, read))
  }

  static let extensions = ["json", "ndjson", "jsonl", "har"]

  /// The documents of one file.
  static func read(_ path: String) throws -> [Payload] {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      throw SourceProblem(path: path, message: "the file can't be read").alone
    }
    switch (path as NSString).pathExtension.lowercased() {
    case "ndjson", "jsonl": return try lines(of: data, path: path)
    case "har": return try archive(data, path: path)
    default:
      guard (try? JSON(data: data, options: .fragmentsAllowed)) != nil else {
        throw SourceProblem(path: path, message: "not a JSON document that can be read").alone
      }
      return [Payload(place: path, data: data)]
    }
  }

  private static func lines(of data: Data, path: String) throws -> [Payload] {
    var payloads: [Payload] = []
    var problems: [SourceProblem] = []
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard line.contains(where: { ![0x20, 0x09, 0x0D].contains($0) }) else { continue }
      if (try? JSON(data: Data(line), options: .fragmentsAllowed)) == nil {
        problems.append(
          SourceProblem(path: path, line: index + 1, column: 1, message: "not a JSON document that can be read"))
      } else {
        payloads.append(Payload(place: "\(path):\(index + 1)", data: Data(line)))
      }
    }
    guard problems.isEmpty else { throw SourceProblems(problems: problems) }
    return payloads
  }

  /// The answers of a HAR archive (version 1.2) that are JSON; others, such as pictures, are passed over.
  private static func archive(_ data: Data, path: String) throws -> [Payload] {
    guard let json = try? JSON(data: data), let entries = json["log"]["entries"].array else {
      throw SourceProblem(path: path, message: "not a HAR archive: it has no `log.entries`").alone
    }
    return entries.enumerated().compactMap { index, entry in
      let content = entry["response"]["content"]
      guard let text = content["text"].string else { return nil }
      let isBase64 = content["encoding"].string == "base64"
      guard let body = isBase64 ? Data(base64Encoded: text) : Data(text.utf8),
        (try? JSON(data: body)) != nil
      else { return nil }
      return Payload(place: "\(path), entry \(index + 1)", address: entry["request"]["url"].string, data: body)
    }
  }
}
