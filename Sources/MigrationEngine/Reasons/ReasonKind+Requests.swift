/// Reasons for requests to stay.
extension ReasonKind {
  static let requestKinds: [ReasonKind] = [differentErrorTexts, requestNotPlain, requestPartNotConverted]

  static let differentErrorTexts = ReasonKind(
    "different-error-texts", .request,
    "Call sites show different texts for the error after which a screen can't go on.",
    why: "The client has one such text. The requests with the most common one are converted.",
    byHand: "show the same text everywhere, or let the requests with another text stay.",
    example: """
      if let _ = APIUtil.getDestructiveErrorCodeIfAny(response) {
        self.show(L_ERROR_SHOP)  // Elsewhere: L_ERROR
        return
      }
      """)

  static let requestNotPlain = ReasonKind(
    "request-not-plain", .request, "The request, or its parameters, do more than the plain form of such a class.",
    why: """
      A request is a class round one executor. Its parameters are numbers, texts and Bools, with a constant path and a \
      constant content type, in one dictionary.
      """,
    byHand: "write the new request by hand: a struct that conforms to `HTTPGetRequest` or `HTTPPostRequest`.",
    example: """
      import LegacyRequests

      final class SearchRequestParams: RequestParams {
        let word: String
        init(word: String) { self.word = word }
        func getUrl() -> String? { APIUtil.makeUrl("search", word) }
        func getRequestParams() -> Any { [:] }
        func getContentType() -> ContentType { .none }
      }
      """)

  static let requestPartNotConverted = ReasonKind(
    "request-part-not-converted", .request,
    "The request, its parameters or its response are not converted, and the others need it.",
    byHand: "see why that part stays: the report has a reason for it.",
    example: """
      import LegacyRequests

      // No request takes these parameters.
      final class SearchRequestParams: RequestParams {
        func getUrl() -> String? { return APIUtil.makeUrl("search") }
        func getRequestParams() -> Any { return [:] }
        func getContentType() -> ContentType { return .none }
      }
      """)
}
