// The socket to the app. It comes back by itself after it was cut.

const shortestWait = 250;
const longestWait = 4000;

export class Connection {
    onHello = () => {};
    onFrame = () => {};

    #note;
    #socket = null;
    #wait = shortestWait;

    constructor(note) {
        this.#note = note;
    }

    open() {
        const socket = new WebSocket(`ws://${location.host}/socket`);
        this.#socket = socket;
        socket.onmessage = event => this.#receive(JSON.parse(event.data));
        socket.onclose = event => this.#reopen(event);
    }

    get isOpen() {
        return this.#socket?.readyState === WebSocket.OPEN;
    }

    /// What cannot be sent now is not sent: it would mean something else later.
    send(message) {
        if (this.isOpen) this.#socket.send(JSON.stringify(message));
    }

    #receive(message) {
        if (message.hello) {
            this.#wait = shortestWait;
            this.#note.hidden = true;
            this.onHello(message.hello);
        } else {
            this.onFrame(message);
        }
    }

    async #reopen(event) {
        if (event.reason) console.warn(`The app closed the connection: ${event.reason}`);
        if (this.#note.hidden) this.#say("Reconnecting …");
        const wait = this.#wait;
        this.#wait = Math.min(longestWait, wait * 2);
        await new Promise(resume => setTimeout(resume, wait));
        const isLockedOut = await this.#isLockedOut();
        this.#say(isLockedOut ? "The app was started anew. Open the address it printed." : "Reconnecting …");
        this.open();
    }

    /// A new run of the app has a new key; this page's does not fit any more.
    async #isLockedOut() {
        try {
            return (await fetch("/", { cache: "no-store" })).status === 403;
        } catch {
            return false;
        }
    }

    #say(text) {
        this.#note.textContent = text;
        this.#note.hidden = false;
    }
}
