import SwiftSyntax

/// A superclass whose initializer from JSON does nothing. That initializer is removed.
///
/// ## Before
/// ```swift
/// class Model: NSObject {
///   override init() {}
///   init(json: JSON) {}
/// }
/// class User: Model {
///   var name: String?
///   override init(json: JSON) {
///     super.init(json: json)
///     name = json["name"].string
///   }
/// }
/// ```
/// ## After
/// ```swift
/// class Model: NSObject {
///   override init() {}
/// }
/// class User: Model {
///   var name: String?
///   init(json: JSON) {
///     super.init()
///     name = json["name"].string
///   }
/// }
/// ```
///
/// Preserves: every value. The superclass read nothing.
/// Can't: a superclass that code may create from a `JSON` (by its initializer, its metatype, or as a generic argument),
/// a subclass that inherits the initializer, an initializer with comments inside.
struct EmptySuperclass {
  let edits: [Edit]
  /// The full names of the classes right below it.
  let subclasses: [String]

  /// Creates the change. Nil if the class does not have this form.
  init?(_ type: TypeFacts, in project: ProjectFacts) {
    let subclasses = project.subclasses(of: type.name)
    guard type.kind == .classType, !subclasses.isEmpty, !type.node.isVisibleOutside,
      project.mayRewrite(type.file),
      let initializer = project.jsonInitializers(of: type.name).only, !initializer.isInExtension,
      initializer.node.doesNothing, initializer.node.optionalMark == nil, initializer.node.attributes.isEmpty,
      initializer.node.signature.effectSpecifiers == nil,
      let parameter = initializer.node.signature.parameterClause.parameters.only, parameter.defaultValue == nil,
      !Conformances(of: [type.name], in: project).mayRequireDocumentInitializer,
      TypeMentions(facts: project).mentions(of: type.name).allSatisfy({
        !$0.mayMake(from: parameter.argumentLabel)
      }), !project.makesWithoutName(type, from: parameter.argumentLabel)
    else { return nil }
    let others = project.initializers(of: type.name).filter { $0.node.id != initializer.node.id }
    guard others.isEmpty || others.contains(where: { $0.labels.isEmpty && $0.node.doesNothing }) else { return nil }
    let label = parameter.argumentLabel
    let source = project.files[initializer.file]
    guard !source.hasComment(in: initializer.node.trimmedOffsets) else { return nil }
    var edits = source.lineEdits(removing: source.removalRange(of: initializer.node), file: initializer.file)
    for subclass in subclasses {
      let own = project.initializers(of: subclass.name)
      guard own.contains(where: { $0.labels == [label] }), project.files[subclass.file].role == .migrated,
        // Without one of its own the superclass has an `init()` from now on.
        !others.isEmpty || own.allSatisfy({ !$0.labels.isEmpty || $0.overriding != nil })
      else { return nil }
      for found in own {
        let file = project.files[found.file]
        guard file.role == .migrated else { return nil }
        if found.labels == [label], let keyword = found.overriding {
          // With the space behind it.
          let range = keyword.trimmedOffsets.lowerBound..<keyword.endPosition.utf8Offset
          edits.append(Edit(file: found.file, range: range, text: ""))
        }
        for call in found.node.superCalls where call.arguments.map({ $0.label?.text }) == [label] {
          edits.append(Edit(file: found.file, range: call.arguments.trimmedOffsets, text: ""))
        }
      }
    }
    guard project.areWithinLines(edits) else { return nil }
    self.edits = edits
    self.subclasses = subclasses.map(\.name)
  }
}

extension TypeMentions.Mention {
  /// Returns whether the place may create a value by an initializer with one argument of a label.
  fileprivate func mayMake(from label: String?) -> Bool {
    switch kind {
    case .superclass, .prefixOfNestedType: return false
    case .uncertain: return true
    case .other: break
    }
    if let call = node.as(ExprSyntax.self)?.call {
      return call.arguments.map { $0.label?.text } == [label]
    }
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == node.as(ExprSyntax.self)?.id {
      return access.declName.baseName.text == "init"
    }
    guard let type = node.as(TypeSyntax.self) else { return true }
    var place = type.parent
    while let around = place,
      around.is(TypeSyntax.self) || around.is(TupleTypeElementSyntax.self)
        || around.is(TupleTypeElementListSyntax.self)
    {
      // `Base.Type` makes what it is the type of.
      if around.is(MetatypeTypeSyntax.self) { return true }
      place = around.parent
    }
    guard let place else { return true }
    // Another name for it; nothing else is one that names a part.
    if place.is(TypeInitializerClauseSyntax.self) { return type.parent?.id == place.id }
    if let extended = place.as(ExtensionDeclSyntax.self) { return extended.inheritanceClause != nil }
    return place.is(GenericParameterSyntax.self) || place.is(InheritedTypeSyntax.self)
      || place.is(ConformanceRequirementSyntax.self) || place.is(SameTypeRequirementSyntax.self)
  }
}

extension InitializerFacts {
  /// The keyword of one that overrides another.
  fileprivate var overriding: DeclModifierSyntax? {
    node.modifiers.first { $0.name.tokenKind == .keyword(.override) }
  }
}

extension ProjectFacts {
  /// Returns whether some code may create a value of a type without its name, by an initializer with one argument of a
  /// label: `Self(json: json)`, `type(of: value).init(json: json)`, `.init(json: json)`.
  fileprivate func makesWithoutName(_ type: TypeFacts, from label: String?) -> Bool {
    func labels(_ callee: some ExprSyntaxProtocol) -> [String?]? {
      ExprSyntax(callee).call?.arguments.map { $0.label?.text }
    }
    func isOwn(_ node: some SyntaxProtocol) -> Bool {
      node.enclosingTypeName.flatMap { resolve($0, in: nil)?.name } == type.name
    }
    let bySelf = references["Self", default: []].contains {
      !$0.node.isMemberName && labels($0.node) == [label] && isOwn($0.node)
    }
    return bySelf
      || memberAccesses["init", default: []].contains { use in
        // One that is not called may be handed on: `map(type.init)`.
        guard labels(use.node) ?? [label] == [label] else { return false }
        guard let base = use.node.base else { return true }
        switch base.trimmedDescription {
        case "super": return false
        case "self", "Self": return isOwn(use.node)
        case let name:
          // A type of another module makes itself: `map(Int.init)`.
          return placeholders.contains(name)
            || base.dottedName.flatMap { resolve($0, in: use.node.enclosingTypeName) } == nil
              && !base.isTypeName(in: self)
        }
      }
  }
}
