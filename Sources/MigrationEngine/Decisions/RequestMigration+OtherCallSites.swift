import SwiftSyntax

extension RequestMigration {
  /// Executions of requests that were not recognised, or whose request is unknown.
  var otherCallSites: [FailedCallSite] {
    // A function of something else that the project declares may be called as well.
    let isAmbiguous = project.functions(named: Self.execution).contains { !isRequest($0.owner) }
    return project.memberAccesses[Self.execution, default: []].compactMap { use -> FailedCallSite? in
      guard let call = use.node.parent?.as(FunctionCallExprSyntax.self), let base = use.node.base else { return nil }
      let type = request(in: base)
      // What is converted, or named by the request that it keeps, is known already.
      if let type, requests[type] != nil || failedCallSites.contains(where: { isPart($0, of: call, use.file) }) {
        return nil
      }
      let isInRequest = callSites.contains { site in
        site.file == use.file && site.statements.contains { $0.trimmedOffsets.contains(call.trimmedOffsets.lowerBound) }
      }
      guard !isInRequest, !isAmbiguous || isRequest(type) else { return nil }
      let position = project.files[use.file].position(of: call)
      return FailedCallSite(
        name: call.nameOfPlace,
        file: use.file, statement: Syntax(call),
        reason: type.map { Reason(.requestPartNotConverted, "the request `\($0)` is not converted", at: position) }
          ?? Reason(
            .requestPartNotConverted, "`\(base.trimmedDescription)` is no request that is known here", at: position))
    }
  }

  private func isRequest(_ name: String?) -> Bool { name.map { requests[$0] != nil || failures[$0] != nil } ?? false }

  private static let execution = "executeAsync"

  /// The request that is executed, where it is made: `ItemsRequest(…)`, or a constant with that value.
  private func request(in base: ExprSyntax) -> String? {
    if let call = base.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.dottedName.flatMap { project.resolve($0, in: call.enclosingTypeName)?.name }
    }
    guard let reference = base.as(DeclReferenceExprSyntax.self),
      case .value(let value) = reference.localBinding(of: reference.baseName.text)
    else { return nil }
    return value.is(FunctionCallExprSyntax.self) ? request(in: value) : nil
  }

  /// Whether a call site that is in the report already is in the same statements as a call.
  private func isPart(_ site: FailedCallSite, of call: FunctionCallExprSyntax, _ file: Int) -> Bool {
    guard site.file == file, let list = call.enclosing(CodeBlockItemListSyntax.self) else { return false }
    return list.trimmedOffsets.contains(site.statement.trimmedOffsets.lowerBound)
  }
}
