import SwiftParser
import SwiftSyntax

extension SourceFile {
  /// Returns the file with only its declarations: all bodies have unknown code, everything else is in its place.
  ///
  /// A file whose declarations alone matter takes a fraction of the memory this way. Nil if a body contains a
  /// declaration, or the file nests too deep to be parsed.
  func outlined(_ facts: FileFacts, index: Int) -> (file: SourceFile, facts: FileFacts)? {
    guard !isTooDeep else { return nil }
    let finder = BodyFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    var bytes = utf8
    // A call of which nothing is known: an empty body would do nothing. What is shorter than that stays.
    let unknown = Array("$0()".utf8)
    for body in finder.bodies where body.count >= unknown.count {
      for offset in body { bytes[offset] = UInt8(ascii: " ") }
      bytes.replaceSubrange(body.prefix(unknown.count), with: unknown)
    }
    RunStatistics.process.note(.outlines, bytes: bytes.count)
    let outline = SourceFile(self, outline: bytes.withUnsafeBufferPointer { Parser.parse(source: $0) })
    var left = FileFacts(of: outline, index: index)
    guard !outline.tree.hasError, left.declaresAsMuch(as: facts) else { return nil }
    left.dropUses(except: facts)
    return (outline, left)
  }
}

extension FileFacts {
  /// The declarations of the file, and the few uses that decisions ask of every file.
  var declared: FileFacts {
    var left = self
    left.dropUses(except: self)
    return left
  }

  fileprivate func declaresAsMuch(as other: FileFacts) -> Bool {
    types.count == other.types.count && properties.count == other.properties.count
      && functions.count == other.functions.count && initializers.count == other.initializers.count
      && extensions.count == other.extensions.count && aliases == other.aliases && placeholders == other.placeholders
      && mutatingFunctions == other.mutatingFunctions && operators == other.operators
  }

  /// Leaves what is declared.
  ///
  /// - Parameter facts: the facts of the whole file, with the uses that decisions ask of every file.
  fileprivate mutating func dropUses(except facts: FileFacts) {
    var left = FileFacts()
    left.imports = imports
    left.types = types
    left.properties = properties
    left.functions = functions
    left.initializers = initializers
    left.jsonInitializers = jsonInitializers
    left.extensions = extensions
    left.aliases = aliases
    left.aliasedTypes = aliasedTypes
    left.placeholders = placeholders
    left.scopedNames = scopedNames
    left.mutatingFunctions = mutatingFunctions
    left.operators = operators
    left.precedenceGroups = precedenceGroups
    left.hasWritingLookup = hasWritingLookup
    left.objectUses = facts.objectUses
    left.codableCasts = facts.codableCasts
    left.printingFunctions = facts.printingFunctions
    left.caughtErrors = facts.caughtErrors
    left.thrownErrors = facts.thrownErrors
    left.isReduced = true
    self = left
  }
}

/// Finds the bodies of functions, accessors and closures.
private final class BodyFinder: SyntaxVisitor {
  private(set) var bodies: [Range<Int>] = []

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    add(node.leftBrace, node.rightBrace)
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    add(node.leftBrace, node.rightBrace)
    return .skipChildren
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    guard case .getter = node.accessors else { return .visitChildren }
    add(node.leftBrace, node.rightBrace)
    return .skipChildren
  }

  private func add(_ left: TokenSyntax, _ right: TokenSyntax) {
    let start = left.trimmedOffsets.upperBound
    bodies.append(start..<max(start, right.trimmedOffsets.lowerBound))
  }
}
