/// Makes documents that satisfy a schema, and that together use every freedom it gives.
struct SchemaSamples {
  let tree: SpecificationTree

  /// A schema that contains itself is followed this deep.
  private static let maximumDepth = 5
  private static let maximumSamples = 200

  /// - Parameter pointer: where the schema stands.
  /// - Throws: ``SourceProblems`` for a reference that leads nowhere or elsewhere.
  func samples(of pointer: [String]) throws -> [Document] {
    let found = try values(of: pointer, open: [])
    return Array((found ?? [.object([])]).prefix(Self.maximumSamples))
  }

  private struct Property {
    let key: String
    let pointers: [[String]]
  }

  /// The values of a schema, the fullest one first; nil when it is already open too often.
  private func values(of pointer: [String], open: [[String]]) throws -> [Document]? {
    let (schema, place) = try tree.resolved(pointer)
    if case .bool = schema { return Self.anything }
    guard case .object = schema else { throw tree.problem("a schema must be an object", at: place) }
    guard open.count(where: { $0 == place }) < 2, open.count < 60 else { return nil }
    if open.count(where: { $0.first == "components" }) > Self.maximumDepth * 4 { return nil }
    let open = open + [place]
    var found: [Document] = []
    var isNullable = tree.value(at: place + ["nullable"]) == .bool(true)
    for word in ["oneOf", "anyOf"] {
      for (_, _, alternative) in tree.elements(at: place + [word]) {
        found += try values(of: alternative, open: open) ?? []
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
      for type in types { found += try values(ofType: type, place, parts, alternatives: found, open: open) ?? [] }
    }
    if found.isEmpty {
      // Every branch was open already, or nothing is said.
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
    ofType type: String, _ place: [String], _ parts: [Property], alternatives: [Document], open: [[String]]
  ) throws -> [Document]? {
    switch type {
    case "string": return [.string("text"), .string("")]
    case "integer": return [.number("1"), .number("0"), .number("42")]
    case "number": return [.number("1.5"), .number("1")]
    case "boolean": return [.bool(true), .bool(false)]
    case "array":
      guard tree.value(at: place + ["items"]) != nil else { return [.array(Self.anything), .array([])] }
      guard let elements = try values(of: place + ["items"], open: open) else { return [.array([])] }
      return [.array(elements), .array([])]
    case "object": return try objects(place, parts, open: open)
    default: throw tree.problem("`\(type)` is not a type", at: place + ["type"])
    }
  }

  /// Objects with everything, and for each property one with each of its values, and one without it when it may be absent.
  private func objects(_ place: [String], _ parts: [Property], open: [[String]]) throws -> [Document]? {
    let required = try requiredKeys(of: place, depth: 0)
    var full: [Document.Member] = []
    var choices: [(key: String, values: [Document])] = []
    for part in parts {
      var values: [Document] = []
      for pointer in part.pointers {
        if let found = try self.values(of: pointer, open: open) { values += found }
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
