/// An old request that sends a DELETE.
///
/// ```swift
/// DeleteRequest<CommentResponse.Deleted>(params: CommentRequestParams(id: 5), referer: "comments").execute { … }
/// ```
///
/// Without a content type, a dictionary of parameters becomes the query, as with a ``GetRequest``; with one, the
/// parameters are the body, as with a ``PostRequest``.
public final class DeleteRequest<Response: APIResponse>: APIRequest<Response> {
  override var method: RequestMethod { .delete }
}
