extension HTTPResponse {
    /// The headers of every response, which make the browser load nothing from other sites, and send nothing to them.
    private static let protection = [
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
    ]

    private static let pagePolicy = """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; \
        worker-src 'self'; manifest-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; \
        frame-ancestors 'none'
        """

    /// The policy for everything except the page: it runs no code, even when it is opened on its own.
    private static let contentPolicy =
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'"

    /// For what never changes at its address.
    private static let forever = "private, max-age=31536000, immutable"

    private static func headers(_ mediaType: String, policy: String, cache: String) -> [String: String] {
        var headers = protection
        headers["Content-Type"] = mediaType
        headers["Cache-Control"] = cache
        headers["Content-Security-Policy"] = policy
        return headers
    }

    static func file(_ file: PageFile) -> HTTPResponse {
        HTTPResponse(
            status: 200,
            headers: headers(file.mediaType, policy: pagePolicy, cache: file.isKept ? forever : "no-cache"),
            body: .bytes(file.bytes))
    }

    /// A picture or a font, which never changes at its address.
    static func kept(_ body: Body, mediaType: String, tag: String) -> HTTPResponse {
        var headers = headers(mediaType, policy: contentPolicy, cache: forever)
        headers["ETag"] = tag
        return HTTPResponse(status: 200, headers: headers, body: body)
    }

    static func unchanged(tag: String) -> HTTPResponse {
        var headers = protection
        headers["ETag"] = tag
        return HTTPResponse(status: 304, headers: headers)
    }

    /// Exchanges the token in the address for a cookie, so that the token is in no history and no link.
    static func welcome(to folder: String, cookie: String) -> HTTPResponse {
        var headers = headers("text/plain; charset=utf-8", policy: contentPolicy, cache: "no-store")
        headers["Location"] = folder
        headers["Set-Cookie"] = cookie
        return HTTPResponse(status: 303, headers: headers)
    }

    static func plain(_ status: Int, _ sentence: String, adding others: [String: String] = [:]) -> HTTPResponse {
        let headers = headers("text/plain; charset=utf-8", policy: contentPolicy, cache: "no-store")
        return HTTPResponse(
            status: status, headers: headers.merging(others) { $1 }, body: .bytes(Array(sentence.utf8)))
    }

    /// A page with one sentence.
    static func refusal(_ sentence: String) -> HTTPResponse {
        let page = """
            <!doctype html><meta charset="utf-8"><title>No entry</title>\
            <style>:root{color-scheme:light dark}body{font:17px/1.5 system-ui,sans-serif;display:grid;\
            place-content:center;min-height:90vh;max-width:28em;margin:auto;text-align:center}</style>\
            <p>\(sentence)</p>
            """
        return HTTPResponse(
            status: 403, headers: headers("text/html; charset=utf-8", policy: contentPolicy, cache: "no-store"),
            body: .bytes(Array(page.utf8)))
    }
}
