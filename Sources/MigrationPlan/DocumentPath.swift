/// A part of a document: the document that an initializer is given, or an element of an array in it, and the steps from
/// there.
package struct DocumentPath: Sendable, Hashable {
  package enum Root: Sendable, Hashable {
    /// The document that the initializer is given.
    case document
    /// A document that is null: `JSON.null`.
    case null
    /// The element that is read by the sequence so many sequences deep.
    case element(depth: Int)
    /// The other element that is compared with that.
    case second(depth: Int)
    /// A document that is picked from an array, where there is one: `documents.last`.
    case picked(Value)
    /// A document that is parsed from a text: `JSON(parseJSON: json["state"].stringValue)`.
    case parsed(Value)

    /// The value that the document is picked from, or whose text it is parsed from; nil for other roots.
    package var value: Value? {
      switch self {
      case .picked(let value), .parsed(let value): value
      case .document, .null, .element, .second: nil
      }
    }
  }

  package let root: Root
  /// Outermost first.
  package private(set) var steps: [DocumentKey.Step]

  package init(_ root: Root = .document, _ steps: [DocumentKey.Step] = []) {
    self.root = root
    self.steps = steps
  }

  /// A document that is null.
  package static let null = DocumentPath(.null)

  /// Whether it is the whole document, or a whole element.
  package var isWhole: Bool { steps.isEmpty }

  /// The part around this one; nil for the whole document.
  package var parent: DocumentPath? { isWhole ? nil : DocumentPath(root, steps.dropLast()) }

  /// Returns the part under a key or an index.
  package func appending(_ step: DocumentKey.Step) -> DocumentPath { DocumentPath(root, steps + [step]) }

  /// Returns whether another part is this one, or inside of it.
  package func contains(_ other: DocumentPath) -> Bool {
    root == other.root && other.steps.starts(with: steps)
  }

  /// Returns whether another part is this one, or inside of it or of an element behind it.
  func isAtOrBefore(_ other: DocumentPath) -> Bool {
    guard case .index(let index)? = steps.last, root == other.root, other.steps.count >= steps.count,
      other.steps.starts(with: steps.dropLast()), case .index(let found) = other.steps[steps.count - 1]
    else { return contains(other) }
    return found >= index
  }

  /// Returns the step that leads from this part to another one inside of it; nil for this part, and for others.
  package func step(to other: DocumentPath) -> DocumentKey.Step? {
    contains(other) && other.steps.count > steps.count ? other.steps[steps.count] : nil
  }
}
