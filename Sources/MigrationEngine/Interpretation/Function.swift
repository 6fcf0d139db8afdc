import MigrationPlan
import SwiftSyntax

/// A function or a closure whose body is interpreted where it is called.
struct Function {
  struct Parameter {
    let label: String?
    let name: String
    let type: TypeSyntax?
    var defaultValue: ExprSyntax?
    /// Whether it takes any number of values: `keys: String...`.
    var isVariadic = false
    /// Whether it takes a function.
    var isFunction = false
    /// The type parameter that is the parameter's type (`default value: T`) or its metatype (`_ type: T.Type`).
    var generic: String?
    /// Whether it takes a type.
    var isMetatype = false
    /// Whether the function calls it to get the value: `@autoclosure () -> T`.
    var isAutoclosure = false
    /// Whether it takes an error.
    var isError = false
    /// Whether it takes a function that gives a value of a type parameter: `(JSON) -> Element`.
    var givesGeneric = false
    /// Whether it takes a key path to a value of a type parameter: `KeyPath<Item, T>`.
    var leadsToGeneric = false
    /// Whether the function may change what it is given.
    var isInOut = false
    /// Whether its type is a type parameter with constraints, so that the function sees the members of a protocol alone.
    var isByProtocol = false
  }

  let parameters: [Parameter]
  let body: [CodeBlockItemSyntax]
  /// The names around it; nil for one of the project, which sees none of them.
  let names: [String: Int]?
  var resultType: TypeSyntax?
  /// The document, or the array, that `self` is.
  var receiver: Value?
  /// The optional value that `self` is.
  private(set) var optional: Value?
  /// The value of a type of the project that `self` is, and where it is held.
  private(set) var instance: (value: Value.Instance, place: Interpreter.State.Place?)?
  /// Whether the value that `self` is was made for the call, so that nothing else holds it.
  private(set) var isOfNewValue = false
  /// The type that it belongs to, if it is one of the project.
  private(set) var owner: String?
  /// Whether it is a method of the type whose initializer runs, and fills its properties.
  private(set) var isMethod = false
  /// Whether it runs where its name stands, without a call.
  private(set) var isGetter = false
  /// The names of its type parameters, which mean nothing outside of it.
  private(set) var generics: Set<String> = []
  /// The type parameter that it gives a value of: `-> T`, `-> T?`.
  private(set) var genericResult: String?
  /// Whether it gives an optional value: `-> T?`.
  private var givesOptional = false
  /// The type parameter that it gives a list of: `-> [T]`.
  private(set) var genericElement: String?
  /// Whether it takes a container in the result, where a call of it can stand.
  var isConverted = false
  /// Whether it stands for an initializer of a superclass, so that `return nil` refuses the document.
  private(set) var isInitializer = false
  /// Whether it may throw, so that a call of it is tried.
  private(set) var mayThrow = false
  /// Whether it throws what a function throws that it is given, and nothing else.
  private(set) var throwsWhatItCalls = false
  /// Whether a call of it is what its body is. Of the project's functions, those that may throw, or have type parameters,
  /// matter only where their errors do.
  var isReadThrough: Bool { names != nil || !mayThrow && generics.isEmpty }
  /// Whether it certainly gives a value where it does not throw.
  var givesSomething: Bool {
    genericResult != nil || resultType.map { !["Void", "()"].contains($0.trimmedDescription) } == true
  }
  /// Whether it is declared without a result, so that an expression which is all of its body is no value.
  private(set) var givesNothing = false
  /// Whether what it gives has to be certainly there: an optional would be put into another one.
  var mustGive = false
  /// The initializer that it is, which makes something of its only argument: `Tag.init(json:)`.
  private(set) var initializer: ExprSyntax?

  /// The type that a type parameter is where a type is asked for; nil where the result does not say it.
  func type(of generic: String, where asked: TypeSyntax?) -> TypeSyntax? {
    // It could be the optional type that is asked for.
    if generic == genericResult, asked?.isOptional != true || givesOptional { return asked?.wrapped }
    return generic == genericElement ? asked?.wrapped.arrayElement : nil
  }

  /// Returns the function as one of a document.
  func of(_ receiver: DocumentPath) -> Function { of(value: .document(receiver)) }

  /// Returns the function as one of a document, or of an array.
  func of(value: Value) -> Function {
    var function = self
    function.receiver = value
    return function
  }

  /// Returns the function as one of a type that conforms to the protocol that it is given by.
  func ofType(_ name: String) -> Function {
    var function = self
    function.owner = name
    return function
  }

  /// Returns the function as one of an optional value.
  func ofOptional(_ value: Value) -> Function {
    var function = self
    function.optional = value
    return function
  }

  /// Returns a method of a type as one of a value of it, which is not the one whose initializer runs.
  func ofInstance(
    _ instance: Value.Instance, at place: Interpreter.State.Place? = nil, isNew: Bool = false
  ) -> Function {
    var function = self
    function.instance = (instance, place)
    function.isOfNewValue = isNew
    function.isMethod = false
    return function
  }

  /// A function in a body.
  init?(_ function: FunctionDeclSyntax, in state: Interpreter.State) {
    self.init(function, names: state.names)
  }

  /// A function of the project.
  init?(_ found: FunctionFacts) {
    self.init(found.node, names: nil, placeholders: found.owner == "Optional" ? ["Wrapped"] : [])
    owner = found.owner
  }

  /// A method of the type whose initializer runs.
  init?(method found: FunctionFacts) {
    self.init(found)
    isMethod = true
  }

  private init?(_ function: FunctionDeclSyntax, names: [String: Int]?, placeholders: Set<String> = []) {
    let effects = function.signature.effectSpecifiers
    guard function.attributes.allSatisfy(\.isForCallers), let body = function.body, effects?.asyncSpecifier == nil
    else { return nil }
    let generics = placeholders.union(function.genericParameterClause?.parameters.map(\.name.text) ?? [])
    // Operands have no labels.
    let isOperator = function.name.identifier == nil
    guard
      var parameters = Self.parameters(
        function.signature.parameterClause.parameters, generics, label: { isOperator ? nil : $0.argumentLabel })
    else { return nil }
    let isConstrained =
      function.genericWhereClause != nil
      || function.genericParameterClause?.parameters.contains { $0.inheritedType != nil } == true
    for index in parameters.indices where parameters[index].generic != nil {
      parameters[index].isByProtocol = isConstrained
    }
    self.parameters = parameters
    self.body = Array(body.statements)
    self.names = names
    self.generics = generics
    setResult(function.signature.returnClause?.type)
    givesNothing = function.signature.returnClause == nil
    throwsWhatItCalls = effects?.throwsClause?.throwsSpecifier.tokenKind == .keyword(.rethrows)
    mayThrow = effects?.throwsClause != nil && !throwsWhatItCalls
    isInitializer = function.name.text.hasPrefix(MergedSuperclass.marker)
  }

  /// A subscript of the project, to be read.
  init?(_ node: SubscriptDeclSyntax) {
    let generics = Set(node.genericParameterClause?.parameters.map(\.name.text) ?? [])
    guard let statements = node.getter,
      let parameters = Self.parameters(node.parameterClause.parameters, generics, label: \.subscriptLabel)
    else { return nil }
    self.parameters = parameters
    body = Array(statements)
    names = nil
    self.generics = generics
    setResult(node.returnClause.type)
  }

  private mutating func setResult(_ result: TypeSyntax?) {
    resultType = Self.certain(result, generics)
    givesOptional = result?.isOptional == true
    genericResult = result.map(\.wrapped.trimmedDescription).flatMap { generics.contains($0) ? $0 : nil }
    genericElement = result?.wrapped.arrayElement.map(\.trimmedDescription).flatMap { generics.contains($0) ? $0 : nil }
  }

  /// A type that names no type parameter: what that is, is not known here.
  private static func certain(_ type: TypeSyntax?, _ generics: Set<String>) -> TypeSyntax? {
    type?.codeTokens.contains { generics.contains($0.text) } == true ? nil : type
  }

  /// Returns the parameters of a declaration; nil where one of them can't be followed.
  private static func parameters(
    _ list: FunctionParameterListSyntax, _ generics: Set<String>, label: (FunctionParameterSyntax) -> String?
  ) -> [Parameter]? {
    var parameters: [Parameter] = []
    for parameter in list {
      let metatype = parameter.type.as(MetatypeTypeSyntax.self)?.baseType.trimmedDescription
      let autoclosure = parameter.type.autoclosureResult
      let changed = parameter.type.inOutType
      let type = autoclosure ?? changed ?? parameter.type
      let generic = metatype ?? type.trimmedDescription
      let isError = ["Error", "any Error", "Swift.Error"].contains(type.trimmedDescription)
      guard
        type.is(IdentifierTypeSyntax.self) || type.isPlain || isError
          || type.functionType != nil || metatype.map(generics.contains) == true
      else { return nil }
      let result = type.functionType?.returnClause.type.trimmedDescription
      parameters.append(
        Parameter(
          label: label(parameter), name: parameter.internalName, type: certain(type, generics),
          defaultValue: parameter.defaultValue?.value, isVariadic: parameter.ellipsis != nil,
          isFunction: type.functionType != nil, generic: generics.contains(generic) ? generic : nil,
          isMetatype: metatype != nil, isAutoclosure: autoclosure != nil, isError: isError,
          givesGeneric: result.map(generics.contains) == true,
          leadsToGeneric: generics.contains { type.trimmedDescription.hasSuffix(", \($0)>") }, isInOut: changed != nil))
    }
    return parameters
  }

  /// An initializer that a name stands for: `let make = Tag.init`.
  ///
  /// - Returns: nil for other expressions.
  init?(initializer: ExprSyntax, in state: Interpreter.State) {
    guard let access = initializer.as(MemberAccessExprSyntax.self), access.base != nil,
      access.declName.baseName.tokenKind == .keyword(.`init`)
    else { return nil }
    parameters = [Parameter(label: nil, name: "_", type: nil)]
    body = []
    names = state.names
    self.initializer = initializer
  }

  /// A closure that a name stands for.
  ///
  /// - Parameter type: the type that the name is declared with.
  init?(_ closure: ClosureExprSyntax, _ type: FunctionTypeSyntax? = nil, in state: Interpreter.State) {
    self.init(closure, type, names: state.names)
  }

  /// A closure that a constant of a type holds: `static let parse: (JSON) -> Item? = { … }`.
  init?(constant property: PropertyFacts) {
    guard property.isStatic, property.declaration.bindingSpecifier.tokenKind == .keyword(.let),
      let closure = property.initializer?.as(ClosureExprSyntax.self)
    else { return nil }
    self.init(closure, property.type?.functionType, names: nil)
    owner = property.owner
  }

  private init?(_ closure: ClosureExprSyntax, _ type: FunctionTypeSyntax?, names: [String: Int]?) {
    guard closure.capturesNothingButSelf, closure.signature?.effectSpecifiers == nil else { return nil }
    let declared = type?.parameters.map(\.type)
    var named = closure.parameterNames
    if named.isEmpty {
      // `$0` without a list of parameters.
      named = (0..<(declared?.count ?? closure.unnamedParameterCount)).map { ("$\($0)", nil) }
    }
    parameters = named.enumerated().map { offset, parameter in
      Parameter(label: nil, name: parameter.name, type: parameter.type ?? declared?[safe: offset])
    }
    body = Array(closure.statements)
    self.names = names
    resultType = closure.signature?.returnClause?.type ?? type?.returnClause.type
  }

  /// The setter of a computed property of the type whose initializer runs.
  init?(setterOf property: PropertyFacts) {
    guard case .accessors(let accessors)? = property.declaration.bindings.only?.accessorBlock?.accessors,
      let setter = accessors.first(where: { $0.accessorSpecifier.tokenKind == .keyword(.set) }), let body = setter.body
    else { return nil }
    let name = setter.parameters?.name.text ?? "newValue"
    parameters = [Parameter(label: nil, name: name, type: property.type)]
    self.body = Array(body.statements)
    names = nil
    isMethod = true
  }

  /// The getter of a property of all documents.
  init?(getterOf property: PropertyFacts) {
    guard let binding = property.declaration.bindings.only else { return nil }
    self.init(getterOf: binding, property.type, names: nil)
  }

  /// The getter of a property of the type whose code runs.
  init?(ownGetterOf property: PropertyFacts) {
    self.init(getterOf: property)
    isMethod = true
    owner = property.owner
  }

  /// The getter of a variable in a body: `var data: JSON { json["data"] }`.
  init?(getterOf binding: PatternBindingSyntax, in state: Interpreter.State) {
    self.init(getterOf: binding, binding.typeAnnotation?.type, names: state.names)
    isGetter = true
  }

  private init?(getterOf binding: PatternBindingSyntax, _ type: TypeSyntax?, names: [String: Int]?) {
    guard let statements = binding.accessorBlock?.plainGetter else { return nil }
    parameters = []
    body = Array(statements)
    self.names = names
    resultType = type
  }
}

extension TypeSyntax {
  /// The type of what an autoclosure without effects gives; nil for other types.
  fileprivate var autoclosureResult: TypeSyntax? {
    guard let attributed = self.as(AttributedTypeSyntax.self),
      let function = attributed.baseType.as(FunctionTypeSyntax.self),
      attributed.attributes.contains(where: { $0.trimmedDescription == "@autoclosure" }), function.parameters.isEmpty,
      function.effectSpecifiers == nil
    else { return nil }
    return function.returnClause.type
  }

  /// `String` of `inout String`; nil for other types.
  var inOutType: TypeSyntax? {
    guard let attributed = self.as(AttributedTypeSyntax.self), attributed.attributes.isEmpty,
      attributed.specifiers.only?.trimmedDescription == "inout"
    else { return nil }
    return attributed.baseType
  }

  /// Whether it is the type of values that are handed on as they are.
  fileprivate var isPlain: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ArrayTypeSyntax.self) || self.is(DictionaryTypeSyntax.self)
      || self.is(MemberTypeSyntax.self)
  }
}

extension Array {
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension ClosureExprSyntax {
  /// Whether it captures `self` alone, which is there in an initializer: `[unowned self]`. A weak one is optional.
  var capturesNothingButSelf: Bool {
    (signature?.capture?.items ?? []).allSatisfy { item in
      item.name.tokenKind == .keyword(.self) && item.initializer == nil && item.specifier?.specifier.text != "weak"
    }
  }
}
