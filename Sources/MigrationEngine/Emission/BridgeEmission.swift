import SwiftSyntax

/// Writes the bridging conformance of an unchanged type, with which converted types can contain it.
struct BridgeEmission {
  let project: ProjectFacts
  let bridged: BridgedType

  func edit() -> Edit {
    let type = bridged.type
    var node = Syntax(type.node)
    while let parent = node.parent, !node.is(CodeBlockItemSyntax.self) { node = parent }
    let offset = project.files[type.file].lineEnd(behind: node)
    return Edit(file: type.file, range: offset..<offset, text: "\n\n\(line)")
  }

  private var line: String {
    let type = bridged.type
    let access = type.has(.public) || type.has(.open) ? "public " : type.has(.package) ? "package " : ""
    let call = "\(type.name)(\(bridged.label.map { "\($0): " } ?? "")json)"
    let result = type.name + (bridged.isFailable ? "?" : "")
    let effect = bridged.isThrowing ? " throws" : ""
    let head = "extension \(type.name): \(RuntimeLibrary.spelling(of: "LegacyReadable", in: nil, project)) {"
    let function =
      "\(access)static func legacyValue(from json: JSON)\(effect) -> \(result) { \(bridged.isThrowing ? "try " : "")\(call) }"
    let line = "\(head) \(function) }"
    let unit = project.files[type.file].indentationUnit
    return line.count <= LineWrapping.columns ? line : "\(head)\n\(unit)\(function)\n}"
  }
}
