import Foundation

/// The files of a project that a run is not given, and that see what its files keep inside of their module: other files of
/// the same targets, and tests that import these with `@testable`.
///
/// A declaration that such a file names stays, even if no scanned code calls it.
enum UnscannedFiles {
  /// The names in these files.
  ///
  /// - Parameters:
  ///   - tree: the scanned files, and the folders of their projects.
  ///   - roots: what the run was given.
  static func names(around tree: SourceTree, roots: [String]) -> Set<String> {
    let roots = roots.map(SourceFolder.canonical)
    func isInside(_ path: String) -> Bool { roots.contains { path == $0 || path.hasPrefix($0 + "/") } }
    // Below a root everything is scanned.
    let folders = tree.projectFolders.filter { !isInside($0) }
    guard !folders.isEmpty else { return [] }
    let scanned = Set(SourceFolder.canonical(tree.files.map(\.path)))
    let targets = ProjectTargets(in: tree.projectFolders)
    let own = scanned.reduce(into: Set<Int>()) { $0.formUnion(targets.targets(of: $1)) }
    let modules = own.reduce(into: Set<String>()) { $0.formUnion(targets.targets[$1].build.modules) }
    var seen = scanned
    let others = folders.sorted().flatMap { SourceFolder.swiftFiles(below: $0, except: isInside) }.filter {
      seen.insert($0).inserted
    }
    return Parallel.map(others) { path -> Set<String> in
      guard let bytes = FileManager.default.contents(atPath: path).map(Array.init) else { return [] }
      let isOwn = !own.isDisjoint(with: targets.targets(of: path))
      return isOwn || tests(bytes, modules) ? FileNames.identifiers(of: bytes) : []
    }.reduce(into: []) { $0.formUnion($1) }
  }

  /// Whether a file imports one of some modules with what is internal in it; any, where they are not known.
  private static func tests(_ bytes: [UInt8], _ modules: Set<String>) -> Bool {
    guard bytes.contains(bytes: Array("@testable".utf8)) else { return false }
    let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    // `@testable import App`, `@testable import struct App.Model`.
    return words.indices.contains { index in
      words[index] == "@testable"
        && (modules.isEmpty
          || words[index...].dropFirst(2).prefix(2).contains { modules.contains(String($0.prefix { $0 != "." })) })
    }
  }
}
