import Foundation

/// Which of the files that a run reads it may change.
public struct FileSelection: Sendable {
  /// Only files that fit one of these patterns; all where there are none.
  public var include: [String] = []
  /// No file that fits one of these patterns.
  public var exclude: [String] = []
  /// Only these files, by their full paths; all where it is nil.
  public var files: Set<String>?
  /// Only files of targets of these names; all where there are none.
  public var targets: [String] = []

  public init() {}

  /// Whether a file may be changed, whichever target it belongs to.
  ///
  /// `*` in a pattern stands for any characters, also for `/`; `?` for one. A pattern with a `/` is a path from where the
  /// user is, and fits everything in a folder that it fits. One without fits files and folders of such a name anywhere.
  public func contains(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(String.init)
    let whole = Self.absolute(path)
    func fits(_ pattern: String) -> Bool {
      guard pattern.contains("/") else { return names.contains { fnmatch(pattern, $0, 0) == 0 } }
      let pattern = Self.absolute(pattern)
      return fnmatch(pattern, whole, 0) == 0 || fnmatch(pattern + "/*", whole, 0) == 0
    }
    guard include.isEmpty || include.contains(where: fits), !exclude.contains(where: fits) else { return false }
    return files?.contains(URL(fileURLWithPath: whole).resolvingSymlinksInPath().path) ?? true
  }

  private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
