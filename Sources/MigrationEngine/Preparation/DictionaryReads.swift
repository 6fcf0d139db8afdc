import SwiftSyntax

/// Reads of a document's dictionary, replaced by reads of the document itself.
///
/// If the document is not an object, both forms read nothing. A missing key gives the same value as before
/// (`json["id"].exists() ? … : …`, if a null would give another). A dictionary that is passed on, iterated, or asked for
/// a whole value (`if let item = details["item"]`), and a forced key (`details["id"]!`) have no such reads.
struct DictionaryReads {
  private let document: String
  private let file: Int
  private let owner: String
  private let project: ProjectFacts
  private let source: SourceFile
  private(set) var edits: [Edit] = []

  /// Creates the reads. Nil if the dictionary is used in any other way.
  ///
  /// - Parameters:
  ///   - name: the name of the dictionary, which is the document's from then on.
  ///   - code: the code that reads it.
  ///   - file: the number of the file.
  ///   - owner: the full name of the type.
  ///   - project: what the project declares.
  init?(
    of name: String, in code: Syntax, _ file: Int, of owner: String, _ project: ProjectFacts
  ) {
    document = name
    self.file = file
    self.owner = owner
    self.project = project
    source = project.files[file]
    for reference in code.references(to: name) where !reference.isMemberName {
      switch reference.localBinding(of: name) {
      // The parameter, or the constant.
      case .annotated, .value: if !rewrite(reference) { return nil }
      default: return nil
      }
    }
  }

  private mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(file: file, range: range, text: text))
  }

  /// `details["id"]?.intValue`, `details["owner"]?["id"].intValue`.
  private mutating func rewrite(_ reference: DeclReferenceExprSyntax) -> Bool {
    guard let member = reference.parent?.as(SubscriptCallExprSyntax.self), member.arguments.only?.label == nil,
      member.calledExpression.id == ExprSyntax(reference).id,
      let chained = member.parent?.as(OptionalChainingExprSyntax.self)
    else { return false }
    var value = ExprSyntax(chained)
    while let part = value.parent?.as(SubscriptCallExprSyntax.self), part.calledExpression.id == value.id {
      value = ExprSyntax(part)
    }
    guard let access = value.parent?.as(MemberAccessExprSyntax.self), access.base?.id == value.id else { return false }
    if reference.trimmedDescription != document { replace(reference.trimmedOffsets, with: document) }
    let accessor = access.declName.baseName.text
    if Self.standardValues[accessor] != nil, let comparison = access.comparisonWithNil {
      replace(
        chained.questionMark.trimmedOffsets.lowerBound..<comparison.trimmedOffsets.upperBound, with: ".exists()")
      return true
    }
    replace(chained.questionMark.trimmedOffsets, with: "")
    if Self.optionalAccessors.contains(accessor) || givesNilForNull(accessor) { return true }
    guard let standard = Self.standardValues[accessor] else { return false }
    return isThere(access) || addAbsence(of: member, access, standard)
  }

  /// Handles a constant after a comparison of its own value with nil: `if details["a"]?.arrayValue != nil { let a =
  /// details["a"]?.arrayValue … a! … }`.
  private mutating func isThere(_ access: MemberAccessExprSyntax) -> Bool {
    guard let binding = access.parent?.parent?.as(PatternBindingSyntax.self), binding.typeAnnotation == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let block = binding.parent?.parent?.parent?.parent?.parent?.as(CodeBlockSyntax.self),
      let condition = block.parent?.as(IfExprSyntax.self)?.conditions.only?.condition,
      let compared = condition.as(SequenceExprSyntax.self)?.elements.first?.as(MemberAccessExprSyntax.self),
      compared.comparisonWithNil != nil, compared.trimmedDescription == access.trimmedDescription
    else { return false }
    let uses = block.references(to: name).filter { !$0.isMemberName }
    let unwrapped = uses.compactMap { $0.parent?.as(ForceUnwrapExprSyntax.self) }
    guard unwrapped.count == uses.count else { return false }
    for use in unwrapped { replace(use.exclamationMark.trimmedOffsets, with: "") }
    return true
  }

  /// Keeps the value that the dictionary gave for a missing key.
  private mutating func addAbsence(
    of member: SubscriptCallExprSyntax, _ access: MemberAccessExprSyntax, _ standard: Set<String>
  ) -> Bool {
    let text =
      document + source.text(in: member.calledExpression.trimmedOffsets.upperBound..<member.trimmedOffsets.upperBound)
    guard !text.contains(where: \.isNewline) else { return false }
    let start = access.trimmedOffsets.lowerBound
    let elements = access.parent?.as(ExprListSyntax.self).map { Array($0) } ?? []
    if let index = elements.firstIndex(where: { $0.id == ExprSyntax(access).id }), index + 2 < elements.count,
      let coalescing = elements[index + 1].as(BinaryOperatorExprSyntax.self), coalescing.operator.text == "??"
    {
      let isWhole =
        index + 3 == elements.count && (index == 0 || index == 2 && elements[1].is(AssignmentExprSyntax.self))
      let other = elements[index + 2]
      let isEmptyText =
        standard.contains("\"\"") && KeyConstant(facts: project, type: owner).text(of: other) == ""
      if isEmptyText || standard.contains(other.trimmedDescription) {
        replace(access.trimmedOffsets.upperBound..<other.trimmedOffsets.upperBound, with: "")
        return true
      }
      guard isWhole else { return false }
      replace(start..<start, with: "\(text).exists() ? ")
      replace(coalescing.trimmedOffsets, with: ":")
      return true
    }
    // A missing key skipped the rest of the chain, too: `?.stringValue.uppercased()`.
    var end = Syntax(access)
    while let parent = end.parent,
      parent.is(MemberAccessExprSyntax.self)
        || parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == end.as(ExprSyntax.self)?.id
    {
      end = parent
    }
    let whole = end.parent?.as(ExprListSyntax.self).map { Array($0) } ?? []
    let isAssigned =
      whole.count == 3 && whole[1].is(AssignmentExprSyntax.self) && whole[2].id == end.as(ExprSyntax.self)?.id
    replace(start..<start, with: "\(isAssigned ? "" : "(")\(text).exists() ? ")
    let last = end.trimmedOffsets.upperBound
    replace(last..<last, with: " : nil\(isAssigned ? "" : ")")")
    return true
  }

  /// Returns whether the project has such an accessor of `JSON`, which reads an optional value first and returns nil
  /// without one.
  private func givesNilForNull(_ accessor: String) -> Bool {
    let found = project.properties(named: accessor).filter { ProjectFacts.isJSON($0.owner) }
    guard let getter = found.only?.declaration.bindings.only?.accessorBlock?.accessors.as(CodeBlockItemListSyntax.self)
    else { return false }
    for statement in getter {
      if let question = statement.item.as(GuardStmtSyntax.self) {
        return question.body.returnsNil && Self.asksForOptional(question.conditions)
      }
      if let condition = statement.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) {
        guard condition.elseBody == nil, Self.asksForOptional(condition.conditions) else { return false }
        continue
      }
      return statement.item.as(ReturnStmtSyntax.self)?.expression?.is(NilLiteralExprSyntax.self) == true
    }
    return false
  }

  /// Returns whether conditions fail for null: `let number = self.int, …`.
  private static func asksForOptional(_ conditions: ConditionElementListSyntax) -> Bool {
    guard let value = conditions.first?.condition.as(OptionalBindingConditionSyntax.self)?.initializer?.value else {
      return false
    }
    if let access = value.as(MemberAccessExprSyntax.self) {
      return access.base?.trimmedDescription == "self" && optionalAccessors.contains(access.declName.baseName.text)
    }
    return value.as(DeclReferenceExprSyntax.self).map { optionalAccessors.contains($0.baseName.text) } ?? false
  }

  /// Accessors that give nil for a null value as for a missing key.
  private static let optionalAccessors: Set = [
    "array", "bool", "dictionary", "double", "float", "int", "int16", "int32", "int64", "int8", "number", "string",
    "uInt", "uInt16", "uInt32", "uInt64", "uInt8", "url",
  ]

  /// The default of each accessor that never returns nil, in its usual spellings.
  private static let standardValues: [String: Set<String>] = [
    "stringValue": ["\"\"", "String()"], "intValue": ["0"], "doubleValue": ["0", "0.0"], "floatValue": ["0", "0.0"],
    "boolValue": ["false"], "arrayValue": ["[]", "[JSON]()"], "dictionaryValue": ["[:]", "[String: JSON]()"],
    "int64Value": ["0"], "numberValue": ["0"],
  ]
}

extension MemberAccessExprSyntax {
  /// The `nil` of `value != nil`, where that is a condition by itself.
  fileprivate var comparisonWithNil: ExprSyntax? {
    guard let elements = parent?.as(ExprListSyntax.self).map({ Array($0) }), elements.count == 3,
      elements[0].id == ExprSyntax(self).id, elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "!=",
      elements[2].is(NilLiteralExprSyntax.self)
    else { return nil }
    return elements[2]
  }
}
