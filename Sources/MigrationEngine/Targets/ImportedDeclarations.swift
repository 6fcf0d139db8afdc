import Foundation
import SwiftParser
import SwiftSyntax

/// Reads constants and enumerations that legacy files use from modules which are not scanned.
///
/// Only the declarations that a legacy file names are kept; everything else is blanked. So the module's other types are
/// unknown, and none of its names can be mistaken for one of the project's. These files are never changed.
struct ImportedDeclarations {
  private let tree: SourceTree
  /// The folders around which modules may lie.
  private let folders: Set<String>

  /// Files with what the legacy files of a tree name and import.
  static func files(for tree: SourceTree, roots: [String]) -> [SourceFile] {
    ImportedDeclarations(tree: tree, folders: tree.projectFolders.union(roots.map(SourceFolder.canonical))).files()
  }

  private func files() -> [SourceFile] {
    let wanted = wantedNames()
    guard !wanted.isEmpty else { return [] }
    let modules = NeighbouringModules(around: folders)
    let found = wanted.keys.sorted().map { module in
      Module(files: modules.files(of: module), wanted: wanted[module] ?? [])
    }
    // A name that two modules have is not certain.
    var counts: [String: Int] = [:]
    for name in found.flatMap(\.names) { counts[name, default: 0] += 1 }
    return found.flatMap { $0.files { counts[$0] == 1 } }
  }

  /// The names that legacy files have and the tree does not declare, by the modules that these files import.
  private func wantedNames() -> [String: Set<String>] {
    let declared = tree.facts.reduce(into: Set<String>()) { names, facts in
      names.formUnion(facts.types.map(\.simpleName))
      names.formUnion(facts.aliases)
      names.formUnion(facts.properties.lazy.filter { $0.owner == nil }.map(\.name))
    }
    var wanted: [String: Set<String>] = [:]
    var refused: [String: Set<String>] = [:]
    let legacy = zip(tree.files, tree.facts).filter { $0.role == .migrated && !$1.jsonInitializers.isEmpty }.map {
      (imports: Set($1.imports.map(\.module)), names: Set($1.typeReferences.keys).union($1.references.keys))
    }
    let imported = legacy.reduce(into: Set()) { $0.formUnion($1.imports) }.subtracting(Self.known)
    for (imports, names) in legacy {
      for module in imported {
        if imports.contains(module) {
          wanted[module, default: []].formUnion(names.subtracting(declared))
        } else {
          // A file that does not import the module means another declaration by the name.
          refused[module, default: []].formUnion(names)
        }
      }
    }
    return wanted.merging(refused) { $0.subtracting($1) }
  }

  /// Modules that the tool knows, or that no folder beside a project holds.
  private static let known = Import.jsonLibraries.union([
    "AppKit", "Bridge", "Combine", "CoreData", "CoreGraphics", "CoreLocation", "Foundation", "LegacyRequests", "MapKit",
    "ModernClient", "SwiftUI", "UIKit",
  ])
}

/// The requested declarations of one module.
private struct Module: Sendable {
  private let parts: [Part]

  /// A file with the declarations that may be kept, by the names that request them.
  private struct Part: Sendable {
    let path: String
    let bytes: [UInt8]
    let imports: [Range<Int>]
    let declarations: [(name: String, range: Range<Int>)]
  }

  var names: Set<String> { Set(parts.flatMap { $0.declarations.map(\.name) }) }

  init(files: [String], wanted: Set<String>) {
    let parsed = Parallel.map(files) { path -> (path: String, text: String, tree: SourceFileSyntax)? in
      guard let text = try? String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8),
        !NestingLimit.isExceeded(by: Array(text.utf8))
      else { return nil }
      return (path, text, Parser.parse(source: text))
    }.compactMap(\.self)
    let types = Set(parsed.flatMap { $0.tree.statements.compactMap { $0.item.namespaceName } }).intersection(wanted)
    parts = parsed.compactMap { path, text, tree in
      let declarations = tree.statements.compactMap { statement -> (name: String, range: Range<Int>)? in
        let name =
          statement.item.constantName.flatMap { wanted.contains($0) ? $0 : nil }
          ?? (statement.item.namespaceName ?? statement.item.extendedName).flatMap { types.contains($0) ? $0 : nil }
        return name.map { ($0, statement.trimmedOffsets) }
      }
      let imports = tree.statements.filter { $0.item.is(ImportDeclSyntax.self) }.map(\.trimmedOffsets)
      return declarations.isEmpty
        ? nil : Part(path: path, bytes: Array(text.utf8), imports: imports, declarations: declarations)
    }
  }

  /// The files, blank but for their imports and the declarations of certain names.
  func files(keeping isKept: (String) -> Bool) -> [SourceFile] {
    parts.compactMap { part in
      let kept = part.declarations.filter { isKept($0.name) }.map(\.range)
      guard !kept.isEmpty else { return nil }
      var bytes = part.bytes.map { $0.isNewline ? $0 : UInt8(ascii: " ") }
      for range in part.imports + kept { bytes.replaceSubrange(range, with: part.bytes[range]) }
      return SourceFile(path: part.path, text: String(decoding: bytes, as: UTF8.self), role: .context)
    }
  }
}

extension CodeBlockItemSyntax.Item {
  /// The name of a public `let` of the module with its value.
  fileprivate var constantName: String? {
    guard let variable = self.as(VariableDeclSyntax.self), variable.isVisibleOutside,
      variable.bindingSpecifier.tokenKind == .keyword(.let), let binding = variable.bindings.only
    else { return nil }
    return binding.initializer == nil ? nil : binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  /// The name of a public enumeration, or of a public type that has nothing but static members.
  fileprivate var namespaceName: String? {
    if let type = self.as(EnumDeclSyntax.self) {
      return type.isVisibleOutside && type.genericParameterClause == nil ? type.name.text : nil
    }
    guard let type = self.as(StructDeclSyntax.self), type.isVisibleOutside, type.inheritanceClause == nil,
      type.memberBlock.members.allSatisfy({
        $0.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.isStatic == true
      })
    else { return nil }
    return type.name.text
  }

  /// The name of the type that an extension without conditions extends.
  fileprivate var extendedName: String? {
    guard let found = self.as(ExtensionDeclSyntax.self), found.genericWhereClause == nil else { return nil }
    return found.extendedType.dottedName
  }
}
