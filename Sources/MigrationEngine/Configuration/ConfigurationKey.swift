/// A key of a configuration file.
public enum ConfigurationKey: String, Sendable, CaseIterable {
  case paths, include, exclude, context, evidence
  case minSamples = "min-samples"
  case root, tighten, rename
  case keepClasses = "keep-classes"
  case inlineTypes = "inline-types"
  case dropPrints = "drop-prints"

  /// The type that the value of a key must have.
  public enum Kind: Sendable, Equatable {
    case strings
    case positiveInteger
    case boolean
    case choice([String])
    /// Names of types, each with one pattern.
    case patternsByName
  }

  public var kind: Kind {
    switch self {
    case .paths, .include, .exclude, .context, .evidence: .strings
    case .minSamples: .positiveInteger
    case .root: .patternsByName
    case .tighten: .choice(Tightening.allCases.map(\.rawValue))
    case .rename, .keepClasses, .inlineTypes, .dropPrints: .boolean
    }
  }

  /// The description of the key.
  public var summary: String {
    switch self {
    case .paths: "Files and folders to convert, where the command line names none."
    case .include: "Only files that fit one of these patterns are changed; the others are read."
    case .exclude: "Files that fit one of these patterns are read, but not changed."
    case .context: "Files and folders that are read, but not changed, such as tests."
    case .evidence: "Recorded answers (JSON, NDJSON, HAR) and OpenAPI specifications, or folders of them."
    case .minSamples: "How many documents a conclusion needs at least."
    case .root: "Which evidence is for which type, by a pattern of files, addresses or operations."
    case .tighten: "The grounds on which types are tightened."
    case .rename: "Whether properties get the names that the key strategy wants."
    case .keepClasses: "Whether every class stays a class."
    case .inlineTypes: "Whether a document that code parses and reads by itself gets a type of its own."
    case .dropPrints: "Whether initializers that become stored properties lose what they print."
    }
  }

  /// A value, as a configuration file has it.
  public var example: String {
    switch self {
    case .paths: "[Sources]"
    case .include: #"["Sources/Models", "*Response.swift"]"#
    case .exclude: #"["*.generated.swift"]"#
    case .context: "[Tests]"
    case .evidence: "[Recordings]"
    case .minSamples: "20"
    case .root: #"{ Products: "*/products*" }"#
    case .tighten: "evidence"
    case .rename: "true"
    case .keepClasses: "true"
    case .inlineTypes: "true"
    case .dropPrints: "true"
    }
  }
}
