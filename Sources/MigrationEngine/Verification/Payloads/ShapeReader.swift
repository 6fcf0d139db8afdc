import MigrationPlan
import SwiftSyntax

/// Follows the document through the code of an initializer and its callees, and records every read.
///
/// It need not be exact. Recorded payloads and the keys of the new code make up for missed reads, and a superfluous
/// read only adds a field to a payload.
struct ShapeReader {
  let facts: ProjectFacts
  /// The reads of types that an earlier run converted, by their full names.
  let earlier: [String: [FieldPlan]]

  init(facts: ProjectFacts) {
    self.facts = facts
    earlier = EarlierRecognition.all(in: facts).types.mapValues(\.plan.fields)
  }

  /// The shape of what a type's initializers read, and the functions in their place.
  func shape(of type: String) -> ReadShape {
    let root = ReadShape()
    for name in facts.lineage(of: type) {
      for field in earlier[name, default: []] { root.add(field) }
      for initializer in facts.jsonInitializers(of: name) {
        guard let parameter = initializer.node.signature.parameterClause.parameters.first(where: { $0.type.isJSON }),
          let body = initializer.node.body
        else { continue }
        var scope = ReadScope(type: name, facts: facts)
        scope.values[parameter.internalName] = root
        scope.read(Syntax(body))
        if let reading = reading(of: initializer) { root.add(reading) }
        readComputed(name, keeping: parameter.internalName, in: body, root)
      }
      for found in facts.otherConstructions(of: name) {
        guard let body = found.body else { continue }
        var scope = ReadScope(type: name, facts: facts)
        scope.values[found.parameter] = root
        scope.read(Syntax(body))
      }
    }
    return root
  }

  /// The meaning of an initializer; nil where it is not understood.
  private func reading(of initializer: JSONInitializer) -> Reading? {
    guard let entry = EntryPoint(initializer.node) else { return nil }
    let interpreter = Interpreter(
      project: facts, type: initializer.owner, initializer: initializer.node, entry: entry)
    let stored = facts.instanceProperties(of: initializer.owner).filter { !$0.isComputed }
    return try? interpreter.reading(of: stored).0
  }

  /// Adds the reads of a document that the initializer keeps.
  private func readComputed(_ type: String, keeping parameter: String, in body: CodeBlockSyntax, _ root: ReadShape) {
    for statement in body.statements {
      guard let elements = statement.item.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
        elements.last?.trimmedDescription == parameter,
        let document = elements.first?.ownMember(besides: [parameter])
      else { continue }
      for property in facts.instanceProperties(of: type) where property.isComputed {
        var scope = ReadScope(type: type, facts: facts)
        scope.values[document] = root
        scope.read(Syntax(property.declaration))
      }
    }
  }

  /// The key that each property of a type is read from, where one assignment shows it.
  func keys(of type: String) -> [String: String] {
    var found: [String: String] = [:]
    for name in facts.lineage(of: type) {
      for field in earlier[name, default: []] { found[field.property] = field.key }
      for initializer in facts.jsonInitializers(of: name) {
        guard let body = initializer.node.body else { continue }
        for statement in body.statements {
          let visitor = KeyFinder(facts: facts, type: name)
          visitor.walk(statement)
          found.merge(visitor.found) { old, _ in old }
        }
      }
    }
    return found
  }

  /// Finds assignments `property = … ["key"] …`.
  private final class KeyFinder: SyntaxVisitor {
    let facts: ProjectFacts
    let type: String
    var found: [String: String] = [:]
    private var bound: String?

    init(facts: ProjectFacts, type: String) {
      self.facts = facts
      self.type = type
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      bound = node.initializer.flatMap { firstKey(in: Syntax($0.value)) } ?? bound
      return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else { return .visitChildren }
      let target =
        elements[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? elements[0].as(DeclReferenceExprSyntax.self)?.baseName.text
      if let target, let key = elements.dropFirst(2).lazy.compactMap({ self.firstKey(in: Syntax($0)) }).first ?? bound,
        found[target] == nil
      {
        found[target] = key
      }
      return .visitChildren
    }

    private func firstKey(in node: Syntax) -> String? {
      if let access = node.as(SubscriptCallExprSyntax.self), let argument = access.arguments.last {
        return facts.text(of: argument.expression, in: type)
      }
      return node.children(viewMode: .sourceAccurate).lazy.compactMap { self.firstKey(in: $0) }.first
    }
  }
}

extension ProjectFacts {
  /// The text of a literal, a constant or an enum case's raw value.
  func text(of expression: ExprSyntax, in type: String?) -> String? {
    if let literal = expression.as(StringLiteralExprSyntax.self) { return literal.representedLiteralValue }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return stringConstant(reference.baseName.text, in: type)
    }
    guard let access = expression.as(MemberAccessExprSyntax.self) else { return nil }
    if access.declName.baseName.text == "rawValue", let base = access.base?.as(MemberAccessExprSyntax.self) {
      return rawValue(of: base.declName.baseName.text, in: base.base?.dottedName, scope: type)
    }
    guard let owner = access.base?.dottedName else { return nil }
    if let type = resolve(owner == "self" || owner == "Self" ? type ?? "" : owner, in: type) {
      let constants = properties(named: access.declName.baseName.text).filter { $0.owner == type.name }
      if let literal = constants.first?.initializer?.as(StringLiteralExprSyntax.self) {
        return literal.representedLiteralValue
      }
      return rawValue(of: access.declName.baseName.text, in: type.name, scope: nil)
    }
    return nil
  }

  /// The raw values of an enum's cases; nothing for any other type.
  func rawValues(of name: String) -> [String] {
    guard let type = type(named: name), type.kind == .enumeration else { return [] }
    let counts = type.inherited.first.flatMap { Scalar(rawValue: $0) }.map { $0 != .string && $0 != .bool } == true
    var next = 0
    return type.memberBlock.enumerationCases.compactMap { element in
      guard let value = element.rawValue?.value else {
        defer { next += 1 }
        return counts ? String(next) : element.name.text
      }
      let number = value.as(IntegerLiteralExprSyntax.self)?.literal.text
      if let known = number.flatMap({ Int($0) }) { next = known + 1 }
      return number ?? value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
  }

  private func rawValue(of name: String, in type: String?, scope: String?) -> String? {
    guard let type, let found = resolve(type, in: scope), found.kind == .enumeration else { return nil }
    return found.memberBlock.enumerationCases.first { $0.name.text == name }.map {
      $0.rawValue?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? name
    }
  }
}
