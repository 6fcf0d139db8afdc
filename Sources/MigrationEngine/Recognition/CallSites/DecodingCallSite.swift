import SwiftSyntax

/// Code that creates a model from a `JSON`, where Foundation now decodes the model and may refuse the document.
///
/// ## Before
/// ```swift
/// self.users = json["users"].arrayValue.map { User(json: $0) }
/// owner = User(json: json["owner"])
/// for item in items {
///   let post = Post(json: item)
///   posts.append(post)
/// }
/// ```
/// ## After
/// ```swift
/// self.users = json["users"].arrayValue.compactMap { try? $0.decode(User.self) }
/// owner = try? json["owner"].decode(User.self)
/// for item in items {
///   guard let post = try? item.decode(Post.self) else { continue }
///   posts.append(post)
/// }
/// ```
///
/// A missing value becomes something that the code allows there already: nil for an optional, no element, no statement
/// that needs it, or an error if the code may throw.
///
/// Preserves: the value of each document that the type still accepts. The report lists the effect on the others.
/// Can't: a value that is required, such as the argument of a callback.
struct DecodingCallSite: Sendable {
  let file: Int
  let edits: [Edit]
  /// The place that names the type.
  let position: SourcePosition
  /// The effect of a refused document, for the report.
  let consequence: String
  /// The stretch of code that changes.
  let range: Range<Int>

  /// - Parameters:
  ///   - mention: the name of the type.
  ///   - entry: the initializer that creates it so far.
  ///   - file: the file that it is in.
  ///   - project: what the project declares.
  /// - Throws: the reason why the code can't continue without a value.
  init(
    _ mention: Syntax, _ entry: EntryPoint, in file: Int, _ project: ProjectFacts
  ) throws(CallSiteProblem) {
    guard project.mayRewrite(file), project.files[file].suppressionOfFile == nil else {
      throw CallSiteProblem(.createdByStayingCode, "the file is not to be changed")
    }
    guard entry.configuration.isEmpty else {
      throw CallSiteProblem(.moreThanTheDocument, "it is made of more than the document")
    }
    if project.functions(named: "decode").contains(where: { $0.owner.map(ProjectFacts.isJSON) ?? false }) {
      throw CallSiteProblem(.ownDocumentType, "the project has a `decode` of `JSON`")
    }
    if mention.isInDocumentInitializer {
      throw CallSiteProblem(.createdByStayingCode, "what holds it keeps the old rules")
    }
    self.file = file
    position = project.files[file].position(of: mention)
    let creation = try Creation(mention, entry, in: file, project)
    let form = try creation.form()
    (edits, consequence) = (form.edits, form.consequence)
    let bounds = form.edits.map(\.range)
    range = (bounds.map(\.lowerBound).min() ?? 0)..<(bounds.map(\.upperBound).max() ?? 0)
  }
}

/// The expression that creates the model, with its possible replacements.
private struct Creation {
  typealias Form = (edits: [Edit], consequence: String)

  let project: ProjectFacts
  let file: Int
  let type: String
  /// The reference to the initializer as a function: `User.init`. Nil if it is called.
  var reference: ExprSyntax?
  /// Whether it creates an array with one model for each element.
  var isOfElements = false
  /// The call of the initializer, with a `!` after it.
  var made: ExprSyntax
  /// The document from which the model is created.
  var document = HeldDocument()
  var isOptional: Bool
  let effect: EntryPoint.Effect

  init(_ mention: Syntax, _ entry: EntryPoint, in file: Int, _ project: ProjectFacts) throws(CallSiteProblem) {
    guard let name = mention.as(ExprSyntax.self) else {
      throw CallSiteProblem(.createdByStayingCode, "the type is handed on")
    }
    (self.project, self.file, effect) = (project, file, entry.effect)
    type = name.trimmedDescription
    isOptional = entry.effect == .failable
    let access = name.parent?.as(MemberAccessExprSyntax.self)
    let initializer = access?.declName.baseName.text == "init" ? access : nil
    let array = name.parent?.parent?.parent?.as(ArrayExprSyntax.self)
    let called = initializer.map { ExprSyntax($0) } ?? array.map { ExprSyntax($0) } ?? name
    made = called
    guard let call = called.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == called.id else {
      guard initializer != nil else { throw CallSiteProblem(.createdByStayingCode, "the type is handed on") }
      reference = called
      return
    }
    guard call.trailingClosure == nil, call.additionalTrailingClosures.isEmpty,
      let document = HeldDocument(readBy: call, in: file)
        ?? (array == nil ? HeldDocument(givenTo: call, labelled: entry.label, in: file) : nil)
    else { throw CallSiteProblem(.moreThanTheDocument, "it is made of more than the document") }
    self.document = document
    isOfElements = array != nil
    made = ExprSyntax(call)
    if isOptional, !isOfElements, let forced = call.parent?.as(ForceUnwrapExprSyntax.self) {
      made = ExprSyntax(forced)
      isOptional = false
    }
    guard let value = document.value else { return }
    guard entry.presence == .plain ? value.mayBeDocument : InitializerCalls(project: project).isThere(value) else {
      throw CallSiteProblem(.createdByStayingCode, "`\(value.trimmedDescription)` is no document by itself")
    }
  }

  private var source: SourceFile { project.files[file] }

  func form() throws(CallSiteProblem) -> Form {
    if let reference { return try mapped(by: reference) }
    if Syntax(made).hasCommentInside { throw CallSiteProblem(.layoutInTheWay, "there is a comment in the code") }
    if document.hasTryInside { throw CallSiteProblem(.noWayOut, "something else is tried") }
    if isOfElements { return ([elements], "is left out here") }
    if let attempt = made.coveringTry {
      let mark = attempt.questionOrExclamationMark?.text
      guard mark != "!" else { throw CallSiteProblem(.noWayOut, "what is tried would stop the program") }
      guard !isOptional || mark != nil else { throw CallSiteProblem(.noWayOut, "something else is tried") }
      return ([replacement(of: made)], mark == nil ? "is an error here" : "is nil here")
    }
    if effect == .throwing { throw CallSiteProblem(.noWayOut, "it is not tried") }
    if document.isTried {
      guard made.mayFail else { throw CallSiteProblem(.noWayOut, "something else is tried") }
      return ([attempt("try")], "is an error here")
    }
    if isOptional { return ([attempt()], "is nil here, as one that it refused before") }
    if let found = thrown { return found }
    if let found = try element { return found }
    if let found = optional { return found }
    if let found = appended { return found }
    if let found = try assigned { return found }
    if let found = try declared { return found }
    throw CallSiteProblem(.noWayOut, "the code needs a value here")
  }

  // MARK: Text

  /// `json["user"].decode(User.self)`.
  private var decoding: [Fragment] { document.fragments + [.text(".decode(\(type).self)")] }

  /// `JSON(value)["users"].arrayValue.compactMap { try? $0.decode(User.self) }`.
  private var elements: Edit {
    let mapped = document.isOfEntries ? ".compactMap { try? $1" : ".arrayValue.compactMap { try? $0"
    return Edit(
      file: file, range: made.trimmedOffsets,
      replacement: document.fragments + [.text("\(mapped).decode(\(type).self) }")])
  }

  private func replacement(
    of node: some SyntaxProtocol, _ prefix: [Fragment] = [], _ suffix: [Fragment] = []
  ) -> Edit {
    Edit(file: file, range: node.trimmedOffsets, replacement: prefix + decoding + suffix)
  }

  /// `try? json.decode(User.self)`, in parentheses where more follows.
  private func attempt(_ keyword: String = "try?") -> Edit {
    made.standsAlone
      ? replacement(of: made, [.text("\(keyword) ")]) : replacement(of: made, [.text("(\(keyword) ")], [.text(")")])
  }

  /// A name for the value that nothing in a statement has.
  private func name(besides statement: some SyntaxProtocol) -> String {
    let simple = String(type.split(separator: ".").last ?? "")
    let own = simple.prefix(1).lowercased() + simple.dropFirst()
    let taken = Set(statement.codeTokens.map(\.text))
    return [own, "new\(simple)", "decoded\(simple)"].first { $0.isPlainIdentifier && !taken.contains($0) }
      ?? "decodedValue"
  }

  // MARK: An error

  private var thrown: Form? {
    guard made.mayFail else { return nil }
    return ([attempt("try")], "is an error here")
  }

  // MARK: One of many

  /// `documents.map(User.init)`, `documents.compactMap(User.init)`.
  private func mapped(by reference: ExprSyntax) throws(CallSiteProblem) -> Form {
    guard let argument = reference.parent?.as(LabeledExprSyntax.self), argument.label == nil,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      call.trailingClosure == nil, let method = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = method.base, InitializerCalls(project: project).areThere(base)
    else { throw CallSiteProblem(.createdByStayingCode, "the initializer is handed on") }
    let name = method.declName.baseName.text
    guard effect == .none && name == "map" || effect == .failable && ["compactMap", "flatMap"].contains(name) else {
      throw CallSiteProblem(.createdByStayingCode, "the initializer is handed on")
    }
    let range = method.declName.trimmedOffsets.lowerBound..<call.trimmedOffsets.upperBound
    return ([Edit(file: file, range: range, text: "compactMap { try? $0.decode(\(type).self) }")], "is left out here")
  }

  /// `documents.map { User(json: $0) }`.
  private var element: Form? {
    get throws(CallSiteProblem) {
      guard let closure = made.closureThatGivesIt, let call = closure.calledBy,
        let method = call.calledExpression.as(MemberAccessExprSyntax.self), method.declName.baseName.text == "map"
      else { return nil }
      guard let base = method.base, InitializerCalls(project: project).areThere(base), closure.signature?.capture == nil
      else {
        throw CallSiteProblem(.createdByStayingCode, "what is mapped may be no array")
      }
      var edits = [Edit(file: file, range: method.declName.trimmedOffsets, text: "compactMap"), attempt()]
      if let result = closure.signature?.returnClause?.type {
        let end = result.trimmedOffsets.upperBound
        edits.append(Edit(file: file, range: end..<end, text: "?"))
      }
      return (edits, "is left out here")
    }
  }

  /// `users.append(User(json: json))`, `users.insert(User(json: json), at: 0)`, `users += [User(json: json)]`.
  private var appended: Form? {
    let left = "is left out here"
    if let argument = made.parent?.as(LabeledExprSyntax.self), argument.label == nil,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let method = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    {
      var statement: Syntax? = call.parent
      while let chain = statement, chain.is(OptionalChainingExprSyntax.self) { statement = chain.parent }
      let isOne = method == "append" && call.arguments.count == 1 || method == "insert" && call.arguments.count == 2
      return isOne ? statement?.as(CodeBlockItemSyntax.self).map { (wrapped($0), left) } : nil
    }
    guard let array = made.parent?.parent?.parent?.as(ArrayExprSyntax.self), array.elements.count == 1,
      let parts = array.parent?.as(ExprListSyntax.self).map({ Array($0) }), parts.count == 3,
      parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+=",
      let statement = parts[1].parent?.parent?.parent?.as(CodeBlockItemSyntax.self)
    else { return nil }
    return (wrapped(statement), left)
  }

  /// `if let user = try? json.decode(User.self) { users.append(user) }`.
  private func wrapped(_ statement: CodeBlockItemSyntax) -> [Edit] {
    let item = statement.item
    let name = name(besides: item)
    let (start, end) = (item.trimmedOffsets.lowerBound, item.trimmedOffsets.upperBound)
    let condition = [.text("if let \(name) = try? ")] + decoding
    let head = source.text(in: start..<made.trimmedOffsets.lowerBound)
    let rest = source.text(in: made.trimmedOffsets.upperBound..<end)
    let body: [Fragment] = [
      .original(file: file, range: start..<made.trimmedOffsets.lowerBound, indentation: .none), .text(name),
      .original(file: file, range: made.trimmedOffsets.upperBound..<end, indentation: .none),
    ]
    let text = "if let \(name) = try? \(document.text).decode(\(type).self) { \(head)\(name)\(rest) }"
    let indentation = source.indentation(at: start)
    if indentation.columns + text.columns <= LineWrapping.columns, !text.contains(where: \.isNewline) {
      return [Edit(file: file, range: start..<end, replacement: condition + [.text(" { ")] + body + [.text(" }")])]
    }
    return [
      Edit(
        file: file, range: start..<end,
        replacement: condition + [.text(" {\n\(indentation)\(source.indentationUnit)")] + body
          + [.text("\n\(indentation)}")])
    ]
  }

  // MARK: An optional

  private var optional: Form? {
    let isTaken: Bool
    if let assignment = made.assignment {
      isTaken = assignment.target.declaredType(in: project)?.is(OptionalTypeSyntax.self) == true
    } else if made.parent?.is(ReturnStmtSyntax.self) == true, case .function(let function) = FunctionBody(around: made)
    {
      isTaken = function.signature.returnClause?.type.is(OptionalTypeSyntax.self) == true
    } else if let ternary = made.parent?.as(UnresolvedTernaryExprSyntax.self) {
      isTaken = ternary.parent?.as(ExprListSyntax.self)?.last?.is(NilLiteralExprSyntax.self) == true
    } else if let binding = made.parent?.parent?.as(PatternBindingSyntax.self) {
      isTaken = binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
    } else {
      isTaken = false
    }
    return isTaken ? ([attempt()], "is nil here") : nil
  }

  // MARK: A statement less

  /// `user = User(json: json)`.
  private var assigned: Form? {
    get throws(CallSiteProblem) {
      guard let assignment = made.assignment, let statement = assignment.statement else { return nil }
      guard assignment.target.hasValueAlready(in: project) else {
        throw CallSiteProblem(.noWayOut, "`\(assignment.target.trimmedDescription)` has no value before")
      }
      return (wrapped(statement), "leaves `\(assignment.target.trimmedDescription)` as it is")
    }
  }

  /// `let user = User(json: json)`, before statements that need it.
  private var declared: Form? {
    get throws(CallSiteProblem) {
      guard let binding = made.parent?.parent?.as(PatternBindingSyntax.self),
        let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self),
        let statement = declaration.parent?.as(CodeBlockItemSyntax.self)
      else { return nil }
      guard declaration.bindings.count == 1, binding.accessorBlock == nil, declaration.modifiers.isEmpty,
        declaration.attributes.isEmpty, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { throw CallSiteProblem(.noWayOut, "it is declared with others") }
      // A result builder takes no `guard`.
      if FunctionBody(around: made).mayBeBuilt(in: source, facts: project) {
        throw CallSiteProblem(.noWayOut, "the code needs a value here")
      }
      let exit: WayOut
      do throws(CallSiteProblem) {
        exit = try WayOut(of: statement, withoutValueOf: name, in: project)
      } catch {
        if let users = statement.users(of: name, in: project) {
          return ([guarded(declaration, users)], "leaves out what needs `\(name)`")
        }
        throw error
      }
      let start = declaration.trimmedOffsets.lowerBound
      let end = declaration.trimmedOffsets.upperBound
      let indentation = source.indentation(at: start)
      let text = "guard \(declaration.trimmedDescription) try? .decode(\(type).self) else { \(exit.statement) }"
      let isShort = indentation.columns + text.columns - type.count <= LineWrapping.columns
      let body =
        isShort
        ? " \(exit.statement) " : "\n\(indentation)\(source.indentationUnit)\(exit.statement)\n\(indentation)"
      return (
        [
          Edit(file: file, range: start..<start, text: "guard "), attempt(),
          Edit(file: file, range: end..<end, text: " else {\(body)}"),
        ], exit.consequence
      )
    }
  }

  /// `if let user = try? json.decode(User.self) { … }` around the statements that need it.
  private func guarded(_ declaration: VariableDeclSyntax, _ users: [CodeBlockItemSyntax]) -> Edit {
    let start = declaration.trimmedOffsets.lowerBound
    let indentation = source.indentation(at: start)
    let first = users.first.map { source.lineStart(at: source.attachedStart(of: $0)) } ?? start
    let end = users.last?.trimmedOffsets.upperBound ?? start
    let change = IndentationChange(removed: indentation, added: indentation + source.indentationUnit)
    let content = source.utf8[first..<end].firstIndex { !$0.isBlank } ?? first
    // A comment behind the declaration stays on its line.
    let declared = declaration.trimmedOffsets.upperBound
    let between = source.utf8[declared..<max(declared, first)]
    let comment = between.firstIndex(of: UInt8(ascii: "/")).map { source.text(in: $0..<source.lineEnd(at: $0)) }
    return Edit(
      file: file, range: start..<end,
      replacement: [
        .text("if "), .original(file: file, range: start..<made.trimmedOffsets.lowerBound, indentation: .none),
        .text("try? "),
      ] + decoding + [
        .text(" {\(comment.map { " \($0)" } ?? "")\n\(indentation)\(source.indentationUnit)"),
        .original(file: file, range: content..<end, indentation: change), .text("\n\(indentation)}"),
      ])
  }
}
