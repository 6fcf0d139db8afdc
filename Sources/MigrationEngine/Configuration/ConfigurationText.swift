/// Configurations as the text of a file.
extension Configuration {
  /// Returns the text for a new configuration file: the folders with Swift files, and every other key in a comment.
  ///
  /// - Throws: ``SourceProblems`` when the folder can't be read, or has no Swift files.
  public static func commented(forFolder folder: String) throws -> String {
    let files = try SourceFolder.listing(paths: [folder], contextPaths: []).files.map(\.path)
    let folders = Set(
      files.compactMap { file -> String? in
        let components = file.dropFirst(folder.count).split(separator: "/")
        return components.count > 1 ? components.first.map(String.init) : nil
      })
    let context = folders.filter { $0.hasSuffix("Tests") }.sorted()
    return commented(paths: folders.subtracting(context).sorted(), context: context)
  }

  private static func commented(paths: [String], context: [String]) -> String {
    var lines = ["# What migrate-tool does in this folder. Options of the command line come before what is said here."]
    for key in ConfigurationKey.allCases {
      lines += ["", "# \(key.summary)"]
      switch key {
      case .paths where !paths.isEmpty: lines.append("paths: \(yaml(paths))")
      case .context where !context.isEmpty: lines.append("context: \(yaml(context))")
      default:
        if case .choice(let choices) = key.kind { lines.append("# One of \(choices.joined(separator: ", ")).") }
        lines.append("# \(key.rawValue): \(key.example)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The settings as the text of a configuration file.
  public var yaml: String {
    ConfigurationKey.allCases.compactMap { key in value(of: key).map { "\(key.rawValue): \($0)\n" } }.joined()
  }

  private func value(of key: ConfigurationKey) -> String? {
    switch key {
    case .paths: paths.map(Self.yaml)
    case .include: include.map(Self.yaml)
    case .exclude: exclude.map(Self.yaml)
    case .context: context.map(Self.yaml)
    case .evidence: evidence.map(Self.yaml)
    case .minSamples: minimumSamples.map(String.init)
    case .root:
      roots.map { hints in
        hints.isEmpty
          ? "{}" : "{ " + hints.map { "\(Self.yaml($0.type)): \(Self.yaml($0.pattern))" }.joined(separator: ", ") + " }"
      }
    case .tighten: tightening?.rawValue
    case .rename: renames.map(String.init)
    case .keepClasses: keepsClasses.map(String.init)
    case .inlineTypes: inlinesTypes.map(String.init)
    case .dropPrints: dropsPrints.map(String.init)
    }
  }

  private static func yaml(_ strings: [String]) -> String {
    "[" + strings.map { yaml($0) }.joined(separator: ", ") + "]"
  }

  /// A string between quotes, as YAML and JSON have it.
  private static func yaml(_ string: String) -> String {
    let escaped = string.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case _ where scalar.value < 0x20: "\\u" + String(scalar.value + 0x10000, radix: 16).dropFirst()
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
