import Foundation

/// The part of JSON Schema that the schemas of this repository use. A property that a schema does not name is a mistake, so
/// that what is added to a report is added there too.
struct JSONSchema {
  private let root: [String: Any]
  private let folder: URL

  init(contentsOf file: URL) throws {
    folder = file.deletingLastPathComponent()
    root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
  }

  /// Where a value is not as the schema wants it.
  func mistakes(in value: Any) -> [String] { mistakes(in: value, root, at: "$") }

  private func mistakes(in value: Any, _ schema: [String: Any], at path: String) -> [String] {
    if let reference = schema["$ref"] as? String {
      // `other.schema.json#/definitions/name`, or without a file of this one.
      let parts = reference.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
      let other = parts[0].isEmpty ? self : try? JSONSchema(contentsOf: folder.appendingPathComponent(parts[0]))
      let definitions = other?.root["definitions"] as? [String: [String: Any]]
      guard let other, parts.count == 2, let found = definitions?[String(parts[1].dropFirst("/definitions/".count))]
      else { return ["\(path): no \(reference)"] }
      return other.mistakes(in: value, found, at: path)
    }
    var found: [String] = []
    if let type = schema["type"] as? String, !Self.is(value, type) { found.append("\(path): no \(type)") }
    if let constant = schema["const"] as? Int, value as? Int != constant { found.append("\(path): not \(constant)") }
    if let choices = schema["enum"] as? [String], !choices.contains(value as? String ?? "") {
      found.append("\(path): none of \(choices)")
    }
    if let minimum = schema["minimum"] as? Int, (value as? Int ?? minimum) < minimum {
      found.append("\(path): less than \(minimum)")
    }
    if let items = schema["items"] as? [String: Any], let values = value as? [Any] {
      for (index, value) in values.enumerated() { found += mistakes(in: value, items, at: "\(path)[\(index)]") }
    }
    guard let object = value as? [String: Any], let properties = schema["properties"] as? [String: [String: Any]] else {
      return found
    }
    for name in schema["required"] as? [String] ?? [] where object[name] == nil {
      found.append("\(path): no '\(name)'")
    }
    for (name, value) in object {
      guard let property = properties[name] else {
        found.append("\(path): '\(name)' is not in the schema")
        continue
      }
      found += mistakes(in: value, property, at: "\(path).\(name)")
    }
    return found
  }

  private static func `is`(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "integer": value is Int
    case "boolean": value is Bool
    default: false
    }
  }
}
