import SwiftSyntax

/// A type that was `Codable` besides its initializer from JSON. Other code may decode and encode it, and has to get the
/// same results.
///
/// The compiler synthesizes `Codable` from the coding keys and the declarations of the properties. A type that keeps
/// both keeps its coding, independent of other conformances: `LegacyDecodable` affects only a `LegacyDecoder`.
///
/// ```swift
/// struct Genre: Codable {                        struct Genre: LegacyDecodable, Encodable {
///   let id: Int                                    let id: Int
///   let posterPath: String                         let posterPath: String
///   init(_ json: JSON) {                         }
///     id = json["id"].intValue
///     posterPath = json["poster_path"].stringValue
///   }
/// }
/// ```
extension ProjectFacts {
  /// The protocol by which other code codes a type, as its declaration, an extension or one of its protocols names it; nil
  /// for none.
  func ownCoding(of type: String) -> String? {
    CodingProtocols.names.first(where: Conformances(of: [type], in: self).foreign.contains)
  }
}

extension TypeRecognition {
  /// The protocol by which other code codes the type; nil for none.
  var ownCoding: String? { project.ownCoding(of: type.name) }

  /// - Throws: ``NotRecognised`` when the compiler did not write all of the coding, or does so in a way that the project
  ///   sees elsewhere.
  func checkOwnCoding(_ name: String) throws(NotRecognised) {
    if let own = project.initializers(of: type.name).first(where: { $0.labels == ["from"] }) {
      throw NotRecognised(
        reason: Reason(
          .alreadyCodable, "the type is \(name) already, by an initializer of its own",
          at: project.files[own.file].position(of: own.node)))
    }
    if type.kind == .classType, project.superclass(of: type.name) != nil || !project.subclasses(of: type.name).isEmpty {
      throw failure(.alreadyCodable, "the type is \(name) already, in a hierarchy", at: type.node)
    }
    if let reason = project.placeOfResponse(type) { throw NotRecognised(reason: reason) }
  }

  /// - Throws: ``NotRecognised`` when the type has `CodingKeys` of other properties than its initializer reads.
  func checkOwnKeys(of recognised: RecognisedType) throws(NotRecognised) {
    guard let keys = recognised.ownKeys else { return }
    guard keys.areThose(of: recognised.plan.fields) else {
      throw failure(
        .alreadyCodable, "the type has `CodingKeys` already, of other properties than its initializer reads",
        at: type.node)
    }
  }

  /// - Throws: ``NotRecognised`` when another decoder than the old one would see a change.
  func checkOwnCoding(of recognised: RecognisedType) throws(NotRecognised) {
    guard let name = ownCoding else { return }
    func already(_ text: String) -> NotRecognised {
      failure(
        .alreadyCodable, "the type is \(name) already, and \(text) would change how other code reads and writes it",
        at: type.node)
    }
    let plan = recognised.plan
    if recognised.document != nil { throw already("what is asked of the document") }
    let unread = recognised.ownKeys == nil ? recognised.unreadProperties : []
    if let property = (unread + plan.constants.keys).min() {
      throw already("`\(property)`, which is not read from the document,")
    }
    for field in plan.fields {
      guard case .wrapped(let wrapper)? = field.legacyForm(requiresValues: false).form,
        !recognised.mayList(field, by: wrapper, in: project)
      else { continue }
      throw already("a wrapper of `\(field.property)`")
    }
  }
}

extension ProjectFacts {
  /// Returns the reason why a type that is `Decodable` already may not state how it is decoded: a typed client, which
  /// goes by what its response states, decodes it.
  func placeOfResponse(_ type: TypeFacts) -> Reason? {
    let found = TypeMentions(facts: self).mentions(of: type.name).first { mention in
      let importsClient = imports[mention.file].contains { ["Bridge", "ModernClient"].contains($0.module) }
      return importsClient && mention.node.isNamedForDecoding
    }
    return found.map { mention in
      Reason(
        .alreadyCodable, "`\(type.simpleName)` is decoded already, and a typed client may decode it here",
        at: files[mention.file].position(of: mention.node))
    }
  }
}

extension Syntax {
  /// Whether a type's name stands where it says what is decoded: `typealias Response = User`, `AnyRequest<[User]>`,
  /// `User.self`.
  fileprivate var isNamedForDecoding: Bool {
    if let access = parent?.as(MemberAccessExprSyntax.self), access.base?.id == id {
      return access.declName.baseName.text == "self"
    }
    var current = parent
    while let node = current, !node.is(CodeBlockItemSyntax.self), !node.is(MemberBlockItemSyntax.self) {
      if node.is(GenericArgumentSyntax.self) { return true }
      current = node.parent
    }
    return current?.as(MemberBlockItemSyntax.self)?.decl.is(TypeAliasDeclSyntax.self) == true
  }
}

extension RecognisedType {
  /// Whether code that stays may go by the coding keys that the type has.
  var keepsKeys: Bool { isCoded || ownKeys != nil || earlier?.rules?.rules.places.isEmpty == false }

  /// The raw value of the coding key that a property has so far.
  func codingKey(of property: String) -> String {
    ownKeys?[property] ?? earlier?.keys[property] ?? property.trimmingBackticks
  }
}
