import Foundation

/// The responses that an OpenAPI document (3.0 or 3.1, JSON or YAML) describes, as sample documents.
///
/// Each choice that a schema leaves open (an optional property, null, an alternative) appears in one of the samples. So
/// the counting that draws conclusions from recordings works for a specification too.
struct OpenAPI: Sendable {
  /// The samples of one response.
  struct Answer: Sendable {
    /// `GET /products`.
    let operation: String
    /// The path as the document has it, with its `{parameters}`.
    let path: String
    let samples: [Document]
  }

  let answers: [Answer]

  /// Reads a specification.
  ///
  /// - Parameters:
  ///   - data: the file's content.
  ///   - path: the file, for messages and for whether it is YAML.
  /// - Throws: ``SourceProblems`` with the place of everything that can't be used.
  init(data: Data, path: String) throws {
    let tree = try SpecificationTree(data: data, path: path)
    guard case .object(let members) = tree.root else { throw tree.problem("not an OpenAPI document", at: []) }
    let version = members.first { $0.key == "openapi" }?.value
    guard case .string(let text)? = version, text.hasPrefix("3.0") || text.hasPrefix("3.1") else {
      throw tree.problem("not an OpenAPI document of version 3.0 or 3.1", at: ["openapi"])
    }
    var answers: [Answer] = []
    var problems: [SourceProblem] = []
    let samples = SchemaSamples(tree: tree)
    for (path, item, pointer) in tree.members(at: ["paths"]) {
      for (method, _, pointer) in tree.members(of: item, at: pointer) where Self.methods.contains(method) {
        do {
          let found = try Self.samples(of: pointer, in: tree, by: samples)
          if !found.isEmpty {
            answers.append(Answer(operation: "\(method.uppercased()) \(path)", path: path, samples: found))
          }
        } catch let found as SourceProblems {
          problems += found.problems.filter { !problems.contains($0) }
        }
      }
    }
    guard problems.isEmpty else { throw SourceProblems(problems: problems) }
    self.answers = answers
  }

  private static let methods: Set = ["get", "put", "post", "delete", "patch"]

  /// The samples of an operation's successful answers in JSON.
  private static func samples(
    of operation: [String], in tree: SpecificationTree, by samples: SchemaSamples
  ) throws -> [Document] {
    var found: [Document] = []
    for (status, _, pointer) in tree.members(at: operation + ["responses"])
    where status.hasPrefix("2") || status == "default" && tree.members(at: operation + ["responses"]).count == 1 {
      let (_, response) = try tree.resolved(pointer)
      for (type, _, media) in tree.members(at: response + ["content"]) where type.lowercased().contains("json") {
        guard tree.value(at: media + ["schema"]) != nil else { continue }
        found += try samples.samples(of: media + ["schema"])
      }
    }
    return found
  }
}
