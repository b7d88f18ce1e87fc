#if Browser
    import FlyingFox
    import Foundation

    extension HTTPResponse {
        /// What every response says to the browser: nothing from elsewhere, and nothing to elsewhere.
        private static let protection: HTTPHeaders = [
            HTTPHeader("X-Content-Type-Options"): "nosniff",
            HTTPHeader("Referrer-Policy"): "no-referrer",
            HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
            HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
        ]

        private static let pagePolicy = """
            default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; \
            worker-src 'self'; font-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
            """

        /// For what is not the page: it runs nothing even when it is opened on its own.
        private static let contentPolicy =
            "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'"

        private static func headers(_ mediaType: String, policy: String, cache: String) -> HTTPHeaders {
            var headers = protection
            headers[.contentType] = mediaType
            headers[.cacheControl] = cache
            headers[HTTPHeader("Content-Security-Policy")] = policy
            return headers
        }

        static func file(_ file: PageFile) -> HTTPResponse {
            HTTPResponse(
                statusCode: .ok, headers: headers(file.mediaType, policy: pagePolicy, cache: "no-cache"),
                body: HTTPBodySequence(data: Data(file.bytes), suggestedBufferSize: file.bytes.count))
        }

        /// A picture, which never changes as long as its address stays.
        static func image(_ body: HTTPBodySequence, mediaType: String, tag: String) -> HTTPResponse {
            var headers = headers(
                mediaType, policy: contentPolicy, cache: "private, max-age=31536000, immutable")
            headers[.eTag] = tag
            return HTTPResponse(statusCode: .ok, headers: headers, body: body)
        }

        static func unchanged(tag: String) -> HTTPResponse {
            var headers = protection
            headers[.eTag] = tag
            return HTTPResponse(statusCode: .notModified, headers: headers)
        }

        /// Trades the token in the address for a cookie, so that it stands in no history and no link.
        static func welcome(cookie: String) -> HTTPResponse {
            var headers = headers("text/plain; charset=utf-8", policy: contentPolicy, cache: "no-store")
            headers[.location] = "/"
            headers[.setCookie] = cookie
            return HTTPResponse(statusCode: .seeOther, headers: headers)
        }

        static func plain(_ status: HTTPStatusCode, _ sentence: String) -> HTTPResponse {
            var headers = headers("text/plain; charset=utf-8", policy: contentPolicy, cache: "no-store")
            if status == .methodNotAllowed { headers[HTTPHeader("Allow")] = "GET" }
            return HTTPResponse(statusCode: status, headers: headers, body: Data(sentence.utf8))
        }

        /// A page of one sentence.
        static func refusal(_ sentence: String) -> HTTPResponse {
            let page = """
                <!doctype html><meta charset="utf-8"><title>No entry</title>\
                <style>:root{color-scheme:light dark}body{font:17px/1.5 system-ui,sans-serif;display:grid;\
                place-content:center;min-height:90vh;max-width:28em;margin:auto;text-align:center}</style>\
                <p>\(sentence)</p>
                """
            return HTTPResponse(
                statusCode: .forbidden,
                headers: headers("text/html; charset=utf-8", policy: contentPolicy, cache: "no-store"),
                body: Data(page.utf8))
        }
    }
#endif
