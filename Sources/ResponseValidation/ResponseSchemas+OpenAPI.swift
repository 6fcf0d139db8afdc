import Foundation
import LegacyJSON

extension ResponseSchemas {
  /// Reads the schemas of all successful JSON responses from an OpenAPI document.
  ///
  /// Uses the operation's response for 200, or else the first for another success status, or `default`. Types,
  /// `properties`, `required`, `additionalProperties`, `items`, `enum`, `const`, `nullable`, `allOf`, `anyOf`, `oneOf`
  /// (as `anyOf`) and references within the document are supported; formats and ranges are ignored.
  ///
  /// - Parameters:
  ///   - data: an OpenAPI document of version 3.0 or 3.1, in JSON.
  ///   - basePath: the prefix of every path. The default is the path of the document's first server.
  /// - Throws: a `SpecificationError` with the place of the problem, if this is not a valid document.
  public init(openAPI data: Data, basePath: String? = nil) throws {
    self.init()
    guard let document = try? JSON(data: data) else {
      throw SpecificationError(pointer: "", problem: "not a JSON document")
    }
    var reader = try SpecificationReader(document)
    let base = basePath ?? reader.basePath
    for (method, path, schema) in try reader.schemas() { add(schema, for: method, base + path) }
  }
}

/// An error for a specification that can't be used, with the place of the problem.
public struct SpecificationError: LocalizedError, Sendable, Hashable {
  /// The place in the document as a JSON pointer, such as `/components/schemas/Product`.
  public let pointer: String

  /// A description of the problem.
  public let problem: String

  /// The place and the problem.
  public var errorDescription: String? { pointer.isEmpty ? problem : "\(pointer): \(problem)" }
}
