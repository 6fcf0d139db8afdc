import SwiftSyntax

/// Writes a converted request: one struct that replaces the two classes.
struct RequestEmission {
  let project: ProjectFacts
  let decision: RequestDecision

  /// The names that the result may need.
  static let names = ["HTTPGetRequest", "HTTPPostRequest", "HTTPBody", "HTTPClient", "HTTPEndpointConvertible"]

  private var parameters: TypeFacts { decision.parameters.type }
  private var request: TypeFacts { decision.request.type }

  /// The place of the struct: the earlier of the two classes if they are adjacent, otherwise the executor.
  private var home: TypeFacts {
    guard parameters.file == request.file, parameters.enclosing == request.enclosing,
      parameters.node.trimmedOffsets.lowerBound < request.node.trimmedOffsets.lowerBound
    else { return request }
    return parameters
  }

  private var other: TypeFacts { home.name == request.name ? parameters : request }

  func declarationEdits() -> [Edit] {
    let gone = project.files[other.file]
    return [
      Edit(file: home.file, range: home.node.trimmedOffsets, replacement: declaration()),
      Edit(file: other.file, range: gone.removalRange(of: other.node), text: ""),
    ]
  }

  /// The new declaration, as it stands behind the indentation of the old one.
  func declaration() -> [Fragment] {
    let file = project.files[home.file]
    let indentation = file.indentation(at: home.node.trimmedOffsets.lowerBound)
    let unit = file.indentationUnit
    let inner = indentation + unit
    var fragments: [Fragment] = project.files[other.file].comments(of: other.node).map {
      .text("\($0)\n\(indentation)")
    }
    fragments.append(.text("struct \(decision.newSimpleName): \(spelling(of: decision.plan.method.rawValue)) {\n"))
    fragments.append(.text("\(inner)typealias Response = "))
    fragments.append(responseName())
    fragments.append(.text("\n"))
    if !decision.parameters.properties.isEmpty { fragments.append(.text("\n")) }
    for property in decision.parameters.properties {
      fragments += [.text(inner), stored(property, indentation: inner), .text("\n")]
    }
    fragments.append(
      .text(
        "\(inner)let endpoint: any \(spelling(of: "HTTPEndpointConvertible")) = "
          + "\(decision.endpoint.source)\n"))
    fragments += content(indentation: inner, unit: unit)
    return fragments + [.text("\(indentation)}")]
  }

  private func spelling(of name: String) -> String { RuntimeLibrary.spelling(of: name, in: home.enclosing, project) }

  private func responseName() -> Fragment {
    .original(file: request.file, range: decision.request.writtenResponse.trimmedOffsets, indentation: .none)
  }

  /// A stored parameter with its comments.
  private func stored(_ property: VariableDeclSyntax, indentation: String) -> Fragment {
    let file = project.files[parameters.file]
    let start = file.attachedStart(of: property)
    let hasTrailingComment = !property.trailingTrivia.comments.isEmpty
    let end = property.trimmedOffsets.upperBound
    let change = IndentationChange(removed: file.indentation(at: start), added: indentation)
    return .original(
      file: parameters.file, range: start..<(hasTrailingComment ? file.lineEnd(behind: property) : end),
      indentation: change)
  }

  private func content(indentation: String, unit: String) -> [Fragment] {
    guard let dictionary = decision.parameters.dictionary else { return [] }
    let file = project.files[parameters.file]
    let opening = dictionary.trimmedOffsets
    let isMultiline = file.utf8[opening].contains(UInt8(ascii: "\n"))
    let change = IndentationChange(
      removed: file.indentation(at: opening.upperBound - 1), added: indentation + unit)
    let literal = Fragment.original(file: parameters.file, range: opening, indentation: change)
    let (head, call, tail) =
      switch decision.plan.content {
      case .query: ("var parameters: [String: String]", "", "")
      case .json: ("var body: \(spelling(of: "HTTPBody"))?", ".json(", ")")
      case .form: ("var body: \(spelling(of: "HTTPBody"))?", ".form(", ")")
      case .nothing: ("", "", "")
      }
    if isMultiline {
      return [
        .text("\n\(indentation)\(head) {\n\(indentation)\(unit)\(call)"), literal,
        .text("\(tail)\n\(indentation)}\n"),
      ]
    }
    return [.text("\(indentation)\(head) { \(call)"), literal, .text("\(tail) }\n")]
  }
}
