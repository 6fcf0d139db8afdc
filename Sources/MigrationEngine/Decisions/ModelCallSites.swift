import SwiftSyntax

/// Code outside of models that parses a document and directly creates converted models from it.
struct ModelCallSites {
  struct Found {
    let file: Int
    /// The type and the function that contain it.
    let name: String
    let site: ModelCallSite
  }

  let found: [Found]
  /// Those that stay.
  let failed: [FailedCallSite]

  /// - Parameters:
  ///   - models: the types that can be read without a `JSON`.
  ///   - taken: ranges of code that are deleted, or rewritten as a whole.
  init(of models: ReadableModels, besides taken: [Int: [Range<Int>]]) {
    let project = models.project
    let calls = Self.calls(in: project).filter { file, call in
      let start = call.trimmedOffsets.lowerBound
      return Self.mayChange(file, in: project) && !taken[file, default: []].contains { $0.contains(start) }
    }
    var found: [Found] = []
    var failed: [FailedCallSite] = []
    for (file, call) in calls where !Self.isSuppressed(call, in: project) {
      let site: ModelCallSite
      do throws(CallSiteProblem) {
        site = try ModelCallSite(call, in: file, models)
      } catch {
        failed.append(
          FailedCallSite(
            name: call.nameOfPlace, file: file, statement: Syntax(call),
            reason: Reason(error.kind, error.text, at: project.files[file].position(of: call))))
        continue
      }
      // One inside of another has nothing of its own.
      let isFree = (found.filter { $0.file == file }.flatMap(\.site.edits)).allSatisfy { other in
        site.edits.allSatisfy { !$0.range.overlaps(other.range) }
      }
      let isKept = site.edits.allSatisfy { edit in
        !taken[file, default: []].contains { $0.overlaps(edit.range) }
      }
      if isFree, isKept { found.append(Found(file: file, name: call.nameOfPlace, site: site)) }
    }
    self.found = found
    self.failed = failed
  }

  /// The ranges of code whose calls of old initializers are removed.
  var ranges: [Int: [Range<Int>]] {
    Dictionary(grouping: found, by: \.file).mapValues { $0.flatMap(\.site.edits).map(\.range) }
  }

  /// The files that now read models.
  var files: Set<Int> { Set(found.map(\.file)) }

  /// Returns the calls of `JSON` in source order.
  private static func calls(in project: ProjectFacts) -> [(file: Int, call: FunctionCallExprSyntax)] {
    let names = project.references["JSON", default: []].map { (file: $0.file, name: ExprSyntax($0.node)) }
    let members = project.memberAccesses["JSON", default: []].map { (file: $0.file, name: ExprSyntax($0.node)) }
    return (names + members).compactMap { file, name in
      let initializer = name.parent?.as(MemberAccessExprSyntax.self).flatMap { access in
        access.declName.baseName.text == "init" ? ExprSyntax(access) : nil
      }
      let called = initializer ?? name
      guard let call = called.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == called.id,
        called.isJSONInitializer
      else { return nil }
      return (file, call)
    }.sorted { ($0.file, $0.call.position) < ($1.file, $1.call.position) }
  }

  private static func mayChange(_ file: Int, in project: ProjectFacts) -> Bool {
    project.mayRewrite(file) && project.importsJSON(in: file)
      && project.files[file].suppressionOfFile == nil
  }

  private static func isSuppressed(_ call: FunctionCallExprSyntax, in project: ProjectFacts) -> Bool {
    call.enclosingTypeName.flatMap { project.resolve($0, in: nil) }.map { project.reasonToLeave($0) != nil } ?? false
  }
}
