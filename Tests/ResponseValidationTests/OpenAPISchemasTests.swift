import Foundation
import HTTPTransport
import LegacyJSON
import Testing

@testable import ResponseValidation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Response schemas of an OpenAPI document") struct OpenAPISchemasTests {
  private static func specification(_ schema: String, version: String = "3.0.3", components: String = "{}") -> Data {
    Data(
      """
      {"openapi": "\(version)", "paths": {"/a": {"get": {"responses": {"200": {
        "content": {"application/json": {"schema": \(schema)}}}}}}},
       "components": {"schemas": \(components)}}
      """.utf8)
  }

  private func differences(_ schemas: ResponseSchemas, _ body: String) throws -> [String] {
    let url = try #require(URL(string: "https://example.test/a"))
    let schema = try #require(schemas.schema(for: URLRequest(url: url))).schema
    return schema.differences(in: try JSON(data: Data(body.utf8), options: .fragmentsAllowed)).differences
      .map(\.description)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let schema: String
    var version = "3.0.3"
    let good: [String]
    let bad: [String: [String]]

    var testDescription: String { schema }
  }

  @Test(arguments: [
    Row(
      schema: #"{"type": "integer"}"#, good: ["1", "1.0"],
      bad: ["1.5": ["self: integer → number"], "null": ["self: integer → null"]]),
    Row(
      schema: #"{"type": "integer", "nullable": true}"#, good: ["1", "null"],
      bad: [#""1""#: ["self: null or integer → string"]]),
    Row(
      schema: #"{"type": ["integer", "null"]}"#, version: "3.1.0", good: ["1", "null"],
      bad: ["true": ["self: null or integer → boolean"]]),
    Row(
      schema: #"{"type": "string", "enum": ["small", "large"]}"#, good: [#""small""#],
      bad: [#""huge""#: [#"self: "large" or "small" → another text"#], "1": ["self: string → integer"]]),
    Row(schema: #"{"const": null}"#, version: "3.1.0", good: ["null"], bad: ["1": ["self: null → integer"]]),
    Row(
      schema:
        #"{"type": "object", "required": ["id", "password"], "properties": {"id": {"type": "string"}, "password": {"writeOnly": true}}}"#,
      good: [#"{"id": "a"}"#, #"{"id": "a", "more": 1}"#], bad: ["{}": ["id: string → absent"]]),
    Row(
      schema: #"{"type": "object", "properties": {"id": {}}, "additionalProperties": false}"#, good: [#"{"id": 5}"#],
      bad: [#"{"x": 5}"#: [#"["‹redacted›"]: absent → integer"#]]),
    Row(
      schema: #"{"type": "object", "additionalProperties": {"type": "integer"}}"#, good: [#"{"x": 5}"#],
      bad: [#"{"x": "5"}"#: [#"["‹redacted›"]: integer → string"#]]),
    Row(
      schema: #"{"type": "array", "items": {"oneOf": [{"type": "string"}, {"type": "object", "required": ["id"]}]}}"#,
      good: [#"["a", {"id": 1}]"#], bad: ["[1]": ["[0]: string → integer"], "[{}]": ["[0].id: a value → absent"]]),
    Row(
      schema: #"{"allOf": [{"type": "object", "required": ["a"]}, {"required": ["b"]}]}"#, good: [#"{"a": 1, "b": 2}"#],
      bad: ["{}": ["a: a value → absent", "b: a value → absent"]]),
    Row(
      schema: ##"{"$ref": "#/components/schemas/Node"}"##, good: [##"{"next": {"next": {}}}"##, "{}"],
      bad: [#"{"next": {"next": 5}}"#: ["next.next: object → integer"]]),
    Row(
      schema: ##"{"nullable": true, "allOf": [{"$ref": "#/components/schemas/Node"}]}"##, good: ["null", "{}"],
      bad: ["5": ["self: null → integer"]]),
    Row(
      schema: ##"{"$ref": "#/components/schemas/Node", "required": ["next"]}"##, version: "3.1.0",
      good: [##"{"next": {}}"##],
      bad: ["{}": ["next: a value → absent"]]),
    Row(schema: "true", version: "3.1.0", good: ["1", "null"], bad: [:]),
  ])
  func areFollowed(row: Row) throws {
    let node = ##"{"Node": {"type": "object", "properties": {"next": {"$ref": "#/components/schemas/Node"}}}}"##
    let schemas = try ResponseSchemas(
      openAPI: Self.specification(row.schema, version: row.version, components: node))
    for body in row.good { #expect(try differences(schemas, body) == [], "\(body)") }
    for (body, expected) in row.bad { #expect(try differences(schemas, body) == expected, "\(body)") }
  }

  @Test(arguments: [
    ("[]", "/openapi: not an OpenAPI document of version 3.0 or 3.1"),
    ("{", "not a JSON document"),
    (#"{"swagger": "2.0"}"#, "/openapi: not an OpenAPI document of version 3.0 or 3.1"),
    (##"{"openapi": "3.0.0", "paths": {"/a": {"$ref": "#/paths/~1a"}}}"##, "/paths/~1a: refers to itself"),
  ])
  func thatAreNoneAreErrors(text: String, message: String) {
    let error = #expect(throws: SpecificationError.self) { try ResponseSchemas(openAPI: Data(text.utf8)) }
    #expect(error?.localizedDescription == message)
  }

  @Test(arguments: [
    (#"{"type": "text"}"#, "/type: not a type"), ("5", ": not a schema"),
    (#"{"$ref": "other.json#/A"}"#, "/$ref: `other.json#/A` is in another document: bundle the specification first"),
    (##"{"$ref": "#/components/schemas/B"}"##, "/$ref: `#/components/schemas/B` is not in the document"),
    (#"{"$ref": 5}"#, "/$ref: must be a text"), (#"{"items": [1]}"#, "/items: not a schema"),
    (#"{"allOf": [{"properties": {"a": null}}]}"#, "/allOf/0/properties/a: not a schema"),
  ])
  func sayWhereTheMistakeIs(schema: String, message: String) {
    let place = "/paths/~1a/get/responses/200/content/application~1json/schema"
    let error = #expect(throws: SpecificationError.self) {
      try ResponseSchemas(openAPI: Self.specification(schema))
    }
    #expect(error?.localizedDescription == place + message)
  }

  @Test func areFoundByMethodAndPath() throws {
    let response = ##"{"responses": {"2XX": {"$ref": "#/components/responses/A"}, "404": {}}}"##
    let text = """
      {"openapi": "3.1.0", "servers": [{"url": "https://{host}/v1/"}],
       "paths": {"/users/{id}": {"get": \(response), "delete": {"responses": {"204": {}}}}, "/users/me": {"get": \(response)},
                 "/files/{name}.json": {"post": \(response)}, "/page": {"get": {"responses": {"200": {"content": {"text/html": {}}}}}}},
       "components": {"responses": {"A": {"content": {"application/problem+json; charset=utf-8": {"schema": {}}}}}}}
      """
    func name(_ method: String, _ address: String, _ schemas: ResponseSchemas) throws -> String? {
      var request = URLRequest(url: try #require(URL(string: address)))
      request.httpMethod = method
      return schemas.schema(for: request)?.name
    }
    let schemas = try ResponseSchemas(openAPI: Data(text.utf8))
    #expect(schemas.names == ["GET /v1/users/me", "POST /v1/files/{name}.json", "GET /v1/users/{id}"])
    #expect(try name("GET", "https://a.test/v1/users/7?a=b", schemas) == "GET /v1/users/{id}")
    #expect(try name("GET", "https://a.test/v1/users/me/", schemas) == "GET /v1/users/me")
    #expect(try name("POST", "https://a.test/v1/files/a.json", schemas) == "POST /v1/files/{name}.json")
    for (method, path) in [("GET", "/users/7"), ("POST", "/v1/users/7"), ("GET", "/v1/users"), ("GET", "/v1/page")] {
      #expect(try name(method, "https://a.test\(path)", schemas) == nil)
    }
    #expect(try ResponseSchemas(openAPI: Data(text.utf8), basePath: "").names.first == "GET /users/me")
  }
}
