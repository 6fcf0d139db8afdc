import MigrationPlan
import SwiftParser
import SwiftSyntax

/// Everything that code reads of a document which a constant holds, as the properties of one value.
///
/// Constants for parts of the document are followed, `let data = json["data"]`, and so are loops over arrays that make a
/// model of each element.
struct DocumentReads {
  /// One property: what is read, and how.
  struct Property: Equatable {
    let name: String
    let type: String
    /// The read of a document that is called `json`.
    let value: String
  }

  private(set) var properties: [Property] = []
  private(set) var edits: [Edit] = []
  /// The full names of the models that are made.
  private(set) var models: Set<String> = []
  private let document: HeldDocumentConstant
  private let file: Int
  private let project: ProjectFacts

  /// A part of the document, or an array in it.
  private struct Part {
    /// The read of a document that is called `json`.
    var value: String
    /// The last key on the way.
    var key: String?
  }

  /// Nil if something else is done with the document than to read it by constant keys.
  init?(of document: HeldDocumentConstant, in file: Int, _ project: ProjectFacts) {
    self.document = document
    self.file = file
    self.project = project
    for reference in document.references {
      guard follow(ExprSyntax(reference), Part(value: "json")) else { return nil }
    }
    // A model alone is made of what is parsed, without a type around it.
    let isWhole = properties.contains { !$0.value.contains("[") }
    guard !properties.isEmpty, !isWhole, properties.count > 1 || models.isEmpty,
      !edits.contains(where: { project.files[file].hasComment(in: $0.range) })
    else { return nil }
  }

  private mutating func replace(_ node: some SyntaxProtocol, with text: String) {
    edits += project.files[file].lineEdits(replacing: node.trimmedOffsets, with: text, file: file)
  }

  /// Has a property hold what an expression reads.
  private mutating func hold(
    _ node: some ExprSyntaxProtocol, _ part: Part, as type: String, making model: ReadModel? = nil
  ) -> Bool {
    let known = properties.first { $0.value == part.value }
    if let model {
      let isObject = model.type.kind == .classType
      guard model.isVisibleInFile, !isObject || known == nil && document.isOnce(node) else { return false }
      models.insert(model.type.name)
    }
    let property = known ?? Property(name: name(for: part), type: type, value: part.value)
    if known == nil { properties.append(property) }
    // In `json["rows"].array?.map { … }.count` the `?` goes with what is read.
    let isInChain = node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(node).id
    let mark = isInChain && node.is(FunctionCallExprSyntax.self) && property.type.hasSuffix("?") ? "?" : ""
    replace(node, with: "\(document.name).\(property.name)\(mark)")
    return true
  }

  // MARK: Parts of the document

  private mutating func follow(_ start: ExprSyntax, _ part: Part) -> Bool {
    var (node, part) = (start, part)
    let keys = KeyConstant(facts: project, type: node.enclosingTypeName ?? "")
    while let access = node.parent?.as(SubscriptCallExprSyntax.self), access.calledExpression.id == node.id {
      guard access.trailingClosure == nil else { return false }
      for argument in access.arguments {
        guard argument.label == nil else { return false }
        if let number = argument.expression.as(IntegerLiteralExprSyntax.self) {
          part.value += "[\(number.literal.text)]"
        } else if let text = keys.text(of: argument.expression), !text.contains(where: { "\"\\\n\r".contains($0) }) {
          part.value += "[\"\(text)\"]"
          part.key = text
        } else {
          return false
        }
      }
      node = ExprSyntax(access)
    }
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == node.id {
      return follow(access, part)
    }
    if let argument = node.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      call.trailingClosure == nil, let made = ReadModel(call, label: argument.label?.text, in: project)
    {
      part.value = "\(made.type.name)(\(made.label)\(part.value))"
      return hold(call, part, as: made.type.name + (made.isFailable ? "?" : ""), making: made)
    }
    if let references = constant(holding: node) {
      return references.allSatisfy { follow(ExprSyntax($0), part) }
    }
    // The library compares with a text what is a string.
    guard node.isComparedWithText else { return false }
    part.value += ".string"
    return hold(node, part, as: "String?")
  }

  private mutating func follow(_ access: MemberAccessExprSyntax, _ part: Part) -> Bool {
    let name = access.declName.baseName.text
    var part = part
    part.value += ".\(name)"
    guard !project.properties(named: name).contains(where: { ProjectFacts.isJSON($0.owner) }) else { return false }
    if name == "exists", let call = ExprSyntax(access).call, call.arguments.isEmpty {
      part.value += "()"
      part.key = part.key.map { "has_\($0)" }
      return hold(call, part, as: "Bool")
    }
    switch ReadRule(accessor: name) {
    case .optional(let scalar): return !ExprSyntax(access).isAssigned && hold(access, part, as: scalar.rawValue + "?")
    case .value(let scalar): return !ExprSyntax(access).isAssigned && hold(access, part, as: scalar.rawValue)
    default: break
    }
    guard ["array", "arrayValue"].contains(name) else { return false }
    return followArray(access, part, isOptional: name == "array")
  }

  /// Returns the places that name a constant which an expression is the value of, and removes the constant. Nil if the
  /// expression is no constant's value.
  private mutating func constant(holding node: ExprSyntax) -> [DeclReferenceExprSyntax]? {
    guard let binding = node.parent?.parent?.as(PatternBindingSyntax.self), binding.initializer?.value.id == node.id,
      binding.typeAnnotation?.type.isPlainJSON != false, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self), declaration.bindings.count == 1,
      let item = declaration.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self),
      let references = list.uses(of: name, holding: node), !references.isEmpty
    else { return nil }
    replace(item, with: "")
    return references
  }

  // MARK: Arrays

  /// Follows an array of documents to the models that are made of its elements.
  private mutating func followArray(_ access: MemberAccessExprSyntax, _ part: Part, isOptional: Bool) -> Bool {
    let node = ExprSyntax(access)
    if let chain = node.parent?.as(OptionalChainingExprSyntax.self) {
      return isOptional && hold(mappingOf: ExprSyntax(chain), part, isOptional: true)
    }
    if isOptional {
      guard let condition = node.parent?.parent?.as(OptionalBindingConditionSyntax.self),
        condition.typeAnnotation == nil,
        let name = condition.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let list = condition.enclosing(CodeBlockItemListSyntax.self)
      else { return false }
      return hold(node, part, elementsOf: list.uses(of: name, holding: node), isOptional: true)
    }
    if hold(mappingOf: node, part, isOptional: false) { return true }
    if let loop = node.parent?.as(ForStmtSyntax.self), loop.sequence.id == node.id {
      guard let made = elements(of: loop) else { return false }
      return hold(node, mapped(part, made, isOptional: false), as: "[\(made.type.name)]", making: made)
    }
    guard let binding = node.parent?.parent?.as(PatternBindingSyntax.self), binding.typeAnnotation == nil,
      binding.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.let),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let list = binding.enclosing(CodeBlockItemListSyntax.self)
    else { return false }
    return hold(node, part, elementsOf: list.uses(of: name, holding: node), isOptional: false)
  }

  private func mapped(_ part: Part, _ made: ReadModel, isOptional: Bool) -> Part {
    var part = part
    part.value +=
      "\(isOptional ? "?" : "").\(made.isFailable ? "compactMap" : "map") { \(made.type.name)(\(made.label)$0) }"
    return part
  }

  /// Has a property hold the models of `array.map { Model(json: $0) }`.
  private mutating func hold(mappingOf array: ExprSyntax, _ part: Part, isOptional: Bool) -> Bool {
    guard let method = array.parent?.as(MemberAccessExprSyntax.self), method.base?.id == array.id,
      let call = ExprSyntax(method).call, let made = ReadModel(eachOf: call, in: project), made.isMade(by: method)
    else { return false }
    let type = "[\(made.type.name)]\(isOptional ? "?" : "")"
    return hold(call, mapped(part, made, isOptional: isOptional), as: type, making: made)
  }

  /// Has a property hold the models that code makes of the elements of an array with a name. They are made once.
  private mutating func hold(
    _ node: ExprSyntax, _ part: Part, elementsOf references: [DeclReferenceExprSyntax]?, isOptional: Bool
  ) -> Bool {
    var found: ReadModel?
    for reference in references ?? [] {
      if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.base?.id == ExprSyntax(reference).id {
        if ["count", "isEmpty"].contains(member.declName.baseName.text) { continue }
        guard found == nil, let call = ExprSyntax(member).call, document.isOnce(call),
          let made = ReadModel(eachOf: call, in: project), made.isMade(by: member)
        else { return false }
        found = made
        replace(call, with: reference.baseName.text)
      } else if let loop = reference.parent?.as(ForStmtSyntax.self), found == nil, let made = elements(of: loop) {
        found = made
      } else {
        return false
      }
    }
    // The number of the elements stays the same.
    guard let found, !found.isFailable || references?.count == 1 else { return false }
    let type = "[\(found.type.name)]\(isOptional ? "?" : "")"
    return hold(node, mapped(part, found, isOptional: isOptional), as: type, making: found)
  }

  /// Returns the model that a loop makes of each element, and has the loop use it.
  private mutating func elements(of loop: ForStmtSyntax) -> ReadModel? {
    guard loop.whereClause == nil, loop.typeAnnotation == nil, document.isOnce(loop),
      let name = loop.pattern.withoutParentheses.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return nil }
    let uses = loop.body.references(to: name).filter { reference in
      guard !reference.isMemberName, case .element(let sequence) = reference.localBinding(of: name) else {
        return false
      }
      return sequence.id == loop.sequence.id
    }
    guard let argument = uses.only?.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      call.trailingClosure == nil, let made = ReadModel(call, label: argument.label?.text, in: project),
      !made.isFailable, call.runsOnce(in: loop.body)
    else { return nil }
    replace(call, with: name)
    return made
  }

  // MARK: Names

  /// A name for a property: that of the last key.
  private func name(for part: Part) -> String {
    let words = (part.key ?? "").split { !($0.isLetter || $0.isNumber) }.map(String.init)
    let joined = words.enumerated().map { $0 == 0 ? $1 : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
    let isLoud = !joined.contains { $0.isLowercase }
    let head = isLoud ? joined.lowercased() : joined.prefix(1).lowercased() + joined.dropFirst()
    let stem = head.first?.isLetter == true ? head : "value" + head
    let isPlain = stem.isValidSwiftIdentifier(for: .memberAccess) && !["init", "self"].contains(stem)
    let plain = isPlain ? stem : stem + "Value"
    let taken = properties.map(\.name)
    return ([plain] + (2...99).map { "\(plain)\($0)" }).first { !taken.contains($0) } ?? plain
  }
}

extension ExprSyntax {
  /// The operands and operators around an expression.
  private var neighbours: (elements: [ExprSyntax], index: Int)? {
    guard let elements = parent?.as(ExprListSyntax.self).map(Array.init),
      let index = elements.firstIndex(where: { $0.id == id })
    else { return nil }
    return (elements, index)
  }

  /// Whether a value is assigned to the expression, or it is changed in place.
  fileprivate var isAssigned: Bool {
    guard let (elements, index) = neighbours, index + 1 < elements.count else {
      return parent?.is(InOutExprSyntax.self) == true
    }
    return elements[index + 1].assigns
  }

  /// Whether the expression is one side of `==` or `!=`, and a text the other.
  fileprivate var isComparedWithText: Bool {
    guard let (elements, index) = neighbours else { return false }
    for step in [1, -1] where elements.indices.contains(index + 2 * step) {
      guard ["==", "!="].contains(elements[index + step].binaryOperator),
        elements[index + 2 * step].as(StringLiteralExprSyntax.self)?.representedLiteralValue != nil
      else { continue }
      let ends = [index - step, index + 3 * step].filter(elements.indices.contains).map { elements[$0] }
      return ends.allSatisfy { !$0.is(BinaryOperatorExprSyntax.self) || ["&&", "||"].contains($0.binaryOperator) }
    }
    return false
  }
}
