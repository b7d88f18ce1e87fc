/// What every conversation needs of the server.
struct Services: Sendable {
    let handler: RequestHandler
    let host: PageHost
    let mailbox: Mailbox
}
