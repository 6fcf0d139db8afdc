/// What the bodies of one kind of response look like: which keys are there, and of which types the values are.
///
/// It comes from recorded bodies (``init(recordings:minimumSamples:)``) or from a specification
/// (``ResponseSchemas/init(openAPI:basePath:)``). Being `Codable`, it can be made on a developer's machine, from the
/// recordings that a type was tightened on, and shipped as a file:
///
/// ```swift
/// let schema = try JSONDecoder().decode(ResponseSchema.self, from: Data(contentsOf: bundledSchema))
/// for difference in schema.differences(in: body) { print(difference) }
/// // products[3].coin: integer → string
/// ```
public struct ResponseSchema: Sendable, Hashable, Codable {
  var root: SchemaNode
  /// What references name; only these can lead back to themselves.
  var definitions: [String: SchemaNode]

  init(root: SchemaNode, definitions: [String: SchemaNode] = [:]) {
    self.root = root
    self.definitions = definitions
  }
}

/// What is known of one value. What is nil or empty is not restricted.
struct SchemaNode: Sendable, Hashable, Codable {
  /// The types that a value may have, as JSON tells them apart.
  enum Kind: String, Sendable, Codable, CaseIterable {
    case null, boolean, integer, number, string, array, object
  }

  /// Everything else is said by the node of that name.
  var reference: String?
  var kinds: Set<Kind>?
  var properties: [String: SchemaNode] = [:]
  var required: Set<String> = []
  /// Whether no other keys may be there.
  var isClosed = false
  /// What the values of other keys look like; one at most.
  var otherValues: [SchemaNode] = []
  /// What elements look like; one at most.
  var elements: [SchemaNode] = []
  /// The only texts that a string may be.
  var texts: Set<String>?
  /// A value has to satisfy each.
  var all: [SchemaNode] = []
  /// A value has to satisfy one.
  var any: [SchemaNode] = []

  static let anything = SchemaNode()
}
