import SwiftSyntax

/// Writes one stored property of a converted type, by small edits at its declaration.
struct PropertyEmission {
  let project: ProjectFacts
  let decision: TypeDecision
  let part: RecognisedType
  let field: FieldDecision

  private var file: Int { part.facts.file }
  private var source: SourceFile { project.files[file] }

  func edits() -> [Edit] {
    guard let property = project.property(field.plan.property, of: part.facts.name),
      let binding = property.declaration.bindings.first(where: {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == field.plan.property
      })
    else { return [] }
    // Comments first: where two insertions meet, they keep this order.
    return commentEdits(property) + specifierEdits(property) + nameEdits(binding) + typeEdits(binding)
      + accessorEdits(property, binding)
  }

  private var wrapper: FieldDecision.Wrapper? { field.wrapper }
  private var isWrapped: Bool { wrapper != nil }
  private var isLet: Bool { field.isLet && !isWrapped }

  /// The wrapper that an earlier run gave the property.
  private func written(_ property: PropertyFacts) -> AttributeSyntax? {
    part.earlier == nil ? nil : property.libraryWrapper
  }

  private func specifierEdits(_ property: PropertyFacts) -> [Edit] {
    let declaration = property.declaration
    let written = written(property)
    if let written, FieldDecision.Wrapper(written) == wrapper { return [] }
    let specifier = declaration.bindingSpecifier
    var edits: [Edit] = []
    let wanted = isLet ? "let" : isWrapped && written == nil ? variable(declaration) : specifier.text
    if wanted != specifier.text { edits.append(Edit(file: file, range: specifier.trimmedOffsets, text: wanted)) }
    if let wrapper {
      let start = declaration.trimmedOffsets.lowerBound
      let name = RuntimeLibrary.spelling(of: wrapper.name, in: decision.name, project)
      let attribute = "@\(name)\(wrapper.attribute.dropFirst(wrapper.name.count + 1))"
      edits.append(
        written.map { Edit(file: file, range: $0.trimmedOffsets, text: attribute) }
          ?? Edit(file: file, range: start..<start, text: "\(attribute) "))
    } else if let written {
      edits.append(removal(of: written))
      // `private(set)`, which kept the variable as constant as it was before the wrapper.
      if isLet, let setter = declaration.modifiers.first(where: { $0.detail != nil }) {
        edits.append(removal(of: setter))
      }
    }
    return edits
  }

  /// Removes a node with the space up to the next word.
  private func removal(of node: some SyntaxProtocol) -> Edit {
    Edit(file: file, range: source.rangeWithSpace(behind: node), text: "")
  }

  /// Returns a wrapped property as a variable, which still can't be set from outside if it could not before.
  private func variable(_ declaration: VariableDeclSyntax) -> String {
    guard let property = project.property(field.plan.property, of: part.facts.name),
      declaration.isConstant || property.isComputed
    else { return "var" }
    return project.variable(inPlaceOf: property)
  }

  /// Turns a property that was computed from the kept document into a stored one.
  private func accessorEdits(_ property: PropertyFacts, _ binding: PatternBindingSyntax) -> [Edit] {
    guard property.isComputed, let block = binding.accessorBlock, let type = binding.typeAnnotation else { return [] }
    return [Edit(file: file, range: type.trimmedOffsets.upperBound..<block.trimmedOffsets.upperBound, text: "")]
  }

  private func nameEdits(_ binding: PatternBindingSyntax) -> [Edit] {
    field.name == field.plan.property
      ? [] : [Edit(file: file, range: binding.pattern.trimmedOffsets, text: field.name)]
  }

  private func typeEdits(_ binding: PatternBindingSyntax) -> [Edit] {
    var edits: [Edit] = []
    if let type = binding.typeAnnotation?.type {
      if field.isStatus, decision.isTightened {
        edits.append(
          Edit(
            file: file, range: type.trimmedOffsets,
            text: RuntimeLibrary.spelling(of: RuntimeLibrary.responseStatus, in: decision.name, project)
              + (field.isOptional ? "?" : "")))
      } else if field.isRequired, let optional = type.as(OptionalTypeSyntax.self) {
        edits.append(Edit(file: file, range: optional.questionMark.trimmedOffsets, text: ""))
      }
    }
    // The initializer that takes each property would otherwise ask for the value, or for the wrapper itself.
    if isWrapped, part.earlier == nil, binding.initializer == nil, let type = binding.typeAnnotation?.type,
      type.isOptional,
      part.isCreatedMemberwise(in: project)
    {
      let end = type.trimmedOffsets.upperBound
      edits.append(Edit(file: file, range: end..<end, text: " = nil"))
    }
    // A `let` with a value would never be decoded, and what is no optional can't begin as nil.
    if let initializer = binding.initializer,
      isLet || (field.isRequired && initializer.value.is(NilLiteralExprSyntax.self))
    {
      let start = (binding.declaredType?.trimmedOffsets ?? binding.pattern.trimmedOffsets).upperBound
      let range = start..<max(start, initializer.trimmedOffsets.upperBound)
      let text =
        binding.declaredType == nil
        ? ": \(field.plan.type.source { project.shortestName(of: $0, in: part.facts.name) })" : ""
      let comments = source.kept(source.comments(of: binding, in: [range]), endingAt: range.upperBound)
      edits.append(Edit(file: file, range: range, text: text + comments))
    }
    return edits
  }

  /// Moves the comments of the removed statement to the property.
  private func commentEdits(_ property: PropertyFacts) -> [Edit] {
    guard let statement = part.statements[field.plan.property] else { return [] }
    let own = Set(source.comments(of: property.declaration))
    let comments = project.files[part.initializerFile].comments(of: statement).filter { !own.contains($0) }
    guard !comments.isEmpty else { return [] }
    let start = property.declaration.trimmedOffsets.lowerBound
    let indentation = source.indentation(at: start)
    let text = comments.map { "\($0)\n\(indentation)" }.joined()
    return [Edit(file: file, range: start..<start, text: text)]
  }
}

extension ProjectFacts {
  /// Returns the specifier of a variable that can be set from outside no more than a constant: by nothing but its type's
  /// initializers, of which some may be in other files.
  func variable(inPlaceOf property: PropertyFacts) -> String {
    let modifiers = property.declaration.modifiers
    if modifiers.isPrivate { return "var" }
    let removed = property.owner.flatMap { documentInitializer(of: $0)?.node.id }
    let isSetInOtherFiles = property.owner.map { initializers(of: $0) }?.contains { initializer in
      initializer.file != property.file && initializer.node.id != removed
        && initializer.node.codeTokens.contains { $0.text == property.name }
    }
    guard isSetInOtherFiles == true else { return "private(set) var" }
    return DeclSyntax(property.declaration).isVisibleOutside ? "internal(set) var" : "var"
  }
}
