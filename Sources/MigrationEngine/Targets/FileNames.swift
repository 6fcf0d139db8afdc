import SwiftSyntax

/// The top-level types that a file declares, and the project's types that it references. They show whether two files
/// can belong to one module, or need each other.
struct FileNames: Sendable {
  /// The types that other files may see, without those under `#if`.
  private(set) var declared: Set<String> = []
  /// Those of them that other modules may see.
  private(set) var exported: Set<String> = []
  private(set) var mentioned: Set<String> = []

  /// The names of each file of a tree.
  static func all(in tree: SourceTree) -> [FileNames] {
    var names = tree.facts.map(FileNames.init(declaredIn:))
    let known = names.reduce(into: Set()) { $0.formUnion($1.declared) }
    let mentioned = Parallel.map(tree.files) { identifiers(of: $0.utf8, among: known) }
    for index in names.indices { names[index].mentioned = mentioned[index] }
    return names
  }

  private init(declaredIn facts: FileFacts) {
    for type in facts.types where type.enclosing == nil && Syntax(type.node).isSeenByModule {
      declared.insert(type.name)
      if type.node.isVisibleOutside { exported.insert(type.name) }
    }
  }

  /// Every identifier and keyword of a source text, those in strings too, but not those behind `//`.
  static func identifiers(of bytes: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    readIdentifiers(of: bytes) { found.insert(String(decoding: $0, as: UTF8.self)) }
    return found
  }

  /// Those of some names that are among the identifiers of a source text.
  private static func identifiers(of bytes: [UInt8], among names: Set<String>) -> Set<String> {
    // Most words begin as no name of the same length does.
    let lengths = names.reduce(into: [UInt8: Set<Int>]()) { lengths, name in
      if let first = name.utf8.first { lengths[first, default: []].insert(name.utf8.count) }
    }
    var found: Set<String> = []
    readIdentifiers(of: bytes) { word in
      guard let first = word.first, lengths[first]?.contains(word.count) == true else { return }
      let name = String(decoding: word, as: UTF8.self)
      if names.contains(name) { found.insert(name) }
    }
    return found
  }

  private static func readIdentifiers(of bytes: [UInt8], _ read: (Slice<UnsafeBufferPointer<UInt8>>) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      var start: Int?
      var index = bytes.startIndex
      while index < bytes.endIndex {
        let byte = bytes[index]
        if byte.isIdentifierPart {
          start = start ?? index
        } else {
          if let begin = start { read(bytes[begin..<index]) }
          start = nil
          // Behind a colon it is an address.
          let isAddress = index > 0 && bytes[index - 1] == UInt8(ascii: ":")
          if byte == UInt8(ascii: "/"), index + 1 < bytes.endIndex, bytes[index + 1] == byte, !isAddress {
            index = bytes[index...].firstIndex(where: \.isNewline) ?? bytes.endIndex
            continue
          }
        }
        index += 1
      }
      if let begin = start { read(bytes[begin...]) }
    }
  }
}

extension Syntax {
  /// Whether all files of the module see a declaration, however it is built.
  var isSeenByModule: Bool {
    sequence(first: self, next: \.parent).allSatisfy { node in
      !node.is(IfConfigClauseSyntax.self)
        && node.asProtocol((any WithModifiersSyntax).self)?.modifiers.isPrivate != true
    }
  }
}
