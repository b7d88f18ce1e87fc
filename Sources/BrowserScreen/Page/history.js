// The browser's address and history follow the places of an app that has such places: `#/photos/3`.

export class Places {
    #open;
    #isFirst = true;
    #isOurStep = false;

    /// `open` gets a place that the person went to in the browser: with Back, Forward, or an address.
    constructor(open) {
        this.#open = open;
        addEventListener("popstate", () => this.#personWent());
    }

    /// Called when a connection begins: the address that opened the page may contain a place.
    begin() {
        this.#isFirst = true;
    }

    /// The app's present place; null if the app has no places.
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

    /// When the app itself goes back, the page returns to the entry before this one.
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
