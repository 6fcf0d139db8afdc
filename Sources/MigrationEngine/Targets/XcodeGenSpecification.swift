import Foundation
import Yams

/// Reads the targets of a `project.yml`, from which XcodeGen makes an Xcode project.
struct XcodeGenSpecification {
  private let root: Node.Mapping
  private let folder: String

  /// The targets of a specification.
  ///
  /// - Parameters:
  ///   - text: the content of the `project.yml`.
  ///   - folder: the full path of its folder.
  /// - Returns: nil when the content can't be read, or is spread over several files.
  static func targets(in text: String, folder: String) -> [BuildTarget]? {
    guard let root = (try? Yams.compose(yaml: text))?.mapping, root["include"] == nil,
      let targets = root["targets"]?.mapping
    else { return nil }
    let specification = XcodeGenSpecification(root: root, folder: folder)
    return targets.compactMap { name, target in
      name.string.flatMap { name in target.mapping.map { specification.target($0, named: name) } }
    }
  }

  private func target(_ target: Node.Mapping, named name: String) -> BuildTarget {
    let templates = strings(target["templates"]).compactMap { root["targetTemplates"]?[$0]?.mapping }
    let parts = templates + [target]
    let settings = parts.compactMap { $0["settings"]?.mapping }.flatMap {
      [$0] + [$0["base"]?.mapping].compactMap(\.self)
    }
    let names = settings.flatMap { settings in
      ["PRODUCT_NAME", "PRODUCT_MODULE_NAME"].compactMap { settings[$0]?.string }
    }
    let type = parts.compactMap { $0["type"]?.string }.last
    return BuildTarget(
      name: name, productType: type.map { "product-type.\($0)" },
      moduleNames: names + parts.compactMap { $0["productName"]?.string },
      sources: parts.flatMap { sources($0["sources"], target: name) })
  }

  /// `Sources`, `[Sources, Shared]`, or a list of mappings, each with a path.
  private func sources(_ node: Node?, target: String) -> [BuildTarget.Source] {
    guard let node else { return [] }
    return (node.sequence.map(Array.init) ?? [node]).compactMap { node in
      let options = node.mapping
      guard let written = (options?["path"] ?? node).string,
        options?["buildPhase"].map({ $0.string == "sources" }) ?? true
      else { return nil }
      let path = written.replacingOccurrences(of: "${target_name}", with: target)
      return BuildTarget.Source(
        path: BuildTarget.path(path, in: folder),
        excludedPatterns: strings(options?["excludes"]).map(PathPattern.init),
        includedPatterns: strings(options?["includes"]).map(PathPattern.init))
    }
  }

  private func strings(_ node: Node?) -> [String] {
    guard let node else { return [] }
    return node.sequence.map { $0.compactMap(\.string) } ?? [node.string].compactMap(\.self)
  }
}
