import Foundation
import TestSupport
import Testing

@testable import MigrationEngine

/// Whatever a specification consists of, it is read, or refused with its place; and it takes no time without end.
@Suite(.computesForLong) struct DamagedSpecificationTests {
  private static let whole: [(path: String, text: String)] = [
    ("api.yaml", EvidenceModel.specification("{$ref: '#/components/schemas/A'}", components: schemas)),
    (
      "api.json",
      ##"{"openapi":"3.1.0","paths":{"/a":{"get":{"responses":{"200":{"content":{"application/json":{"schema":{"allOf":[{"$ref":"#/components/schemas/A"},{"type":["object","null"],"properties":{"b":{"oneOf":[{"type":"string"},{"enum":[1,null]}]}}}]}}}}}}}},"components":{"schemas":{"A":{"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"all":{"type":"array","items":{"$ref":"#/components/schemas/A"}}}}}}}"##
    ),
  ]

  private static let schemas = """

        Base: &base {type: object, required: [id], properties: {id: {type: integer}}}
        A:
          <<: *base
          properties:
            id: {type: integer}
            name: {type: string, nullable: true}
            one: {anyOf: [{$ref: '#/components/schemas/B'}, {type: boolean}]}
        B: {allOf: [{$ref: '#/components/schemas/Base'}, {properties: {a: {$ref: '#/components/schemas/A'}}}]}
    """

  @Test func areReadOrRefusedWithTheirPlace() throws {
    for (path, text) in Self.whole {
      #expect(try OpenAPI(data: Data(text.utf8), path: path).answers.count == 1, "\(path)")
    }
    var damage = DocumentGenerator(seed: 7)
    var (read, refused) = (0, 0)
    for number in 0..<Campaign.count(20_000) {
      let (path, text) = Self.whole[number % Self.whole.count]
      let data = damage.damaged(Data(text.utf8))
      do {
        for answer in try OpenAPI(data: data, path: path).answers { #expect(answer.samples.count <= 200) }
        read += 1
      } catch let found as SourceProblems {
        refused += 1
        #expect(!found.problems.isEmpty)
        for problem in found.problems {
          let said = problem.description
          let hasPlace =
            said.hasPrefix("\(path):") && (problem.line != nil || said.contains("#/") || said.contains("the "))
          #expect(hasPlace || said.contains("not an OpenAPI document") || said.contains("not JSON or YAML"), "\(said)")
        }
      }
    }
    #expect(read + refused == Campaign.count(20_000))
    #expect(read > 0 && refused > 0)
  }

  @Test(arguments: [
    (String(repeating: "[", count: 100_000), "api.json"), (String(repeating: "{\"a\":", count: 100_000), "api.json"),
    (String(repeating: "- ", count: 100_000), "api.yaml"), ("a: " + String(repeating: "[", count: 100_000), "api.yaml"),
    ("openapi: 3.0.0\nopenapi: 3.0.0\n", "api.yaml"), ("openapi: 3.0.0\npaths: {a: 1, a: 2}\n", "api.yaml"),
    ("\u{0}", "api.yaml"), ("openapi: 3.0.0\n\tpaths: {}", "api.yaml"), ("%YAML 9.9\n---\nopenapi: 3.0.0", "api.yaml"),
    ("openapi: !!binary x", "api.yaml"), ("? [a]\n: b", "api.yaml"),
  ]) func whatNoSpecificationLooksLikeIsRefused(text: String, path: String) {
    let found = #expect(throws: SourceProblems.self) { try OpenAPI(data: Data(text.utf8), path: path) }
    #expect(found?.description.hasPrefix("\(path):") == true)
  }

  /// Each schema refers to all others: followed naively, more documents than there are atoms.
  @Test func schemasThatAllReferToEachOtherEnd() throws {
    let names = (0..<40).map { "S\($0)" }
    let properties = names.map { "\"\($0.lowercased())\":{\"$ref\":\"#/components/schemas/\($0)\"}" }
      .joined(separator: ",")
    let schemas = names.map {
      "\"\($0)\":{\"type\":\"object\",\"properties\":{\"id\":{\"type\":\"integer\"},\(properties)}}"
    }
    let text =
      ##"{"openapi":"3.0.0","paths":{"/a":{"get":{"responses":{"200":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/S0"}}}}}}}},"components":{"schemas":{\##(schemas.joined(separator: ","))}}}"##
    let answers = try OpenAPI(data: Data(text.utf8), path: "api.json").answers
    #expect(answers.first?.samples.isEmpty == false)
  }

  @Test func mergedKeysGiveWayToThoseBesideThem() throws {
    let text = EvidenceModel.specification(
      "{$ref: '#/components/schemas/A'}",
      components:
        "{Base: &base {type: object, required: [id], properties: {id: {type: integer}}}, A: {<<: *base, required: []}}")
    let samples = try #require(try OpenAPI(data: Data(text.utf8), path: "api.yaml").answers.first).samples
    #expect(samples.contains(.object([.init("id", .number("1"))])))
    #expect(samples.contains(.object([])))
  }
}
