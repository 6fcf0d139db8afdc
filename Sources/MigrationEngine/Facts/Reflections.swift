import SwiftSyntax

/// Finds the types whose stored properties are visible: by `Mirror`, by `dump`, or in a string that describes a value.
///
/// A property wrapper is visible there: as `_name` instead of `name`. This includes a value that is passed to a
/// function of the project which shows its arguments, and every type with a protocol or superclass whose members show
/// `self`.
struct Reflections: Sendable {
  /// The first place where each type is shown, by its full name.
  private var places: [String: SourcePosition] = [:]

  init(in project: ProjectFacts) {
    guard !project.jsonInitializers.isEmpty else { return }
    var finder = Finder(project: project)
    var shown: [(name: String, isMirrored: Bool, place: SourcePosition)] = []
    for use in project.printedValues where !use.node.isPlainText {
      let names = finder.types(of: use.node)
      guard !names.isEmpty else { continue }
      let place = project.files[use.file].position(of: use.node)
      shown += names.sorted().map { ($0, use.node.isMirrored, place) }
    }
    var index = 0
    while index < shown.count {
      let (name, isMirrored, place) = shown[index]
      index += 1
      guard places[name] == nil, let type = project.type(named: name),
        isMirrored || Self.isDescribedByProperties(type, in: project)
      else { continue }
      places[name] = place
      // Its stored properties are shown with it.
      let held = project.instanceProperties(of: name).filter { !$0.isComputed }.compactMap { property in
        property.type.flatMap { project.swiftType($0, in: name) }
      }
      shown += held.flatMap(\.projectTypes).map { ($0, isMirrored, place) }
    }
  }

  /// Returns a place that shows a type, or one of its subclasses, with its stored properties. Nil if there is none.
  func place(showing type: String, in project: ProjectFacts) -> SourcePosition? {
    ([type] + project.descendants(of: type).map(\.name)).lazy.compactMap { places[$0] }.first
  }

  /// Returns whether a value is described by its properties: a struct, unless it has its own description. An object is
  /// described by its type.
  static func isDescribedByProperties(_ type: TypeFacts, in project: ProjectFacts) -> Bool {
    type.kind == .structure
      && Conformances(of: [type.name], in: project).foreign
        .isDisjoint(with: ["CustomStringConvertible", "CustomDebugStringConvertible"])
  }

  /// Finds the possible types of a value.
  private struct Finder {
    let project: ProjectFacts
    private let types: ExpressionTypes
    /// The types that have each protocol; nil before the first is asked for.
    private var conforming: [String: Set<String>]?

    init(project: ProjectFacts) {
      self.project = project
      types = ExpressionTypes(facts: project)
    }

    mutating func types(of value: ExprSyntax) -> Set<String> {
      let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text
      if name == "self" {
        guard let enclosing = value.enclosingTypeName else { return [] }
        let alias = project.aliased(enclosing, in: nil)?.type.dottedName
        return all(of: project.type(named: enclosing)?.name ?? alias ?? enclosing)
      }
      guard let name, let function = value.enclosing(FunctionDeclSyntax.self),
        let parameter = function.signature.parameterClause.parameters.first(where: { $0.internalName == name }),
        parameter.type.isOpen(in: function)
      else {
        return types.type(of: value)?.projectTypes.reduce(into: []) { $0.formUnion(all(of: $1)) } ?? []
      }
      let bounds = parameter.type.bounds(in: function)
      let named = bounds.compactMap { project.resolve($0, in: value.enclosingTypeName)?.name }
      if !named.isEmpty { return named.reduce(into: []) { $0.formUnion(all(of: $1)) } }
      return given(to: parameter, of: function)
    }

    /// A type with its subclasses, or all that have a protocol.
    private mutating func all(of name: String) -> Set<String> {
      guard let type = project.type(named: name) else { return [] }
      guard type.kind == .protocolType else { return Set([name] + project.descendants(of: name).map(\.name)) }
      let known = conforming ?? conformingTypes()
      conforming = known
      return known[name, default: []]
    }

    /// The types that have each protocol.
    private func conformingTypes() -> [String: Set<String>] {
      var found: [String: Set<String>] = [:]
      for candidate in project.types where candidate.kind != .protocolType {
        for one in Conformances(of: project.lineage(of: candidate.name), in: project).protocols {
          found[one.name, default: []].insert(candidate.name)
        }
      }
      return found
    }

    /// The types of what the calls of a function give for a parameter.
    private mutating func given(to parameter: FunctionParameterSyntax, of function: FunctionDeclSyntax) -> Set<String> {
      let name = function.name.text
      let calls =
        project.references[name, default: []].compactMap { $0.node.parent?.as(FunctionCallExprSyntax.self) }
        + project.memberAccesses[name, default: []].compactMap { $0.node.parent?.as(FunctionCallExprSyntax.self) }
      var found: Set<String> = []
      for call in calls {
        for argument in call.arguments where argument.label?.text == parameter.argumentLabel {
          let type = types.type(of: argument.expression)
          if argument.expression.trimmedDescription == "self" {
            found.formUnion(argument.expression.enclosingTypeName.map { all(of: $0) } ?? [])
          } else {
            for name in type?.projectTypes ?? [] { found.formUnion(all(of: name)) }
          }
        }
      }
      return found
    }
  }
}

extension ExprSyntax {
  /// Whether it is a string or a number, as most printed values are.
  fileprivate var isPlainText: Bool { isLiteral || self.is(StringLiteralExprSyntax.self) }

  /// Whether it is passed to code that shows the properties of any value, even with its own description.
  fileprivate var isMirrored: Bool {
    let call = parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    return parent?.is(LabeledExprSyntax.self) == true
      && call.map { FactCollector.mirrors.contains($0.calledExpression.trimmedDescription) } ?? false
  }
}

extension FunctionDeclSyntax {
  /// Returns whether a value may be one of its arguments, whose types only the calls show.
  func takesAnything(as value: ExprSyntax) -> Bool {
    guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return signature.parameterClause.parameters.contains { $0.internalName == name && $0.type.isOpen(in: self) }
  }
}

extension TypeSyntax {
  /// Returns whether a value of the type may have many types: `Any`, `any P`, `some P`, a generic parameter.
  fileprivate func isOpen(in function: FunctionDeclSyntax) -> Bool {
    let generics = function.genericParameterClause?.parameters.map(\.name.text) ?? []
    return tokens(viewMode: .sourceAccurate).contains { token in
      [.keyword(.Any), .keyword(.any), .keyword(.some)].contains(token.tokenKind)
        || ["AnyObject", "AnyHashable", "Encodable", "NSObjectProtocol"].contains(token.text)
        || generics.contains(token.text)
    }
  }

  /// The names of the protocols and classes that a value of the type conforms to, or inherits from.
  fileprivate func bounds(in function: FunctionDeclSyntax) -> [String] {
    let words = Set(tokens(viewMode: .sourceAccurate).map(\.text))
    let parameters = function.genericParameterClause?.parameters.filter { words.contains($0.name.text) } ?? []
    let requirements = function.genericWhereClause?.requirements.compactMap { requirement in
      requirement.requirement.as(ConformanceRequirementSyntax.self)
    }
    let required = requirements?.filter { words.contains($0.leftType.trimmedDescription) }.map(\.rightType) ?? []
    return ([self] + parameters.compactMap(\.inheritedType) + required).flatMap { type in
      type.tokens(viewMode: .sourceAccurate).compactMap { $0.parent?.as(IdentifierTypeSyntax.self)?.name.text }
    }
  }
}
