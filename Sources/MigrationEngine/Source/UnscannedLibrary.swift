import Foundation

/// A copy of SwiftyJSON that an Xcode project compiles, and that is in none of the scanned folders: for example under
/// `Vendor` or `Carthage`, or missing from a checkout.
///
/// The project's files can name `JSON` without an import, so only the project file shows the meaning of the name.
enum UnscannedLibrary {
  /// Returns the project file that lists the copy among its sources. Nil if there is none.
  static func projectFile(of files: [SourceFile], _ facts: [FileFacts]) -> String? {
    let isMissing =
      facts.contains { found in
        !found.jsonInitializers.isEmpty && !found.imports.contains { Import.jsonLibraries.contains($0.module) }
      } && !facts.contains { $0.types.contains { $0.name == "JSON" } || $0.aliasedTypes["JSON"] != nil }
    guard isMissing else { return nil }
    var seen: Set<String> = []
    for (file, found) in zip(files, facts) where !found.jsonInitializers.isEmpty {
      let folder = URL(fileURLWithPath: file.path).standardizedFileURL.deletingLastPathComponent().path
      for folder in ProjectTargets.pathAndFolders(of: folder) where seen.insert(folder).inserted {
        if let file = projectFiles(in: folder).first(where: listsCopy) { return file }
      }
    }
    return nil
  }

  private static func projectFiles(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".xcodeproj") }.sorted().map { "\(folder)/\($0)/project.pbxproj" }
  }

  /// Xcode writes what it compiles as `SwiftyJSON.swift in Sources`.
  private static func listsCopy(_ path: String) -> Bool {
    guard let text = try? String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8) else { return false }
    return text.contains("/* SwiftyJSON.swift in Sources */")
  }
}
