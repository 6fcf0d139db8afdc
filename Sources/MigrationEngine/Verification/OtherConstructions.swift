import SwiftSyntax

/// A way to create a value from a document other than an initializer from one.
struct OtherConstruction {
  /// The name that the document has in the code.
  let parameter: String
  let body: Syntax?
  let node: Syntax
  /// The expression that makes the value of `json`.
  let expression: String
  /// Whether it parses the document, and so takes nothing but an object or an array.
  var parsesText = false
}

extension ProjectFacts {
  /// Every way in which a type without an initializer from a document is made of one: a static function, an initializer
  /// from its members or from what a document is made of, a method that fills a new value, the statements of a loop.
  func otherConstructions(of type: String) -> [OtherConstruction] {
    guard let found = self.type(named: type), jsonInitializers(of: type).isEmpty else { return [] }
    let makers = self.factories(of: type) + sourceFactories(of: found)
    let factories = Dictionary(grouping: makers, by: \.isOutside).mapValues { factories in
      // A function that another of them calls is only a step of that one.
      let outermost = factories.filter { factory in
        factories.allSatisfy { $0.node.id == factory.node.id || $0.node.references(to: factory.name).isEmpty }
      }
      return outermost.compactMap { factory in
        expression(calling: factory).map { expression, parsesText in
          OtherConstruction(
            parameter: factory.parameterName, body: factory.node.body.map { Syntax($0) }, node: Syntax(factory.node),
            expression: expression, parsesText: parsesText)
        }
      }
    }
    let initializers = initializers(of: type).compactMap { construction(by: $0, of: found) }
    let methods = FillingMethod.methods(of: found, in: self).compactMap { function in
      function.parameters.only.map {
        OtherConstruction(
          parameter: $0.internalName, body: function.node.body.map { Syntax($0) }, node: Syntax(function.node),
          expression: "{ var value = \(type)(); value.\(function.name)(\($0.callLabel)json); return value }()")
      }
    }
    let own = factories[false, default: []] + initializers + methods
    let all = own.isEmpty ? factories[true, default: []] : own
    return all.isEmpty ? [construction(ofBlockOf: found)].compactMap(\.self) : all
  }

  /// The statements of a loop or closure that creates a value for each document, as a closure.
  private func construction(ofBlockOf type: TypeFacts) -> OtherConstruction? {
    guard let moved = MovedStatements.most(of: creatingBlocks(of: type), to: type, in: self).first else { return nil }
    guard let statements = moved.block.statements.first?.parent else { return nil }
    return moved.construction.map {
      OtherConstruction(parameter: moved.block.document, body: statements, node: statements, expression: $0)
    }
  }

  /// The call of a factory with what says the document, and whether that is text; nil for a method of what can't be made
  /// here.
  private func expression(calling factory: Factory) -> (expression: String, parsesText: Bool)? {
    let given = factory.source == nil ? ("json", false) : factory.document.type.rendition
    guard let given, !factory.node.modifiers.isPrivate else { return nil }
    let call = "\(factory.name)(\(factory.document.callLabel)\(given.0))"
    guard let owner = factory.owner else { return (call, given.1) }
    if factory.node.modifiers.isStatic { return ("\(owner).\(call)", given.1) }
    return self.type(named: owner).flatMap { found in
      initializers(of: owner).makeWithNothing && allPropertiesBegin(of: owner) && found.kind != .protocolType
        ? ("\(owner)().\(call)", given.1) : nil
    }
  }

  /// The call of an initializer with a document's members or elements, or with what it makes a document of.
  private func construction(by initializer: InitializerFacts, of type: TypeFacts) -> OtherConstruction? {
    func construction(_ parameter: FunctionParameterSyntax, _ value: String, parsesText: Bool) -> OtherConstruction {
      OtherConstruction(
        parameter: parameter.internalName, body: initializer.node.body.map { Syntax($0) },
        node: Syntax(initializer.node), expression: "\(type.name)(\(parameter.callLabel)\(value))",
        parsesText: parsesText)
    }
    if let parts = documentParts(of: initializer) {
      return construction(parts.parameter, "json.\(parts.accessor)", parsesText: false)
    }
    guard let parameter = initializer.node.signature.parameterClause.parameters.only,
      let given = parameter.type.rendition, makesDocumentOfArgument(initializer, of: type)
    else { return nil }
    return construction(parameter, given.value, parsesText: given.parsesText)
  }

  /// Whether an initializer reads the document that its argument says, and not one inside of it.
  private func makesDocumentOfArgument(_ initializer: InitializerFacts, of type: TypeFacts) -> Bool {
    if ParsingInitializer(initializer, in: self) != nil { return true }
    if let split = SplitInitializer(initializer, of: type, in: self) { return split.isDocumentOfArgument }
    return SourceInitializer(initializer, in: self) != nil
  }
}

extension TypeSyntax {
  /// The expression that gives a value of the type which says what `json` does, or its bytes `data`, and whether it is
  /// text; nil for types whose values say nothing like it.
  fileprivate var rendition: (value: String, parsesText: Bool)? {
    let written = wrapped.trimmedDescription.filter { $0 != " " }.replacing(":", with: ": ")
    switch written {
    case "Data": return ("data", true)
    case "NSData": return ("(data as NSData)", true)
    case "String": return ("String(decoding: data, as: UTF8.self)", true)
    case "Any": return ("json.object", false)
    case "AnyObject": return ("(json.object as AnyObject)", false)
    case "[String: Any]", "[AnyHashable: Any]": return ("json.dictionaryObject ?? [:]", false)
    case "[String: AnyObject]", "[AnyHashable: AnyObject]":
      return ("(json.dictionaryObject ?? [:]).mapValues { $0 as AnyObject }", false)
    case "[Any]": return ("json.arrayObject ?? []", false)
    default: return nil
    }
  }
}
