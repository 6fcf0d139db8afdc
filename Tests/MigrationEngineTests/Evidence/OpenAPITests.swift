import Foundation
import LegacyJSON
import TestSupport
import Testing

@testable import MigrationEngine

/// A specification speaks through samples that use every freedom it gives; what it gets wrong is an error with its place.
@Suite(.computesForLong) struct OpenAPITests {
  /// The samples of the one operation, from a schema and what it refers to.
  private func samples(_ schema: String, components: String = "{}", version: String = "3.0.3") throws -> [JSON] {
    let text = """
      {"openapi":"\(version)","paths":{"/a":{"get":{"responses":{"200":{"content":{"application/json":{"schema":\(schema)}}}}}}},
      "components":{"schemas":\(components)}}
      """
    let answers = try OpenAPI(data: Data(text.utf8), path: "api.json").answers
    #expect(answers.map(\.operation) == ["GET /a"])
    return try answers.flatMap(\.samples).map { try JSON(data: Data($0.text.utf8), options: .fragmentsAllowed) }
  }

  private func failure(_ text: String, path: String = "api.yaml") -> String? {
    let problem = #expect(throws: SourceProblems.self) { try OpenAPI(data: Data(text.utf8), path: path) }
    return problem?.description
  }

  @Test func whatMayBeAbsentOrNullIsSoInASample() throws {
    let samples = try samples(
      #"{"type":"object","required":["a"],"properties":{"a":{"type":"integer"},"b":{"type":"string","nullable":true}}}"#
    )
    #expect(samples.allSatisfy { $0["a"].type == .number })
    #expect(samples.contains { !$0["b"].exists() })
    #expect(samples.contains { $0["b"].exists() && $0["b"].type == .null })
    #expect(samples.contains { $0["b"].type == .string })
  }

  @Test func typesMayBeAListSince31() throws {
    let samples = try samples(
      #"{"type":"object","required":["a"],"properties":{"a":{"type":["integer","null"]}}}"#, version: "3.1.0")
    #expect(Set(samples.map(\.["a"].type)).count == 2)
  }

  @Test func allOfIsMergedAndOneOfChosen() throws {
    let samples = try samples(
      ##"{"allOf":[{"$ref":"#/components/schemas/Base"},{"properties":{"k":{"oneOf":[{"type":"string"},{"type":"boolean"}]}},"required":["k"]}]}"##,
      components: #"{"Base":{"type":"object","required":["id"],"properties":{"id":{"type":"integer"}}}}"#)
    #expect(samples.allSatisfy { $0["id"].type == .number })
    #expect(Set(samples.map(\.["k"].type)) == [.string, .bool])
  }

  @Test func cyclesEnd() throws {
    let samples = try samples(
      ##"{"$ref":"#/components/schemas/Node"}"##,
      components:
        ##"{"Node":{"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"next":{"$ref":"#/components/schemas/Node"},"all":{"type":"array","items":{"$ref":"#/components/schemas/Node"}}}}}"##
    )
    #expect(samples.contains { $0["next"]["id"].type == .number })
    #expect(samples.contains { !$0["next"].exists() })
  }

  @Test func aSpecificationInYAMLWithAnchorsIsTheSame() throws {
    let text = """
      openapi: 3.1.0
      paths:
        /products/{id}:
          get:
            responses:
              '200':
                content:
                  application/json:
                    schema: &product
                      type: object
                      required: [id]
                      properties:
                        id: {type: integer}
        /last:
          get:
            responses:
              200:
                content: {application/json: {schema: *product}}
      """
    let answers = try OpenAPI(data: Data(text.utf8), path: "api.yaml").answers
    #expect(answers.map(\.operation) == ["GET /products/{id}", "GET /last"])
    #expect(answers.allSatisfy { $0.samples == answers[0].samples && !$0.samples.isEmpty })
  }

  @Test func aRemoteReferenceIsRefusedWithItsPlace() {
    let message = failure(
      """
      openapi: 3.0.0
      paths:
        /a:
          get:
            responses:
              '200':
                content:
                  application/json:
                    schema:
                      $ref: 'https://example.test/schemas.json#/A'
      """)
    #expect(message?.hasPrefix("api.yaml:10:") == true, "\(message ?? "")")
    #expect(
      message?.contains("`https://example.test/schemas.json#/A` is in another document, and nothing is fetched") == true
    )
  }

  @Test(arguments: [
    ("", "empty"), ("[1", "api.yaml:"), ("a: b: c", "api.yaml:1:"),
    ("swagger: '2.0'", "not an OpenAPI document of version"),
    ("openapi: 2.0.0", "not an OpenAPI document of version"), ("- 1", "not an OpenAPI document"),
    ("\"x\"", "not an OpenAPI document"),
    ("a: &a [*a]", "api.yaml"), ("a: *missing", "api.yaml:1:"),
  ])
  func whatIsNoSpecificationIsSaid(text: String, message: String) {
    let found = failure(text)
    #expect(found?.contains(message) == true, "\(found ?? "")")
  }

  @Test(arguments: [
    (##"{"$ref":"#/components/schemas/Missing"}"##, "is not in the document"),
    (##"{"$ref":7}"##, "`$ref` must be a text"),
    (##"{"$ref":"#/components/schemas/Loop"}"##, "refers to itself"), (#"{"type":"strnig"}"#, "`strnig` is not a type"),
    (#"{"type":{}}"#, "`type` must be"), (#"{"type":"object","required":[1]}"#, "`required` must be"),
    (#"[]"#, "a schema must be an object"), (#"{"type":"array","items":5}"#, "a schema must be an object"),
  ])
  func aMistakeInASchemaIsLocated(schema: String, message: String) {
    let loop = ##"{"Loop":{"$ref":"#/components/schemas/Loop"}}"##
    let problem = #expect(throws: SourceProblems.self) { try samples(schema, components: loop) }
    let text = problem?.description ?? ""
    #expect(text.hasPrefix("api.json: error: #/"), "\(text)")
    #expect(text.contains(message), "\(text)")
  }

  @Test func anchorsThatWouldFillTheMemoryAreRefused() {
    var text = "openapi: 3.0.0\na0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      text += "a\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ") + "]\n"
    }
    #expect(failure(text)?.contains("too large") == true)
  }

  @Test func aLargeSpecificationIsRead() throws {
    let schemas = (0..<4_000).map { number in
      #""Type\#(number)":{"type":"object","description":"\#(String(repeating: "words ", count: 200))","properties":{"id":{"type":"integer"}}}"#
    }
    let text = #"{"openapi":"3.0.0","paths":{},"components":{"schemas":{\#(schemas.joined(separator: ","))}}}"#
    #expect(text.utf8.count > 5_000_000)
    #expect(try OpenAPI(data: Data(text.utf8), path: "api.json").answers.isEmpty)
  }
}
