import SwiftSyntax

/// Code that parses a document and directly creates converted models from it.
///
/// ## Before
/// ```swift
/// let json = JSON(value)
/// let user = User(json: json["user"])
/// for item in json2["tags"].arrayValue {
///   tags.append(Tag(json: item))
/// }
/// let posts = JSON(data)["posts"].arrayValue.map { Post(json: $0) }
/// for (_, item) in JSON(data)["notes"] {
///   notes.append(Note(json: item))
/// }
/// ```
/// ## After
/// ```swift
/// let user = User(reading: value, at: "user")
/// tags += [Tag](reading: value2, at: "tags")
/// let posts = [Post](reading: data, at: "posts")
/// notes += [Note](readingEntries: data, at: "notes")
/// ```
///
/// Preserves: every model, in its order, and the models that are created without a document.
/// Can't: a document that other code reads too, that is passed on or kept, or that is parsed after `try?`; keys that
/// may be indices.
struct ModelCallSite {
  /// The removal of constants, and the replacement of the code that makes the models.
  let edits: [Edit]
  /// From the first statement that changes to the last.
  let range: Range<Int>

  fileprivate struct Context {
    let project: ProjectFacts
    let models: ReadableModels
    let file: Int
    let document: ParsedDocument
  }

  /// - Parameters:
  ///   - call: a call of `JSON`.
  ///   - file: the file that it is in.
  ///   - models: the types that can be read so.
  /// - Throws: the reason why it stays: the document is used elsewhere, or can't be followed.
  init(_ call: FunctionCallExprSyntax, in file: Int, _ models: ReadableModels) throws(CallSiteProblem) {
    let project = models.project
    let document = try ParsedDocument(call, in: project)
    let context = Context(project: project, models: models, file: file, document: document)
    guard let made = document.isArray ? Self.array(context) : Self.model(context) ?? Self.entries(context) else {
      throw CallSiteProblem(.notOnlyModels, "`\(document.goal)` creates something besides converted models")
    }
    let replacement = try Self.replacement(made, context)
    let source = project.files[file]
    let replaced = made.replaced.trimmedOffsets
    let gone = document.constants + [made.declaration?.statement].compactMap(\.self)
    let removed = gone.compactMap(source.lineRange)
    guard removed.count == gone.count else {
      throw CallSiteProblem(.layoutInTheWay, "the constant shares its line with something else")
    }
    let text = replacement.map { fragment in
      switch fragment {
      case .text(let text): text
      case .original(_, let range, _): source.text(in: range)
      }
    }
    guard source.fits(text.joined(), in: replaced) else {
      throw CallSiteProblem(.layoutInTheWay, "the line would be too long")
    }
    edits =
      source.joined(removed).map { Edit(file: file, range: $0, text: "") }
      + [Edit(file: file, range: replaced, replacement: replacement)]
    guard !project.loseComments(edits) else { throw CallSiteProblem(.layoutInTheWay, "there is a comment in the code") }
    range = min(replaced.lowerBound, removed.map(\.lowerBound).min() ?? replaced.lowerBound)..<replaced.upperBound
  }

  /// The created models, and the code that creates them.
  private struct Made {
    /// The type as it is written, in brackets for an array.
    let type: String
    let replaced: Syntax
    /// The array that the models are appended to.
    var target: ExprSyntax?
    /// Whether the models are created from the entries in a loop over the document itself.
    var isOfEntries = false
    /// The empty declaration of the array, if it can be merged with the creation of the models.
    var declaration: EmptyArrayDeclaration?
  }

  // MARK: One model

  /// `User(json: document)`.
  private static func model(_ context: Context) -> Made? {
    guard let call = context.document.use.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.arguments.only?.expression.id == context.document.use.id,
      context.models.model(madeBy: call) != nil
    else { return nil }
    return Made(type: call.calledExpression.trimmedDescription, replaced: Syntax(call))
  }

  // MARK: Several models

  /// `for (_, item) in document { users.append(User(json: item)) }`.
  private static func entries(_ context: Context) -> Made? {
    guard let loop = context.document.use.parent?.as(ForStmtSyntax.self),
      loop.sequence.id == context.document.use.id, var made = appended(Syntax(loop), ofEntries: true, context)
    else { return nil }
    made.isOfEntries = true
    return made
  }

  private static func array(_ context: Context) -> Made? {
    let use = context.document.use
    if let access = use.parent?.as(MemberAccessExprSyntax.self), access.base?.id == use.id,
      let call = access.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(access).id
    {
      return mapped(call, by: access.declName.baseName.text, context) ?? appended(Syntax(call), context)
    }
    if let loop = use.parent?.as(ForStmtSyntax.self), loop.sequence.id == use.id {
      return appended(Syntax(loop), context)
    }
    guard let statement = use.as(MemberAccessExprSyntax.self)?.boundInCondition,
      let bound = statement.item.bindingOfOneValue, let loop = Appending(bound.body),
      loop.array.as(DeclReferenceExprSyntax.self)?.baseName.text == bound.name
    else { return nil }
    return appended(loop, replacing: Syntax(statement.item), context)
  }

  /// `documents.map { User(json: $0) }`, `documents.compactMap(User.init)`.
  private static func mapped(_ call: FunctionCallExprSyntax, by method: String, _ context: Context) -> Made? {
    let model: ReadableModels.Model?
    let type: String?
    if let closure = call.onlyClosure {
      guard closure.signature?.capture == nil, closure.signature?.attributes.isEmpty ?? true,
        closure.parameterNames.count <= 1, let body = closure.statements.only?.item,
        let made = body.as(ExprSyntax.self) ?? body.as(ReturnStmtSyntax.self)?.expression,
        let creation = made.as(FunctionCallExprSyntax.self),
        creation.isGiven(closure.parameterNames.first?.name ?? "$0")
      else { return nil }
      model = context.models.model(madeBy: creation)
      type = creation.calledExpression.initializedTypeName
    } else {
      guard call.trailingClosure == nil, let argument = call.arguments.only, argument.label == nil,
        let reference = argument.expression.as(MemberAccessExprSyntax.self)
      else { return nil }
      model = context.models.model(referredToBy: reference)
      type = reference.base?.dottedName
    }
    guard let model, let type, !["self", "Self"].contains(type) else { return nil }
    switch (method, model.effect) {
    case ("map", .none), ("compactMap", .none), ("compactMap", .failable), ("flatMap", .failable): break
    default: return nil
    }
    return Made(type: "[\(type)]", replaced: Syntax(call))
  }

  /// `for item in documents { users.append(User(json: item)) }`.
  private static func appended(_ statement: Syntax, ofEntries: Bool = false, _ context: Context) -> Made? {
    guard let item = statement.parent?.as(CodeBlockItemSyntax.self), let loop = Appending(item.item),
      loop.isOfEntries == ofEntries
    else { return nil }
    return appended(loop, replacing: statement, context)
  }

  private static func appended(_ loop: Appending, replacing statement: Syntax, _ context: Context) -> Made? {
    guard let creation = loop.made.as(FunctionCallExprSyntax.self), creation.isGiven(loop.element),
      let model = context.models.model(madeBy: creation, at: statement),
      model.effect == (loop.isOptional ? .failable : .none),
      let type = creation.calledExpression.initializedTypeName, !["self", "Self"].contains(type),
      AppendedArray(loop.target, in: context.project)?.element == .project(model.name)
    else { return nil }
    return Made(
      type: "[\(type)]", replaced: statement, target: loop.target,
      declaration: EmptyArrayDeclaration(of: loop.target, filledBy: statement))
  }

  // MARK: Text

  private static func replacement(_ made: Made, _ context: Context) throws(CallSiteProblem) -> [Fragment] {
    func original(_ node: ExprSyntax) -> Fragment {
      .original(file: context.file, range: node.trimmedOffsets, indentation: .none)
    }
    let document = context.document
    guard let attempt = context.attempt(around: made.replaced) else {
      throw CallSiteProblem(.noWayOut, "`try` can't stand where the models are made")
    }
    var fragments: [Fragment] = []
    if let declaration = made.declaration {
      fragments.append(.text("\(declaration.isChangedLater ? "var" : "let") \(declaration.name) = "))
    } else if let target = made.target {
      fragments += [original(target), .text(" += ")]
    }
    fragments.append(.text(attempt.isEmpty ? made.type : "\(attempt) \(made.type)"))
    let entries = made.isOfEntries ? "Entries" : ""
    let reading = "reading\(entries)"
    switch document.origin {
    case .object(let value): fragments += [.text("(\(reading): "), original(value), .text(value.literalCast)]
    case .data(let value): fragments += [.text("(parsing\(entries): "), original(value)]
    case .text(let value):
      guard context.project.importsFoundation(in: context.file) else {
        throw CallSiteProblem(.importMissing, "the file does not import Foundation, for `Data`")
      }
      fragments +=
        value.isOperand
        ? [.text("(\(reading): Data("), original(value), .text(".utf8)")]
        : [.text("(\(reading): Data(("), original(value), .text(").utf8)")]
    }
    for (index, key) in document.path.enumerated() {
      fragments += [.text(index == 0 ? ", at: " : ", "), original(key)]
    }
    return fragments + [.text(")")]
  }
}

extension ModelCallSite.Context {
  /// The `try` that the constant had, unless there is one around its use already; nil where it can't stand.
  fileprivate func attempt(around replaced: Syntax) -> String? {
    guard let attempt = document.attempt else { return "" }
    if let outer = replaced.parent?.as(TryExprSyntax.self) {
      return outer.questionOrExclamationMark?.text ?? "" == attempt.dropFirst("try".count) ? "" : nil
    }
    guard let parent = replaced.parent else { return nil }
    let mayStand =
      parent.is(InitializerClauseSyntax.self) || parent.is(ReturnStmtSyntax.self) || parent.is(LabeledExprSyntax.self)
      || parent.is(CodeBlockItemSyntax.self) || parent.as(ExprListSyntax.self)?.assigns(to: replaced) == true
    return mayStand ? attempt : nil
  }
}

extension ExprListSyntax {
  /// `user = User(json: json)`.
  fileprivate func assigns(to value: Syntax) -> Bool {
    let elements = Array(self)
    return elements.count == 3 && elements[1].is(AssignmentExprSyntax.self)
      && elements[2].id == value.as(ExprSyntax.self)?.id
  }
}

extension FunctionCallExprSyntax {
  /// The closure that is a call's only argument.
  var onlyClosure: ClosureExprSyntax? {
    guard additionalTrailingClosures.isEmpty else { return nil }
    if let trailingClosure { return arguments.isEmpty ? trailingClosure : nil }
    return arguments.only.flatMap { $0.label == nil ? $0.expression.as(ClosureExprSyntax.self) : nil }
  }

  /// Whether the only argument is a name.
  fileprivate func isGiven(_ name: String) -> Bool {
    trailingClosure == nil && arguments.only?.expression.as(DeclReferenceExprSyntax.self)?.baseName.text == name
  }
}

extension ExprSyntax {
  /// The cast that a literal of mixed values needs as an `Any`; `JSON([…])` takes its elements by itself.
  fileprivate var literalCast: String {
    self.is(DictionaryExprSyntax.self) ? " as [String: Any]" : self.is(ArrayExprSyntax.self) ? " as [Any]" : ""
  }
}

extension SourceFile {
  /// The lines of a statement that stands on lines of its own, without the comments above it; nil where others share them.
  fileprivate func lineRange(of statement: CodeBlockItemSyntax) -> Range<Int>? {
    let range = statement.item.trimmedOffsets
    let start = lineStart(at: range.lowerBound)
    let end = lineEnd(at: statement.trimmedOffsets.upperBound)
    guard text(in: start..<range.lowerBound).allSatisfy(\.isWhitespace),
      text(in: range.upperBound..<end).allSatisfy({ $0.isWhitespace || $0 == ";" }),
      let next = nextLineStart(after: end)
    else { return nil }
    return start..<next
  }

  /// Lines that go, with the blank line behind them where one stands before them too, or a block begins.
  fileprivate func joined(_ lines: [Range<Int>]) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for range in lines.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, last.upperBound >= range.lowerBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined.map { range in
      guard range.lowerBound > 0, text(in: range.upperBound..<lineEnd(at: range.upperBound)).allSatisfy(\.isWhitespace),
        let next = nextLineStart(after: range.upperBound)
      else { return range }
      let before = text(in: lineStart(at: range.lowerBound - 1)..<range.lowerBound).filter { !$0.isWhitespace }
      let isFirst = before.isEmpty || before.hasSuffix("{") || before.hasSuffix(":")
      return range.lowerBound..<(isFirst ? next : range.upperBound)
    }
  }

  /// Whether a line with a text in the place of a range is no longer than a line may be, or than it was.
  fileprivate func fits(_ text: String, in range: Range<Int>) -> Bool {
    let before = self.text(in: lineStart(at: range.lowerBound)..<range.lowerBound)
    let behind = self.text(in: range.upperBound..<lineEnd(at: range.upperBound))
    func longest(_ text: String) -> Int {
      (before + text + behind).split(whereSeparator: \.isNewline).map { String($0).columns }.max() ?? 0
    }
    return longest(text) <= max(LineWrapping.columns, longest(self.text(in: range)))
  }
}
