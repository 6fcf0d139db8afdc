/// The expected structure of one kind of response body: its keys, and the types of its values.
///
/// It comes from recorded bodies (``init(recordings:minimumSamples:)``) or from a specification
/// (``ResponseSchemas/init(openAPI:basePath:)``). Being `Codable`, it can be made on a developer's machine, from the
/// recordings that a type was tightened on, and shipped as a file:
///
/// ```swift
/// let schema = try JSONDecoder().decode(ResponseSchema.self, from: Data(contentsOf: bundledSchema))
/// for difference in schema.differences(in: try JSON(data: body)).differences { print(difference) }
/// // products[3].coin: integer → string
/// ```
public struct ResponseSchema: Sendable, Hashable, Codable {
  var root: SchemaNode
  /// The nodes that references point to by name. Only these can be recursive.
  var definitions: [String: SchemaNode]

  init(root: SchemaNode, definitions: [String: SchemaNode] = [:]) {
    self.root = root
    self.definitions = definitions
  }
}

/// The known facts about one value. A property that is nil or empty restricts nothing.
struct SchemaNode: Sendable, Hashable, Codable {
  /// The types of values that JSON distinguishes.
  enum Kind: String, Sendable, Codable, CaseIterable {
    case null, boolean, integer, number, string, array, object
  }

  /// The name of the node that defines the rest.
  var reference: String?
  var kinds: Set<Kind>?
  var properties: [String: SchemaNode] = [:]
  var required: Set<String> = []
  /// Whether no other keys may be there.
  var isClosed = false
  /// The schema for the values of all other keys; at most one.
  var otherValues: [SchemaNode] = []
  /// The schema for elements; at most one.
  var elements: [SchemaNode] = []
  /// The only texts that a string may be.
  var texts: Set<String>?
  /// A value has to satisfy each.
  var all: [SchemaNode] = []
  /// A value has to satisfy one.
  var any: [SchemaNode] = []

  static let anything = SchemaNode()
}
