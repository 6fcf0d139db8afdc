import Foundation

/// Makes an empty folder for the time that `body` runs.
package func withTemporaryFolder<Value>(_ body: (URL) async throws -> Value) async throws -> Value {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("migration-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await body(folder)
}

/// The folder of the package.
package let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

extension URL {
  /// Writes a text below a folder, with the folders in between.
  package func write(_ text: String, to path: String) throws {
    let file = appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The files below a folder, by their paths in it.
  package func contents() throws -> [String: String] {
    let paths = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
    var contents: [String: String] = [:]
    for name in paths {
      let file = appendingPathComponent(name)
      if let text = try? String(contentsOf: file, encoding: .utf8) { contents[name] = text }
    }
    return contents
  }

  /// The bytes of all files below a folder, by their paths in it, on whatever file systems they are.
  package func everything() throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: path) {
      let file = appendingPathComponent(name)
      let isFolder = try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
      guard isFolder else {
        contents[name] = try Data(contentsOf: file)
        continue
      }
      for (inner, data) in try file.everything() { contents["\(name)/\(inner)"] = data }
    }
    return contents
  }
}
