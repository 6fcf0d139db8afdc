import Foundation
import LegacyJSON

/// The sample's recorded and hostile answers.
enum Payloads {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Samples/Diamond/Payloads")

  static let recorded = names(in: "recorded")
  static let hostile = names(in: "hostile")
  static let all = recorded + hostile

  private static func names(in kind: String) -> [String] {
    let found = try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(kind).path)
    return (found ?? []).filter { $0.hasSuffix(".json") }.sorted().map { "\(kind)/\($0)" }
  }

  static func data(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }

  /// The document; nil when the payload is broken on purpose.
  static func document(_ name: String) throws -> JSON? {
    try? JSON(data: data(name))
  }
}
