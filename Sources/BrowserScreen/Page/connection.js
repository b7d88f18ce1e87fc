// The socket to the app. It reconnects on its own.

import { hideEnding, showEnding } from "./ending.js";

const shortestWait = 250;
const longestWait = 4000;
/// How many milliseconds after the connection broke the page says that the program doesn't run.
const patience = 5000;

export class Connection {
    onHello = () => {};
    onFrame = () => {};
    onSurroundings = () => {};
    onVibration = () => {};
    onAnnouncement = () => {};
    onOpening = () => {};
    onLead = () => {};

    #note;
    #socket = null;
    #wait = shortestWait;
    #lostAt = null;
    #hasEnding = false;

    constructor(note) {
        this.#note = note;
    }

    open() {
        const address = new URL("socket", location.href);
        address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
        const socket = new WebSocket(address);
        this.#socket = socket;
        socket.onmessage = event => this.#receive(JSON.parse(event.data));
        socket.onclose = event => this.#reopen(event);
    }

    get isOpen() {
        return this.#socket?.readyState === WebSocket.OPEN;
    }

    /// What can't be sent now is never sent, because it would mean something different later.
    send(message) {
        if (this.isOpen) this.#socket.send(JSON.stringify(message));
    }

    #receive(message) {
        if (message.hello) {
            this.#found();
            this.onHello(message.hello);
        } else if (message.frame !== undefined) {
            this.onFrame(message);
        } else if (message.around) {
            this.onSurroundings(message.around);
        } else if (message.vibrate) {
            this.onVibration(message.vibrate);
        } else if (message.announce) {
            this.onAnnouncement(message.announce);
        } else if (message.open !== undefined) {
            this.onOpening(message.open);
        } else if (message.leads !== undefined) {
            this.onLead(message.leads);
        } else if (message.ended) {
            this.#end(message.ended);
        }
    }

    #found() {
        this.#wait = shortestWait;
        this.#lostAt = null;
        this.#hasEnding = false;
        this.#note.hidden = true;
        hideEnding();
    }

    #end(words) {
        this.#hasEnding = true;
        this.#note.hidden = true;
        showEnding(words);
    }

    async #reopen(event) {
        if (event.reason) console.warn(`The app closed the connection: ${event.reason}`);
        this.#lostAt ??= performance.now();
        if (!this.#hasEnding && this.#note.hidden) this.#say("Reconnecting …");
        const wait = this.#wait;
        this.#wait = Math.min(longestWait, wait * 2);
        await new Promise(resume => setTimeout(resume, wait));
        const answer = await this.#ask();
        if (answer === "locked out") {
            hideEnding();
            this.#say("The app was restarted. Open the address it printed.");
        } else if (!this.#hasEnding && answer === "nothing" && performance.now() - this.#lostAt > patience) {
            this.#end({ title: "The program does not run, or cannot be reached." });
        }
        this.open();
    }

    /// A run of the app with another key doesn't accept this page. Without a run there is no response.
    async #ask() {
        try {
            return (await fetch("./", { cache: "no-store" })).status === 403 ? "locked out" : "here";
        } catch {
            return "nothing";
        }
    }

    #say(text) {
        this.#note.textContent = text;
        this.#note.hidden = false;
    }
}
