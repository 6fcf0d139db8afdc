import Foundation

/// One target of a project: the files that are compiled to one module.
struct BuildTarget: Sendable {
  /// The kind of a target's product, which decides whether other targets can import its module.
  enum Kind: Sendable {
    /// An application, an extension of one, or a command-line tool: tests alone are linked with it.
    case program
    case test
    case other
  }

  let name: String
  let kind: Kind
  /// The names that other targets may import its module by.
  var modules: Set<String>
  var sources: [Source]

  /// The full path of what a project file names.
  ///
  /// - Parameter folder: the full path of the folder that relative paths begin at.
  static func path(_ path: String, in folder: String) -> String {
    let whole = path.hasPrefix("/") ? path : (folder as NSString).appendingPathComponent(path)
    // Most paths are as they should be, and there are many.
    let isStandard = !whole.hasSuffix("/") && !whole.contains("//") && !whole.contains("/.")
    return isStandard ? whole : URL(fileURLWithPath: whole).standardizedFileURL.path
  }

  /// A source file, or a folder of them.
  struct Source: Sendable {
    /// The full path.
    let path: String
    /// Files and folders below the path that do not belong to the target, by their full paths.
    var excluded: Set<String> = []
    /// Patterns, relative to the path, of files that do not belong to the target.
    var excludedPatterns: [PathPattern] = []
    /// Patterns, relative to the path, of the files that belong to the target; all where there are none.
    var includedPatterns: [PathPattern] = []

    /// Whether a file at or below the path belongs to the target.
    func contains(_ file: String) -> Bool {
      guard file != path else { return true }
      guard file.hasPrefix(path + "/"),
        !excluded.contains(where: { file == $0 || file.hasPrefix($0 + "/") })
      else { return false }
      let relative = String(file.dropFirst(path.count + 1))
      return !excludedPatterns.contains { $0.matches(relative) }
        && (includedPatterns.isEmpty || includedPatterns.contains { $0.matches(relative) })
    }
  }

  /// - Parameters:
  ///   - name: the name of the target.
  ///   - productType: what it is, as Xcode names it: `com.apple.product-type.application`.
  ///   - moduleNames: further names, from which the module's may be made.
  ///   - sources: what is compiled.
  init(name: String, productType: String? = nil, moduleNames: [String] = [], sources: [Source]) {
    self.name = name
    kind = productType.map(Kind.init) ?? .other
    modules = Set(([name] + moduleNames).map(Self.identifier))
    self.sources = sources
  }

  /// A name as compilers have it: what no identifier may have becomes an underscore.
  private static func identifier(_ name: String) -> String {
    let identifier = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return identifier.first?.isNumber == true ? "_" + identifier.dropFirst() : identifier
  }
}

extension BuildTarget.Kind {
  fileprivate init(productType: String) {
    let type = productType.split(separator: ".").drop { $0 != "product-type" }.dropFirst()
    switch type.first {
    case "application", "app-extension", "extensionkit-extension", "tool", "watchkit2-extension", "xpc-service":
      self = .program
    case "bundle" where type.contains("unit-test") || type.contains("ui-testing"): self = .test
    default: self = .other
    }
  }
}

/// A pattern of paths: `*` and `?` match characters of one name, `**` matches any folders.
///
/// A pattern that matches a folder matches all files in it.
struct PathPattern: Sendable {
  private let components: [String]

  init(_ pattern: String) {
    components = pattern.split(separator: "/").map(String.init).filter { $0 != "." }
  }

  func matches(_ path: String) -> Bool {
    Self.matches(components[...], path.split(separator: "/").map(String.init)[...])
  }

  private static func matches(_ pattern: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return true }
    if first == "**" {
      return matches(pattern.dropFirst(), path) || (!path.isEmpty && matches(pattern, path.dropFirst()))
    }
    guard let name = path.first, fnmatch(first, name, 0) == 0 else { return false }
    return matches(pattern.dropFirst(), path.dropFirst())
  }
}
