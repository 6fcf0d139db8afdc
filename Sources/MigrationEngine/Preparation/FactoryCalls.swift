import SwiftSyntax

/// Finds the calls of a static function that creates a value, and replaces them by calls of the initializer.
struct FactoryCalls {
  private let project: ProjectFacts
  private let factory: Factory

  private(set) var edits: [Edit] = []
  /// Whether some code may call the function that can't be changed, or is not known.
  private(set) var mayBeCalledElsewhere: Bool

  init(of factory: Factory, in project: ProjectFacts) {
    self.project = project
    self.factory = factory
    let uses = StaticFunctionUses(of: factory.node, owner: factory.type, in: project)
    mayBeCalledElsewhere = uses.mayBeMore
    for use in uses.all { rewrite(use) }
  }

  /// `User.from(json)` as `User(json: json)`, and `User.from` as `User.init(json:)`.
  private mutating func rewrite(_ use: StaticFunctionUses.Use) {
    let called = use.called.trimmedOffsets
    func replace(_ range: Range<Int>, with text: String) {
      edits.append(Edit(file: use.file, range: range, text: text))
    }
    let source = project.files[use.file]
    guard source.role == .migrated, !source.utf8[called].contains(where: \.isNewline) else {
      mayBeCalledElsewhere = true
      return
    }
    guard let call = use.call else {
      if factory.source != nil { mayBeCalledElsewhere = true }
      replace(called, with: "\(use.base).init(json:)")
      return
    }
    guard let argument = call.arguments.only, argument.label?.text == factory.document.argumentLabel,
      call.trailingClosure == nil, factory.source == nil || !argument.mayThrowInCall && !call.givesTypeOfProperty
    else {
      mayBeCalledElsewhere = true
      return
    }
    replace(called, with: use.base)
    if let source = factory.source {
      for (range, text) in source.replacements(of: argument) { replace(range, with: text) }
      return
    }
    let start = argument.trimmedOffsets.lowerBound
    replace(
      start..<(argument.colon?.trimmedOffsets.upperBound ?? start), with: argument.label == nil ? "json: " : "json:")
  }
}
