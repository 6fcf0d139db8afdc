/// An old request that sends a PUT. Its parameters are the body, as with a ``PostRequest``.
///
/// ```swift
/// PutRequest<UserResponse.Profile>(params: ProfileRequestParams(name: "Aki"), referer: "settings").execute { … }
/// ```
public final class PutRequest<Response: APIResponse>: APIRequest<Response> {
  override var method: RequestMethod { .put }
}
