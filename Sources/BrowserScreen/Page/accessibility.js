// What screen readers are told, and where the keyboard's focus rests.

const roles = {
    collection: "listbox",
    cell: "option",
    button: "button",
    image: "img",
    heading: "heading",
    scrollView: "group",
    toggle: "switch",
    slider: "slider",
    stepper: "spinbutton",
    segments: "radiogroup",
    segment: "radio",
    progress: "progressbar",
};

/// For so many milliseconds nothing must change before the cells' order is told anew.
const calm = 200;

export class Accessibility {
    #device;
    #outbox;
    #focusable = new Set();
    #isChanged = false;
    #isOurDoing = false;
    #focused = null;
    #wanted = null;
    /// Where the person put the focus lately. The app answers by marking these layers as focused; by then the person
    /// may have gone on, and is not to be called back.
    #asked = new Set();
    #orderTimer = 0;

    constructor(device, outbox) {
        this.#device = device;
        this.#outbox = outbox;
        device.addEventListener("focusin", event => this.#focusCame(event));
        device.addEventListener("focusout", event => this.#focusLeft(event));
        // The app moves the focus after a click as well; only who uses the keyboard needs to see where it is.
        addEventListener("keydown", event => this.#keyDown(event), true);
        addEventListener("pointerdown", () => document.body.classList.remove("keyboard"), true);
    }

    describe(layer) {
        const { element, access } = layer;
        const attribute = (name, value) => {
            if (value === undefined || value === null || value === "") element.removeAttribute(name);
            else element.setAttribute(name, value);
        };
        attribute("role", roles[access?.role]);
        attribute("aria-label", access?.role === "text" ? null : access?.label);
        const [now, lowest, highest] = access?.range ?? [];
        const isRanged = access?.range !== undefined || access?.role === "slider" || access?.role === "progress";
        attribute("aria-valuenow", now);
        attribute("aria-valuemin", lowest);
        attribute("aria-valuemax", highest);
        attribute("aria-valuetext", isRanged ? access.value : null);
        attribute("aria-description", [isRanged ? null : access?.value, access?.hint].filter(Boolean).join(", "));
        const isPressed = access?.role === "button";
        attribute("aria-pressed", isPressed ? access.on : null);
        attribute("aria-checked", isPressed ? null : access?.on);
        attribute("aria-selected", access?.selected);
        attribute("aria-disabled", access?.enabled === false ? true : null);
        attribute("aria-multiselectable", access?.multiple);
        attribute("aria-posinset", access?.position);
        attribute("aria-setsize", access?.count);
        attribute("aria-level", access?.role === "heading" ? 2 : null);
        if (access?.focusable) this.#focusable.add(layer);
        else this.forget(layer);
        this.#isChanged = true;
    }

    forget(layer) {
        if (this.#focusable.delete(layer)) layer.element.removeAttribute("tabindex");
        if (this.#wanted === layer) this.#wanted = null;
        this.#asked.delete(layer);
        this.#isChanged = true;
    }

    visibilityChanged() {
        this.#isChanged = true;
    }

    /// Layers that are moved or removed lose the focus for a moment; nobody is to hear of it.
    beginFrame() {
        this.#isOurDoing = true;
        this.#focused = this.#device.contains(document.activeElement) ? document.activeElement : null;
    }

    endFrame() {
        const was = this.#wanted;
        if (this.#isChanged) {
            this.#chooseTabStops();
            this.#orderLater();
        }
        const isWish = this.#wanted !== null && this.#wanted !== was && !this.#asked.delete(this.#wanted);
        if (this.#focused) this.#settleFocus(isWish);
        this.#isChanged = false;
        this.#isOurDoing = false;
    }

    /// A collection is one stop of the Tab key: its focused cell, or else its first. So are segments: the chosen one.
    #chooseTabStops() {
        const stops = new Map();
        this.#wanted = null;
        for (const layer of this.#focusable) {
            if (layer.access.focused) this.#wanted = layer;
            // Cells that wait for their reuse are there, but not to be seen.
            if (layer.isHidden) continue;
            const group = groupOf(layer) ?? layer;
            const stop = stops.get(group);
            if (!stop || comesFirst(layer.access, stop.access)) stops.set(group, layer);
        }
        const chosen = new Set(stops.values());
        for (const layer of this.#focusable) setTabIndex(layer.element, chosen.has(layer) ? 0 : -1);
        setTabIndex(this.#device, chosen.size > 0 ? -1 : 0);
    }

    /// Without a new wish of the app, the focus stays where the person put it as long as that place exists.
    #settleFocus(isWish) {
        const isLost = !this.#device.contains(document.activeElement);
        const isThere = this.#device.contains(this.#focused) && this.#focused.checkVisibility();
        const target = this.#wanted?.element ?? (isThere ? this.#focused : this.#device);
        if ((isWish || isLost) && document.activeElement !== target) target.focus({ preventScroll: true });
    }

    #focusCame({ target }) {
        if (this.#isOurDoing || !target.layer) return;
        this.#asked.add(target.layer);
        this.#outbox.send({ kind: "focus", layer: target.layer.id });
    }

    /// From a key of the app's on, the focus goes where the app says.
    #keyDown({ key }) {
        document.body.classList.add("keyboard");
        if (key !== "Tab" && key !== "Shift") this.#asked.clear();
    }

    /// Cells lie in the document in the order in which they were reused; screen readers are told the order of the
    /// items. Not in every frame: while the list moves nobody reads on.
    #orderLater() {
        clearTimeout(this.#orderTimer);
        this.#orderTimer = setTimeout(() => this.#tellOrder(), calm);
    }

    #tellOrder() {
        const collections = Map.groupBy(
            [...this.#focusable].filter(layer => layer.access.role === "cell" && !layer.isHidden),
            layer => layer.element.closest("[role=listbox]"));
        for (const [collection, cells] of collections) {
            if (!collection) continue;
            cells.sort((one, other) => one.access.position - other.access.position);
            for (const { element, id } of cells) element.id = `layer-${id}`;
            collection.setAttribute("aria-owns", cells.map(({ element }) => element.id).join(" "));
        }
    }

    #focusLeft({ relatedTarget }) {
        if (this.#isOurDoing || this.#device.contains(relatedTarget) || !document.hasFocus()) return;
        this.#outbox.send({ kind: "focus", layer: null });
    }
}

function groupOf({ access, element }) {
    if (access.role === "cell") return element.closest("[role=listbox]");
    if (access.role === "segment") return element.closest("[role=radiogroup]");
    return null;
}

function comesFirst(one, other) {
    if (Boolean(one.focused) !== Boolean(other.focused)) return Boolean(one.focused);
    if (Boolean(one.on) !== Boolean(other.on)) return Boolean(one.on);
    return (one.position ?? Infinity) < (other.position ?? Infinity);
}

function setTabIndex(element, index) {
    if (element.getAttribute("tabindex") !== String(index)) element.tabIndex = index;
}
