import Foundation
import LegacyJSON

extension ResponseSchemas {
  /// Reads the schemas of all good JSON answers from an OpenAPI document.
  ///
  /// Of an operation's responses the one for 200 counts, or else the first for another status of success, or `default`. Types,
  /// `properties`, `required`, `additionalProperties`, `items`, `enum`, `const`, `nullable`, `allOf`, `anyOf`, `oneOf` (as
  /// `anyOf`) and references within the document are followed, formats and ranges are not.
  ///
  /// - Parameters:
  ///   - data: An OpenAPI document of version 3.0 or 3.1, in JSON.
  ///   - basePath: The prefix of every path. The default is the path of the document's first server.
  /// - Throws: A `SpecificationError` for what is not such a document, with the place in it.
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
