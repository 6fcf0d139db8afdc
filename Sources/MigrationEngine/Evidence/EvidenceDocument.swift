import Foundation
import LegacyJSON

/// One recorded response, or a sample from a specification.
struct EvidenceDocument: Sendable {
  let path: String
  let content: JSON
  /// The document as it is written.
  var data = Data()
  /// The origin of one document in a file of several: the address of a HAR entry, or the operation of a specification.
  var source: String?
  /// Whether it was made from a specification.
  var isSpecified = false

  /// Reads every document of the given files and folders: JSON files, files with one document on a line, HAR archives,
  /// and OpenAPI specifications.
  ///
  /// - Throws: ``SourceProblems`` for a path that does not exist, a folder without documents, and every file that is
  ///   not a JSON document.
  static func load(paths: [String]) throws -> [EvidenceDocument] {
    try DocumentFiles.read(paths, extensions: RecordedPayloads.extensions + ["yaml", "yml"], read)
  }

  private static func read(_ path: String) throws -> [EvidenceDocument] {
    let isYAML = ["yaml", "yml"].contains((path as NSString).pathExtension.lowercased())
    if !isYAML {
      let recorded = try RecordedPayloads.read(path)
      let documents = try recorded.map { payload in
        EvidenceDocument(
          path: path, content: try JSON(data: payload.data, options: .fragmentsAllowed), data: payload.data,
          source: payload.address)
      }
      guard recorded.count == 1, documents.first?.content["openapi"].string != nil else { return documents }
    }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      throw SourceProblem(path: path, message: "the file can't be read").alone
    }
    return try OpenAPI(data: data, path: path).answers.flatMap { answer in
      try answer.samples.map { sample in
        let data = Data(sample.bytes)
        return EvidenceDocument(
          path: path, content: try JSON(data: data, options: .fragmentsAllowed), data: data, source: answer.operation,
          isSpecified: true)
      }
    }
  }

  /// The common part of the names of documents of one kind: the folder and the name up to its number.
  var group: String {
    if let source {
      // Of an address, what comes before its query; numbers in it tell one object from another.
      let place = source.prefix { $0 != "?" && $0 != "#" }.split(separator: "/", omittingEmptySubsequences: false)
      return
        "\(path) \(place.map { $0.isEmpty || !$0.allSatisfy(\.isNumber) ? String($0) : "{}" }.joined(separator: "/"))"
    }
    let name = ((path as NSString).deletingPathExtension as NSString)
    let stem = name.lastPathComponent
    let letters = stem.reversed().drop { $0.isNumber || "-_. ".contains($0) }.reversed()
    return (name.deletingLastPathComponent as NSString).appendingPathComponent(String(letters))
  }
}
