import SwiftSyntax

/// Protocols of the project that require an initializer from JSON with their own label. They can require the libraries'
/// `init(json:)` instead, which every converted type has.
///
/// ## Before
/// ```swift
/// protocol Model { init(_ json: JSON) }
/// struct Tag: Model {
///   let name: String
///   init(_ json: JSON) { name = json["name"].stringValue }
/// }
/// func all<T: Model>(_ json: JSON) -> [T] { json.arrayValue.map { T($0) } }
/// ```
/// ## After
/// ```swift
/// protocol Model { init(json: JSON) }
/// struct Tag: LegacyDecodable, Model {
///   let name: String
/// }
/// func all<T: Model>(_ json: JSON) -> [T] { json.arrayValue.map { T(json: $0) } }
/// ```
///
/// Preserves: the conformances, and the values that generic code creates.
/// Can't: a protocol that other modules see, one with a conforming type that is not converted or is part of a
/// hierarchy, calls on a value of a metatype.
struct RenamedRequirements {
  /// The full names of the protocols.
  private(set) var protocols: Set<String> = []
  /// The edits of labels, in the protocols and in the calls of generic code.
  private(set) var edits: [Edit] = []

  private let project: ProjectFacts

  /// - Parameters:
  ///   - spellings: the old initializers of all types that are converted, by the types' full names.
  ///   - isFree: whether a place can be edited by itself.
  init(
    of spellings: [String: OldSpelling], in project: ProjectFacts, isFree: (_ file: Int, _ offset: Int) -> Bool
  ) {
    self.project = project
    for found in project.types where found.kind == .protocolType {
      guard let (parameter, entry) = requirement(of: found), project.mayRewrite(found.file),
        isMetByConverted(found, entry, spellings), let calls = calls(meaning: found, entry),
        calls.allSatisfy({ isFree($0.file, $0.range.lowerBound) })
      else { continue }
      protocols.insert(found.name)
      edits += [Edit(file: found.file, range: parameter.firstName.trimmedOffsets, text: "json")] + calls
      if let second = parameter.secondName {
        // A comment between the names stays.
        let space = parameter.firstName.trimmedOffsets.upperBound..<second.trimmedOffsets.upperBound
        let range = project.files[found.file].hasComment(in: space) ? second.trimmedOffsets : space
        edits.append(Edit(file: found.file, range: range, text: ""))
      }
    }
  }

  /// Leaves every protocol as it is.
  mutating func keepAll() { (protocols, edits) = ([], []) }

  /// Returns the initializer that a protocol requires, if it is the only one with another label than the libraries'.
  private func requirement(of found: TypeFacts) -> (FunctionParameterSyntax, EntryPoint)? {
    guard !found.node.isVisibleOutside, project.type(named: found.name) != nil,
      let asked = project.jsonInitializers(of: found.name).only, asked.node.body == nil, !asked.isInExtension,
      project.initializers(of: found.name).count == 1, asked.node.attributes.isEmpty,
      let entry = EntryPoint(asked.node), !entry.isStandard, entry.presence == .plain, !entry.hasDefault,
      entry.configuration.isEmpty, entry.effect != .throwing,
      let parameter = asked.node.signature.parameterClause.parameters.only
    else { return nil }
    return (parameter, entry)
  }

  private func isMetByConverted(
    _ found: TypeFacts, _ entry: EntryPoint, _ spellings: [String: OldSpelling]
  ) -> Bool {
    let conformers = project.types.filter { $0.kind != .protocolType && inherits([$0.name], found) }
    return !conformers.isEmpty
      && conformers.allSatisfy { type in
        guard let spelling = spellings[type.name], project.type(named: type.name) != nil else { return false }
        return spelling.entry.label == entry.label && spelling.entry.effect == entry.effect
          && spelling.entry.presence == .plain && !spelling.entry.hasDefault
          && project.superclass(of: type.name) == nil && project.subclasses(of: type.name).isEmpty
      }
  }

  private func inherits(_ names: [String], _ found: TypeFacts) -> Bool {
    Conformances(of: names, in: project).protocols.contains { $0.name == found.name }
  }

  // MARK: Calls

  /// Returns the edits for the calls in generic code. Nil if it is uncertain whether a call refers to the requirement.
  private func calls(meaning found: TypeFacts, _ entry: EntryPoint) -> [Edit]? {
    var edits: [Edit] = []
    for name in project.placeholders.union(constrainedNames).union(["Self"]) {
      for use in project.references[name, default: []] {
        let node = ExprSyntax(use.node)
        let access = node.parent?.as(MemberAccessExprSyntax.self)
        let isAccess = access?.declName.baseName.text == "init" && access?.base?.id == node.id
        guard let call = (isAccess ? access?.parent : node.parent)?.as(FunctionCallExprSyntax.self),
          call.calledExpression.id == node.id || call.calledExpression.id == access.map({ ExprSyntax($0).id }),
          let label = labelEdit(of: call, entry, in: use.file)
        else { continue }
        switch name == "Self" ? isMeantBySelf(found, at: node) : isMeant(found, by: name, at: node) {
        case true?: edits.append(label)
        case false?: continue
        case nil: return nil
        }
      }
    }
    // On the value of a metatype, or on whatever the place asks for.
    let isMeantByOther = project.initializersOfUnnamedTypes.contains { use in
      let base = use.node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
      guard !["self", "super", "Self"].contains(base),
        let call = use.node.parent?.as(FunctionCallExprSyntax.self)
      else { return false }
      return labelEdit(of: call, entry, in: use.file) != nil
        && !project.isGivenNoDocument(call, labelled: entry.label)
    }
    return isMeantByOther ? nil : edits
  }

  /// The types that the conditions of extensions are about: `Element`, in one of `Array`.
  private var constrainedNames: Set<String> {
    let clauses = project.extensions.compactMap(\.node.genericWhereClause)
    return Set(
      clauses.flatMap(\.requirements).compactMap { requirement in
        guard case .conformanceRequirement(let asked) = requirement.requirement else { return nil }
        return asked.leftType.trimmedDescription
      })
  }

  /// The new label of a call that has the old one.
  private func labelEdit(of call: FunctionCallExprSyntax, _ entry: EntryPoint, in file: Int) -> Edit? {
    guard let argument = call.arguments.only, call.trailingClosure == nil, argument.label?.text == entry.label else {
      return nil
    }
    let label = argument.libraryLabel
    return Edit(file: file, range: label.range, text: label.text)
  }

  /// Whether `Self` at a place conforms to a protocol, and is no type that has an initializer of its own.
  private func isMeantBySelf(_ found: TypeFacts, at node: ExprSyntax) -> Bool? {
    guard let name = node.enclosingTypeName else { return nil }
    guard let type = project.resolve(name, in: nil) else {
      return project.isDeclaredHere(name.lastComponent) ? nil : false
    }
    return type.kind == .protocolType && (type.name == found.name || inherits([type.name], found))
  }

  /// Returns whether a generic parameter stands for types that conform to a protocol. Nil if its declaration is not
  /// found.
  private func isMeant(_ found: TypeFacts, by name: String, at node: ExprSyntax) -> Bool? {
    guard let constraints = node.constraints(ofParameter: name) else { return nil }
    return constraints.flatMap { $0.split(separator: "&") }.contains { constraint in
      let resolved = project.resolve(constraint.filter { !$0.isWhitespace }, in: node.enclosingTypeName)
      return resolved.map { $0.name == found.name || inherits([$0.name], found) } ?? false
    }
  }
}

extension LabeledExprSyntax {
  /// The edit that changes an argument's label to that of the libraries' initializer.
  var libraryLabel: (range: Range<Int>, text: String) {
    if let label { return (label.trimmedOffsets, "json") }
    let start = expression.trimmedOffsets.lowerBound
    return (start..<start, "json: ")
  }
}

extension ProjectFacts {
  /// Every `.init` that does not stand on a type's name, or on a generic parameter's, whose initializers a protocol asks
  /// for, or the class that it is constrained to.
  var initializersOfUnnamedTypes: [Use<MemberAccessExprSyntax>] {
    memberAccesses["init", default: []].filter { use in
      let name = use.node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
      return use.node.base?.isTypeName(in: self) != true && name.map(placeholders.contains) != true
    }
  }

  /// Whether the argument of an initializer without a label is certain to be no document: a literal of a scalar, or an
  /// expression of another known type.
  func isGivenNoDocument(_ call: FunctionCallExprSyntax, labelled label: String?) -> Bool {
    guard label == nil, let value = call.arguments.only?.expression else { return false }
    if value.literalType != nil { return true }
    switch ExpressionTypes(facts: self).type(of: value) {
    case .external(let name)?: return !Self.isJSON(name) && !aliases.contains(name.lastComponent)
    // A copy of SwiftyJSON declares it.
    case .project(let name)?: return !Self.isJSON(name)
    case .array?, .dictionary?: return true
    case .optional?, nil: return false
    }
  }
}

extension SyntaxProtocol {
  /// The protocols that a generic parameter in scope conforms to; nil where no declaration around has one of the name.
  fileprivate func constraints(ofParameter name: String) -> [String]? {
    var found: [String]?
    var current = parent
    while let node = current {
      let generic = node.asProtocol((any WithGenericParametersSyntax).self)
      if let parameter = generic?.genericParameterClause?.parameters.first(where: { $0.name.text == name }) {
        found = found ?? []
        found?.append(contentsOf: [parameter.inheritedType?.trimmedDescription].compactMap(\.self))
      }
      let clause = generic?.genericWhereClause ?? node.as(ExtensionDeclSyntax.self)?.genericWhereClause
      for requirement in clause?.requirements ?? [] {
        guard case .conformanceRequirement(let asked) = requirement.requirement,
          asked.leftType.trimmedDescription == name
        else { continue }
        found = (found ?? []) + [asked.rightType.trimmedDescription]
      }
      current = node.parent
    }
    return found
  }
}
