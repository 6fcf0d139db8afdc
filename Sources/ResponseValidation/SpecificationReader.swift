import Foundation
import LegacyJSON

/// Converts the responses in an OpenAPI document to schemas.
struct SpecificationReader {
  typealias Pointer = [String]

  private let document: JSON
  /// Whether keywords beside a reference count. In 3.0, a reference stands for the whole schema; since 3.1, its
  /// siblings apply too.
  private let keepsSiblings: Bool
  private var definitions: [String: SchemaNode] = [:]

  private static let methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"]
  private static let maximumDepth = 200

  init(_ document: JSON) throws {
    let version = document["openapi"].stringValue
    guard version.hasPrefix("3.0") || version.hasPrefix("3.1") else {
      throw SpecificationError(pointer: "/openapi", problem: "not an OpenAPI document of version 3.0 or 3.1")
    }
    self.document = document
    keepsSiblings = version.hasPrefix("3.1")
  }

  /// The path of the first server's address.
  var basePath: String {
    let address = document["servers"][0]["url"].stringValue
    let path = address.range(of: "://").map { address[$0.upperBound...].drop { $0 != "/" } } ?? address[...]
    return String(path.reversed().drop { $0 == "/" }.reversed())
  }

  /// Returns the schema of each operation's successful responses. All share the referenced definitions.
  mutating func schemas() throws -> [(method: String, path: String, schema: ResponseSchema)] {
    var found: [(method: String, path: String, root: SchemaNode)] = []
    for path in document["paths"].dictionaryValue.keys.sorted() {
      let (item, pointer) = try resolved(["paths", path])
      for method in Self.methods where item[method].dictionary != nil {
        if let root = try root(ofResponsesAt: pointer + [method]) { found.append((method, path, root)) }
      }
    }
    return found.map { ($0.method, $0.path, ResponseSchema(root: $0.root, definitions: definitions)) }
  }

  private mutating func root(ofResponsesAt operation: Pointer) throws -> SchemaNode? {
    let statuses = value(at: operation + ["responses"])?.dictionaryValue.keys.sorted() ?? []
    let status =
      statuses.first { $0 == "200" } ?? statuses.first { $0.hasPrefix("2") } ?? statuses.first { $0 == "default" }
    guard let status else { return nil }
    let (response, pointer) = try resolved(operation + ["responses", status])
    let types = response["content"].dictionaryValue.keys.sorted()
    guard let type = types.first(where: Self.isJSON), response["content"][type]["schema"].exists() else { return nil }
    return try node(at: pointer + ["content", type, "schema"], depth: 0)
  }

  private static func isJSON(_ mediaType: String) -> Bool {
    let type = mediaType.prefix { $0 != ";" }.lowercased().trimmingCharacters(in: .whitespaces)
    return type == "application/json" || type == "*/*" || type.hasSuffix("+json")
  }

  // MARK: Schemas

  private mutating func node(at pointer: Pointer, depth: Int) throws -> SchemaNode {
    guard depth < Self.maximumDepth else { throw Self.error("nests too deep", at: pointer) }
    let schema = value(at: pointer) ?? .null
    if let isAnything = schema.bool { return isAnything ? .anything : SchemaNode(kinds: []) }
    guard schema.dictionary != nil else { throw Self.error("not a schema", at: pointer) }

    var node = SchemaNode()
    if schema["$ref"].exists() {
      let reference = try define(schema["$ref"], at: pointer + ["$ref"], depth: depth)
      guard keepsSiblings else { return reference }
      node.all.append(reference)
    }
    node.kinds = try kinds(of: schema["type"], at: pointer + ["type"])
    restrict(&node, to: schema["enum"].array ?? schema.dictionaryValue["const"].map { [$0] })
    try readObject(schema, into: &node, at: pointer, depth: depth)
    if schema["items"].exists() { node.elements = [try self.node(at: pointer + ["items"], depth: depth + 1)] }
    node.all += try nodes(at: pointer + ["allOf"], depth: depth)
    let alternatives = try ["anyOf", "oneOf"].map { try nodes(at: pointer + [$0], depth: depth) }.filter { !$0.isEmpty }
    // Both at once hold both.
    if alternatives.count == 1 {
      node.any = alternatives[0]
    } else {
      node.all += alternatives.map { SchemaNode(any: $0) }
    }
    return schema["nullable"].bool == true ? Self.nullable(node) : node
  }

  private static func nullable(_ node: SchemaNode) -> SchemaNode {
    // Beside `allOf` it is meant for the whole, whatever the letter of 3.0 says.
    guard node.all.isEmpty, node.any.isEmpty, let kinds = node.kinds else {
      return SchemaNode(any: [SchemaNode(kinds: [.null]), node])
    }
    var node = node
    node.kinds = kinds.union([.null])
    return node
  }

  private func kinds(of type: JSON, at pointer: Pointer) throws -> Set<SchemaNode.Kind>? {
    guard type.exists() else { return nil }
    return Set(
      try (type.array ?? [type]).map { name in
        guard let kind = name.string.flatMap(SchemaNode.Kind.init(rawValue:)) else {
          throw Self.error("not a type", at: pointer)
        }
        return kind
      })
  }

  /// Restricts the node to an enumeration. Strings restrict the values, other values only the types.
  private func restrict(_ node: inout SchemaNode, to values: [JSON]?) {
    guard let values, !values.isEmpty else { return }
    let kinds = Set(values.map(SchemaNode.Kind.init(of:)))
    if kinds.contains(.string) { node.texts = Set(values.compactMap(\.string)) }
    node.kinds = node.kinds.map { known in kinds.filter { $0.fits(known) } } ?? kinds
  }

  private mutating func readObject(
    _ schema: JSON, into node: inout SchemaNode, at pointer: Pointer, depth: Int
  ) throws {
    for (key, _) in schema["properties"].dictionaryValue {
      node.properties[key] = try self.node(at: pointer + ["properties", key], depth: depth + 1)
    }
    // No response has the properties that only requests have (`writeOnly`).
    node.required = Set(schema["required"].arrayValue.compactMap(\.string)).filter { key in
      schema["properties"][key]["writeOnly"].bool != true
    }
    let others = schema["additionalProperties"]
    node.isClosed = others.bool == false
    if others.dictionary != nil {
      node.otherValues = [try self.node(at: pointer + ["additionalProperties"], depth: depth + 1)]
    }
  }

  private mutating func nodes(at pointer: Pointer, depth: Int) throws -> [SchemaNode] {
    try (value(at: pointer)?.arrayValue.indices ?? 0..<0).map { try node(at: pointer + ["\($0)"], depth: depth + 1) }
  }

  // MARK: References

  /// Reads a referenced definition once. A cycle finds the name that exists already.
  private mutating func define(_ reference: JSON, at pointer: Pointer, depth: Int) throws -> SchemaNode {
    let target = try self.target(of: reference, at: pointer)
    let name = Self.text(of: target)
    if definitions[name] == nil {
      definitions[name] = .anything
      definitions[name] = try node(at: target, depth: depth + 1)
    }
    return SchemaNode(reference: name)
  }

  private func resolved(_ pointer: Pointer) throws -> (value: JSON, pointer: Pointer) {
    var (place, seen) = (pointer, Set<Pointer>())
    while let found = value(at: place), found["$ref"].exists() {
      guard seen.insert(place).inserted else { throw Self.error("refers to itself", at: place) }
      place = try target(of: found["$ref"], at: place + ["$ref"])
    }
    return (value(at: place) ?? .null, place)
  }

  private func target(of reference: JSON, at pointer: Pointer) throws -> Pointer {
    guard let text = reference.string else { throw Self.error("must be a text", at: pointer) }
    guard text.hasPrefix("#/") else {
      throw Self.error("`\(text)` is in another document: bundle the specification first", at: pointer)
    }
    let target = text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map { part in
      (part.removingPercentEncoding ?? String(part)).replacingOccurrences(of: "~1", with: "/")
        .replacingOccurrences(of: "~0", with: "~")
    }
    guard value(at: target) != nil else { throw Self.error("`\(text)` is not in the document", at: pointer) }
    return target
  }

  private func value(at pointer: Pointer) -> JSON? {
    var current = document
    for key in pointer {
      let next = current.array != nil ? Int(key).map { current[$0] } : current[key]
      guard let next, next.exists() else { return nil }
      current = next
    }
    return current
  }

  private static func text(of pointer: Pointer) -> String {
    pointer.map { part in
      "/" + part.replacingOccurrences(of: "~", with: "~0").replacingOccurrences(of: "/", with: "~1")
    }
    .joined()
  }

  private static func error(_ problem: String, at pointer: Pointer) -> SpecificationError {
    SpecificationError(pointer: text(of: pointer), problem: problem)
  }
}
