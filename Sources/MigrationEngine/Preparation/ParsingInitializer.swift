import SwiftSyntax

/// An initializer that creates a document from its argument, changed to take the document.
///
/// ## Before
/// ```swift
/// init(dictionary: [String: Any]) {
///   let json = JSON(dictionary)
///   name = json["name"].stringValue
/// }
///
/// let user = User(dictionary: answer)
/// ```
/// ## After
/// ```swift
/// init(json: JSON) {
///   name = json["name"].stringValue
/// }
///
/// let user = User(json: JSON(answer))
/// ```
///
/// So does one that parses `Data`, `JSON(data: data)`, or a text, `JSON(parseJSON: text)`: the caller parses it then.
///
/// Preserves: every value.
/// Can't: an initializer that parses with `try`, or also uses its argument in another way.
struct ParsingInitializer {
  let initializer: InitializerFacts
  let parameter: FunctionParameterSyntax
  private(set) var edits: [Edit] = []
  /// The label with which the document is made: `data`, `parseJSON`; nil for none.
  let label: String?
  /// The name of the document that is made.
  private let document: String

  /// Creates the change. Nil if the initializer does not have this form.
  init?(_ initializer: InitializerFacts, in project: ProjectFacts) {
    let node = initializer.node
    guard project.mayRewrite(initializer.file), !node.isVisibleOutside,
      !project.mayBeUsedUnscanned(node, initializer.owner.lastComponent), node.attributes.isEmpty,
      node.genericParameterClause == nil, node.signature.effectSpecifiers == nil,
      !node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) }),
      let parameter = node.signature.parameterClause.parameters.only, parameter.defaultValue == nil,
      parameter.ellipsis == nil, let body = node.body, let first = body.statements.first,
      let binding = first.item.as(VariableDeclSyntax.self)?.bindings.only, binding.typeAnnotation == nil,
      let document = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let call = binding.initializer?.value.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      call.calledExpression.isJSONInitializer, let argument = call.arguments.only,
      parameter.type.isInput(labelled: argument.label?.text),
      argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.text == parameter.internalName
    else { return nil }
    let name = parameter.internalName
    let others = body.references(to: name).filter { !$0.isMemberName }
    guard document == name || others.count == 1 else { return nil }
    self.initializer = initializer
    self.parameter = parameter
    label = argument.label?.text
    self.document = document
    let declared = parameter.trimmedOffsets.lowerBound..<parameter.type.trimmedOffsets.upperBound
    edits = [
      Edit(
        file: initializer.file, range: declared, text: document == "json" ? "json: JSON" : "json \(document): JSON"),
      Edit(file: initializer.file, range: first.trimmedOffsets, text: ""),
    ]
    guard project.areWithinLines(edits), !project.loseComments(edits) else { return nil }
  }
}

extension ParsingInitializer {
  /// Returns the construction of a value from a document by this initializer. Nil if no document can provide its
  /// argument.
  func construction(of type: String) -> OtherConstruction? {
    let dictionary = "json.dictionaryObject ?? [:]"
    let values = [
      "Any": "json.object", "[String: Any]": dictionary, "[AnyHashable: Any]": dictionary,
      "Data": "Data((json.rawString() ?? \"\").utf8)", "String": "json.rawString() ?? \"\"",
    ]
    return values[parameter.type.trimmedDescription.filter { $0 != " " }.replacing(":", with: ": ")].map { value in
      OtherConstruction(
        parameter: document, body: initializer.node.body.map { Syntax($0) }, node: Syntax(initializer.node),
        expression: "\(type)(\(parameter.callLabel)\(value))")
    }
  }
}

extension TypeSyntax {
  /// Whether a document is made of values of the type, with a label or without one.
  fileprivate func isInput(labelled label: String?) -> Bool {
    switch label {
    case nil: isUntyped || ["Data", "NSData"].contains(trimmedDescription)
    case "data": ["Data", "NSData"].contains(trimmedDescription)
    case "parseJSON": trimmedDescription == "String"
    default: false
    }
  }

  /// Whether values of the type are what a document is made of: `Any`, `[String: Any]`, `[AnyHashable: Any]`,
  /// `NSDictionary`.
  fileprivate var isUntyped: Bool {
    let untyped: Set = ["Any", "AnyObject", "NSDictionary", "NSArray"]
    if let dictionary = self.as(DictionaryTypeSyntax.self) {
      return ["String", "AnyHashable"].contains(dictionary.key.trimmedDescription)
        && untyped.contains(dictionary.value.trimmedDescription)
    }
    if let array = self.as(ArrayTypeSyntax.self) { return array.element.isUntyped }
    return untyped.contains(trimmedDescription)
  }
}
