/// An expression that is not understood, with values in some places.
package struct Code: Sendable, Hashable {
  package enum Piece: Sendable, Hashable {
    /// Source, without line breaks.
    case text(String)
    case value(Value)
    /// A closure that makes a value of an element of an array.
    case closure(Value)
    /// The name of the object that the code configures.
    case name(String)
    /// A part of the document, which is passed on: as a container, or as a value of the old library.
    case document(DocumentPath, isOld: Bool)
  }

  /// The reason why code has to run exactly once.
  package struct Effect: Sendable, Hashable {
    /// The number of the statement that contains the code.
    package let statement: Int
    /// Whether it may do more than give a value. All other code only gives another value each time, like the clock.
    package let isAction: Bool

    package init(in statement: Int, isAction: Bool) {
      self.statement = statement
      self.isAction = isAction
    }
  }

  package let pieces: [Piece]
  /// Whether it needs parentheses as an operand.
  package let isOperation: Bool
  /// Whether it is an optional chain, so that a member behind it belongs to what is unwrapped.
  package let isChain: Bool
  /// Whether its type does not depend on what is asked for where it stands.
  package let hasOwnType: Bool
  /// The type whose initializer it calls, as source; nil for other code.
  package let made: String?
  /// Whether it is certainly not nil.
  package private(set) var isNeverNil: Bool
  /// Whether it calls something that throws.
  package let isThrowing: Bool
  /// Whether it may stop the program.
  package let mayStop: Bool
  /// The reason why the code has to run exactly once; nil for code that may be repeated or left out.
  package let effect: Effect?
  /// The type that was asked for where it stood, as source; nil where it is not known, or does not matter.
  package private(set) var type: String?

  package init(
    _ pieces: [Piece], isOperation: Bool = false, isChain: Bool = false, hasOwnType: Bool,
    made: String? = nil, isNeverNil: Bool = false, isThrowing: Bool = false,
    mayStop: Bool = false, effect: Effect? = nil
  ) {
    self.pieces = pieces.reduce(into: []) { joined, piece in
      if case .text(let more) = piece, case .text(let before)? = joined.last {
        joined[joined.count - 1] = .text(before + more)
      } else {
        joined.append(piece)
      }
    }
    self.isOperation = isOperation
    self.isChain = isChain
    self.hasOwnType = hasOwnType
    self.made = made
    self.isNeverNil = isNeverNil
    self.isThrowing = isThrowing
    self.mayStop = mayStop
    self.effect = effect
  }

  /// Returns the code as the value of a type.
  package func asked(for type: String) -> Code {
    var code = self
    if !hasOwnType { code.type = type }
    return code
  }

  /// The code where its value is known to be there.
  package var thatIsThere: Code {
    var code = self
    code.isNeverNil = true
    return code
  }

  /// Returns the code that configures an object of another name.
  fileprivate func naming(_ name: String) -> Code {
    let renamed = pieces.map { piece -> Piece in
      if case .name = piece { return .name(name) }
      return piece
    }
    return Code(renamed, hasOwnType: hasOwnType, isThrowing: isThrowing)
  }

  /// Returns the code with other code in the place of a value.
  package func replacing(_ value: Value, by source: String) -> Code {
    Code(
      pieces.map { $0 == .value(value) ? .text(source) : $0 }, isOperation: isOperation, isChain: isChain,
      hasOwnType: hasOwnType, isNeverNil: isNeverNil)
  }

  /// The values in it.
  package var values: [Value] {
    pieces.compactMap { piece in
      switch piece {
      case .value(let value), .closure(let value): return value
      default: return nil
      }
    }
  }

  /// The parts of the document that are passed on in it.
  package var documents: [DocumentPath] {
    pieces.compactMap { piece in
      if case .document(let path, _) = piece { return path }
      return nil
    }
  }
}

/// A value that statements configure before it is used: `let formatter = DateFormatter(); formatter.dateFormat = "y"`.
package struct ConfiguredObject: Sendable, Hashable {
  package let name: String
  /// Whether it is declared by `var`.
  package let isVariable: Bool
  package let made: Code
  /// The statements, which name the object by its name.
  package var steps: [Code] = []

  package init(_ name: String, isVariable: Bool, made: Code) {
    self.name = name
    self.isVariable = isVariable
    self.made = made
  }

  package var values: [Value] { made.values + steps.flatMap(\.values) }

  /// Returns the object under another name.
  package func named(_ name: String, isVariable: Bool) -> ConfiguredObject {
    var object = ConfiguredObject(name, isVariable: isVariable || self.isVariable, made: made)
    object.steps = steps.map { $0.naming(name) }
    return object
  }
}
