import Foundation
import MigrationEngine
import TestSupport
import Testing

/// The schema for editors says what the tool reads.
@Suite struct ConfigurationSchemaTests {
  @Test func theSchemaHasTheKeysThatAreRead() throws {
    let properties = try self.properties()
    #expect(Set(properties.keys) == Set(ConfigurationKey.allCases.map(\.rawValue)))
  }

  @Test func nothingElseIsAllowed() throws {
    #expect(try schema()["additionalProperties"] as? Bool == false)
  }

  @Test(arguments: ConfigurationKey.allCases) func aKeyIsDescribedAsItIsRead(_ key: ConfigurationKey) throws {
    let property = try #require(try properties()[key.rawValue])
    #expect(property["description"] as? String == key.summary)
    switch key.kind {
    case .strings:
      #expect(property["type"] as? String == "array")
      #expect((property["items"] as? [String: String]) == ["type": "string"])
    case .positiveInteger:
      #expect(property["type"] as? String == "integer")
      #expect(property["minimum"] as? Int == 1)
    case .boolean: #expect(property["type"] as? String == "boolean")
    case .choice(let choices): #expect(property["enum"] as? [String] == choices)
    case .patternsByName:
      #expect(property["type"] as? String == "object")
      #expect((property["additionalProperties"] as? [String: String]) == ["type": "string"])
    }
  }

  private func properties() throws -> [String: [String: Any]] {
    try #require(try schema()["properties"] as? [String: [String: Any]])
  }

  private func schema() throws -> [String: Any] {
    let data = try Data(contentsOf: packageRoot.appendingPathComponent("docs/migrate-tool.schema.json"))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }
}
