import Foundation
import Yams

/// Reads a configuration file, and finds every mistake in it.
struct ConfigurationReader {
  private let path: String
  private let text: String
  /// The folder of the file, which the paths in it are relative to.
  private let folder: String
  private var problems: [SourceProblem] = []

  /// - Parameters:
  ///   - text: the file's text.
  ///   - path: the file, as messages name it.
  init(text: String, path: String) {
    self.text = text
    self.path = path
    folder = (path as NSString).deletingLastPathComponent
  }

  /// - Throws: ``SourceProblems`` with every mistake, each with its line and column.
  mutating func configuration() throws -> Configuration {
    var configuration = Configuration()
    guard let root = try parsed() else { return configuration }
    if let mapping = root.mapping {
      for (key, value) in mapping { read(value, for: key, into: &configuration) }
    } else if root.null == nil {
      note(root, "a configuration is a mapping: one `key: value` a line")
    }
    guard problems.isEmpty else { throw SourceProblems(problems: problems) }
    return configuration
  }

  private func parsed() throws -> Node? {
    do {
      return try Yams.compose(yaml: text)
    } catch let error as YamlError {
      throw problem(of: error).alone
    }
  }

  private func problem(of error: YamlError) -> SourceProblem {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      SourceProblem(path: path, line: mark.line, column: mark.column, message: problem)
    case .duplicatedKeysInMapping(let duplicates, let context):
      SourceProblem(
        path: path, line: context.mark.line, column: context.mark.column,
        message: "a key occurs twice: \(duplicates.joined(separator: ", "))")
    default: SourceProblem(path: path, message: "not YAML that can be read: \(error)")
    }
  }

  private mutating func note(_ node: Node, _ message: String) {
    problems.append(SourceProblem(path: path, line: node.mark?.line, column: node.mark?.column, message: message))
  }

  // MARK: Keys

  private mutating func read(_ value: Node, for keyNode: Node, into configuration: inout Configuration) {
    guard let name = keyNode.string, let key = ConfigurationKey(rawValue: name) else {
      let known = ConfigurationKey.allCases.map(\.rawValue)
      let hint = keyNode.string.flatMap(known.nearest).map { "did you mean '\($0)'?" }
      return note(
        keyNode,
        "unknown key '\(keyNode.string ?? "?")'; \(hint ?? "the keys are \(known.joined(separator: ", "))")")
    }
    switch key {
    case .paths: configuration.paths = strings(value, key).map(located)
    case .include: configuration.include = strings(value, key).map(locatedPattern)
    case .exclude: configuration.exclude = strings(value, key).map(locatedPattern)
    case .context: configuration.context = strings(value, key).map(located)
    case .evidence: configuration.evidence = strings(value, key).map(located)
    case .minSamples: configuration.minimumSamples = positiveInteger(value, key)
    case .root: configuration.roots = hints(value, key)
    case .tighten: configuration.tightening = choice(value, key).flatMap(Tightening.init)
    case .rename: configuration.renames = boolean(value, key)
    case .keepClasses: configuration.keepsClasses = boolean(value, key)
    case .inlineTypes: configuration.inlinesTypes = boolean(value, key)
    case .dropPrints: configuration.dropsPrints = boolean(value, key)
    }
  }

  /// Returns a path relative to the user's current folder.
  private func located(_ path: String) -> String {
    path.hasPrefix("/") || folder.isEmpty ? path : (folder as NSString).appendingPathComponent(path)
  }

  /// A pattern without a `/` fits names anywhere.
  private func locatedPattern(_ pattern: String) -> String { pattern.contains("/") ? located(pattern) : pattern }

  // MARK: Values

  private mutating func strings(_ node: Node, _ key: ConfigurationKey) -> [String] {
    guard let sequence = node.sequence else {
      note(node, "'\(key.rawValue)' has to be a list of strings, such as \(key.example)")
      return []
    }
    return sequence.compactMap { element in
      if let string = element.scalar?.string { return string }
      note(element, "'\(key.rawValue)' has to be a list of strings, such as \(key.example)")
      return nil
    }
  }

  private mutating func positiveInteger(_ node: Node, _ key: ConfigurationKey) -> Int? {
    if let number = node.int, number >= 1 { return number }
    note(node, "'\(key.rawValue)' has to be a number from 1 on")
    return nil
  }

  private mutating func boolean(_ node: Node, _ key: ConfigurationKey) -> Bool? {
    if let boolean = node.bool { return boolean }
    note(node, "'\(key.rawValue)' has to be true or false")
    return nil
  }

  private mutating func choice(_ node: Node, _ key: ConfigurationKey) -> String? {
    guard case .choice(let choices) = key.kind else { return nil }
    if let choice = node.scalar?.string, choices.contains(choice) { return choice }
    note(node, "'\(key.rawValue)' has to be one of \(choices.joined(separator: ", "))")
    return nil
  }

  private mutating func hints(_ node: Node, _ key: ConfigurationKey) -> [RootHint]? {
    let message = "'\(key.rawValue)' has to give each type one pattern, such as \(key.example)"
    guard let mapping = node.mapping else {
      note(node, message)
      return nil
    }
    return mapping.compactMap { type, pattern in
      if let type = type.string, let text = pattern.scalar?.string, let hint = RootHint("\(type)=\(text)") {
        return hint
      }
      note(pattern, message)
      return nil
    }
  }
}

extension Configuration {
  /// Reads a configuration file.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - name: its path as messages name it; the paths in the file are then relative to its folder.
  /// - Throws: ``SourceProblems`` when it can't be read, and with every mistake in it.
  public init(contentsOf file: URL, named name: String) throws {
    guard let data = try? Data(contentsOf: file), let text = String(data: data, encoding: .utf8) else {
      throw SourceProblem(path: name, message: "the file can't be read").alone
    }
    try self.init(text: text, path: name)
  }

  /// Reads the text of a configuration file.
  init(text: String, path: String) throws {
    var reader = ConfigurationReader(text: text, path: path)
    self = try reader.configuration()
  }
}
