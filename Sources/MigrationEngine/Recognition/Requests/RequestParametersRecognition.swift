import MigrationPlan
import SwiftSyntax

/// The class with a request's parameters.
///
/// ## Before
/// ```swift
/// final class ItemsRequestParams: RequestParams {
///   let ITEMS = "items"
///   func getUrl() -> String? { return APIUtil.makeUrl(API, ITEMS) }
///   func getRequestParams() -> Any { return [:] }
///   func getContentType() -> ContentType { return .none }
/// }
/// ```
/// ## After
/// ```swift
/// enum Shop: String, HTTPEndpointConvertible {
///   case items = "api/items"
/// }
/// ```
///
/// The parameters become properties of the new request. Two requests with one path share an endpoint.
///
/// Preserves: path, parameters, content type.
/// Can't: a computed path, computed parameters, other members, a class with subclasses.
struct RequestParametersRecognition {
  let project: ProjectFacts
  let type: TypeFacts

  struct Result: Sendable {
    let type: TypeFacts
    var path: [String] = []
    var properties: [VariableDeclSyntax] = []
    var propertyNames: [String] = []
    var contentType = ""
    /// The dictionary that `getRequestParams` gives; nil when it is empty.
    var dictionary: DictionaryExprSyntax?
    var isStringDictionary = false
  }

  func recognise() throws(NotRecognised) -> Result {
    guard type.kind == .classType || type.kind == .structure, type.inherited == ["RequestParams"], !type.isGeneric,
      type.attributes.isEmpty, type.modifiers.allSatisfy({ $0.name.tokenKind == .keyword(.final) })
    else { throw failure("only a plain `RequestParams` class is converted", at: type.node) }
    guard project.subclasses(of: type.name).isEmpty else { throw failure("it is subclassed", at: type.node) }
    var result = Result(type: type)
    var initializer: InitializerDeclSyntax?
    for member in type.memberBlock.members {
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        try read(variable, into: &result)
      } else if let function = member.decl.as(FunctionDeclSyntax.self) {
        try read(function, into: &result)
      } else if let found = member.decl.as(InitializerDeclSyntax.self), initializer == nil {
        initializer = found
      } else {
        throw failure("`\(member.decl.excerpt)` is not understood", at: member)
      }
    }
    guard !result.path.isEmpty, !result.contentType.isEmpty else {
      throw failure("it lacks a path or a content type", at: type.node)
    }
    try check(initializer, fills: result)
    return result
  }

  // MARK: Stored parameters

  private func read(_ variable: VariableDeclSyntax, into result: inout Result) throws(NotRecognised) {
    guard let binding = variable.bindings.only, binding.accessorBlock == nil, variable.attributes.isEmpty,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { throw failure("`\(variable.excerpt)` is not understood", at: variable) }
    if binding.initializer?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue != nil,
      variable.bindingSpecifier.tokenKind == .keyword(.let)
    {
      // A component of the path.
      return
    }
    guard binding.initializer == nil, variable.modifiers.isEmpty, let type = binding.typeAnnotation?.type,
      Scalar(rawValue: type.trimmedDescription) != nil, type.trimmedDescription != Scalar.url.rawValue,
      !project.isDeclaredHere(type.trimmedDescription)
    else { throw failure("the parameter `\(name)` is not a plain number, text or Bool", at: variable) }
    guard !RuntimeLibrary.requestMembers.contains(name) else {
      throw failure("the parameter `\(name)` has the name of a member of the new request", at: variable)
    }
    result.properties.append(variable)
    result.propertyNames.append(name)
  }

  /// A written initializer has to be the one that the struct gets by itself.
  private func check(_ initializer: InitializerDeclSyntax?, fills result: Result) throws(NotRecognised) {
    guard let initializer else {
      guard result.properties.isEmpty || type.kind == .structure else {
        throw failure("its parameters are never filled", at: type.node)
      }
      return
    }
    let parameters = initializer.signature.parameterClause.parameters
    let assignments = initializer.body?.statements.map { $0.item.trimmedDescription } ?? []
    guard initializer.optionalMark == nil, initializer.signature.effectSpecifiers == nil,
      parameters.map(\.firstName.text) == result.propertyNames,
      parameters.allSatisfy({ $0.secondName == nil && $0.defaultValue == nil }),
      Set(assignments) == Set(result.propertyNames.map { "self.\($0) = \($0)" }),
      assignments.count == result.propertyNames.count
    else { throw failure("its initializer does more than fill the parameters", at: initializer) }
  }

  // MARK: The three functions

  private func read(_ function: FunctionDeclSyntax, into result: inout Result) throws(NotRecognised) {
    guard function.signature.parameterClause.parameters.isEmpty, let body = function.body?.statements else {
      throw failure("`\(function.excerpt)` is not understood", at: function)
    }
    switch function.name.text {
    case "getUrl": result.path = try path(of: body, at: function)
    case "getContentType": result.contentType = try contentType(of: body, at: function)
    case "getRequestParams": try readDictionary(of: body, at: function, into: &result)
    default: throw failure("`\(function.excerpt)` is not understood", at: function)
    }
  }

  private func path(of body: CodeBlockItemListSyntax, at function: FunctionDeclSyntax) throws(NotRecognised) -> [String]
  {
    guard let call = body.only?.item.result?.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      call.calledExpression.trimmedDescription == "APIUtil.makeUrl", !project.isDeclaredHere("APIUtil")
    else { throw failure("the path is not made by `APIUtil.makeUrl` alone", at: function) }
    var path: [String] = []
    for argument in call.arguments {
      guard argument.label == nil, let component = string(argument.expression) else {
        throw failure("`\(argument.expression.trimmedDescription)` is no constant text", at: argument)
      }
      path.append(component)
    }
    return path
  }

  private func string(_ expression: ExprSyntax) -> String? {
    if let literal = expression.as(StringLiteralExprSyntax.self) { return literal.representedLiteralValue }
    let name = expression.trimmedDescription
    return project.stringConstant(name.hasPrefix("self.") ? String(name.dropFirst(5)) : name, in: type.name)
  }

  private func contentType(
    of body: CodeBlockItemListSyntax, at function: FunctionDeclSyntax
  ) throws(NotRecognised) -> String {
    guard let access = body.only?.item.result?.as(MemberAccessExprSyntax.self),
      access.base.map({ $0.trimmedDescription == "ContentType" }) ?? true
    else { throw failure("the content type is not a constant", at: function) }
    return access.declName.baseName.text
  }

  private func readDictionary(
    of body: CodeBlockItemListSyntax, at function: FunctionDeclSyntax, into result: inout Result
  ) throws(NotRecognised) {
    let statements = Array(body)
    var value = statements.last?.item.result
    if statements.count == 2, let variable = statements[0].item.as(VariableDeclSyntax.self),
      let binding = variable.bindings.only, value?.trimmedDescription == binding.pattern.trimmedDescription
    {
      value = binding.initializer?.value
      result.isStringDictionary = binding.typeAnnotation?.type.trimmedDescription == "[String: String]"
    } else if statements.count != 1 {
      throw failure("the parameters are computed", at: function)
    }
    guard let dictionary = value?.as(DictionaryExprSyntax.self) else {
      throw failure("the parameters are not a literal", at: function)
    }
    guard case .elements(let elements) = dictionary.content else { return }
    for element in elements {
      guard element.key.as(StringLiteralExprSyntax.self)?.representedLiteralValue != nil else {
        throw failure("`\(element.key.trimmedDescription)` is no constant text", at: element)
      }
      guard element.value.isLiteral || isParameter(element.value) else {
        throw failure("`\(element.value.trimmedDescription)` is neither a parameter nor a literal", at: element)
      }
    }
    result.dictionary = dictionary
  }

  private func isParameter(_ expression: ExprSyntax) -> Bool {
    let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name.flatMap { project.property($0, of: type.name) }.map { $0.initializer == nil } ?? false
  }

  private func failure(_ text: String, at node: some SyntaxProtocol) -> NotRecognised {
    NotRecognised(reason: Reason(.requestNotPlain, text, at: project.files[type.file].position(of: node)))
  }
}

extension CodeBlockItemSyntax.Item {
  /// The result of a statement: `return x`, or `x` alone.
  var result: ExprSyntax? { self.as(ReturnStmtSyntax.self)?.expression ?? self.as(ExprSyntax.self) }
}
