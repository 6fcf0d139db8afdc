import SwiftSyntax

/// Decides whether a class may become a struct: only if no code can tell the difference.
///
/// ## Before
/// ```swift
/// final class Product: JSONDeserializable {
///   var name: String?
///   init(json: JSON) { name = json["name"].string }
/// }
/// ```
/// ## After
/// ```swift
/// struct Product: LegacyDecodable {
///   let name: String?
/// }
/// ```
///
/// A class that stays a class gets the same stored properties. `print`, `dump` and string interpolation show a struct
/// differently. If they may get such a value, the report says so.
///
/// Preserves: the meaning of all code that uses the type. In case of doubt, the class stays a class.
/// Can't: a class that other modules see, that has a superclass or subclasses, a property that may be written, a use of
/// its metatype or of its object identity, or an unknown protocol.
struct ClassToStruct {
  let project: ProjectFacts
  let uses: MemberUses
  let deleted: [Int: [Range<Int>]]
  /// Whether the user wants every class to stay a class.
  var keepsClasses = false

  /// Returns the reason why a class has to stay a class, or nil if it may become a struct or is one already.
  ///
  /// - Parameters:
  ///   - parts: the class and the base classes that are folded into it.
  ///   - isWritable: whether a field may be written after decoding.
  func reasonToStay(_ parts: [RecognisedType], isWritable: (FieldPlan, RecognisedType) -> Bool) -> Reason? {
    guard parts.contains(where: { $0.facts.kind == .classType }) else { return nil }
    if keepsClasses { return Reason(.leftAloneOnRequest, "stays a class, as `--keep-classes` asks") }
    for part in parts where part.facts.kind == .classType {
      if let modifier = part.facts.modifiers.first(where: \.isVisibleOutside) {
        return reason(
          .classInHierarchy, "it is `\(modifier.trimmedDescription)`, and other modules may use it", modifier,
          part.facts.file)
      }
    }
    let names = parts.map(\.facts.name)
    for subclass in names.flatMap(project.subclasses(of:)) where !names.contains(subclass.name) {
      return reason(.classInHierarchy, "it has the subclass `\(subclass.simpleName)`", subclass.node, subclass.file)
    }
    for part in parts {
      if let superclass = project.superclass(of: part.facts.name), !names.contains(superclass.name) {
        return reason(
          .classInHierarchy, "it has the superclass `\(superclass.simpleName)`", part.facts.node, part.facts.file)
      }
    }
    if let reason = protocolReason(parts) ?? first(names, mentionReason) { return reason }
    if let reason = first(parts, memberReason) ?? first(parts, { identityReason($0.facts) }) { return reason }
    if let reason = first(parts, { writeReason($0, isWritable) }) ?? objectReason { return reason }
    return first(names, printReason)
  }

  private func first<Value>(_ values: [Value], _ reason: (Value) -> Reason?) -> Reason? {
    for value in values { if let found = reason(value) { return found } }
    return nil
  }

  // MARK: The declaration

  /// Returns a reason from protocols that require a class, or that give a class more than a struct.
  private func protocolReason(_ parts: [RecognisedType]) -> Reason? {
    let conformances = Conformances(of: parts.map(\.facts.name), in: project)
    if let why = conformances.reasonForClass { return Reason(.objectNeeded, "stays a class: \(why)") }
    let declaresID = parts.contains { project.property("id", of: $0.facts.name) != nil }
    if conformances.foreign.contains("Identifiable"), !declaresID {
      return Reason(.objectNeeded, "stays a class: `Identifiable` takes the object for its `id`")
    }
    return nil
  }

  /// Returns a reason from members that only a class can have.
  private func memberReason(_ part: RecognisedType) -> Reason? {
    let extended = project.extensions(of: part.facts.name)
      .flatMap { found in found.node.memberBlock.members.map { (member: $0, file: found.file) } }
    let own = part.facts.memberBlock.members.map { (member: $0, file: part.facts.file) }
    for (member, file) in own + extended where member.decl.id != part.initializer.map({ DeclSyntax($0).id }) {
      // A nested type is judged by itself.
      if member.decl.asProtocol((any DeclGroupSyntax).self) != nil { continue }
      if member.decl.is(DeinitializerDeclSyntax.self) {
        return reason(.objectNeeded, "it has a `deinit`", member, file)
      }
      guard let declaration = member.decl.asProtocol((any WithModifiersSyntax).self) else { continue }
      if let modifier = declaration.modifiers.first(where: { $0.needsClass }) {
        return reason(.objectNeeded, "a member is `\(modifier.trimmedDescription)`", member, file)
      }
      if let attributed = member.decl.asProtocol((any WithAttributesSyntax).self),
        let attribute = attributed.attributes.first
      {
        return reason(.objectNeeded, "a member has the attribute `\(attribute.trimmedDescription)`", member, file)
      }
    }
    return nil
  }

  /// Returns a reason from writes: a change through one reference is visible through all others, unlike in a struct.
  private func writeReason(_ part: RecognisedType, _ isWritable: (FieldPlan, RecognisedType) -> Bool) -> Reason? {
    let conformances = Conformances(of: [part.facts.name], in: project)
    for property in part.plan.fields.map(\.property) + part.unreadProperties {
      if let place = uses.mutation(of: property, owner: part.facts.name, except: deleted) {
        return Reason(.changedAfterDecoding, "stays a class: `\(property)` is changed", at: place)
      }
      let field = part.plan.fields.first { $0.property == property }
      let isVariable = field.map { isWritable($0, part) } ?? true
      if isVariable, conformances.mayRequire(property) {
        return Reason(
          .changedAfterDecoding, "stays a class: `\(property)` may be changed through a protocol", at: field?.position)
      }
    }
    return nil
  }

  // MARK: The uses

  /// Returns a reason from `===`, `ObjectIdentifier` and weak references.
  private func identityReason(_ type: TypeFacts) -> Reason? {
    let uses = project.objects
    for (use, operand) in uses.compared {
      switch operand {
      case .project(let name) where project.lineage(of: name).contains(type.name):
        return reason(.objectNeeded, "it is compared by identity", use.node, use.file)
      case .external("AnyObject"), .external("Any"): break
      case .project(let name) where project.type(named: name)?.kind == .protocolType: break
      case .project, .external, .array, .dictionary: continue
      case .optional, nil: break
      }
      return reason(
        .objectNeeded, "something is compared by identity here, and its type is not certain", use.node, use.file)
    }
    for (use, held) in uses.weak {
      if held == .project(type.name) { return reason(.objectNeeded, "it is held weakly", use.node, use.file) }
      // An alias may stand for it.
      let name = use.node.as(OptionalTypeSyntax.self)?.wrappedType.dottedName ?? use.node.dottedName
      if held == nil, name.map({ project.aliases.contains($0.lastComponent) }) != false {
        return reason(.objectNeeded, "something is held weakly here, and its type is not certain", use.node, use.file)
      }
    }
    for (use, held) in uses.captured {
      if let held, held.projectName.map({ project.lineage(of: $0).contains(type.name) }) != true { continue }
      return reason(
        .objectNeeded,
        held == nil ? "something is captured weakly here, and its type is not certain" : "it is captured weakly",
        use.node, use.file)
    }
    return nil
  }

  /// A reason from code that only takes or holds objects, and may get one of these.
  private var objectReason: Reason? {
    project.objectUses.first { !project.vendoredFiles.contains($0.file) }.map { place in
      Reason(
        .objectNeeded, "stays a class: an object is needed here",
        at: project.files[place.file].position(at: place.offset))
    }
  }

  /// Returns a reason from printing: a struct is printed with its properties, an object as its type's name.
  private func printReason(_ name: String) -> Reason? {
    let conformances = Conformances(of: [name], in: project).foreign
    if conformances.contains("CustomStringConvertible") { return nil }
    return project.objects.printed[name].map { reason(.objectNeeded, "it is printed", $0.node, $0.file) }
      ?? project.place(showing: name).map { Reason(.objectNeeded, "stays a class: it is printed", at: $0) }
  }

  /// Containers of the standard library that can hold values and objects, and the legacy executors.
  private static let valueContainers: Set = [
    "Array", "ArraySlice", "ContiguousArray", "Dictionary", "Optional", "Result", "Set", "GetRequest", "PostRequest",
    "Lossless", "Published", "Binding", "State", "AnyPublisher", "Observable", "Single", "Promise",
  ]

  /// Returns a reason from metatypes, constraints, generic types that may require classes, and Objective-C.
  private func mentionReason(_ name: String) -> Reason? {
    for mention in TypeMentions(facts: project).mentions(of: name) {
      guard let parent = mention.node.parent else { continue }
      func stays(_ why: String) -> Reason { reason(.objectNeeded, why, mention.token, mention.file) }
      if parent.is(GenericParameterSyntax.self) || parent.is(ConformanceRequirementSyntax.self) {
        return stays("a generic parameter is a subclass of it")
      }
      if parent.is(CompositionTypeElementSyntax.self) { return stays("it is part of a composition here") }
      if parent.is(MetatypeTypeSyntax.self) || parent.as(MemberAccessExprSyntax.self)?.isMetatype == true {
        return stays("its metatype is used here")
      }
      if mention.node.isSeenByObjectiveC { return stays("Objective-C may see it here") }
      guard let argument = parent.as(GenericArgumentSyntax.self) else { continue }
      let container = argument.parent?.parent?.parent
      let used =
        container?.as(IdentifierTypeSyntax.self)?.name.text
        ?? container?.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription
      guard let used, !Self.valueContainers.contains(used) else { continue }
      if let declared = project.resolve(used, in: mention.node.enclosingTypeName), declared.asksForNoClass { continue }
      return stays("`\(used)` may hold nothing but objects")
    }
    return nil
  }

  private func reason(_ kind: ReasonKind, _ why: String, _ node: some SyntaxProtocol, _ file: Int) -> Reason {
    Reason(kind, "stays a class: \(why)", at: project.files[file].position(of: node))
  }
}

extension TypeFacts {
  /// Whether the generic parameters of the type have no constraints.
  fileprivate var asksForNoClass: Bool {
    let generic = node.asProtocol((any WithGenericParametersSyntax).self)
    return generic?.genericWhereClause == nil
      && generic?.genericParameterClause?.parameters.allSatisfy { $0.inheritedType == nil } ?? false
  }
}

extension MemberAccessExprSyntax {
  /// `Model.self`, `Model.Type`.
  fileprivate var isMetatype: Bool { ["self", "Type", "Protocol"].contains(declName.baseName.text) }
}

extension SyntaxProtocol {
  /// Whether a declaration around the node, in its own type, is visible to Objective-C.
  fileprivate var isSeenByObjectiveC: Bool {
    var node = parent
    while let current = node, !current.is(CodeBlockSyntax.self) {
      if let declaration = current.asProtocol((any WithAttributesSyntax).self),
        declaration.attributes.contains(where: { Self.objectiveC.contains($0.trimmedDescription) })
      {
        return true
      }
      node = current.parent
    }
    return false
  }

  private static var objectiveC: Set<String> { ["@IBAction", "@NSManaged", "@objc", "@objcMembers"] }
}

extension DeclModifierSyntax {
  fileprivate var needsClass: Bool {
    switch name.tokenKind {
    case .keyword(.class), .keyword(.convenience), .keyword(.required), .keyword(.override), .keyword(.lazy),
      .keyword(.dynamic), .keyword(.weak), .keyword(.unowned), .keyword(.final), .keyword(.open):
      true
    default: false
    }
  }
}
