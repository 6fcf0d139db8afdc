/// An old request that removes something.
///
/// ```swift
/// DeleteRequest<CommentResponse.Deleted>(params: CommentRequestParams(id: 5), referer: "comments").execute { … }
/// ```
///
/// Without a content type, parameters that are a dictionary become the query, as with a ``GetRequest``; with one they are
/// the body, as with a ``PostRequest``.
public final class DeleteRequest<Response: APIResponse>: APIRequest<Response> {
  override var method: RequestMethod { .delete }
}
