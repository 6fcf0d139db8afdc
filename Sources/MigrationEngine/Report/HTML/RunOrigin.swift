import Foundation

/// The facts at the head of the page: the project, its sources, the date, the commit and the tool.
public struct RunOrigin: Sendable {
  /// The name of the project: the folder of its repository, or else the current one or the one that was scanned.
  public var project: String
  /// The files and folders that were scanned.
  public var paths: [String]
  public var date: Date
  /// The commit that the sources are on; nil outside of a git repository.
  public var revision: String?
  /// The version of the tool.
  public var version: String
  /// The addresses of the sources; nil where nothing is linked.
  public var sourceLink: SourceLink?

  public init(
    project: String, paths: [String], date: Date, revision: String? = nil, version: String,
    sourceLink: SourceLink? = nil
  ) {
    self.project = project
    self.paths = paths
    self.date = date
    self.revision = revision
    self.version = version
    self.sourceLink = sourceLink
  }

  /// Asks git about the first of the paths.
  ///
  /// - Parameter template: the address of a line of the sources, if there is one.
  public init(
    of paths: [String], date: Date, version: String, template: SourceLink.Template?
  ) async {
    let path = paths.first ?? "."
    let root = await GitRevision.root(around: path)
    let revision = await GitRevision.current(around: path)
    self.init(
      project: ((root ?? Self.project(with: path)) as NSString).lastPathComponent, paths: paths, date: date,
      revision: revision, version: version,
      sourceLink: template.map { SourceLink($0, root: root, revision: revision) })
  }

  /// The folder that is taken for the project outside of a git repository: the current one, when the path is below it.
  private static func project(with path: String) -> String {
    let (whole, here) = (SourceFolder.canonical(path), SourceFolder.canonical("."))
    return here != "/" && whole.hasPrefix(here + "/") ? here : whole
  }
}

/// The addresses of the sources that a report is about.
public struct SourceLink: Sendable {
  /// An address with `{file}` and `{line}` in it, and perhaps `{commit}`.
  public struct Template: Sendable {
    let text: String

    /// - Returns: nil for a text without both of them, and for one that is no address to open, such as a script.
    public init?(_ text: String) {
      guard text.contains("{file}"), text.contains("{line}"),
        let scheme = text.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*(?=:)/)?.output.lowercased(),
        !["javascript", "data", "vbscript"].contains(scheme)
      else { return nil }
      self.text = text
    }
  }

  private let template: Template
  /// The folder that `{file}` is relative to; nil where a report's paths are taken as they are.
  private let root: String?
  private let revision: String?

  init(_ template: Template, root: String?, revision: String?) {
    self.template = template
    self.root = root
    self.revision = revision
  }

  func address(file: String, line: Int) -> String {
    var path = file.hasPrefix("./") ? String(file.dropFirst(2)) : file
    if let root {
      let whole = SourceFolder.canonical(file)
      if whole.hasPrefix(root + "/") { path = String(whole.dropFirst(root.count + 1)) }
    }
    let escaped = path.split(separator: "/", omittingEmptySubsequences: false).map(\.addressComponent)
    return template.text.replacing("{commit}", with: revision ?? "HEAD").replacing("{line}", with: "\(line)")
      .replacing("{file}", with: escaped.joined(separator: "/"))
  }
}
