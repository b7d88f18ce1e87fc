// Makes screen readers speak for the app, without anything visible.

/// Readers speak text that enters a live region. To be spoken twice, the same text has to leave the region in between.
const gap = 100;

export class Announcer {
    #region;
    #waiting = [];
    #timer = 0;

    constructor(region) {
        this.#region = region;
    }

    say(words) {
        this.#waiting.push(words);
        if (!this.#timer) this.#next();
    }

    #next() {
        this.#region.textContent = "";
        this.#timer = setTimeout(() => {
            this.#region.textContent = this.#waiting.shift();
            this.#timer = this.#waiting.length > 0 ? setTimeout(() => this.#next(), gap) : 0;
        }, gap);
    }
}
