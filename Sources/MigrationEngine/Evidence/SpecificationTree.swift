import Foundation
import MigrationPlan
import Yams

/// A specification from JSON or YAML as a tree, in which references are followed.
///
/// - Note: Nothing is fetched. A reference to another file or URL is an error with its place.
struct SpecificationTree: Sendable {
  let path: String
  let root: Document
  /// The line and column of each YAML node, by its pointer.
  private let marks: [String: SourcePosition]
  /// The values near the root by their pointers. Large specifications have thousands of schemas side by side.
  private let shortcuts: [[String]: Document]
  private static let shortcutDepth = 3

  /// The largest number of nodes. Nested anchors could otherwise exceed the memory.
  private static let maximumNodes = 2_000_000
  private static let maximumDepth = 200

  init(data: Data, path: String) throws {
    self.path = path
    if let document = Document(parsing: data) {
      root = document
      marks = [:]
      shortcuts = Self.shortcuts(in: document)
      return
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw SourceProblem(path: path, message: "the file is not UTF-8").alone
    }
    let node: Node
    do {
      guard let found = try Yams.compose(yaml: text) else {
        throw SourceProblem(path: path, message: "the file is empty").alone
      }
      node = found
    } catch let problem as SourceProblems {
      throw problem
    } catch let error as YamlError {
      throw Self.problem(error, path: path)
    } catch {
      throw SourceProblem(path: path, message: "not JSON or YAML that can be read: \(error)").alone
    }
    var reading = Reading(path: path)
    root = try reading.document(node, at: "", depth: 0)
    marks = reading.marks
    shortcuts = Self.shortcuts(in: root)
  }

  private static func shortcuts(in root: Document) -> [[String]: Document] {
    var found: [[String]: Document] = [[]: root]
    var level: [([String], Document)] = [([], root)]
    for _ in 0..<shortcutDepth {
      level = level.flatMap { pointer, document -> [([String], Document)] in
        guard case .object(let members) = document else { return [] }
        return members.map { (pointer + [$0.key], $0.value) }
      }
      // Of a key that comes twice the first counts.
      for (pointer, document) in level where found[pointer] == nil { found[pointer] = document }
    }
    return found
  }

  private static func problem(_ error: YamlError, path: String) -> SourceProblems {
    switch error {
    case .scanner(_, let text, let mark, _), .parser(_, let text, let mark, _), .composer(_, let text, let mark, _):
      SourceProblem(path: path, line: mark.line, column: mark.column, message: text).alone
    case .duplicatedKeysInMapping(let keys, let context):
      SourceProblem(
        path: path, line: context.mark.line, column: context.mark.column,
        message: "a key comes twice: \(keys.sorted().joined(separator: ", "))"
      ).alone
    default: SourceProblem(path: path, message: "not JSON or YAML that can be read: \(error)").alone
    }
  }

  private struct Reading {
    let path: String
    var marks: [String: SourcePosition] = [:]
    private var count = 0

    init(path: String) { self.path = path }

    mutating func document(_ node: Node, at pointer: String, depth: Int) throws -> Document {
      count += 1
      let mark = node.mark
      guard count < SpecificationTree.maximumNodes, depth < SpecificationTree.maximumDepth else {
        throw SourceProblem(
          path: path, line: mark?.line, column: mark?.column, message: "the document is too large, or nests too deep"
        ).alone
      }
      if let mark { marks[pointer] = SourcePosition(path: path, line: mark.line, column: mark.column) }
      switch node {
      case .mapping(let mapping):
        return .object(try members(of: mapping, at: pointer, depth: depth))
      case .sequence(let sequence):
        return .array(
          try sequence.enumerated().map { try document($0.element, at: "\(pointer)/\($0.offset)", depth: depth + 1) })
      case .scalar(let scalar): return Self.value(node, scalar)
      case .alias:
        throw SourceProblem(path: path, line: mark?.line, column: mark?.column, message: "an alias without its anchor")
          .alone
      }
    }

    private mutating func members(of mapping: Node.Mapping, at pointer: String, depth: Int) throws -> [Document.Member]
    {
      var found: [Document.Member] = []
      var merged: [Document.Member] = []
      for pair in mapping {
        let key = pair.key.string ?? pair.key.int.map(String.init) ?? ""
        let value = try document(pair.value, at: "\(pointer)/\(SpecificationTree.escaped(key))", depth: depth + 1)
        // `<<: *base` and `<<: [*one, *other]`: what is written beside it comes first.
        switch (key, value) {
        case ("<<", .object(let members)): merged += members
        case ("<<", .array(let parts)):
          merged += parts.flatMap { if case .object(let members) = $0 { members } else { [] as [Document.Member] } }
        default: found.append(Document.Member(key, value))
        }
      }
      var seen = Set(found.map(\.key))
      return found + merged.filter { seen.insert($0.key).inserted }
    }

    private static func value(_ node: Node, _ scalar: Node.Scalar) -> Document {
      if scalar.style == .singleQuoted || scalar.style == .doubleQuoted { return .string(scalar.string) }
      if node.null != nil { return .null }
      if let flag = node.bool { return .bool(flag) }
      if let number = node.int { return .number(String(number)) }
      if let number = node.float, number.isFinite { return .number(String(number)) }
      return .string(scalar.string)
    }
  }

  // MARK: Looking

  private static func escaped(_ key: String) -> String { key.replacing("~", with: "~0").replacing("/", with: "~1") }

  func value(at pointer: [String]) -> Document? {
    let start = Array(pointer.prefix(Self.shortcutDepth))
    guard var current = shortcuts[start] ?? value(at: start, in: root) else { return nil }
    for key in pointer.dropFirst(start.count) {
      guard let next = value(at: [key], in: current) else { return nil }
      current = next
    }
    return current
  }

  private func value(at pointer: [String], in document: Document) -> Document? {
    var current = document
    for key in pointer {
      switch current {
      case .object(let members):
        guard let next = members.first(where: { $0.key == key })?.value else { return nil }
        current = next
      case .array(let elements):
        guard let index = Int(key), elements.indices.contains(index) else { return nil }
        current = elements[index]
      default: return nil
      }
    }
    return current
  }

  typealias Entry = (key: String, value: Document, pointer: [String])

  func members(at pointer: [String]) -> [Entry] { value(at: pointer).map { members(of: $0, at: pointer) } ?? [] }

  func members(of value: Document, at pointer: [String]) -> [Entry] {
    guard case .object(let members) = value else { return [] }
    return members.map { ($0.key, $0.value, pointer + [$0.key]) }
  }

  func elements(at pointer: [String]) -> [Entry] {
    guard case .array(let elements)? = value(at: pointer) else { return [] }
    return elements.enumerated().map { ("\($0.offset)", $0.element, pointer + ["\($0.offset)"]) }
  }

  /// Returns the value at a pointer, following all references.
  ///
  /// - Throws: ``SourceProblems`` for a reference to another file, to nothing, or to itself.
  func resolved(_ pointer: [String]) throws -> (value: Document, pointer: [String]) {
    var place = pointer
    var seen: Set<[String]> = []
    while true {
      guard let found = value(at: place) else { throw problem("nothing is there", at: place) }
      guard case .object(let members) = found, let reference = members.first(where: { $0.key == "$ref" })?.value else {
        return (found, place)
      }
      let position = place + ["$ref"]
      guard case .string(let text) = reference else { throw problem("`$ref` must be a text", at: position) }
      guard text.hasPrefix("#") else {
        throw problem(
          "`\(text)` is in another document, and nothing is fetched: bundle the specification first", at: position)
      }
      guard seen.insert(place).inserted else { throw problem("`\(text)` refers to itself", at: position) }
      let next = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { part in
        (part.removingPercentEncoding ?? String(part)).replacing("~1", with: "/").replacing("~0", with: "~")
      }
      guard value(at: next) != nil else { throw problem("`\(text)` is not in the document", at: position) }
      place = next
    }
  }

  /// A problem with its place: line and column in YAML, and the pointer.
  func problem(_ message: String, at pointer: [String]) -> SourceProblems {
    let text = pointer.map { "/" + Self.escaped($0) }.joined()
    var lookup = text
    while !lookup.isEmpty, marks[lookup] == nil {
      lookup = String(lookup[..<(lookup.lastIndex(of: "/") ?? lookup.startIndex)])
    }
    let mark = marks[lookup]
    return SourceProblem(path: path, line: mark?.line, column: mark?.column, message: "#\(text): \(message)").alone
  }
}
