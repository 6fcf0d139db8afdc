import TestSupport
import Testing

@testable import MigrationEngine

/// Which documents and specifications tighten which fields, with every way in which they can disagree.
@Suite(.computesForLong) struct TightenedFieldsTests {
  struct Row: Sendable, CustomStringConvertible {
    let description: String
    /// Recorded answers, one on a line.
    var recorded: [String] = []
    /// A schema in YAML.
    var schema: String?
    var components = "{}"
    var samples = 2
    /// The properties as they come out; nil when the type keeps its old decoding.
    let expected: String?
    /// What the report says besides.
    var note = ""
  }

  private static let both = "let name: String\n  let count: Int\n"
  private static let name = "let name: String\n  let count: Int?\n"
  private static let count = "let name: String?\n  let count: Int\n"
  private static let none = "let name: String?\n  let count: Int?\n"
  private static let properties = "properties: {name: {type: string}, count: {type: integer}}"

  static let rows: [Row] = [
    // Recordings alone.
    .init(
      description: "all there", recorded: [#"{"name":"a","count":1}"#, #"{"name":"","count":-1}"#], expected: both),
    .init(description: "one absent", recorded: [#"{"name":"a","count":1}"#, #"{"name":"a"}"#], expected: name),
    .init(
      description: "one null", recorded: [#"{"name":null,"count":1}"#, #"{"name":"a","count":1}"#], expected: count),
    .init(description: "none always there", recorded: [#"{"name":"a"}"#, #"{"count":1}"#], expected: none),
    .init(
      description: "too few", recorded: [#"{"name":"a","count":1}"#], expected: nil, note: "at least 2 are asked for"),
    .init(
      description: "a number for a text", recorded: [#"{"name":1,"count":1}"#, #"{"name":"a","count":1}"#],
      expected: nil, note: "is of another type in some recorded objects"),
    .init(
      description: "a text for a number", recorded: [#"{"name":"a","count":"1"}"#, #"{"name":"a","count":1}"#],
      expected: nil, note: "is of another type in some recorded objects"),
    .init(
      description: "true for a number", recorded: [#"{"name":"a","count":true}"#, #"{"name":"a","count":1}"#],
      expected: nil, note: "is of another type"),
    .init(
      description: "a fraction for an integer", recorded: [#"{"name":"a","count":1.5}"#, #"{"name":"a","count":1}"#],
      expected: nil, note: "is of another type"),
    .init(
      description: "an integer beyond all integers",
      recorded: [#"{"name":"a","count":1e30}"#, #"{"name":"a","count":1}"#], expected: nil, note: "is of another type"),
    .init(
      description: "an object for a text", recorded: [#"{"name":{},"count":1}"#, #"{"name":"a","count":1}"#],
      expected: nil, note: "is of another type"),
    .init(
      description: "1.0 is an integer", recorded: [#"{"name":"a","count":1.0}"#, #"{"name":"a","count":1e2}"#],
      expected: both),
    .init(
      description: "documents of something else", recorded: [#"{"x":1}"#, #"{"x":2}"#], expected: nil,
      note: "fits no type"),

    // A specification alone; it needs no number.
    .init(description: "required", schema: "{type: object, required: [name, count], \(properties)}", expected: both),
    .init(description: "required in part", schema: "{type: object, required: [name], \(properties)}", expected: name),
    .init(description: "nothing required", schema: "{type: object, \(properties)}", expected: none),
    .init(
      description: "nullable in 3.0",
      schema:
        "{type: object, required: [name, count], properties: {name: {type: string, nullable: true}, count: {type: integer}}}",
      expected: count),
    .init(
      description: "null in a list of types",
      schema:
        "{type: object, required: [name, count], properties: {name: {type: [string, 'null']}, count: {type: integer}}}",
      expected: count),
    .init(
      description: "one of two types",
      schema:
        "{type: object, required: [name, count], properties: {name: {oneOf: [{type: string}, {type: integer}]}, count: {type: integer}}}",
      expected: nil, note: "is of another type"),
    .init(
      description: "a number where an integer is read",
      schema: "{type: object, required: [name, count], properties: {name: {type: string}, count: {type: number}}}",
      expected: nil, note: "is of another type"),
    .init(
      description: "an enum with null",
      schema:
        "{type: object, required: [name, count], properties: {name: {enum: [a, null]}, count: {type: integer}}}",
      expected: count),
    .init(
      description: "any value at all",
      schema: "{type: object, required: [name, count], properties: {name: {}, count: {type: integer}}}",
      expected: nil, note: "is of another type"),
    .init(
      description: "parts of allOf", schema: "{allOf: [{$ref: '#/components/schemas/Named'}, {required: [count], \(properties)}]}",
      components: "{Named: {type: object, required: [name], properties: {name: {type: string}}}}", expected: both),
    .init(
      description: "alternatives, one without",
      schema:
        "{oneOf: [{type: object, required: [name, count], \(properties)}, {type: object, required: [name], \(properties)}]}",
      expected: name),
    .init(
      description: "a cycle", schema: "{$ref: '#/components/schemas/Node'}",
      components:
        "{Node: {type: object, required: [name], properties: {name: {type: string}, count: {type: integer}, next: {$ref: '#/components/schemas/Node'}}}}",
      expected: name),
    .init(
      description: "required properties that contain each other for ever",
      schema: "{$ref: '#/components/schemas/Node'}",
      components:
        "{Node: {type: object, required: [name, next], properties: {name: {type: string}, count: {type: integer}, next: {$ref: '#/components/schemas/Node'}}}}",
      expected: nil, note: "fits no type"),

    // Both.
    .init(
      description: "the specification promises more", recorded: [#"{"name":"a","count":1}"#, #"{"count":2}"#],
      schema: "{type: object, required: [name, count], \(properties)}", expected: count,
      note: "conflict: Model.name is always there by the specification; of 2 recorded objects 1 have it"),
    .init(
      description: "the specification promises less",
      recorded: [#"{"name":"a","count":1}"#, #"{"name":"b","count":2}"#], schema: "{type: object, \(properties)}",
      expected: both, note: "conflict: Model.count may be absent or null by the specification; of 2 recorded objects 2"),
    .init(
      description: "the specification says another type",
      recorded: [#"{"name":"a","count":1}"#, #"{"name":"b","count":2}"#],
      schema: "{type: object, required: [name, count], properties: {name: {type: string}, count: {type: string}}}",
      expected: both, note: "conflict: Model.count is always there, or of another type, by the specification"),
    .init(
      description: "the recordings have another type",
      recorded: [#"{"name":"a","count":"1"}"#, #"{"name":"b","count":2}"#],
      schema: "{type: object, required: [name, count], \(properties)}", expected: nil,
      note: "conflict: Model.count is always there by the specification; of 2 recorded objects 2 have it, 1 with"),
    .init(
      description: "few recordings, which agree", recorded: [#"{"name":"a"}"#],
      schema: "{type: object, required: [name], \(properties)}", samples: 20, expected: name),
    .init(
      description: "few recordings, which speak against it", recorded: [#"{"count":1}"#],
      schema: "{type: object, required: [name, count], \(properties)}", samples: 20, expected: count,
      note: "conflict: Model.name is always there by the specification; of 1 recorded objects 0 have it"),
  ]

  @Test(arguments: rows) func areThoseThatAllAgreeOn(row: Row) throws {
    var evidence = row.schema.map { ["api.yaml": EvidenceModel.specification($0, components: row.components)] } ?? [:]
    if !row.recorded.isEmpty { evidence["model.ndjson"] = row.recorded.joined(separator: "\n") }
    let project = try Project(["File.swift": EvidenceModel.source], evidence: evidence, minimumSamples: row.samples)
    if let expected = row.expected {
      #expect(project.text().contains("struct Model: Codable {\n  \(expected)"), "\(project.text())")
    } else {
      #expect(project.text().contains("struct Model: LegacyDecodable"), "\(project.text())")
    }
    let said = project.report.notes.joined(separator: "\n") + project.reasons()
    #expect(row.note.isEmpty || said.contains(row.note), "\(said)")
  }
}
