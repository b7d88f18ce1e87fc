// The browser's address and history follow the app. Each screen on a person's way is an entry, and the address ends in the
// place of an app that has such places: `#/photos/3`.
//
// The state of an entry:
//     run       the run of the app that made it
//     steps     the numbers of the screens from the first one to the one in front
//     below     how many screens each of the entries has that lie directly below, from the lowest
//     activity  the number of the activity to which the address belongs; null before there is one

export class Places {
    #open;
    #goBack;
    #run = null;
    #isFirst = true;
    /// Whether the page itself steps through the history, and hears of it soon.
    #isStepping = false;
    /// Whether the next screens belong to the entry where the page is, because the person opened it.
    #isAwaited = false;
    /// What the app said last. `place` is null if the app has no places.
    #around = { place: null, activity: null, steps: [] };
    /// A place that the address doesn't have yet; null if there is none.
    #newPlace = null;
    /// The state of the entry where the page is, and of the one that the person left last.
    #entry = null;
    #left = null;
    /// The place in the address of that entry.
    #address = null;

    /// `open` gets a place that the person went to in the browser: with Back, Forward, or an address. `goBack` gets the
    /// number of a screen that the app still has below the one in front.
    constructor(open, goBack) {
        this.#open = place => {
            this.#isAwaited = true;
            open(place);
        };
        this.#goBack = goBack;
        addEventListener("popstate", () => this.#personWent());
    }

    /// Called when a connection begins: the address that opened the page may contain a place.
    begin(run) {
        this.#run = run;
        this.#isFirst = true;
    }

    /// The app's present place, the number of its activity, and the screens on the person's way.
    show({ place, activity = null, steps = [] }) {
        if (place !== null && place !== this.#around.place) this.#newPlace = place;
        this.#around = { place, activity, steps };
        const here = placeOfAddress();
        if (this.#isFirst) {
            this.#isFirst = false;
            this.#replace(history.state?.steps?.length === steps.length ? history.state.below : [], here ?? place);
            if (here !== null && here !== place) this.#open(here);
        } else if (!this.#isStepping) {
            this.#follow();
        }
    }

    /// Makes the entry for the present screens the current one.
    #follow() {
        const { steps: before, below, activity } = this.#entry;
        const { steps, activity: present } = this.#around;
        const here = placeOfAddress();
        const address = this.#newPlace ?? here;
        if (this.#isAwaited) {
            this.#isAwaited = false;
            const isHigher = this.#left !== null && isLonger(steps, this.#left.steps);
            const above = isHigher ? [...this.#left.below, this.#left.steps.length] : [];
            this.#replace(before.length === steps.length ? below : above, address);
        } else if (isSame(before, steps)) {
            const isOther = activity !== null && present !== null && activity !== present;
            if (isOther && address !== here) this.#push([...below, steps.length], address);
            else this.#replace(below, address);
        } else if (isLonger(steps, before)) {
            // The new screen's place, if it has one, comes when the screen has arrived.
            const isPlaced = this.#newPlace !== null;
            this.#push([...below, before.length], address, isPlaced);
        } else if (isLonger(before, steps) && below.includes(steps.length)) {
            this.#stepBack(below.length - below.lastIndexOf(steps.length));
        } else if (address === here) {
            this.#replace([], address);
        } else {
            this.#push([], address);
        }
    }

    /// When the app itself goes back, the page returns to the entry of that screen.
    #stepBack(count) {
        this.#isStepping = true;
        history.go(-count);
    }

    #push(below, address, isPlaced = true) {
        history.pushState(this.#make(below, address, isPlaced), "", fragment(address));
    }

    #replace(below, address) {
        const old = this.#entry;
        const entry = this.#make(below, address);
        const isKnown = history.state !== null && JSON.stringify(old) === JSON.stringify(entry);
        if (isKnown && address === placeOfAddress()) return;
        history.replaceState(entry, "", fragment(address));
    }

    #make(below, address, isPlaced = true) {
        const { place, steps, activity } = this.#around;
        this.#newPlace = null;
        this.#address = address;
        this.#entry = { run: this.#run, steps, below, activity: isPlaced && address === place ? activity : null };
        return this.#entry;
    }

    #personWent() {
        const isOurs = this.#isStepping;
        this.#isStepping = false;
        const here = placeOfAddress();
        const entry = history.state?.run === this.#run ? history.state : null;
        const { steps } = this.#around;
        // Not the app's place, which stays the old one until a screen has left.
        const before = this.#address;
        this.#address = here;
        if (!isOurs) this.#left = this.#entry;
        this.#entry = entry ?? { run: this.#run, steps: [], below: [], activity: null };
        if (isOurs) {
            // The app may have gone on meanwhile.
            this.#follow();
        } else if (entry !== null && isLonger(steps, entry.steps)) {
            this.#goBack(entry.steps.at(-1));
        } else if (here !== null && (entry === null || here !== before)) {
            this.#open(here);
        } else if (entry === null) {
            this.#replace([], here);
        } else if (entry.below.length > this.#left.below.length) {
            // Forward to a screen without an address, which cannot be opened again.
            this.#stepBack(entry.below.length - this.#left.below.length);
        }
    }
}

const isSame = (some, others) => some.length === others.length && begins(some, others);

/// Whether `steps` are `others` and some more.
const isLonger = (steps, others) => steps.length > others.length && begins(steps, others);

const begins = (steps, others) => others.every((step, index) => step === steps[index]);

const fragment = address => (address === null ? undefined : `#${address}`);

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
