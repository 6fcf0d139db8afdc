import Foundation

/// A use site: code beside a model that shows what the model's values and objects do.
///
/// The templates stand in `Fixtures/use_templates/*.txt`. `//// name` begins one. `// needs:` names what it asks of a
/// model, `// conforms:` what the model's declaration says, `// members:` comes before what stands in its body, `// use:` before
/// the use site itself, and `// file:` before a further file.
///
/// The text is Swift with a few words that stand for the model: `ITEM` its name, `MAKE(x)` one made of a `JSON`, `ARG(x)`
/// the argument of its initializer with the label, `TRY` and `BANG` what a call of it needs, `HEAD` the initializer's head in
/// a declaration, `MODIFIER` the subclass's modifier for it, `DOCUMENT` the document's name in it, `SUPER` the call of the
/// superclass's initializer, `INIT` the initializer's name, `OPERATOR` an operator that no other program has, `NUMBER` what makes a name one that no other program has.
/// It declares `func use(_ docs: [JSON])` or `func use(_ items: [ITEM])`; both may be `async` and may throw.
struct UseTemplate: Sendable {
  let name: String
  var needs: [UseModel.Trait] = []
  var conformances: [String] = []
  var members = ""
  var text = ""
  var others: [String] = []

  /// Whether it makes the models itself.
  var takesDocuments: Bool { text.contains("func use(_ docs: [JSON])") }

  func fits(_ model: UseModel) -> Bool { needs.allSatisfy(model.has) }

  /// All templates.
  static let all: [UseTemplate] = {
    let folder = Fixture.root.appendingPathComponent("use_templates")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted().flatMap { name -> [UseTemplate] in
      let text = (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
      return text.components(separatedBy: "\n//// ").flatMap { $0.components(separatedBy: "//// ") }
        .filter { !$0.isEmpty }.map(UseTemplate.init(source:))
    }
  }()

  private enum Part {
    case use, members, other
  }

  /// - Parameter source: a template's lines, without the marker before its name.
  private init(source: String) {
    let lines = source.components(separatedBy: "\n")
    name = lines[0]
    var part = Part.use
    for line in lines.dropFirst() {
      if let list = Self.list(after: "// needs: ", in: line) {
        needs = list.map { trait in
          guard let trait = UseModel.Trait(rawValue: trait) else { fatalError("\(lines[0]): no trait \(trait)") }
          return trait
        }
      } else if let list = Self.list(after: "// conforms: ", in: line) {
        conformances = list
      } else if line == "// members:" {
        part = .members
      } else if line == "// use:" {
        part = .use
      } else if line == "// file:" {
        part = .other
        others.append("")
      } else {
        switch part {
        case .use: text += line + "\n"
        case .members: members += line + "\n"
        case .other: others[others.count - 1] += line + "\n"
        }
      }
    }
    text = text.trimmingCharacters(in: .newlines)
    members = members.trimmingCharacters(in: .newlines)
  }

  private static func list(after marker: String, in line: String) -> [String]? {
    guard line.hasPrefix(marker) else { return nil }
    return line.dropFirst(marker.count).components(separatedBy: ", ")
  }
}
