/// Why an item got the outcome that it got, and where the source shows it.
struct Reason: Sendable, Equatable, CustomStringConvertible {
  let text: String
  let position: SourcePosition?

  init(_ text: String, at position: SourcePosition? = nil) {
    self.text = text
    self.position = position
  }

  var description: String { position.map { "\($0): \(text)" } ?? text }
}
