import MigrationPlan
import SwiftSyntax

/// Creates the plans of the payloads from both sides' sources.
final class PayloadPlans {
  private let types: MigratedTypes
  private let reader: ShapeReader
  private let shapes: [String: ReadShape]

  init(types: MigratedTypes) {
    self.types = types
    reader = ShapeReader(facts: types.before)
    let before = types.before
    let owners = Set(
      (before.jsonInitializers.map(\.owner)
        + before.types.map(\.name).filter { !before.otherConstructions(of: $0).isEmpty })
        .compactMap { before.resolve($0, in: nil)?.name }
    ).union(reader.earlier.keys)
    let reader = reader
    var shapes = Dictionary(uniqueKeysWithValues: owners.map { ($0, reader.shape(of: $0)) })
    shapes[RuntimeLibrary.statusParameters] = Self.status
    self.shapes = shapes
  }

  /// The keys that the runtime library's own model reads.
  private static var status: ReadShape {
    let shape = ReadShape()
    shape.member("code").accessors = ["int"]
    shape.member("error_code").accessors = ["int"]
    shape.member("message").accessors = ["string"]
    return shape
  }

  func plan(for type: MigratedType, _ number: Int, in slices: SliceSet) -> PayloadPlan {
    var literals = Literals()
    for side in GeneratedPackage.Side.allCases {
      guard let index = slices.slicers[side]?.index else { continue }
      for id in slices.reach(number, on: side).sorted()
      where index.units[id].kind != .type && index.units[id].kind != .extensionFrame {
        literals.collect(index.units[id].node)
      }
    }
    var keys: [String] = []
    for (facts, name) in [(types.before, type.name), (types.after, type.newName)] {
      for owner in facts.lineage(of: name) {
        keys += facts.instanceProperties(of: owner).filter { !$0.isComputed }.map(\.name)
      }
    }
    // What the new code spells out: its `CodingKeys`.
    keys += literals.strings
    hint(type)
    var seen: Set<String> = []
    let spelled = keys.flatMap { [$0, KeyNames.snakeCase(fromCamelCase: $0)] }.filter { seen.insert($0).inserted }
    // Formats of times come first, so that none is left out.
    let strings = literals.strings.filter(FieldValues.isFormat) + literals.strings
    return PayloadPlan(
      root: shapes[type.name] ?? reader.shape(of: type.name), shapes: shapes, strings: Array(strings.prefix(40)),
      numbers: Array(literals.numbers.prefix(20)), otherKeys: Array(spelled.prefix(80)))
  }

  /// Uses the property's type as a hint if the reader of a key is unknown.
  private func hint(_ type: MigratedType) {
    guard let shape = shapes[type.name] else { return }
    let keys = reader.keys(of: type.name)
    for (property, key) in keys {
      guard let member = shape.members.first(where: { $0.key == key })?.shape, member.accessors.isEmpty,
        member.members.isEmpty, member.models.isEmpty, member.element == nil,
        let written = types.before.property(property, of: type.name)?.type?.trimmedDescription
      else { continue }
      let name = written.filter { !"?!".contains($0) }
      if let scalar = Scalar(rawValue: name) { member.accessors.insert(scalar.accessor) }
    }
  }

  /// The strings and numbers in a piece of source.
  private struct Literals {
    private(set) var strings: [String] = []
    private(set) var numbers: [String] = []

    mutating func collect(_ node: Syntax) {
      let finder = Finder(viewMode: .sourceAccurate)
      finder.walk(node)
      for text in finder.strings where text.count < 60 && !strings.contains(text) { strings.append(text) }
      for text in finder.numbers where Double(text) != nil && !numbers.contains(text) { numbers.append(text) }
    }

    private final class Finder: SyntaxVisitor {
      var strings: [String] = []
      var numbers: [String] = []

      override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if let text = node.representedLiteralValue, !text.isEmpty { strings.append(text) }
        return .visitChildren
      }

      override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        numbers.append(node.literal.text.filter { $0 != "_" })
        return .skipChildren
      }

      override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        if node.rawValue == nil { strings.append(node.name.text) }
        return .visitChildren
      }
    }
  }
}
