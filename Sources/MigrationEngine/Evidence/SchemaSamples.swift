/// Creates documents that satisfy a schema, and that together use every choice it allows.
final class SchemaSamples {
  private let tree: SpecificationTree
  /// The samples that exist already. Schemas may refer to each other in any direction.
  private var known: [Place: [Document]?] = [:]

  private struct Place: Hashable {
    let pointer: [String]
    let depth: Int
  }

  init(tree: SpecificationTree) { self.tree = tree }

  /// The largest number of nested references that are followed; fewer if the documents would grow too large. Deeper
  /// values are omitted, as if they might be absent.
  private static let maximumDepth = 8
  private static let maximumSamples = 200
  private static let maximumSize = 5_000

  /// - Parameter pointer: where the schema stands.
  /// - Throws: ``SourceProblems`` for a reference that leads nowhere or elsewhere.
  func samples(of pointer: [String]) throws -> [Document] {
    for depth in stride(from: Self.maximumDepth, to: 0, by: -1) {
      guard let found = try values(of: pointer, depth: depth) else { break }
      if found.allSatisfy({ $0.isSmaller(than: Self.maximumSize) }) { return Array(found.prefix(Self.maximumSamples)) }
    }
    return [.object([])]
  }

  private struct Property {
    let key: String
    let pointers: [[String]]
  }

  /// The values of a schema, the fullest one first; nil when it lies too deep.
  private func values(of pointer: [String], depth: Int) throws -> [Document]? {
    let (schema, place) = try tree.resolved(pointer)
    if case .bool = schema { return Self.anything }
    guard case .object = schema else { throw tree.problem("a schema must be an object", at: place) }
    let depth = place == pointer ? depth : depth - 1
    guard depth >= 0 else { return nil }
    let key = Place(pointer: place, depth: depth)
    if let found = known[key] { return found }
    let found = try values(ofObject: place, depth: depth)
    known[key] = .some(found)
    return found
  }

  private func values(ofObject place: [String], depth: Int) throws -> [Document]? {
    var found: [Document] = []
    var isNullable = tree.value(at: place + ["nullable"]) == .bool(true)
    for word in ["oneOf", "anyOf"] {
      for (_, _, alternative) in tree.elements(at: place + [word]) {
        found += try values(of: alternative, depth: depth) ?? []
      }
    }
    if case .array(let cases)? = tree.value(at: place + ["enum"]) { found += cases }
    if let constant = tree.value(at: place + ["const"]) { found.append(constant) }
    var types: [String] = []
    switch tree.value(at: place + ["type"]) {
    case .string(let type): types = [type]
    case .array(let names): types = names.compactMap { if case .string(let name) = $0 { name } else { nil } }
    case nil: break
    default: throw tree.problem("`type` must be a text or a list of texts", at: place + ["type"])
    }
    if types.contains("null") { isNullable = true }
    types.removeAll { $0 == "null" }
    let parts = try properties(of: place, open: [])
    if types.isEmpty, !parts.isEmpty || tree.value(at: place + ["properties"]) != nil { types = ["object"] }
    if types.isEmpty, tree.value(at: place + ["items"]) != nil { types = ["array"] }
    if found.isEmpty || types == ["object"] && !parts.isEmpty {
      for type in types { found += try values(ofType: type, place, parts, depth: depth) ?? [] }
    }
    if found.isEmpty {
      // Every branch lies too deep, or nothing is said.
      guard types.isEmpty, tree.elements(at: place + ["oneOf"]).isEmpty, tree.elements(at: place + ["allOf"]).isEmpty
      else { return nil }
      found = Self.anything
    }
    return isNullable ? found + [.null] : found
  }

  private static let anything: [Document] = [
    .string("text"), .number("1"), .number("1.5"), .bool(true), .array([]), .object([]), .null,
  ]

  private func values(
    ofType type: String, _ place: [String], _ parts: [Property], depth: Int
  ) throws -> [Document]? {
    switch type {
    case "string": return [.string("text"), .string("")]
    case "integer": return [.number("1"), .number("0"), .number("42")]
    case "number": return [.number("1.5"), .number("1")]
    case "boolean": return [.bool(true), .bool(false)]
    case "array":
      guard tree.value(at: place + ["items"]) != nil else { return [.array(Self.anything), .array([])] }
      guard let elements = try values(of: place + ["items"], depth: depth) else { return [.array([])] }
      return [.array(elements), .array([])]
    case "object": return try objects(place, parts, depth: depth)
    default: throw tree.problem("`\(type)` is not a type", at: place + ["type"])
    }
  }

  /// Objects with everything, and for each property one with each of its values, and one without it when it may be absent.
  private func objects(_ place: [String], _ parts: [Property], depth: Int) throws -> [Document]? {
    let required = try requiredKeys(of: place, depth: 0)
    var full: [Document.Member] = []
    var choices: [(key: String, values: [Document])] = []
    for part in parts {
      var values: [Document] = []
      for pointer in part.pointers {
        if let found = try self.values(of: pointer, depth: depth) { values += found }
      }
      guard let first = values.first else {
        // A required property that only contains itself: no finite document has it.
        if required.contains(part.key) { return nil }
        continue
      }
      full.append(Document.Member(part.key, first))
      choices.append((part.key, values))
    }
    var found: [Document] = [.object(full)]
    for (index, choice) in choices.enumerated() {
      for value in choice.values.dropFirst().prefix(12) {
        var members = full
        members[index].value = value
        found.append(.object(members))
      }
      if !required.contains(choice.key) {
        var members = full
        members.remove(at: index)
        found.append(.object(members))
      }
    }
    return Array(found.prefix(Self.maximumSamples))
  }

  /// The properties of a schema and of everything in its `allOf`, each with the schemas that it has to satisfy.
  private func properties(of place: [String], open: [[String]]) throws -> [Property] {
    guard !open.contains(place) else { return [] }
    var found: [Property] = tree.members(at: place + ["properties"]).map {
      Property(key: $0.key, pointers: [$0.pointer])
    }
    for (_, _, part) in tree.elements(at: place + ["allOf"]) {
      let (_, resolved) = try tree.resolved(part)
      for property in try properties(of: resolved, open: open + [place])
      where !found.contains(where: { $0.key == property.key }) { found.append(property) }
    }
    return found
  }

  private func requiredKeys(of place: [String], depth: Int) throws -> Set<String> {
    guard depth < 30 else { return [] }
    var keys: Set<String> = []
    for (_, value, pointer) in tree.elements(at: place + ["required"]) {
      guard case .string(let key) = value else { throw tree.problem("`required` must be a list of texts", at: pointer) }
      keys.insert(key)
    }
    for (_, _, part) in tree.elements(at: place + ["allOf"]) {
      keys.formUnion(try requiredKeys(of: tree.resolved(part).pointer, depth: depth + 1))
    }
    return keys
  }
}

extension Document {
  /// Whether a document has fewer values than that.
  fileprivate func isSmaller(than limit: Int) -> Bool {
    var rest = limit
    return isSmaller(&rest)
  }

  private func isSmaller(_ rest: inout Int) -> Bool {
    rest -= 1
    guard rest > 0 else { return false }
    switch self {
    case .array(let elements): return elements.allSatisfy { $0.isSmaller(&rest) }
    case .object(let members): return members.allSatisfy { $0.value.isSmaller(&rest) }
    default: return true
    }
  }
}
