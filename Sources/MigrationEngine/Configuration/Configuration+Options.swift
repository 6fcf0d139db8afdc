import Foundation

extension Configuration {
  /// The configuration with a default for each missing value, except for patterns.
  public var withDefaults: Configuration {
    let defaults = Migration.Options(paths: [])
    var whole = self
    whole.paths = (paths ?? []).map(Self.pathFromHere)
    whole.context = (context ?? []).map(Self.pathFromHere)
    whole.evidence = (evidence ?? []).map(Self.pathFromHere)
    whole.minimumSamples = minimumSamples ?? defaults.minimumSamples
    whole.tightening = tightening ?? defaults.tightening
    whole.renames = renames ?? defaults.renames
    whole.keepsClasses = keepsClasses ?? defaults.keepsClasses
    whole.inlinesTypes = inlinesTypes ?? defaults.inlinesTypes
    whole.dropsPrints = dropsPrints ?? defaults.dropsPrints
    return whole
  }

  /// Returns the path relative to the current folder if that is shorter.
  public static func pathFromHere(_ path: String) -> String {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).standardizedFileURL.pathComponents
    let there = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
    let common = zip(here, there).prefix { $0 == $1 }.count
    let components = here[common...].map { _ in ".." } + there[common...]
    let relative = components.isEmpty ? "." : components.joined(separator: "/")
    return relative.count < path.count ? relative : path
  }
}

extension Migration.Options {
  /// The options of a configuration, with the default of each that it does not set.
  public init(_ configuration: Configuration) {
    self.init(
      paths: configuration.paths ?? [], contextPaths: configuration.context ?? [],
      evidencePaths: configuration.evidence ?? [])
    minimumSamples = configuration.minimumSamples ?? minimumSamples
    renames = configuration.renames ?? renames
    roots = configuration.roots ?? roots
    keepsClasses = configuration.keepsClasses ?? keepsClasses
    inlinesTypes = configuration.inlinesTypes ?? inlinesTypes
    dropsPrints = configuration.dropsPrints ?? dropsPrints
    tightening = configuration.tightening ?? tightening
    selection.include = configuration.include ?? []
    selection.exclude = configuration.exclude ?? []
  }
}
