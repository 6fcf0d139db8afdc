/// An expression of which nothing is known but that it has no side effects and never stops the program, with values in
/// some places.
package struct Code: Sendable, Hashable {
  package enum Piece: Sendable, Hashable {
    /// Source, without line breaks.
    case text(String)
    case value(Value)
  }

  package let pieces: [Piece]
  /// Whether it needs parentheses as an operand.
  package let isOperation: Bool
  /// Whether its type does not depend on what is asked for where it stands.
  package let hasOwnType: Bool
  /// Whether it is certainly not nil.
  package let isNeverNil: Bool
  /// The type that was asked for where it stood, as source; nil where it is not known, or does not matter.
  package private(set) var type: String?

  package init(_ pieces: [Piece], isOperation: Bool, hasOwnType: Bool, isNeverNil: Bool = false) {
    self.isNeverNil = isNeverNil
    self.pieces = pieces
    self.isOperation = isOperation
    self.hasOwnType = hasOwnType
  }

  /// Returns the code as the value of a type.
  package func asked(for type: String) -> Code {
    var code = self
    if !hasOwnType { code.type = type }
    return code
  }

  /// The values in it.
  package var values: [Value] {
    pieces.compactMap { piece in
      if case .value(let value) = piece { return value }
      return nil
    }
  }
}
