import Foundation
import Testing

/// Something that initializers do, in all the spellings that people have for it: a file of `Spellings`.
///
/// A file begins with the declarations, and `init?` where documents may be refused. Spellings follow, each behind a
/// line of three hyphens. The first one is in the form that the engine has to find for all.
struct Meaning: Sendable, CustomTestStringConvertible {
  let name: String
  let isFailable: Bool
  let declarations: [String]
  let spellings: [String]

  static let all = inFolder("Spellings")

  /// Meanings with spellings that others wrote, who did not know the engine. Each set was new to it when it was counted
  /// first: 90 of 100 of the second had the best form then, 84 of the third, 95 of the fourth, 93 of the
  /// fifth. Not all have it yet.
  static let byOthers = ["First", "Second", "Third", "Fourth", "Fifth"].flatMap { inFolder("Spellings/ByOthers/\($0)") }

  private static func inFolder(_ path: String) -> [Meaning] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(path)
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "txt" }.sorted { $0.path < $1.path }.compactMap(Meaning.init)
  }

  private init?(file: URL) {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    let parts = text.components(separatedBy: "\n---\n").map { $0.trimmingCharacters(in: .newlines) }
    let head = parts[0].split(separator: "\n").map(String.init)
    let path = file.deletingPathExtension().path
    name = path.components(separatedBy: "/Spellings/").last ?? path
    isFailable = head.contains("init?")
    declarations = head.filter { $0 != "init?" }
    spellings = Array(parts.dropFirst())
  }

  var testDescription: String { name }

  /// Whether a spelling may leave the initializer, so that nothing can stand behind it.
  static func leaves(_ spelling: String) -> Bool { spelling.contains(#/\breturn *(\}|\n|$)/#) }

  /// The names that a spelling gives to values.
  static func locals(of spelling: String) -> Set<Substring> {
    Set(spelling.matches(of: #/\b(?:let|var) (\w+)/#).map(\.1))
  }

  /// A class with the declarations of several meanings, which an initializer fills by one spelling of each.
  static func program(named name: String, _ parts: [(meaning: Meaning, spelling: String)]) -> String {
    let declarations = parts.flatMap(\.meaning.declarations).map { "  \($0)\n" }.joined()
    let mark = parts.contains(where: \.meaning.isFailable) ? "?" : ""
    let body = parts.flatMap { $0.spelling.split(separator: "\n") }.map { "    \($0)\n" }.joined()
    return """
      import Foundation
      import SwiftyJSON

      final class \(name) {
      \(declarations)
        init\(mark)(json: JSON) {
      \(body)  }
      }

      """
  }

  /// The types that the meanings name.
  static let models = """
    import SwiftyJSON

    struct Tag {
      let name: String

      init(json: JSON) {
        name = json["name"].stringValue
      }
    }

    enum Role: String { case guest, admin }

    """
}
