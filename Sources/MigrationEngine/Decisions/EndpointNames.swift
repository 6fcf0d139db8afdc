/// Names endpoints: the group by the type around the request, the case by the last component of the path.
struct EndpointNames {
  let project: ProjectFacts
  private var paths: [String: [String: String]] = [:]

  init(project: ProjectFacts) {
    self.project = project
  }

  /// Returns the endpoint of a request. Two requests with one path share it. Two paths with the same end get longer
  /// names.
  mutating func endpoint(for request: RequestDecision) -> EndpointDecision {
    let components = request.plan.path
    let path = components.joined(separator: "/")
    let group = groupName(for: request)
    var name = ""
    for count in 1...components.count {
      name = Self.caseName(components.suffix(count))
      if paths[group]?[name] == nil || paths[group]?[name] == path { break }
    }
    var number = 2
    let longest = name
    while let taken = paths[group]?[name], taken != path {
      name = "\(longest)\(number)"
      number += 1
    }
    paths[group, default: [:]][name] = path
    return EndpointDecision(group: group, name: name, path: path)
  }

  private func groupName(for request: RequestDecision) -> String {
    let namespace = request.request.type.enclosing?.split(separator: ".").last.map(String.init)
    let component = request.plan.path.dropLast().last.map { Self.words($0).map(\.capitalizedFirst).joined() }
    let name = [namespace, component].compactMap(\.self).first(where: \.isPlainIdentifier) ?? "Root"
    // The project may have an endpoint of that name already; its cases are not ours to change.
    return project.type(named: "Endpoint.\(name)") == nil ? name : "\(name)API"
  }

  private static func caseName(_ components: ArraySlice<String>) -> String {
    let words = components.flatMap(words)
    let name = (words.first.map { [$0] } ?? []) + words.dropFirst().map(\.capitalizedFirst)
    let joined = name.joined()
    return joined.isPlainIdentifier ? joined : "endpoint" + joined.filter { $0.isLetter || $0.isNumber }
  }

  /// Returns the words of a path component, in lower case: `live-games.json` → live, games, json.
  private static func words(_ component: String) -> [String] {
    component.split { !$0.isLetter && !$0.isNumber }.map { word in
      word.prefix(1).lowercased() + word.dropFirst()
    }
  }
}

extension String {
  /// The text with a capital first letter.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
