import Foundation

/// One Markdown file, as far as the tests look at it: fenced blocks, links, and the anchors of its headings.
package struct MarkdownDocument: Sendable {
  /// A fenced block.
  package struct Block: Sendable {
    /// The words behind the opening fence, such as `sh norun`.
    package let info: [String]
    package let text: String
    /// The number of the opening fence's line.
    package let line: Int
    /// The HTML comment on the line above, without its marks.
    package let comment: String?

    package var language: String { info.first ?? "" }
  }

  /// A link to another place of this repository.
  package struct Link: Sendable {
    package let file: String
    package let anchor: String
    package let line: Int
  }

  /// The path below the package's folder.
  package let path: String
  package let text: String
  package private(set) var blocks: [Block] = []
  /// The lines outside of fenced blocks, with their numbers.
  package private(set) var prose: [(number: Int, text: String)] = []

  package init(path: String, text: String) {
    self.path = path
    self.text = text
    var open: (info: [String], line: Int, comment: String?, fence: Substring)?
    var body: [String] = []
    var previous = ""
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      let trimmed = line.drop { $0 == " " }
      let fence = trimmed.prefix { $0 == "`" }
      if let block = open {
        if trimmed == block.fence {
          blocks.append(
            Block(
              info: block.info, text: body.joined(separator: "\n") + "\n", line: block.line, comment: block.comment))
          open = nil
        } else {
          body.append(line)
        }
      } else if fence.count >= 3 {
        let info = trimmed.dropFirst(fence.count).split(separator: " ").map(String.init)
        open = (info, index + 1, comment(previous), fence)
        body = []
      } else {
        prose.append((index + 1, line))
      }
      previous = line
    }
  }

  /// The anchors that GitHub gives to the headings.
  package var anchors: Set<String> {
    var anchors: Set<String> = []
    for (_, line) in prose {
      let marks = line.prefix { $0 == "#" }
      guard (1...6).contains(marks.count), line.dropFirst(marks.count).first == " " else { continue }
      let title = line.dropFirst(marks.count).trimmingCharacters(in: .whitespaces)
        .replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.1 }
      let anchor = String(
        title.lowercased().replacing(" ", with: "-").unicodeScalars.filter {
          $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-" || $0 == "_"
        }.map(Character.init))
      var candidate = anchor
      var count = 0
      while anchors.contains(candidate) {
        count += 1
        candidate = "\(anchor)-\(count)"
      }
      anchors.insert(candidate)
    }
    return anchors
  }

  /// The links to files and anchors of this repository, images among them.
  package var links: [Link] {
    prose.flatMap { number, line in
      let visible = line.replacing(/`[^`]*`/, with: "")
      let targets =
        visible.matches(of: /\]\(([^)\s]+)\)/).map(\.1) + visible.matches(of: /(?:src|href)="([^"]+)"/).map(\.1)
      return targets.filter { $0.firstMatch(of: /^[a-z]+:/) == nil }.map { target in
        let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        return Link(file: String(parts[0]), anchor: parts.count > 1 ? String(parts[1]) : "", line: number)
      }
    }
  }
}

/// The text of a line that is an HTML comment.
private func comment(_ line: String) -> String? {
  guard let match = line.wholeMatch(of: /\s*<!--\s*(.*?)\s*-->\s*/) else { return nil }
  return String(match.1)
}
