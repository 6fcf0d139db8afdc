import Foundation

@testable import MigrationEngine

/// A model with a use site: a small legacy project.
struct UseProgram: Sendable {
  let number: Int
  let template: UseTemplate
  let model: UseModel
  let isTightened: Bool
  /// Whether properties get the names of the keys.
  let renames: Bool
  /// Whether the model stands in a file of its own.
  let isSplit: Bool
  /// What follows the imports of files that need the old library.
  let library: String

  var name: String {
    "\(template.name) × \(model)\(isTightened ? ", tightened" : "")\(renames ? ", renamed" : "")\(isSplit ? ", two files" : "")"
  }

  /// What tells the program's names and files from those of others in one module.
  var suffix: String { "_\(number)" }

  /// The files that the tool sees, by their names.
  var sources: [String: String] {
    let imports = "import Foundation\nimport \(library)\n\n"
    let declared = model.declaration(conformances: template.conformances, members: expand(template.members))
    var use = expand(template.text)
    if !template.takesDocuments && !isTightened {
      use += "\n\nfunc start(_ docs: [JSON])\(effects) {\n  \(prefix)use(docs.map { \(expand("MAKE($0)")) })\n}"
    }
    var files: [String: String] = [:]
    if isSplit {
      files["Model"] = imports + declared + "\n"
      files["Use"] = (use.contains("JSON") ? imports : "import Foundation\n\n") + use + "\n"
    } else {
      files["File"] = imports + declared + "\n\n" + use + "\n"
    }
    for (index, other) in template.others.enumerated() {
      files["Other\(index)"] = (other.contains("JSON") ? imports : "import Foundation\n\n") + expand(other) + "\n"
    }
    let distinct = DistinctNames(Array(files.values), suffix: suffix)
    return Dictionary(
      uniqueKeysWithValues: files.map { ("P\(number)_\($0.key).swift", distinct.apply($0.value)) })
  }

  /// Whether the model is declared inside of another type.
  var isNested: Bool { !model.has(.top) }

  // MARK: The program around it

  private var effects: String {
    let line = template.text.components(separatedBy: "\n").first { $0.contains("func use(") } ?? ""
    return (line.contains(" async") ? " async" : "") + (line.contains(" throws") ? " throws" : "")
  }

  private var prefix: String {
    (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
  }

  /// Whether there are documents that the initializer refuses.
  private var refuses: Bool { !model.has(.certain) }

  /// The name of the list of documents that it reads.
  private var documents: String {
    let documents: UseDocuments = isTightened ? .regular : refuses ? .identified : .hostile
    return documents.name(otherKeys: model.style == .otherKeys)
  }

  /// The file that runs the program; the tool does not see it.
  ///
  /// - Parameter isDecoded: whether the model is decoded by now, and not made by its old initializer.
  func driver(isDecoded: Bool) -> String {
    var lines = [
      "let docs = Documents.\(documents).map { JSON(parseJSON: $0) }"
    ]
    if template.takesDocuments {
      lines.append("\(prefix)use\(suffix)(docs)")
    } else if !isTightened {
      lines.append("\(prefix)start\(suffix)(docs)")
    } else {
      let attempt = model.form == .throwing ? "try " : ""
      let old = "\(attempt)\(distinctType)(\(model.argument("JSON(parseJSON: document)")))\(model.unwrap)"
      lines += [
        "var items: [\(distinctType)] = []",
        "for document in Documents.\(documents) { items.append(\(isDecoded ? "try decoded(\(distinctType).self, document)" : old)) }",
        "\(prefix)use\(suffix)(items)",
      ]
    }
    return """
      import Foundation
      import LegacyJSON

      func drive\(suffix)() async {
        do {
          \(lines.joined(separator: "\n    "))
        } catch { print("threw") }
      }

      """
  }

  /// The model's name among all programs.
  var distinctName: String { isNested ? "API\(suffix).Item" : "Item\(suffix)" }

  private var distinctType: String { model.has(.concrete) ? distinctName : distinctName + "<Int>" }
}
