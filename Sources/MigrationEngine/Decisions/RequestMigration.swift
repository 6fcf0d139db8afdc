import SwiftSyntax

/// Decides which requests and call sites are converted, with the reasons against the others.
///
/// A request is converted only together with all of its call sites, because the others would not compile. So a call
/// site that can't be converted keeps its request, and the request's other call sites.
struct RequestMigration {
  let project: ProjectFacts
  private(set) var requests: [String: RequestDecision] = [:]
  private(set) var callSites: [CallSiteRecognition.Result] = []
  /// Request and parameters classes that stay, by full name.
  private(set) var failures: [String: Reason] = [:]
  /// Call sites that stay.
  private(set) var failedCallSites: [FailedCallSite] = []

  init(project: ProjectFacts, types: TypeMigration) {
    self.project = project
    recogniseRequests(types)
    recogniseCallSites()
    keepOneDestructiveText()
    nameRequests()
  }

  // MARK: Requests

  private mutating func recogniseRequests(_ types: TypeMigration) {
    var parameters: [String: RequestParametersRecognition.Result] = [:]
    let migrated = project.types.filter { project.files[$0.file].role == .migrated }
    for type in migrated where type.inherited.contains("RequestParams") && !project.isDeclaredHere("RequestParams") {
      do throws(NotRecognised) {
        try checkSuppression(of: type)
        parameters[type.name] = try RequestParametersRecognition(project: project, type: type).recognise()
      } catch {
        failures[type.name] = error.reason
      }
    }
    for type in migrated where RequestRecognition.isRequest(type, in: project) {
      do throws(NotRecognised) {
        try checkSuppression(of: type)
        let request = try RequestRecognition(project: project, type: type).recognise()
        requests[type.name] = try combine(request, parameters: parameters, types: types)
      } catch {
        failures[type.name] = error.reason
      }
    }
    let used = requests.values.map(\.parameters.type.name)
    for name in parameters.keys {
      switch used.count(where: { $0 == name }) {
      case 1: continue
      case 0:
        failures[name] =
          failures[name] ?? Reason(.requestPartNotConverted, "no converted request takes these parameters")
      default:
        for request in requests.values where request.parameters.type.name == name {
          fail(request.name, Reason(.requestNotPlain, "several requests share the parameters `\(name)`"))
        }
      }
    }
  }

  private func checkSuppression(of type: TypeFacts) throws(NotRecognised) {
    if let reason = project.reasonToLeave(type) { throw NotRecognised(reason: reason) }
  }

  private func combine(
    _ request: RequestRecognition.Result, parameters: [String: RequestParametersRecognition.Result],
    types: TypeMigration
  ) throws(NotRecognised) -> RequestDecision {
    func failure(_ kind: ReasonKind, _ text: String) -> NotRecognised {
      NotRecognised(
        reason: Reason(kind, text, at: project.files[request.type.file].position(of: request.type.node)))
    }
    guard let parameters = parameters[request.parameters] else {
      throw failure(.requestPartNotConverted, "its parameters `\(request.parameters)` are not converted")
    }
    guard types.recognised[request.response] != nil else {
      throw failure(.requestPartNotConverted, "its response `\(request.response)` is not converted")
    }
    guard let content = content(of: parameters, method: request.method) else {
      throw failure(
        .requestNotPlain, "a \(request.method == .get ? "GET" : "POST") with these parameters is not converted")
    }
    return RequestDecision(
      plan: RequestPlan(
        request: request.type.name, parameters: parameters.type.name, response: request.response,
        method: request.method, path: parameters.path, properties: parameters.propertyNames, content: content),
      request: request, parameters: parameters)
  }

  private func content(
    of parameters: RequestParametersRecognition.Result, method: RequestPlan.Method
  ) -> RequestContent? {
    switch (method, parameters.contentType, parameters.dictionary) {
    case (.get, "none", nil): .nothing
    // A query of numbers would have to be turned into text; only text is taken as it is.
    case (.get, "none", _): parameters.isStringDictionary ? .query : nil
    case (.post, "none", nil): .nothing
    case (.post, "json", .some): .json
    case (.post, "form", .some): parameters.isStringDictionary ? .form : nil
    default: nil
    }
  }

  private mutating func fail(_ name: String, _ reason: Reason) {
    guard let request = requests.removeValue(forKey: name) else { return }
    failures[name] = reason
    failures[request.parameters.type.name] = Reason(
      .requestPartNotConverted, "the request `\(name)` is not converted", at: reason.position)
  }

  // MARK: Call sites

  private mutating func recogniseCallSites() {
    let mentions = TypeMentions(facts: project)
    for name in requests.keys.sorted() {
      guard let request = requests[name] else { continue }
      let known = requests.mapValues(\.parameters.type.name)
      var understood: [CallSiteRecognition.Result] = []
      for mention in mentions.mentions(of: name) {
        do throws(NotRecognised) {
          let call = try execution(of: mention)
          understood.append(
            try CallSiteRecognition(project: project, file: mention.file).recognise(call, requests: known))
        } catch {
          let position = project.files[mention.file].position(of: mention.token)
          failedCallSites.append(
            FailedCallSite(
              name: mention.node.nameOfPlace,
              file: mention.file, statement: mention.node, reason: error.reason))
          fail(name, Reason(.requestUsedOtherwise, "it is used here in a way that is not converted", at: position))
        }
      }
      let own = request.request.type.node.trimmedOffsets
      for mention in mentions.mentions(of: request.parameters.type.name) {
        let offset = mention.token.trimmedOffsets.lowerBound
        let isKnown =
          (mention.file == request.request.type.file && own.contains(offset))
          || understood.contains { site in
            site.file == mention.file && site.statements.contains { $0.trimmedOffsets.contains(offset) }
          }
        if !isKnown {
          let position = project.files[mention.file].position(of: mention.token)
          fail(
            name,
            Reason(.requestUsedOtherwise, "its parameters are used here in a way that is not converted", at: position))
        }
      }
      if requests[name] != nil {
        callSites += understood
      } else {
        failedCallSites += understood.map { site in
          FailedCallSite(
            name: site.plan.name, file: site.file, statement: Syntax(site.statements[0]),
            reason: Reason(.requestUsedOtherwise, "the request `\(name)` stays, because of another use of it"))
        }
      }
    }
  }

  /// Keeps one text for errors after which a screen can't go on, because the client has only one: the most common one.
  /// Requests with another text stay, with all their call sites.
  private mutating func keepOneDestructiveText() {
    let texts = callSites.map(\.plan.destructiveText)
    let counts = Dictionary(grouping: texts, by: \.self).mapValues(\.count)
    guard counts.count > 1, let most = counts.values.max(), let common = texts.first(where: { counts[$0] == most })
    else { return }
    for site in callSites where site.plan.destructiveText != common {
      fail(
        site.plan.request,
        Reason(
          .differentErrorTexts,
          "the text `\(site.plan.destructiveText)` is shown here and `\(common)` elsewhere; the client has one text",
          at: site.plan.destructiveTextPosition))
    }
    let lost = callSites.filter { requests[$0.plan.request] == nil }
    callSites.removeAll { requests[$0.plan.request] == nil }
    failedCallSites += lost.map { site in
      FailedCallSite(
        name: site.plan.name, file: site.file, statement: Syntax(site.statements[0]),
        reason: failures[site.plan.request]
          ?? Reason(.requestPartNotConverted, "the request `\(site.plan.request)` stays"))
    }
  }

  /// The call of `executeAsync` that the construction of a request leads to.
  private func execution(of mention: TypeMentions.Mention) throws(NotRecognised) -> FunctionCallExprSyntax {
    let file = project.files[mention.file]
    func failure(_ kind: ReasonKind, _ text: String) -> NotRecognised {
      NotRecognised(reason: Reason(kind, text, at: file.position(of: mention.token)))
    }
    guard file.role != .context else { throw failure(.requestUsedOtherwise, "a folder that is only read uses it") }
    guard file.role == .migrated else { throw failure(.requestUsedOtherwise, "the file is left alone, and uses it") }
    guard let making = mention.node.parent?.as(FunctionCallExprSyntax.self),
      making.calledExpression.id == mention.node.as(ExprSyntax.self)?.id
    else { throw failure(.requestUsedOtherwise, "the request is named without being made") }
    if let access = making.parent?.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "executeAsync",
      let call = access.parent?.as(FunctionCallExprSyntax.self)
    {
      return call
    }
    guard let binding = making.parent?.parent?.as(PatternBindingSyntax.self),
      let item = binding.parent?.parent?.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self), let index = list.index(of: item),
      list.index(after: index) < list.endIndex,
      let call = list[list.index(after: index)].item.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "executeAsync",
      access.base?.trimmedDescription == binding.pattern.trimmedDescription
    else { throw failure(.requestUsedOtherwise, "the request is not executed by the statement that follows") }
    return call
  }

  // MARK: Names

  private mutating func nameRequests() {
    var endpoints = EndpointNames(project: project)
    for name in requests.keys.sorted() {
      guard let request = requests[name] else { continue }
      let (newName, endpoint) = (newName(of: request.request.type), endpoints.endpoint(for: request))
      requests[name]?.newSimpleName = newName
      requests[name]?.endpoint = endpoint
    }
  }

  /// `ProductsRequest` → `Products`, unless something else has that name or is called by it in the same scope.
  private func newName(of type: TypeFacts) -> String {
    let name = type.simpleName
    guard name.hasSuffix("Request"), name.count > "Request".count else { return name }
    let short = String(name.dropLast("Request".count))
    guard short.isPlainIdentifier else { return name }
    guard let enclosing = type.enclosing, let scope = project.type(named: enclosing) else {
      return project.isDeclaredHere(short) || project.typeReferences[short] != nil ? name : short
    }
    let range = scope.node.trimmedOffsets
    let isUsed =
      project.typeReferences[short, default: []].contains { use in
        use.file == scope.file && range.contains(use.node.trimmedOffsets.lowerBound)
          && use.node.is(IdentifierTypeSyntax.self)
      }
      || project.references[short, default: []].contains { use in
        use.file == scope.file && range.contains(use.node.trimmedOffsets.lowerBound)
      }
    let isTaken = project.types.contains { $0.name == "\(enclosing).\(short)" }
    return isUsed || isTaken ? name : short
  }

  /// The stretches of code that go: the old request classes.
  var deletedRanges: [Int: [Range<Int>]] {
    var ranges: [Int: [Range<Int>]] = [:]
    for request in requests.values {
      ranges[request.request.type.file, default: []].append(request.request.type.node.trimmedOffsets)
      ranges[request.parameters.type.file, default: []].append(request.parameters.type.node.trimmedOffsets)
    }
    return ranges
  }

  /// The stretches of code that call requests, and are rewritten.
  var callSiteRanges: [Int: [Range<Int>]] {
    Dictionary(grouping: callSites, by: \.file).mapValues { sites in
      sites.map { site in
        let start = site.statements.first?.position.utf8Offset ?? 0
        return start..<(site.statements.last?.endPosition.utf8Offset ?? start)
      }
    }
  }
}

/// The decision about one request.
struct RequestDecision: Sendable {
  let plan: RequestPlan
  let request: RequestRecognition.Result
  let parameters: RequestParametersRecognition.Result
  var newSimpleName = ""
  var endpoint = EndpointDecision(group: "", name: "", path: "")

  var name: String { plan.request }

  /// The full name of the new request.
  var newName: String { [request.type.enclosing, newSimpleName].compactMap(\.self).joined(separator: ".") }
}

/// The endpoint of one request: a case of an enumeration inside the namespace `Endpoint`.
struct EndpointDecision: Sendable, Hashable {
  let group: String
  let name: String
  let path: String

  /// The expression by which a request refers to the endpoint.
  var source: String { "Endpoint.\(group).\(name)" }
}
