import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The schemas of a server's responses, by the method and path of the request.
///
/// ```swift
/// var schemas = try ResponseSchemas(openAPI: Data(contentsOf: bundledSpecification))
/// schemas.add(ResponseSchema(recordings: recordedProducts), for: "GET", "/api/products/{id}")
/// ```
public struct ResponseSchemas: Sendable {
  /// One operation, such as `GET /products/{id}`.
  struct Operation: Sendable, Hashable {
    let method: String
    /// The components of the path. Nil matches any component.
    let path: [String?]
    let name: String
  }

  private(set) var operations: [(operation: Operation, schema: ResponseSchema)] = []

  /// No schema for any request.
  public init() {}

  /// The operations with a schema, such as `GET /products/{id}`.
  public var names: [String] { operations.map(\.operation.name) }

  /// Adds the schema for the successful responses of an operation. Schemas match in the order in which they were added,
  /// and paths without placeholders before those with.
  ///
  /// - Parameters:
  ///   - schema: the schema of the responses.
  ///   - method: the method of the request.
  ///   - path: the complete path of the URL. A component such as `{anything}` matches any component.
  public mutating func add(_ schema: ResponseSchema, for method: String, _ path: String) {
    let components = path.split(separator: "/").map { part in part.contains("{") ? nil : String(part) }
    let operation = Operation(
      method: method.uppercased(), path: components, name: "\(method.uppercased()) \(path)")
    // As OpenAPI has it: the concrete path wins over the one with placeholders.
    let index =
      components.contains(nil)
      ? operations.endIndex : operations.firstIndex { $0.operation.path.contains(nil) } ?? operations.endIndex
    operations.insert((operation, schema), at: index)
  }

  /// The schema for a request's response.
  func schema(for request: URLRequest) -> (name: String, schema: ResponseSchema)? {
    guard let url = request.url else { return nil }
    let method = (request.httpMethod ?? "GET").uppercased()
    let path = url.path.split(separator: "/").map(String.init)
    return operations.first { $0.operation.method == method && $0.operation.fits(path) }
      .map { ($0.operation.name, $0.schema) }
  }
}

extension ResponseSchemas.Operation {
  fileprivate func fits(_ components: [String]) -> Bool {
    path.count == components.count && zip(path, components).allSatisfy { $0 == nil || $0 == $1 }
  }
}
