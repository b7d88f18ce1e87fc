/// What every conversation needs from the server.
struct Services: Sendable {
    let handler: RequestHandler
    let host: PageHost
    let mailbox: Mailbox
}
