import SwiftSyntax

/// Writes the namespace `Endpoint` beside the requests that use it. It is added to an existing file, because a new file
/// would be in no target of an Xcode project.
struct EndpointEmission {
  let project: ProjectFacts
  /// The converted requests.
  let requests: [RequestDecision]

  /// One declaration of the namespace in one file.
  struct Declaration: Sendable {
    let file: Int
    /// The insertion place: after the top-level declaration that contains its first request.
    let offset: Int
    let text: String
    /// The requests with cases in it, each with its share of the lines: its own case, and an equal part of the frame.
    let lines: [(request: String, count: Int)]

    var edit: Edit { Edit(file: file, range: offset..<offset, text: "\n\n\(text)") }
  }

  func declarations() -> [Declaration] {
    let ordered = requests.sorted {
      ($0.request.type.file, $0.request.type.node.position) < ($1.request.type.file, $1.request.type.node.position)
    }
    // A group is declared in the file of its first request, whole.
    var homes: [String: Int] = [:]
    for request in ordered where homes[request.endpoint.group] == nil {
      homes[request.endpoint.group] = request.request.type.file
    }
    var isDeclared = project.type(named: "Endpoint") != nil
    return Set(homes.values).sorted().compactMap { file in
      let members = ordered.filter { homes[$0.endpoint.group] == file }
      guard let first = members.first(where: { $0.request.type.file == file }) else { return nil }
      let keyword = isDeclared ? "extension" : "enum"
      isDeclared = true
      return declaration(keyword, in: file, beside: first, members: members)
    }
  }

  private func declaration(
    _ keyword: String, in file: Int, beside first: RequestDecision, members: [RequestDecision]
  ) -> Declaration {
    let unit = project.files[file].indentationUnit
    let convertible = RuntimeLibrary.spelling(of: "HTTPEndpointConvertible", in: nil, project)
    var lines = ["\(keyword) Endpoint {"]
    var own: [(request: String, count: Int)] = []
    var seen: Set<EndpointDecision> = []
    for group in members.map(\.endpoint.group).uniqued() {
      lines.append("\(unit)enum \(group): String, \(convertible) {")
      for request in members where request.endpoint.group == group {
        let isNew = seen.insert(request.endpoint).inserted
        own.append((request.name, isNew ? 1 : 0))
        guard isNew else { continue }
        let literal = request.endpoint.path.swiftLiteral
        lines.append("\(unit)\(unit)case \(request.endpoint.name) = \(literal)")
      }
      lines.append("\(unit)}")
    }
    lines.append("}")
    let frame = lines.count - own.map(\.count).reduce(0, +)
    for index in own.indices { own[index].count += frame / own.count + (index < frame % own.count ? 1 : 0) }
    return Declaration(
      file: file, offset: topLevelEnd(of: first.request.type), text: lines.joined(separator: "\n"), lines: own)
  }

  /// The end of the top-level declaration around a type, with what stands behind it on its line.
  private func topLevelEnd(of type: TypeFacts) -> Int {
    var node = Syntax(type.node)
    while let parent = node.parent, !node.is(CodeBlockItemSyntax.self) { node = parent }
    return project.files[type.file].lineEnd(behind: node)
  }
}

extension Sequence where Element: Hashable {
  /// The elements without those that came before.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension String {
  /// The text as a Swift string literal.
  var swiftLiteral: String {
    let escaped = unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
