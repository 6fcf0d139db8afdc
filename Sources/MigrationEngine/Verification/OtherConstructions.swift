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
    let factories = Dictionary(grouping: factories(of: type), by: \.isOutside).mapValues { factories in
      factories.compactMap { factory in
        expression(calling: factory).map {
          OtherConstruction(
            parameter: factory.parameterName, body: factory.node.body.map { Syntax($0) }, node: Syntax(factory.node),
            expression: $0)
        }
      }
    }
    let initializers = initializers(of: type).compactMap { initializer in
      construction(by: initializer, of: type)
        ?? (ParsingInitializer(initializer, in: self)?.document
        ?? SplitInitializer(initializer, of: found, in: self)?.documentOfArgument)
        .flatMap { initializer.construction(of: type, reading: $0) }
    }
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

  /// The call of a factory with `json`; nil for a method of what can't be made here.
  private func expression(calling factory: Factory) -> String? {
    let call = "\(factory.name)(\(factory.document.callLabel)json)"
    guard !factory.node.modifiers.isPrivate else { return nil }
    guard let owner = factory.owner else { return call }
    if factory.node.modifiers.isStatic { return "\(owner).\(call)" }
    return self.type(named: owner).flatMap { found in
      initializers(of: owner).makeWithNothing && allPropertiesBegin(of: owner) && found.kind != .protocolType
        ? "\(owner)().\(call)" : nil
    }
  }

  private func construction(by initializer: InitializerFacts, of type: String) -> OtherConstruction? {
    initializer.documentParts.map { parameter, accessor in
      OtherConstruction(
        parameter: parameter.internalName, body: initializer.node.body.map { Syntax($0) },
        node: Syntax(initializer.node), expression: "\(type)(\(parameter.callLabel)json.\(accessor))")
    }
  }
}
