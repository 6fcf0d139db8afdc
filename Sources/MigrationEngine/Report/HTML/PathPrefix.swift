import Foundation

/// The folder that all files of a report are in. It is said once.
struct PathPrefix: Equatable {
  /// The folder, with the `/` behind it; empty where there is none.
  let text: String

  init(of files: [String]) {
    guard var common = files.first.map({ Self.components(of: $0).dropLast() }) else {
      text = ""
      return
    }
    for file in files.dropFirst() {
      let other = Self.components(of: file).dropLast()
      common = common.prefix(zip(common, other).prefix { $0 == $1 }.count)
    }
    text = common.map { $0 + "/" }.joined()
  }

  private static func components(of path: String) -> [Substring] {
    path.split(separator: "/", omittingEmptySubsequences: false)
  }

  func rest(of file: String) -> String { file.hasPrefix(text) ? String(file.dropFirst(text.count)) : file }

  /// The same for a folder, whose path ends without a `/`; of the folder itself, words.
  func rest(ofFolder folder: String) -> String {
    if text.isEmpty { return folder }
    let rest = rest(of: folder + "/")
    if rest.isEmpty { return "directly in \((text as NSString).lastPathComponent)" }
    return String(rest.dropLast())
  }

  /// The folder that a file is in; a point for files without one.
  static func folder(of file: String) -> String {
    guard let slash = file.lastIndex(of: "/") else { return "." }
    return slash == file.startIndex ? "/" : String(file[..<slash])
  }

  /// The sentence for readers.
  var said: String {
    text.isEmpty || text == "./"
      ? "" : "<p class=\"quiet prefix\">Paths on this page are below <code>\(text.html)</code></p>"
  }
}
