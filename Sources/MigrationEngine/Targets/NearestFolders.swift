import Foundation

/// Separates files by folders, if no project description does.
enum NearestFolders {
  /// Files by the folders which declare the same names: two sibling folders that do can't be compiled together.
  ///
  /// - Parameters:
  ///   - files: the indices of the files.
  ///   - twins: the files of each name that more than one declares.
  ///   - paths: the full paths of all files of the tree.
  /// - Returns: the files of each such folder, and first, without one, those that are in none.
  static func divided(
    _ files: Set<Int>, twins: [Set<Int>], _ paths: [String]
  ) -> [(folder: String?, files: Set<Int>)] {
    let folders = files.reduce(into: [:]) { $0[$1] = (paths[$1] as NSString).deletingLastPathComponent.components }
    var found: Set<[String]> = []
    for own in twins.map({ $0.compactMap { folders[$0] } }) where own.count > 1 {
      let common = own.dropFirst().reduce(own[0]) { Array(zip($0, $1).prefix { $0 == $1 }.map(\.0)) }
      // Two files of one folder are not told apart by it.
      found.formUnion(own.filter { $0.count > common.count }.map { Array($0.prefix(common.count + 1)) })
    }
    let outermost = found.filter { folder in
      !found.contains { $0.count < folder.count && folder.starts(with: $0) }
    }
    let divided = Dictionary(grouping: files) { file in
      outermost.first { folder in folders[file]?.starts(with: folder) == true }
    }
    return divided.sorted { ($0.key ?? []).lexicographicallyPrecedes($1.key ?? []) }
      .map { folder, files in (folder?.last, Set(files)) }
  }
}

extension String {
  fileprivate var components: [String] { split(separator: "/", omittingEmptySubsequences: false).map(String.init) }
}
