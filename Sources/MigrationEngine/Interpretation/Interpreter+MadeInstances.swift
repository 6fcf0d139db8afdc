import MigrationPlan
import SwiftSyntax

/// Code that makes values of the project's types, of which it is known what their properties hold.
extension Interpreter {
  /// The use of an expression's value.
  enum Purpose {
    /// It is a part of another one.
    case part
    /// A local name stands for it from here on, so that what is known of its properties matters.
    case name
    /// It is an entry of a dictionary, which only an expression can make.
    case entry
    /// A property holds it at the end.
    case property
  }

  /// Returns the value where the instances in it are as code makes them; nil where nothing but statements makes one of
  /// them.
  ///
  /// - Parameters:
  ///   - purpose: what it is for: for names, those of structs stay.
  ///   - becoming: the type of which the value becomes `self`; its instances stay.
  func settled(_ value: Value, for purpose: Purpose = .part, becoming: String? = nil) -> Value? {
    var isSettled = true
    let found = value.replacing { part in
      switch part {
      case .instance(let instance):
        if purpose == .name, isStruct(instance) { return part }
        if instance.type == becoming { return part }
        if purpose == .entry, case .object? = instance.made, let whole = memberwise(instance) { return whole }
        if purpose == .property, case .object(let object)? = instance.made, object.steps.isEmpty {
          return .code(object.made)
        }
        let statements = purpose == .property ? configured(instance) : nil
        guard let made = instance.made ?? memberwise(instance) ?? statements else {
          isSettled = false
          return .unset
        }
        return made
      case .elements(let array, let each, let dropsNil):
        guard let array = settled(array), let each = settled(each) else {
          isSettled = false
          return .unset
        }
        return .elements(of: array, each: each, dropsNil: dropsNil)
      default: return nil
      }
    }
    return isSettled ? found : nil
  }

  /// The call of the memberwise initializer that makes a value of a struct; nil where there is none.
  private func memberwise(_ instance: Value.Instance) -> Value? {
    guard let facts = project.type(named: instance.type), facts.kind == .structure,
      project.initializers(of: facts.name).allSatisfy({ $0.node.enclosingExtension != nil }),
      let file = project.filesByTree[initializer.root.id], project.areInOneModule([file, facts.file]),
      facts.file == file || Syntax(facts.node).isSeenByModule
    else { return nil }
    let name = project.shortestName(of: facts.name, in: type)
    var pieces: [Code.Piece] = []
    for property in project.instanceProperties(of: facts.name) where !property.isComputed {
      guard property.owner == facts.name, property.declaration.attributes.isEmpty,
        !property.declaration.modifiers.isPrivate,
        let value = instance.properties[property.name], value != .unset, let settled = settled(value)
      else { return nil }
      if property.declaration.isConstant, property.initializer != nil { continue }
      pieces.append(.text("\(pieces.isEmpty ? "\(name)(" : ", ")\(property.name): "))
      pieces.append(.value(settled))
    }
    return pieces.isEmpty
      ? nil
      : .code(Code(pieces + [.text(")")], hasOwnType: true, made: name, isNeverNil: true))
  }

  /// The object that `Type()` makes, with statements that give its properties their values; nil where code can't.
  private func configured(_ instance: Value.Instance) -> Value? {
    guard let facts = project.type(named: instance.type), facts.kind == .classType,
      project.initializers(of: facts.name).makeWithNothing, let file = project.filesByTree[initializer.root.id],
      facts.file == file || Syntax(facts.node).isSeenByModule
    else { return nil }
    let type = project.shortestName(of: facts.name, in: self.type)
    let simple = facts.name.lastComponent.prefix(1).lowercased() + facts.name.lastComponent.dropFirst()
    let name = simple.isValidSwiftIdentifier(for: .variableName) ? simple : "object"
    guard let steps = steps(to: instance, under: [name], in: file),
      // Another object would have its name.
      !steps.flatMap(\.values).flatMap(\.nested).contains(where: { value in
        if case .object(let other) = value { other.name == name } else { false }
      })
    else { return nil }
    let made = Code([.text("\(type)()")], hasOwnType: true, made: type)
    var object = ConfiguredObject(name, isVariable: false, made: made)
    object.steps = steps
    return .object(object)
  }

  /// The assignments after which a new object is like another one; nil where code can't make them.
  private func steps(to instance: Value.Instance, under path: [String], in file: Int) -> [Code]? {
    guard let facts = project.type(named: instance.type), let beginnings = beginnings(of: facts) else { return nil }
    var found: [Code] = []
    for property in project.instanceProperties(of: facts.name) where !property.isComputed {
      guard let value = instance.properties[property.name] else { return nil }
      if value == beginnings[property.name] { continue }
      if case .instance(let inner) = value, !isStruct(inner), inner.made == nil,
        case .instance? = beginnings[property.name]
      {
        guard let more = steps(to: inner, under: path + [property.name], in: file) else { return nil }
        found += more
        continue
      }
      let modifiers = property.declaration.modifiers
      guard property.owner == facts.name, !property.declaration.isConstant, property.declaration.attributes.isEmpty,
        modifiers.allSatisfy({ $0.detail == nil }), !modifiers.contains(where: { $0.name.text == "private" }),
        !modifiers.isPrivate || property.file == file,
        value != .unset, let settled = settled(value, for: .property)
      else { return nil }
      let name = (path.dropFirst() + [property.name]).joined(separator: ".")
      found.append(
        Code([.name(path[0]), .text(".\(name) = "), .value(settled)], hasOwnType: true, isThrowing: false))
    }
    return found
  }
}
