import SwiftSyntax

/// Renames properties as the key strategy requires.
extension TypeDecisions {
  /// Renames properties as the key strategy requires, if every use of the old name is certain.
  mutating func rename() {
    for name in types.keys.sorted() {
      for (index, field) in (types[name]?.fields ?? []).enumerated() {
        let wanted = KeyNames.camelCase(fromSnakeCase: field.plan.key)
        // A path is no name, and a value that is made of the whole object has no key.
        if field.plan.isPath || field.plan.isOfObject { continue }
        guard wanted != field.name, KeyNames.isReversible(field.plan.key) || types[name]?.isTightened == true else {
          continue
        }
        switch renameEdits(for: field, to: wanted) {
        case .success(let edits):
          useEdits += edits
          types[name]?.fields[index].name = wanted
        case .failure(let uncertain):
          types[name]?.fields[index].reason = uncertain.reason.after("`\(field.name)` keeps its name: ")
        }
      }
    }
  }

  private func renameEdits(for field: FieldDecision, to wanted: String) -> Result<[Edit], MemberUses.Uncertain> {
    func failure(_ text: String, _ position: SourcePosition? = nil) -> Result<[Edit], MemberUses.Uncertain> {
      .failure(MemberUses.Uncertain(reason: Reason(.nameKept, text, at: position)))
    }
    guard wanted.isPlainIdentifier else { return failure("`\(wanted)` is no name for a property") }
    let owners = Set([field.owner] + project.descendants(of: field.owner).map(\.name))
    let isTaken =
      project.properties(named: wanted).contains { $0.owner.map(owners.contains) == true }
      || project.functions(named: wanted).contains { $0.owner.map(owners.contains) == true }
      || types.values.contains { type in
        type.fields.contains { $0.name == wanted } && type.fields.contains { $0.owner == field.owner }
      }
    if isTaken { return failure("`\(wanted)` is taken") }
    guard let part = part(declaring: field), !isRequired(field.plan.property, of: part) else {
      return failure("a protocol may ask for it")
    }
    if let place = project.place(showing: part.facts.name) {
      return failure("the names of all stored properties show here", place)
    }
    if part.keepsKeys { return failure("other code may encode it under that name") }
    // The compiler's own initializer has the properties' names for labels.
    if part.isCreatedMemberwise(in: project) { return failure("code makes a value of its parts") }
    do throws(MemberUses.Uncertain) {
      let found = try uses.uses(of: field.plan.property, owner: field.owner, except: deleted)
      if let context = found.first(where: { project.files[$0.file].role != .migrated }) {
        let position = project.files[context.file].position(of: context.name)
        return failure("it is used in a folder that is only read", position)
      }
      if let hidden = found.first(where: { $0.isHidden(by: wanted) }) {
        let position = project.files[hidden.file].position(of: hidden.name)
        return failure("a local `\(wanted)` would hide it", position)
      }
      return .success(found.map { Edit(file: $0.file, range: $0.name.trimmedOffsets, text: wanted) })
    } catch {
      return .failure(error)
    }
  }
}

extension MemberUses.Use {
  /// Returns whether the property is named without `self` where a local variable has its new name.
  fileprivate func isHidden(by name: String) -> Bool {
    guard expression.is(DeclReferenceExprSyntax.self) else { return false }
    if case .none = expression.localBinding(of: name) { return false }
    return true
  }
}

extension String {
  /// Whether the text can stand as a name in source without backticks.
  var isPlainIdentifier: Bool {
    guard let first = unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
    guard unicodeScalars.allSatisfy({ $0 == "_" || $0.properties.isXIDContinue }) else { return false }
    return Keyword.reserved.contains(self) == false
  }
}

extension Keyword {
  /// The words that Swift keeps for itself in an expression.
  fileprivate static let reserved: Set = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static",
    "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as",
    "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "Type",
    "Protocol",
  ]
}
