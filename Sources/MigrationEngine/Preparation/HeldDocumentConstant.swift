import SwiftSyntax

/// A constant that holds a parsed document.
struct HeldDocumentConstant {
  let name: String
  let declaration: VariableDeclSyntax
  /// The document: `JSON(data)["result"]`, without a `try`.
  let value: ExprSyntax
  /// The range of `: JSON`.
  let annotation: Range<Int>?
  /// The places that name it.
  let references: [DeclReferenceExprSyntax]

  /// - Parameter library: the name `JSON`.
  init?(of library: ExprSyntax) {
    var node = library
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init" {
      node = ExprSyntax(access)
    }
    guard let call = node.call, call.arguments.count == 1, call.trailingClosure == nil else { return nil }
    node = ExprSyntax(call)
    while let access = node.parent?.as(SubscriptCallExprSyntax.self), access.calledExpression.id == node.id {
      node = ExprSyntax(access)
    }
    value = node
    if let tried = node.parent?.as(TryExprSyntax.self) {
      guard tried.questionOrExclamationMark?.text != "?" else { return nil }
      node = ExprSyntax(tried)
    }
    guard let binding = node.parent?.parent?.as(PatternBindingSyntax.self), binding.accessorBlock == nil,
      let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self), declaration.bindings.count == 1,
      let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      binding.typeAnnotation?.type.isPlainJSON != false,
      let item = declaration.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self),
      list.parent?.is(SourceFileSyntax.self) == false, declaration.enclosing(InitializerDeclSyntax.self) == nil
    else { return nil }
    let name = identifier.text
    let whole = node
    self.name = name
    self.declaration = declaration
    annotation = binding.typeAnnotation.map {
      identifier.trimmedOffsets.upperBound..<$0.trimmedOffsets.upperBound
    }
    guard let references = list.uses(of: name, holding: whole), !references.isEmpty else { return nil }
    self.references = references
  }

  /// Has the constant hold a value of a type that is made of the document.
  func edits(making type: String, in file: Int) -> [Edit] {
    let value = value.trimmedOffsets
    return [
      Edit(file: file, range: value.lowerBound..<value.lowerBound, text: "\(type)(json: "),
      Edit(file: file, range: value.upperBound..<value.upperBound, text: ")"),
    ] + (annotation.map { [Edit(file: file, range: $0, text: "")] } ?? [])
  }

  /// Whether a place runs at most once for each run of the declaration.
  func isOnce(_ place: some SyntaxProtocol) -> Bool {
    declaration.parent?.parent.map { place.runsOnce(in: $0) } ?? false
  }

  /// `ItemsResponse` in `func loadItems()`; in code without a function, by the type. Nil in code that has neither.
  var nameOfType: String? {
    let function = declaration.enclosing(FunctionDeclSyntax.self)?.name.text
    let words = function.map(Self.words(of:)) ?? []
    let rest = words.first.map { Self.verbs.contains($0.lowercased()) } == true ? Array(words.dropFirst()) : words
    let named = rest.isEmpty ? declaration.enclosingTypeName.map { Self.words(of: $0.lastComponent) } ?? [] : rest
    let text = named.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let first = text.first, first.isLetter else { return nil }
    return text.hasSuffix("Response") ? text : text + "Response"
  }

  private static let verbs: Set = [
    "call", "did", "do", "download", "fetch", "get", "handle", "load", "make", "on", "parse", "perform", "post", "put",
    "query", "read", "refresh", "request", "retrieve", "send", "update",
  ]

  /// The words of a name: `load`, `Items` of `loadItems`, `get`, `items` of `GET_ITEMS`.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    for part in name.split(separator: "_") {
      let isLoud = !part.contains { $0.isLowercase }
      var word = ""
      for character in isLoud ? part.lowercased() : String(part) {
        if character.isUppercase, let last = word.last, last.isLowercase || last.isNumber {
          words.append(word)
          word = ""
        }
        word.append(character)
      }
      if !word.isEmpty { words.append(word) }
    }
    return words
  }
}

extension CodeBlockItemListSyntax {
  /// The places that name a constant, which holds a value. Nil if a closure captures it by its name.
  func uses(of name: String, holding value: ExprSyntax) -> [DeclReferenceExprSyntax]? {
    guard !codeTokens.contains(where: { $0.text == name && $0.parent?.is(ClosureCaptureSyntax.self) == true }) else {
      return nil
    }
    return references(to: name).filter { reference in
      guard !reference.isMemberName else { return false }
      switch reference.localBinding(of: name) {
      case .value(let found), .unwrapped(let found): return found.id == value.id
      default: return false
      }
    }
  }
}

extension SyntaxProtocol {
  /// Whether it runs at most once for each run of the code around: it is in no loop, closure or function there.
  func runsOnce(in code: some SyntaxProtocol) -> Bool {
    let between = sequence(first: Syntax(self), next: \.parent).dropFirst().prefix { $0.id != code.id }
    return !between.contains { node in
      node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self) || node.is(ForStmtSyntax.self)
        || node.is(WhileStmtSyntax.self) || node.is(RepeatStmtSyntax.self)
    }
  }
}
