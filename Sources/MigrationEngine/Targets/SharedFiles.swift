import SwiftSyntax

/// The files that several parts of a tree share, and the parts that decide the outcome of each.
///
/// The parts know different code around a shared file. For example, the code of one part may require a type of the file
/// to stay a class. Another part, whose own code does not use the file, accepts the first one's result.
struct SharedFiles {
  /// The parts, each with the paths of its files.
  private let parts: [Set<String>]
  private let files: [String: Names]
  /// The results so far, by the parts that share a file and the part in question.
  private var reachedFiles: [[Int]: Set<String>] = [:]

  /// The declarations of a file that others can see, and all names in it.
  private struct Names: Sendable {
    let declared: Set<String>
    let mentioned: Set<String>
  }

  init(_ trees: [SourceTree]) {
    parts = trees.map { Set($0.files.map(\.path)) }
    var all: [String: (file: SourceFile, facts: FileFacts)] = [:]
    for tree in trees {
      for (file, facts) in zip(tree.files, tree.facts) where all[file.path] == nil { all[file.path] = (file, facts) }
    }
    let types = all.values.reduce(into: Set()) { $0.formUnion($1.facts.types.map(\.simpleName)) }
    let declared = all.mapValues { $0.facts.namesForOthers(types) }
    let known = declared.values.reduce(into: Set()) { $0.formUnion($1) }
    let found = Parallel.map(Array(all.values.map(\.file))) { file in
      let names = FileNames.identifiers(of: file.utf8).intersection(known)
      return (file.path, Names(declared: declared[file.path] ?? [], mentioned: names))
    }
    files = Dictionary(uniqueKeysWithValues: found)
  }

  /// The part whose result for a file is that of all parts that have the file.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - results: what each part makes of it, by the part's number.
  /// - Returns: nil where two parts come to the file and make different things of it, or where it names something that
  ///   they have not in common.
  mutating func decidingPart(for path: String, _ results: [Int: String]) -> Int? {
    let holders = results.keys.sorted()
    guard let first = holders.first else { return nil }
    let common = holders.reduce(parts[first]) { $0.intersection(parts[$1]) }
    let coming = holders.filter { part in
      let found = reachedFiles[holders + [part]] ?? reached(in: part, from: parts[part].subtracting(common))
      reachedFiles[holders + [part]] = found
      return found.contains(path)
    }
    let deciding = coming.first ?? first
    guard coming.allSatisfy({ results[$0] == results[deciding] }), let result = results[deciding] else { return nil }
    let named = (files[path]?.mentioned ?? []).union(FileNames.identifiers(of: Array(result.utf8)))
    let others = holders.flatMap { parts[$0].subtracting(common) }
    return others.allSatisfy { files[$0]?.declared.isDisjoint(with: named) ?? true } ? deciding : nil
  }

  /// The files of a part that some of its files come to: by what they name, by what is named there, and so on.
  private func reached(in part: Int, from roots: Set<String>) -> Set<String> {
    var declaring: [String: [String]] = [:]
    for path in parts[part] {
      for name in files[path]?.declared ?? [] { declaring[name, default: []].append(path) }
    }
    var found = roots
    var open = Array(roots)
    while let path = open.popLast() {
      for name in files[path]?.mentioned ?? [] {
        open += declaring[name, default: []].filter { found.insert($0).inserted }
      }
    }
    return found
  }

  /// The first line of each of two results that the other has not; nil where there is none besides imports.
  static func difference(between first: String, and second: String) -> (first: String?, second: String?) {
    func lines(_ text: String) -> [Substring] { text.split(whereSeparator: \.isNewline) }
    var only: (first: String?, second: String?) = (nil, nil)
    for change in lines(second).difference(from: lines(first)).sorted(by: { $0.offset < $1.offset }) {
      let line = change.element.drop(while: \.isWhitespace)
      guard !line.isEmpty, !line.contains("import ") else { continue }
      switch change {
      case .remove: only.first = only.first ?? String(line)
      case .insert: only.second = only.second ?? String(line)
      }
    }
    return only
  }
}

/// A file that stays as it is because two parts convert it differently.
struct DisputedFile {
  let path: String
  /// The first line that they do not make the same of, as two of them write it.
  let lines: [String]

  init(_ path: String, _ results: [Int: String]) {
    self.path = path
    let texts = results.sorted { $0.key < $1.key }.map(\.value)
    let difference = texts.first.flatMap { first in
      texts.first { $0 != first }.map { SharedFiles.difference(between: first, and: $0) }
    }
    lines = [difference?.first, difference?.second].compactMap(\.self).map { "`\($0)`" }
  }

  var note: String {
    let reason = "left as it is, since the parts that it belongs to would change it in different ways"
    return "\(path): \(reason)\(lines.isEmpty ? "" : ": \(lines.joined(separator: " or "))")"
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  fileprivate var element: ChangeElement {
    switch self {
    case .insert(_, let element, _), .remove(_, let element, _): element
    }
  }
}

extension FileFacts {
  /// The names by which another file may use something of this one.
  ///
  /// - Parameter types: the types that the tree declares. What an extension of any other type adds is used by its own name.
  fileprivate func namesForOthers(_ types: Set<String>) -> Set<String> {
    var names = Set(self.types.map(\.simpleName)).union(aliases)
    func mayBeUsed(_ owner: String?) -> Bool { owner.map { !types.contains($0.lastComponent) } ?? true }
    names.formUnion(properties.filter { mayBeUsed($0.owner) }.map(\.name))
    names.formUnion(functions.filter { mayBeUsed($0.owner) }.map(\.name))
    for found in extensions {
      let name = found.extended.lastComponent
      if types.contains(name) {
        names.insert(name)
      } else if found.node.memberBlock.members.contains(where: { !$0.decl.isNamedMember }) {
        // An initializer, a subscript, a conformance.
        names.insert(name)
      }
      if !types.contains(name), found.node.inheritanceClause != nil { names.insert(name) }
    }
    return names
  }
}

extension DeclSyntax {
  /// Whether a member is used by a name of its own.
  fileprivate var isNamedMember: Bool {
    self.is(VariableDeclSyntax.self) || self.is(FunctionDeclSyntax.self) || self.is(TypeAliasDeclSyntax.self)
      || self.asProtocol((any DeclGroupSyntax).self) != nil
  }
}
