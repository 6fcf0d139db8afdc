import SwiftSyntax

/// The types that can be read from a document without a `JSON`: those that this run or an earlier one converted.
struct ReadableModels {
  let project: ProjectFacts
  /// The initializers of this run's models, by their full names.
  let entries: [String: EntryPoint]

  struct Model {
    /// The full name.
    let name: String
    let effect: EntryPoint.Effect
    /// The labels that its document may have.
    fileprivate let labels: Set<String?>
  }

  /// The model that a call of an initializer with one argument makes.
  ///
  /// - Parameters:
  ///   - call: the call.
  ///   - place: where it stands; the call itself unless given.
  func model(madeBy call: FunctionCallExprSyntax, at place: Syntax? = nil) -> Model? {
    guard let argument = call.arguments.only, call.trailingClosure == nil, call.additionalTrailingClosures.isEmpty,
      let name = call.calledExpression.initializedTypeName, let model = model(named: name, at: place ?? Syntax(call)),
      model.labels.contains(argument.label?.text)
    else { return nil }
    return model
  }

  /// The model whose initializer a function of one parameter is: `User.init`, `User.init(json:)`.
  func model(referredToBy reference: MemberAccessExprSyntax) -> Model? {
    guard reference.declName.baseName.text == "init", let name = reference.base?.dottedName,
      let model = model(named: name, at: Syntax(reference))
    else { return nil }
    guard let labels = reference.declName.argumentNames?.arguments else {
      // Of several initializers the place takes the one that fits a `JSON`.
      return project.takesOtherValues(model.name) ? nil : model
    }
    let label = labels.only?.name.text
    return labels.count == 1 && model.labels.contains(label == "_" ? nil : label) ? model : nil
  }

  private func model(named name: String, at place: Syntax) -> Model? {
    let written = ["self", "Self"].contains(name) ? place.enclosingTypeName : name
    let first = name.split(separator: ".").first.map(String.init) ?? name
    guard let written, name == "self" || place.isUnbound(first),
      let type = project.resolve(written, in: name == written ? place.enclosingTypeName : nil), !type.isGeneric,
      project.type(named: type.name) != nil, !(project.lineage(of: type.name) + ["Array"]).contains(where: hasOwn)
    else { return nil }
    return entry(of: type.name).map { entry in
      Model(name: type.name, effect: entry.effect, labels: [entry.label, "json"])
    } ?? convertedBefore(type)
  }

  /// The initializer of one of this run's models, or that a type without initializers inherits from one.
  private func entry(of type: String) -> EntryPoint? {
    for name in project.lineage(of: type) {
      if let entry = entries[name] { return entry }
      guard project.initializers(of: name).isEmpty else { return nil }
    }
    return nil
  }

  /// Returns whether a type has its own initializer with the form of the libraries'.
  private func hasOwn(_ type: String) -> Bool {
    project.initializers(of: type).contains { $0.labels.first.map(RuntimeLibrary.readingLabels.contains) ?? false }
  }

  /// Returns a type that declares the conversion itself, or whose superclass does.
  private func convertedBefore(_ type: TypeFacts) -> Model? {
    let lineage = project.lineage(of: type.name)
    let conformances = Conformances(of: lineage, in: project).foreign.intersection(RuntimeLibrary.conversions)
    guard !conformances.isEmpty, !conformances.contains(where: { $0.contains("Configured") }),
      lineage.allSatisfy({ name in project.jsonInitializers(of: name).allSatisfy { $0.node.delegatesToDecoding } })
    else { return nil }
    let effect: EntryPoint.Effect =
      conformances.contains("LegacyThrowingDecodable")
      ? .throwing
      : conformances.contains("LegacyFailableDecodable") ? .failable : .none
    return Model(name: type.name, effect: effect, labels: ["json"])
  }
}

extension Syntax {
  /// Whether a name means no variable here.
  fileprivate func isUnbound(_ name: String) -> Bool {
    if case .none = localBinding(of: name) { return true }
    return false
  }
}

extension InitializerDeclSyntax {
  /// `{ self.init(decoding: json) }` and `{ self.init(json: json) }`, which the tool writes.
  fileprivate var delegatesToDecoding: Bool {
    guard let call = body?.statements.only?.item.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "self.init", let argument = call.arguments.only
    else { return false }
    return ["decoding", "json"].contains(argument.label?.text)
  }
}
