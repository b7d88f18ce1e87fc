// What the device shows around the app: the time, the signs beside it, and the line to go home by.

export class Surroundings {
    #root = document.querySelector(".surroundings");
    #status = document.querySelector(".status");
    #time = document.querySelector(".time");
    #home = document.querySelector(".home");

    constructor() {
        this.#tellTime();
    }

    /// `status` is "dark" or "light", the colour of what the status bar says, or null when the app hides it.
    show({ status, home }) {
        this.#status.classList.toggle("gone", status === null);
        this.#home.classList.toggle("gone", !home);
        if (status !== null) this.#root.dataset.content = status;
    }

    /// Again whenever a minute begins.
    #tellTime() {
        const now = new Date();
        this.#time.textContent = now.toLocaleTimeString([], { hour: "numeric", minute: "2-digit" }).replace(/\s?[AP]M$/i, "");
        setTimeout(() => this.#tellTime(), 60_000 - now.getTime() % 60_000);
    }
}
