// What the device shows around the app: the time, the status symbols, and the home indicator.

export class Surroundings {
    #root = document.querySelector(".surroundings");
    #status = document.querySelector(".status");
    #time = document.querySelector(".time");
    #home = document.querySelector(".home");

    constructor() {
        this.#tellTime();
    }

    /// `status` is "dark" or "light", the colour of the status bar's content, or null if the app hides the status bar.
    show({ status, home }) {
        this.#status.classList.toggle("gone", status === null);
        this.#home.classList.toggle("gone", !home);
        if (status !== null) this.#root.dataset.content = status;
    }

    /// Updates the time, and does so again whenever a minute begins.
    #tellTime() {
        const now = new Date();
        this.#time.textContent = now.toLocaleTimeString([], { hour: "numeric", minute: "2-digit" }).replace(/\s?[AP]M$/i, "");
        setTimeout(() => this.#tellTime(), 60_000 - now.getTime() % 60_000);
    }
}
