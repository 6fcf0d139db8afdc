import SwiftSyntax

/// What is reported of the stored properties of types.
extension ReportBuilder {
  /// The stored properties of a type, each with how it is read afterwards.
  func properties(of draft: Draft) -> [Report.Property] {
    guard draft.kind == .model || draft.kind == .response else { return [] }
    if let decision = decisions.types[draft.name] {
      return decision.fields.map { property(of: $0, in: decision) }
    }
    return storedProperties(of: draft.name).map { property in
      Report.Property(
        name: property.name, type: property.type?.trimmedDescription,
        form: draft.outcome == .explicit ? .written : .unchanged,
        line: project.files[property.file].position(of: property.declaration).line)
    }
  }

  private func property(of field: FieldDecision, in decision: TypeDecision) -> Report.Property {
    let plan = field.plan
    let mark = field.isOptional ? plan.isImplicitlyUnwrapped ? "!" : "?" : ""
    // A rule names the whole type, with its mark.
    let type = plan.type.source { $0 }
    var property = Report.Property(
      name: field.name, oldName: field.name == plan.property ? nil : plan.property,
      type: type.hasSuffix("?") ? type : type + mark, key: plan.isOfObject ? nil : plan.key, form: .plain,
      reason: field.reason.map { reason in
        let own = "`\(plan.property)`: "
        return reason.text.hasPrefix(own) ? String(reason.text.dropFirst(own.count)) : reason.text
      }, reasonKind: field.reason?.kind.name, line: plan.position.line)
    if let wrapper = field.wrapper {
      property.form = .wrapped
      property.attribute = wrapper.attribute
    } else if field.listedWrapper != nil {
      property.form = .listed
    }
    return property
  }

  /// The types of the project that a type needs: its superclass, and what its stored properties hold.
  func dependencies(of draft: Draft) -> [String] {
    guard draft.kind == .model || draft.kind == .response else { return [] }
    let held = storedProperties(of: draft.name).compactMap(\.type).flatMap { type in
      type.codeTokens.compactMap { project.resolve($0.text, in: draft.name)?.name }
    }
    let superclass = project.superclass(of: draft.name)?.name
    return Set(held + [superclass].compactMap(\.self)).subtracting([draft.name]).sorted()
  }

  private func storedProperties(of type: String) -> [PropertyFacts] {
    project.instanceProperties(of: type).filter { !$0.isComputed && !$0.isStatic }
  }

  /// How many values an item reads from a `JSON`, without those of the items inside of it.
  func reads(in parts: [(file: Int, range: Range<Int>)], besides inner: [Draft]) -> Int {
    parts.reduce(0) { sum, part in
      sum
        + reads[part.file, default: []].count { read in
          let offset = read.trimmedOffsets.lowerBound
          return part.range.contains(offset)
            && !inner.contains { $0.file == part.file && $0.range.contains(offset) }
        }
    }
  }
}
