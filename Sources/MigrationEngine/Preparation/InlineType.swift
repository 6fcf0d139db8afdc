import SwiftSyntax

/// A document that some code parses, holds in a constant and reads, as a value of a type of its own: `--inline-types`.
///
/// ## Before
/// ```swift
/// func loadItems(_ data: Data) {
///   let json = JSON(data)
///   if json["status"].intValue == 200 {
///     items = json["data"]["items"].arrayValue.map { Item(json: $0) }
///   } else {
///     show(json["message"].stringValue)
///   }
/// }
/// ```
/// ## After
/// ```swift
/// func loadItems(_ data: Data) {
///   let json = ItemsResponse(json: JSON(data))
///   if json.status == 200 {
///     items = json.items
///   } else {
///     show(json.message)
///   }
/// }
///
/// private struct ItemsResponse {
///   let status: Int
///   let items: [Item]
///   let message: String
///
///   init(json: JSON) {
///     self.status = json["status"].intValue
///     self.items = json["data"]["items"].arrayValue.map { Item(json: $0) }
///     self.message = json["message"].stringValue
///   }
/// }
/// ```
/// The initializer goes, as that of every other type does.
///
/// Constants for parts of the document are followed, and loops over arrays whose elements become models. Documents of a
/// file that are read alike share a type.
///
/// Preserves: every value; a model that is an object is made once.
/// Can't: a document that is printed, handed on, changed, or read by keys that are no constants.
struct InlineType {
  let name: String
  private(set) var edits: [Edit]
  /// The full names of the models that the type contains.
  let models: Set<String>
  private let file: Int
  private let properties: [DocumentReads.Property]

  /// The new types for all documents of a project. Documents of a file that are read alike share one.
  static func all(in project: ProjectFacts) -> [InlineType] {
    var all: [InlineType] = []
    let uses = project.references["JSON", default: []].sorted {
      ($0.file, $0.node.trimmedOffsets.lowerBound) < ($1.file, $1.node.trimmedOffsets.lowerBound)
    }
    for use in uses where project.mayRewrite(use.file) && project.importsJSON(in: use.file) {
      guard let document = HeldDocumentConstant(of: ExprSyntax(use.node)),
        let reads = DocumentReads(of: document, in: use.file, project)
      else { continue }
      if let index = all.firstIndex(where: { $0.file == use.file && $0.properties == reads.properties }) {
        all[index].edits += reads.edits + document.edits(making: all[index].name, in: use.file)
      } else if let found = InlineType(document, reads, file: use.file, besides: Set(all.map(\.name)), in: project) {
        all.append(found)
      }
    }
    return all
  }

  private init?(
    _ document: HeldDocumentConstant, _ reads: DocumentReads, file: Int, besides taken: Set<String>,
    in project: ProjectFacts
  ) {
    guard let place = document.declaration.topLevelItem, let stem = document.nameOfType else { return nil }
    let names = [""] + (2...99).map(String.init)
    guard let name = names.map({ stem + $0 }).first(where: { !taken.contains($0) && project.isFree($0) }) else {
      return nil
    }
    let unit = project.files[file].indentationUnit
    let head = ["private struct \(name) {"] + reads.properties.map { "\(unit)let \($0.name): \($0.type)" }
    let body = reads.properties.map { "\(unit)\(unit)self.\($0.name) = \($0.value)" }
    let lines = head + ["", "\(unit)init(json: JSON) {"] + body + ["\(unit)}", "}"]
    let end = place.trimmedOffsets.upperBound
    self.name = name
    self.file = file
    properties = reads.properties
    models = reads.models
    edits =
      reads.edits + document.edits(making: name, in: file)
      + [Edit(file: file, range: end..<end, text: "\n\n" + lines.joined(separator: "\n"))]
  }
}

extension SyntaxProtocol {
  /// The item of its file that holds the node; nil where a condition of the compiler does.
  fileprivate var topLevelItem: CodeBlockItemSyntax? {
    let item = sequence(first: Syntax(self), next: \.parent).compactMap { $0.as(CodeBlockItemSyntax.self) }.last
    return item?.item.is(IfConfigDeclSyntax.self) == false ? item : nil
  }
}

extension ProjectFacts {
  /// Whether nothing in the project has a name.
  fileprivate func isFree(_ name: String) -> Bool {
    !isDeclaredHere(name) && references[name, default: []].isEmpty && typeReferences[name, default: []].isEmpty
  }
}
