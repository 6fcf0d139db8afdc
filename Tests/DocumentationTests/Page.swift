import Foundation
import TestSupport
import Testing

/// One page of a catalogue, as a Swift file.
struct Page: Sendable, CustomTestStringConvertible {
  /// The library that the page is about. Its snippets import it.
  let library: String

  /// The page.
  let document: MarkdownDocument

  /// The snippets that are compiled.
  var snippets: [MarkdownDocument.Block] { swiftBlocks.filter { !Self.isLeftOut($0) } }

  /// The snippets that can't be compiled: those under a comment `not compiled: reason`.
  var snippetsLeftOut: [MarkdownDocument.Block] { swiftBlocks.filter(Self.isLeftOut) }

  /// The snippets in their order, behind the page's hidden preamble (`<!-- snippet-preamble … -->`).
  ///
  /// Each line keeps its number, so an error of the compiler leads to the line of the page. The first line, which is
  /// never code, has the imports.
  var source: String {
    let lines = document.text.components(separatedBy: "\n")
    var source = Array(repeating: "", count: lines.count)
    source[0] = "import Foundation; import \(library)"
    if let start = lines.firstIndex(of: "<!-- snippet-preamble") {
      for index in (start + 1)..<lines.count {
        guard lines[index] != "-->" else { break }
        source[index] = lines[index]
      }
    }
    for snippet in snippets {
      // The line of the fence counts from 1, so it is the index of the first line below.
      for index in snippet.line..<(snippet.line + snippet.text.count { $0 == "\n" }) { source[index] = lines[index] }
    }
    return source.joined(separator: "\n")
  }

  var testDescription: String { document.path }

  private var swiftBlocks: [MarkdownDocument.Block] { document.blocks.filter { $0.language == "swift" } }

  private static func isLeftOut(_ block: MarkdownDocument.Block) -> Bool {
    block.comment?.hasPrefix("not compiled: ") == true
  }
}
