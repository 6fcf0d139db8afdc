/// How a text for people is set off: by the colours of a terminal, or not at all.
public struct TextStyle: Sendable {
  private let isColoured: Bool
  /// The number of columns that texts are wrapped to.
  let width: Int

  /// Text without colours, for 80 columns.
  public static let plain = TextStyle(isColoured: false)

  /// - Parameters:
  ///   - isColoured: whether the text has the escape sequences of ECMA-48, which terminals show as colours.
  ///   - width: the number of columns of the terminal; nil where it does not say it.
  public init(isColoured: Bool, width: Int? = nil) {
    self.isColoured = isColoured
    self.width = max(40, min(width ?? TextColumns.width, 160))
  }

  func heading(_ text: String) -> String { marked(text, "1") }
  /// A blank line, a heading, and the lines below it.
  func section(_ title: String, _ lines: [String]) -> [String] { ["", heading(title)] + lines }
  func quiet(_ text: String) -> String { marked(text, "2") }
  func bad(_ text: String) -> String { marked(text, "31") }

  /// An outcome, or a text that stands for it.
  func outcome(_ outcome: Outcome, _ text: String? = nil) -> String {
    let text = text ?? outcome.rawValue
    return switch outcome {
    case .synthesized: marked(text, "32")
    case .explicit: marked(text, "36")
    case .bridged: marked(text, "33")
    case .untouched: marked(text, "31")
    }
  }

  /// A unified diff.
  public func diff(_ text: String) -> String {
    guard isColoured else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("--- ") || line.hasPrefix("+++ ") { return heading(String(line)) }
      return switch line.first {
      case "@": marked(String(line), "36")
      case "+": marked(String(line), "32")
      case "-": marked(String(line), "31")
      default: String(line)
      }
    }.joined(separator: "\n")
  }

  private func marked(_ text: String, _ code: String) -> String {
    isColoured && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
