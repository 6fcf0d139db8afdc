/// The place in the document from which a property is read: a key, or a path of keys and indices.
package struct DocumentKey: Sendable, Hashable {
  package enum Step: Sendable, Hashable {
    case key(String)
    case index(Int)
    /// A key that code gives, as source.
    case code(String)
  }

  /// Outermost first; none for the document itself.
  package var steps: [Step]

  package init(steps: [Step] = []) {
    self.steps = steps
  }

  /// The steps as `KeySpelling.paths` spells them.
  package var text: String {
    steps.map { step in
      switch step {
      case .key(let key): key
      case .index(let index): "\(index)"
      case .code(let source): source
      }
    }.joined(separator: ".")
  }

  /// Whether it is more than one key.
  package var isPath: Bool {
    guard steps.count == 1, case .key? = steps.first else { return true }
    return false
  }

  /// Whether `KeySpelling.paths` takes a step of a path for an index; so for an empty one, which is no step.
  package static func isIndex(_ step: String) -> Bool { step.allSatisfy { $0.isASCII && $0.isNumber } }

  /// Whether `KeySpelling.paths` parses the text to the same steps.
  ///
  /// No key may have a dot, be empty, look like an index, or be given by code.
  package var isSpellable: Bool {
    steps.allSatisfy { step in
      switch step {
      case .key(let key): !key.contains(".") && !Self.isIndex(key)
      case .index: true
      case .code: false
      }
    }
  }
}
