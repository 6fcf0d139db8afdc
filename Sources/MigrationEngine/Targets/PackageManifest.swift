import Foundation
import SwiftParser
import SwiftSyntax

/// Reads the targets of a package from the syntax of its `Package.swift`, without running it.
final class PackageManifest: SyntaxVisitor {
  /// One call that declares a target.
  private struct Declaration {
    let kind: String
    let name: String
    let path: String?
    let excluded: [String]
    let sources: [String]
  }

  private var declarations: [Declaration] = []
  /// String constants, by their names.
  private var constants: [String: String] = [:]
  /// Whether a target is declared in a way that only running the manifest could tell.
  private var isComputed = false

  private static let kinds: Set = ["target", "executableTarget", "testTarget", "macro", "plugin"]
  private static let sourceFolders = ["Sources", "Source", "src", "srcs"]

  /// The targets of a package.
  ///
  /// - Parameters:
  ///   - text: the content of the `Package.swift`.
  ///   - folder: the full path of its folder.
  /// - Returns: nil when it declares no target, or computes a name or a path.
  static func targets(in text: String, folder: String) -> [BuildTarget]? {
    guard !NestingLimit.isExceeded(by: Array(text.utf8)) else { return nil }
    let manifest = PackageManifest(viewMode: .sourceAccurate)
    manifest.walk(Parser.parse(source: text))
    guard !manifest.isComputed, !manifest.declarations.isEmpty else { return nil }
    return manifest.declarations.map { manifest.target($0, in: folder) }
  }

  // MARK: Declarations

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let value = node.initializer?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    {
      constants[name] = value
    }
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    // Targets that another one depends on, and plug-ins that it uses, are written as if they were declared.
    ["dependencies", "plugins", "products"].contains(node.label?.text) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let kind = kind(of: node) else { return .visitChildren }
    func argument(_ label: String) -> ExprSyntax? { node.arguments.first { $0.label?.text == label }?.expression }
    func strings(_ label: String) -> [String] {
      guard let value = argument(label), !value.is(NilLiteralExprSyntax.self) else { return [] }
      guard let elements = value.as(ArrayExprSyntax.self)?.elements else {
        isComputed = true
        return []
      }
      let found = elements.compactMap { string($0.expression) }
      isComputed = isComputed || found.count < elements.count
      return found
    }
    let path = argument("path").flatMap { $0.is(NilLiteralExprSyntax.self) ? nil : $0 }
    guard let name = argument("name").flatMap(string), path == nil || path.flatMap(string) != nil else {
      isComputed = true
      return .visitChildren
    }
    declarations.append(
      Declaration(
        kind: kind, name: name, path: path.flatMap(string), excluded: strings("exclude"), sources: strings("sources")))
    return .visitChildren
  }

  /// `target` of `.target(name: …)`, `Target.target(name: …)` and `Target(name: …)`.
  private func kind(of call: FunctionCallExprSyntax) -> String? {
    if call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Target" { return "target" }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      access.base == nil || access.base?.trimmedDescription == "Target",
      Self.kinds.contains(access.declName.baseName.text)
    else { return nil }
    return access.declName.baseName.text
  }

  private func string(_ expression: ExprSyntax) -> String? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text { return constants[name] }
    return expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  // MARK: Folders

  private func target(_ declaration: Declaration, in folder: String) -> BuildTarget {
    let path = declaration.path.map { BuildTarget.path($0, in: folder) } ?? defaultPath(of: declaration, in: folder)
    guard let path else { return BuildTarget(name: declaration.name, sources: []) }
    let excluded = Set(declaration.excluded.map { BuildTarget.path($0, in: path) })
    let paths = declaration.sources.isEmpty ? [path] : declaration.sources.map { BuildTarget.path($0, in: path) }
    return BuildTarget(
      name: declaration.name, sources: paths.map { BuildTarget.Source(path: $0, excluded: excluded) })
  }

  /// The first folder of the target's name in those that the package manager looks in; the folder around for a package's
  /// only target besides its tests.
  private func defaultPath(of declaration: Declaration, in folder: String) -> String? {
    let special = ["testTarget": ["Tests"], "plugin": ["Plugins"]][declaration.kind] ?? []
    let folders = (special + Self.sourceFolders).map { BuildTarget.path($0, in: folder) }
    if let found = folders.map({ BuildTarget.path(declaration.name, in: $0) }).first(where: Self.isFolder) {
      return found
    }
    let alike = declarations.filter { ($0.kind == "testTarget") == (declaration.kind == "testTarget") }
    return alike.count == 1 ? folders.first(where: Self.isFolder) : nil
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
