// The browser's address and history follow the places of an app that names them: `#/photos/3`.

export class Places {
    #open;
    #isFirst = true;
    #isOurStep = false;

    /// `open` takes a place that the person went to by the browser's means: Back, Forward, an address.
    constructor(open) {
        this.#open = open;
        addEventListener("popstate", () => this.#personWent());
    }

    /// A connection begins: the address that the page was opened with may name a place.
    begin() {
        this.#isFirst = true;
    }

    /// Where the app says it is now; null when it names no places.
    show(place) {
        const here = placeOfAddress();
        const isFirst = this.#isFirst;
        this.#isFirst = false;
        if (place === here) return;
        if (isFirst && here !== null) this.#open(here);
        else if (place === null) return;
        else if (here === null || isFirst) history.replaceState({ before: null }, "", `#${place}`);
        else if (place === history.state?.before) this.#stepBack();
        else history.pushState({ before: here }, "", `#${place}`);
    }

    /// The app's own way back leads to the entry before this one.
    #stepBack() {
        this.#isOurStep = true;
        history.back();
    }

    #personWent() {
        const isOurs = this.#isOurStep;
        this.#isOurStep = false;
        const here = placeOfAddress();
        if (!isOurs && here !== null) this.#open(here);
    }
}

function placeOfAddress() {
    return location.hash.startsWith("#/") ? decoded(location.hash.slice(1)) : null;
}

function decoded(text) {
    try {
        return decodeURI(text);
    } catch {
        return text;
    }
}
