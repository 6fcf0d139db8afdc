import SwiftSyntax

/// The class that executes a request.
///
/// ## Before
/// ```swift
/// final class ItemsRequest {
///   let request: GetRequest<ItemsResponse>
///   init(params: ItemsRequestParams, referer: String) {
///     request = GetRequest<ItemsResponse>(params: params, referer: referer)
///   }
///   func executeAsync(_ onComplete: @escaping (ItemsResponse?, Error?) -> Void) {
///     request.execute(onComplete)
///   }
/// }
/// ```
/// ## After
/// ```swift
/// struct Items: HTTPGetRequest {
///   typealias Response = ItemsResponse
///   let endpoint: any HTTPEndpointConvertible = Endpoint.Shop.items
/// }
/// ```
///
/// Preserves: method, path, parameters, response type, referer (an argument of the call).
/// Can't: anything else that the class does; a response that is not converted.
struct RequestRecognition {
  let project: ProjectFacts
  let type: TypeFacts

  struct Result: Sendable {
    let type: TypeFacts
    let method: RequestPlan.Method
    /// The full names of the response and of the parameters class.
    let response: String
    let parameters: String
    /// The response type as the source writes it.
    let writtenResponse: TypeSyntax
  }

  private static let executors: [String: RequestPlan.Method] = ["GetRequest": .get, "PostRequest": .post]

  /// Whether a type holds one of the legacy executors, and so is a request, understood or not.
  static func isRequest(_ type: TypeFacts, in project: ProjectFacts) -> Bool {
    project.instanceProperties(of: type.name).contains { property in
      // Two files may have a type of one name.
      property.file == type.file
        && executor(in: property.declaration).map { !project.isDeclaredHere($0.name.text) } ?? false
    }
  }

  private static func executor(in variable: VariableDeclSyntax?) -> IdentifierTypeSyntax? {
    guard let type = variable?.bindings.only?.typeAnnotation?.type.as(IdentifierTypeSyntax.self),
      executors[type.name.text] != nil
    else { return nil }
    return type
  }

  func recognise() throws(NotRecognised) -> Result {
    guard type.kind == .classType || type.kind == .structure, type.inherited.isEmpty, !type.isGeneric,
      type.attributes.isEmpty, type.modifiers.allSatisfy({ $0.name.tokenKind == .keyword(.final) }),
      project.subclasses(of: type.name).isEmpty
    else { throw failure(.requestNotPlain, "only a plain class round one executor is converted", at: type.node) }
    if let name = RuntimeLibrary.hiddenName(among: RequestEmission.names, in: type.enclosing, project) {
      throw failure(
        .nameNeededByResult, "the project declares `\(name)` itself, a name that the result would need", at: type.node)
    }
    let endpoint = project.types(withSimpleName: "Endpoint")
    guard !project.aliases.contains("Endpoint"),
      endpoint.isEmpty || endpoint.only.map({ $0.enclosing == nil && $0.kind == .enumeration && !$0.isGeneric }) == true
    else {
      throw failure(
        .nameNeededByResult, "the project declares `Endpoint` itself, a name that the result would need", at: type.node)
    }
    var executor: IdentifierTypeSyntax?
    var property = ""
    var initializer: InitializerDeclSyntax?
    var execute: FunctionDeclSyntax?
    for member in type.memberBlock.members {
      if let variable = member.decl.as(VariableDeclSyntax.self), executor == nil,
        let found = Self.executor(in: variable), let binding = variable.bindings.only, binding.initializer == nil
      {
        executor = found
        property = binding.pattern.trimmedDescription
      } else if let found = member.decl.as(InitializerDeclSyntax.self), initializer == nil {
        initializer = found
      } else if let found = member.decl.as(FunctionDeclSyntax.self), found.name.text == "executeAsync", execute == nil {
        execute = found
      } else {
        throw failure(.requestNotPlain, "`\(member.decl.excerpt)` is not understood", at: member)
      }
    }
    guard let executor, let initializer, let execute else {
      throw failure(.requestNotPlain, "it lacks its initializer or `executeAsync`", at: type.node)
    }
    let (response, written) = try responseType(of: executor)
    return Result(
      type: type, method: Self.executors[executor.name.text] ?? .get, response: response,
      parameters: try parameters(of: initializer, executor: executor, property: property, execute: execute),
      writtenResponse: written)
  }

  private func responseType(of executor: IdentifierTypeSyntax) throws(NotRecognised) -> (String, TypeSyntax) {
    guard let argument = executor.genericArgumentClause?.arguments.only?.argument.as(TypeSyntax.self),
      case .project(let response)? = project.swiftType(argument, in: type.name)
    else { throw failure(.requestNotPlain, "its response is not a type of the project", at: executor) }
    return (response, argument)
  }

  /// Checks the two bodies, word by word, and returns the parameters class.
  private func parameters(
    of initializer: InitializerDeclSyntax, executor: IdentifierTypeSyntax, property: String,
    execute: FunctionDeclSyntax
  ) throws(NotRecognised) -> String {
    let parameters = Array(initializer.signature.parameterClause.parameters)
    guard parameters.count == 2, parameters.map(\.firstName.text) == ["params", "referer"],
      parameters.allSatisfy({ $0.secondName == nil && $0.defaultValue == nil }),
      parameters[1].type.trimmedDescription == "String",
      case .project(let found)? = project.swiftType(parameters[0].type, in: type.name),
      let assignment = initializer.body?.statements.only?.item.words,
      [property, "self.\(property)"].contains(where: {
        assignment == "\($0) = \(executor.trimmedDescription)(params: params, referer: referer)"
          || assignment == "\($0) = \(executor.name.text)(params: params, referer: referer)"
      })
    else { throw failure(.requestNotPlain, "its initializer does more than make the executor", at: initializer) }
    guard let name = execute.signature.parameterClause.parameters.only.map({ $0.internalName }),
      let call = execute.body?.statements.only?.item.words,
      ["\(property).execute(\(name))", "self.\(property).execute(\(name))"].contains(call)
    else { throw failure(.requestNotPlain, "`executeAsync` does more than run the executor", at: execute) }
    return found
  }

  private func failure(_ kind: ReasonKind, _ text: String, at node: some SyntaxProtocol) -> NotRecognised {
    NotRecognised(reason: Reason(kind, text, at: project.files[type.file].position(of: node)))
  }
}

extension SyntaxProtocol {
  /// The source with every run of white space and comments as one space.
  var words: String {
    var text = ""
    for token in tokens(viewMode: .sourceAccurate) {
      if !text.isEmpty, !token.leadingTrivia.isEmpty || token.previousToken?.trailingTrivia.isEmpty == false {
        text += " "
      }
      text += token.text
    }
    return text
  }
}

extension TokenSyntax {
  fileprivate var previousToken: TokenSyntax? { previousToken(viewMode: .sourceAccurate) }
}
