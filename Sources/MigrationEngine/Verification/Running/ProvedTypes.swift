import Foundation

/// The results that earlier runs have proved, by a fingerprint of everything that they depend on.
struct ProvedTypes: Codable, Sendable {
  private(set) var results: [String: Verification] = [:]

  static func load(from folder: URL) -> ProvedTypes {
    guard let data = try? Data(contentsOf: file(in: folder)),
      let found = try? JSONDecoder().decode(ProvedTypes.self, from: data)
    else { return ProvedTypes() }
    return found
  }

  func save(in folder: URL) throws { try JSONEncoder().encode(self).write(to: Self.file(in: folder), options: .atomic) }

  /// Only what was run to the end and found equal is kept.
  mutating func note(_ result: Verification, fingerprint: String) {
    guard result.status == .provedEqual else { return }
    // A folder that is kept for years should not grow for years.
    if results.count > 10_000 { results = [:] }
    results[fingerprint] = result
  }

  private static func file(in folder: URL) -> URL { folder.appendingPathComponent("proved.json") }
}
