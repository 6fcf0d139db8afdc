import MigrationPlan
import SwiftSyntax

/// Data, texts and dictionaries that documents are made of, in the body of an initializer that is read as one that takes the
/// document; see `SourceInitializer`. Nothing is known of them but the document.
extension Interpreter {
  /// A kind of value from which a document is parsed or wrapped.
  enum SourceKind: String {
    case data, text
    /// A dictionary, or any value, as Foundation has it.
    case untyped
  }

  /// A value from which a document is parsed or wrapped.
  ///
  /// - Parameter document: the document; nil where it is no JSON.
  static func source(_ kind: SourceKind, of document: Value) -> Value {
    .tuple([.literal(Value.Literal(kind.rawValue)), document])
  }

  /// The kind of a source, with its document, which is `.none` where the source is no JSON; nil for other values.
  static func source(in value: Value) -> (kind: SourceKind, document: Value)? {
    guard case .tuple(let parts) = value, parts.count == 2, case .literal(let literal) = parts[0],
      let kind = SourceKind(rawValue: literal.source)
    else { return nil }
    return (kind, parts[1])
  }

  /// The source that a call of `DocumentSource.marker` stands for, which `SourceInitializer` writes; nil for other calls.
  func source(_ call: FunctionCallExprSyntax, in state: State) -> Value? {
    guard call.calledExpression.trimmedDescription == DocumentSource.marker, call.arguments.count == 2,
      let name = call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
      let kind = SourceKind(rawValue: name.filter { $0 != "?" }),
      let document = call.arguments.last.flatMap({ try? value(of: $0.expression, in: state) })
    else { return nil }
    let mayBeNil = name.hasSuffix("?") && !isThereWithoutDocument
    return document == .none && mayBeNil ? Value.none : Self.source(kind, of: document)
  }

  /// The document that a call makes, nil where there is no JSON: `JSON(data: data)`, `JSON(parseJSON: text)`,
  /// `JSONSerialization.jsonObject(with: data)`; nil for other calls.
  func parsed(by call: FunctionCallExprSyntax, in state: State) -> Value? {
    let isObject = call.calledExpression.trimmedDescription == "JSONSerialization.jsonObject"
    guard isObject || call.calledExpression.isJSONInitializer, call.trailingClosure == nil,
      let argument = call.arguments.first,
      call.arguments.dropFirst().allSatisfy({ $0.label?.text == "options" }),
      let given = try? value(of: argument.expression.withoutCastToAny, in: state)
    else { return nil }
    let label = argument.label?.text
    if label == nil, let document = Self.document(ofUntyped: given) { return document }
    guard let (kind, document) = Self.source(in: given) else { return nil }
    switch (label, kind) {
    case ("with", .data) where isObject:
      if case .document(let path) = document { return .untyped(.object, path) }
      return document
    case ("data", .data): return document
    // These throw nothing.
    case (nil, .data), ("parseJSON", .text): return document == .none ? .document(.null) : document
    default: return nil
    }
  }

  /// The document that is made of an untyped value, or of the one of two that a condition chooses; nil for other values.
  private static func document(ofUntyped value: Value) -> Value? {
    if case .choice(isThere, let one, .none) = value, case .document(let part)? = source(in: one)?.document {
      return .choose(.exists(part), .document(part), .document(.null))
    }
    guard let (kind, document) = source(in: value), kind == .untyped else { return nil }
    return document == .none ? .document(.null) : document
  }

  /// Whether a dictionary has a member: it may be a value that no document has, so that nothing else can ask for it.
  private static let isThere = Condition.holds(Code([.value(.unset)], hasOwnType: true))

  /// The member of an untyped dictionary: `values["id"]`; nil for other accesses.
  func memberOfSource(_ base: Value, _ access: SubscriptCallExprSyntax, in state: State) -> Value? {
    guard let (kind, document) = Self.source(in: base), kind == .untyped, case .document(let path) = document,
      let argument = access.arguments.only, argument.label == nil,
      let key = KeyConstant(facts: project, type: type).text(of: argument.expression)
    else { return nil }
    let part = path.appending(.key(key))
    return .choice(Self.isThere, Self.source(.untyped, of: .document(part)), .none)
  }

  /// The text as data, where a document is parsed from it: `text.data(using: .utf8)`, `Data(text.utf8)`; nil for other
  /// expressions.
  func dataOfSource(_ call: FunctionCallExprSyntax, in state: State) -> Value? {
    var text: ExprSyntax?
    let argument = call.arguments.first
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "data",
      argument?.label?.text == "using",
      [".utf8", "String.Encoding.utf8", "NSUTF8StringEncoding"].contains(argument?.expression.trimmedDescription)
    {
      text = access.base
    } else if call.calledExpression.trimmedDescription == "Data", call.arguments.count == 1,
      let access = argument?.expression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "utf8"
    {
      text = access.base
    }
    guard let text, let found = (try? value(of: text, in: state)).flatMap(Self.source(in:)), found.kind == .text
    else { return nil }
    return Self.source(.data, of: found.document)
  }

  /// Whether an initializer that takes an optional document certainly does the same for nil as for null.
  static func readsNilAsNull(_ initializer: InitializerDeclSyntax, of type: String, in project: ProjectFacts) -> Bool {
    guard var interpreter = interpreter(of: initializer, of: type, in: project) else { return false }
    let properties = project.instanceProperties(of: type).filter { !$0.isComputed }
    return Effort.$current.withValue(Effort()) {
      guard let null = try? interpreter.end(given: .document(.null), filling: properties) else { return false }
      // The source may be nil, or may be there and be no JSON.
      return [false, true].allSatisfy { isThere in
        interpreter.isThereWithoutDocument = isThere
        guard !isThere || initializer.body?.parsesSource == true else { return true }
        guard let end = try? interpreter.end(given: .none, filling: properties) else { return false }
        return end.flow == null.flow && end.properties == null.properties && end.refusals == null.refusals
          && end.models == null.models
      }
    }
  }

  /// Whether an initializer refuses nil, and does nothing else with it.
  static func refusesNil(_ initializer: InitializerDeclSyntax, of type: String, in project: ProjectFacts) -> Bool {
    guard let interpreter = interpreter(of: initializer, of: type, in: project) else { return false }
    let properties = project.instanceProperties(of: type).filter { !$0.isComputed }
    return Effort.$current.withValue(Effort()) {
      guard let end = try? interpreter.end(given: .none, filling: properties) else { return false }
      return end.flow == .refused && end.models.isEmpty
    }
  }

  /// The interpreter of an initializer that takes an optional document; nil for others.
  private static func interpreter(
    of initializer: InitializerDeclSyntax, of type: String, in project: ProjectFacts
  ) -> Interpreter? {
    // A superclass may do something else for nil.
    guard let entry = EntryPoint(initializer), entry.presence == .optional,
      project.decodingSuperclass(of: type) == nil
    else { return nil }
    var interpreter = Interpreter(project: project, type: type, initializer: initializer, entry: entry)
    interpreter.comparesNilWithNull = true
    return interpreter
  }
}

extension CodeBlockSyntax {
  /// Whether the document is parsed in it.
  var parsesSource: Bool { codeTokens.contains { $0.text == DocumentSource.marker } }
}

extension ExprSyntax {
  /// `value` of `value as Any`; the expression itself where it is no such cast.
  var withoutCastToAny: ExprSyntax {
    guard let parts = withoutParentheses.infix, parts.sign == "as",
      ["Any", "Any?", "AnyObject"].contains(parts.right.trimmedDescription)
    else { return self }
    return parts.left
  }
}
