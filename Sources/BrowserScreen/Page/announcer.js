// What the app has a screen reader say, without anything that is seen.

/// Readers say a text that comes into a live region. The same text twice has to leave it in between.
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
