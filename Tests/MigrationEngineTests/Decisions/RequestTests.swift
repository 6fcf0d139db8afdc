import TestSupport
import Testing

@testable import MigrationEngine

/// Requests and call sites: what goes together, what stays, and how endpoints are named.
@Suite("Requests and their call sites", .computesForLong)
struct RequestTests {
  private func request(_ name: String, path: String, members: String = "", modifiers: String = "final ") -> String {
    """
      \(modifiers)class \(name)Params: RequestParams {
        \(members)
        func getUrl() -> String? { return APIUtil.makeUrl(\(path)) }
        func getRequestParams() -> Any { return [:] }
        func getContentType() -> ContentType { return .none }
      }

      \(modifiers)class \(name) {
        let request: GetRequest<Answer>
        init(params: \(name)Params, referer: String) {
          request = GetRequest<Answer>(params: params, referer: referer)
        }
        func executeAsync(_ done: @escaping (Answer?, Error?) -> Void) { request.execute(done) }
      }

    """
  }

  private func callSite(_ name: String, text: String = "L_ERROR", extra: String = "") -> String {
    """
      \(name)(params: \(name)Params(), referer: "r").executeAsync { [weak self] response, error in
        guard let self = self else { return }
        if let code = APIUtil.getDestructiveErrorCodeIfAny(response) {
          self.show(\(text))
          return
        }
        if let message = APIUtil.getErrorMessageIfAny(response, error: error) {
          self.show(message)
          return
        }
        if let response = response {
          self.take(response.name)
        }
        \(extra)
      }

    """
  }

  private func project(_ requests: String, _ calls: String, head: String = "") throws -> Project {
    try Project(
      """
      import LegacyJSON
      import LegacyRequests

      \(head)
      let L_ERROR = "error"

      struct Answer: APIResponse {
        let status: Status.StatusParams?
        let name: String
        init(json: JSON) {
          status = Status.StatusParams(json: json["status"])
          name = json["name"].stringValue
        }
      }

      enum Shop {
      \(requests)}

      final class Screen {
        func show(_ text: String) {}
        func take(_ name: String) {}
        func load() {
      \(calls)  }
      }

      """)
  }

  @Test("Two calls in one function are both converted")
  func twoCalls() throws {
    let calls = callSite("Shop.ListRequest") + callSite("Shop.ListRequest")
    let text = try project(request("ListRequest", path: "\"api\", \"list\""), calls).text()
    #expect(text.components(separatedBy: "HTTPClient.shared.call(Shop.List(), referer: \"r\")").count == 3)
    #expect(!text.contains("executeAsync"))
    #expect(text.contains("case list = \"api/list\""))
  }

  @Test("A call site that shows another text than the others keeps its request")
  func otherText() throws {
    let requests = request("ARequest", path: "\"a\"") + request("BRequest", path: "\"b\"")
    let calls = callSite("Shop.BRequest", text: "\"other\"") + callSite("Shop.ARequest") + callSite("Shop.ARequest")
    let result = try project(requests, calls)
    #expect(result.text().components(separatedBy: "HTTPClient.shared.call(Shop.A(), referer: \"r\")").count == 3)
    #expect(result.text().contains("Shop.BRequest(params: Shop.BRequestParams(), referer: \"r\").executeAsync"))
    #expect(result.item("Shop.BRequest")?.outcome == .untouched)
    #expect(result.reasons("Shop.BRequest").contains("the text `\"other\"` is shown here and `L_ERROR` elsewhere"))
    #expect(result.report.totals.callSites == 3)
    #expect(result.report.totals.convertedCallSites == 2)
  }

  @Test("Two requests with one path share its endpoint; equal last components get longer names")
  func endpoints() throws {
    let requests =
      request("ARequest", path: "\"api\", \"list\"") + request("BRequest", path: "\"api\", \"list\"")
      + request("CRequest", path: "\"v2\", \"list\"") + request("DRequest", path: "\"default\"")
    let text = try project(requests, "").text()
    #expect(text.components(separatedBy: "Endpoint.Shop.list\n").count == 3)
    #expect(text.contains("case list = \"api/list\""))
    #expect(text.contains("case v2List = \"v2/list\""))
    #expect(text.contains("case endpointdefault = \"default\""))
  }

  @Test("A call under #if is converted like any other")
  func conditional() throws {
    let calls = "  #if DEBUG\n\(callSite("Shop.ListRequest"))  #endif\n"
    let text = try project(request("ListRequest", path: "\"list\""), calls).text()
    #expect(text.contains("#if DEBUG\n  HTTPClient.shared.call(Shop.List()"))
  }

  @Test(
    "One that is not understood keeps its request",
    arguments: [
      ("L_ERROR", "print(1)", "does other things"),
      ("\"\\(code)\"", "", "depends on `code`"),
      ("self.title", "", "depends on `self`"),
      ("L_ERROR + name()", "", ""),
    ])
  func staysCallSite(text: String, extra: String, reason: String) throws {
    let project = try project(
      request("ListRequest", path: "\"list\""), callSite("Shop.ListRequest", text: text, extra: extra))
    guard !reason.isEmpty else { return }
    #expect(project.reasons().contains(reason))
    #expect(project.text().contains("class ListRequest {"))
    #expect(project.text().contains("executeAsync {"))
  }

  @Test(
    "A comment at a converted call site is kept, on whichever line it stands",
    arguments: ["// here\n", "/* here */ ", " // here", " /* here */"])
  func comments(comment: String) throws {
    let isBehind = comment.hasPrefix(" ")
    let lines = callSite("Shop.ListRequest").components(separatedBy: "\n")
    for index in lines.indices where lines[index].contains(where: { !$0.isWhitespace }) {
      var commented = lines
      commented[index] = isBehind ? lines[index] + comment : comment + lines[index]
      let calls = commented.joined(separator: "\n")
      let text = try project(request("ListRequest", path: "\"list\""), calls).text()
      #expect(text.contains("HTTPClient.shared.call(Shop.List(), referer: \"r\")"), "\(calls)")
      #expect(text.components(separatedBy: "here").count == 2, "\(calls)\n\(text)")
    }
  }

  @Test("A comment at a call site that is not understood stays where it is")
  func commentsThatStay() throws {
    let calls = callSite("Shop.ListRequest", extra: "print(1)")
      .replacing("if let message", with: "// Of any kind.\n    if let message /* here */")
    let project = try project(request("ListRequest", path: "\"list\""), calls)
    #expect(project.reasons().contains("does other things"))
    #expect(project.text().contains(calls))
  }

  @Test("A request stays where the result would not compile", arguments: ["Endpoint", "HTTPClient", "HTTPGetRequest"])
  func ownNames(name: String) throws {
    let module = name == "Endpoint" ? "" : "\nenum ModernClient {}"
    let project = try project(
      request("ListRequest", path: "\"list\""), callSite("Shop.ListRequest"), head: "protocol \(name) {}\(module)")
    #expect(project.text().contains("class ListRequest {"))
    #expect(project.reasons("Shop.ListRequest").contains("declares `\(name)` itself"))
  }

  @Test(
    "A name that the project declares too is written with its module",
    arguments: [
      ("HTTPClient", "ModernClient.HTTPClient.shared.call("),
      ("HTTPGetRequest", "struct List: ModernClient.HTTPGetRequest {"),
      ("HTTPEndpointConvertible", "let endpoint: any ModernClient.HTTPEndpointConvertible = "),
    ])
  func qualifiedNames(name: String, written: String) throws {
    let project = try project(
      request("ListRequest", path: "\"list\""), callSite("Shop.ListRequest"), head: "protocol \(name) {}")
    #expect(project.text().contains(written))
  }

  @Test("A parameter can't have the name of a member of the new request")
  func parameterNames() throws {
    let members = "let body: String\n init(body: String) { self.body = body }"
    let project = try project(request("ListRequest", path: "\"list\"", members: members), "")
    #expect(project.reasons().contains("`body` has the name of a member of the new request"))
    #expect(project.text().contains("class ListRequest {"))
  }

  @Test("A private request stays: the new one would be visible to all")
  func privateRequest() throws {
    let project = try project(request("ListRequest", path: "\"list\"", modifiers: "private final "), "")
    #expect(project.text().contains("class ListRequest {"))
  }
}
