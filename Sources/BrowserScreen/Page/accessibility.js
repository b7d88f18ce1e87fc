// What screen readers get to know, and where the keyboard focus is.

import { Actions } from "./actions.js";
import { Grids, collectionAround } from "./grids.js";
import { ReadingOrder } from "./reading.js";
import { showRing } from "./ring.js";

const roles = {
    cell: "gridcell",
    dialog: "dialog",
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

/// How many milliseconds must pass without a change before the page updates the reading order.
const calm = 200;

export class Accessibility {
    #device;
    #outbox;
    #focusable = new Set();
    /// The elements with a place among a collection's items.
    #members = new Set();
    #dialogs = new Set();
    #grids;
    #reading = new ReadingOrder();
    #actions;
    #isChanged = false;
    #isOurDoing = false;
    #focused = null;
    #wanted = null;
    /// Where the person has moved the focus recently. The app answers by marking these layers as focused. By then the
    /// person may have moved on, and must not be called back.
    #asked = new Set();
    #orderTimer = 0;

    constructor(device, outbox) {
        this.#device = device;
        this.#outbox = outbox;
        this.#grids = new Grids(device);
        this.#actions = new Actions(outbox);
        device.addEventListener("focusin", event => this.#focusCame(event));
        device.addEventListener("focusout", event => this.#focusLeft(event));
        // The app moves the focus after a click as well, but only a person with a keyboard needs to see where it is.
        addEventListener("keydown", event => this.#keyDown(event), true);
        addEventListener("pointerdown", () => document.body.classList.remove("keyboard"), true);
    }

    describe(layer) {
        const { access } = layer;
        const isCollection = access?.role === "collection";
        if (isCollection) layer.element.dataset.collection = access.label ?? "";
        else this.#endCollection(layer);
        const element = isCollection ? this.#grids.element(layer) : layer.element;
        const attribute = (name, value) => {
            if (value === undefined || value === null || value === "") element.removeAttribute(name);
            else element.setAttribute(name, value);
        };
        if (!isCollection) attribute("role", roles[access?.role]);
        attribute("aria-hidden", access?.role === "hidden" ? true : null);
        attribute("aria-label", access?.role === "text" ? null : access?.label);
        const [now, lowest, highest] = access?.range ?? [];
        const isRanged = access?.range !== undefined || access?.role === "slider" || access?.role === "progress";
        attribute("aria-valuenow", now);
        attribute("aria-valuemin", lowest);
        attribute("aria-valuemax", highest);
        attribute("aria-valuetext", isRanged ? access.value : null);
        attribute("aria-description", [isRanged ? null : access?.value, access?.hint].filter(Boolean).join(", "));
        const isPressed = access?.role === "button";
        attribute("aria-pressed", isPressed ? access.on ?? access.selected : null);
        attribute("aria-checked", isPressed ? null : access?.on);
        attribute("aria-selected", access?.role === "cell" ? access.selected : null);
        attribute("aria-expanded", access?.expanded);
        attribute("aria-disabled", access?.enabled === false ? true : null);
        attribute("aria-multiselectable", access?.multiple);
        const isSegment = access?.role === "segment";
        attribute("aria-posinset", isSegment ? access.position : null);
        attribute("aria-setsize", isSegment ? access.count : null);
        attribute("aria-rowcount", access?.rows);
        attribute("aria-colcount", access?.columns);
        attribute("aria-colindex", access?.column);
        const isDialog = access?.role === "dialog";
        attribute("aria-modal", isDialog ? true : null);
        if (isDialog && !access.label) attribute("aria-label", "Dialog");
        this.#actions.show(layer);
        if (!access?.focusable) this.#leaveKeyboard(layer);
        else this.#focusable.add(layer);
        if (access?.position === undefined || isSegment) this.#members.delete(layer);
        else this.#members.add(layer);
        if (isDialog) this.#dialogs.add(layer);
        else this.#dialogs.delete(layer);
        this.#isChanged = true;
    }

    forget(layer) {
        this.#leaveKeyboard(layer);
        this.#members.delete(layer);
        this.#dialogs.delete(layer);
        this.#actions.forget(layer);
        this.#endCollection(layer);
        this.#isChanged = true;
    }

    #endCollection(layer) {
        delete layer.element.dataset.collection;
        this.#grids.forget(layer);
    }

    #leaveKeyboard(layer) {
        if (this.#focusable.delete(layer)) layer.element.removeAttribute("tabindex");
        if (this.#wanted === layer) this.#wanted = null;
        this.#asked.delete(layer);
        this.#isChanged = true;
    }

    visibilityChanged() {
        this.#isChanged = true;
    }

    /// Layers that are moved or removed lose the focus for a moment. The app must not hear of that.
    beginFrame() {
        this.#isOurDoing = true;
        this.#focused = this.#device.contains(document.activeElement) ? document.activeElement : null;
    }

    endFrame() {
        const was = this.#wanted;
        if (this.#isChanged) {
            this.#closeOffWhatIsBelow();
            this.#chooseTabStops();
            this.#orderLater();
        }
        const isWish = this.#wanted !== null && this.#wanted !== was && !this.#asked.delete(this.#wanted);
        if (this.#focused) this.#settleFocus(isWish);
        this.#isChanged = false;
        this.#isOurDoing = false;
    }

    /// Makes everything below a dialog unreachable.
    #closeOffWhatIsBelow() {
        const closed = new Set();
        for (const { element } of this.#dialogs) {
            for (let layer = element; layer && layer !== this.#device; layer = layer.parentElement) {
                for (let below = layer.previousElementSibling; below; below = below.previousElementSibling) closed.add(below);
            }
        }
        for (const element of this.#device.querySelectorAll("[inert]")) {
            if (!closed.has(element)) element.inert = false;
        }
        for (const element of closed) element.inert = true;
    }

    /// A collection is one stop of the Tab key: its focused cell, or otherwise its first. A row of segments stops at
    /// the selected one.
    #chooseTabStops() {
        const stops = new Map();
        this.#wanted = null;
        for (const layer of this.#focusable) {
            if (layer.access.focused) this.#wanted = layer;
            // Cells that wait for reuse are in the document, but invisible.
            if (layer.isHidden || layer.element.closest("[inert]")) continue;
            const group = groupOf(layer) ?? layer;
            const stop = stops.get(group);
            if (!stop || comesFirst(layer.access, stop.access)) stops.set(group, layer);
        }
        const chosen = new Set(stops.values());
        for (const layer of this.#focusable) setTabIndex(layer.element, chosen.has(layer) ? 0 : -1);
        setTabIndex(this.#device, chosen.size > 0 ? -1 : 0);
    }

    /// Without a new request of the app, the focus stays where the person put it as long as that place exists. An
    /// earlier request of the app is out of date: the app may not have heard of the person's last step.
    #settleFocus(isWish) {
        const isLost = !this.#device.contains(document.activeElement);
        const isThere = this.#device.contains(this.#focused) && this.#focused.checkVisibility();
        const wanted = this.#wanted?.element;
        const target = isWish ? wanted : isThere ? this.#focused : wanted ?? this.#device;
        if ((isWish || isLost) && document.activeElement !== target) target.focus({ preventScroll: true });
    }

    #focusCame({ target }) {
        if (target.layer) showRing(target.layer);
        if (this.#isOurDoing || !target.layer) return;
        this.#asked.add(target.layer);
        this.#outbox.send({ kind: "focus", layer: target.layer.id });
    }

    /// After a key for the app, the focus goes where the app says.
    #keyDown({ key }) {
        document.body.classList.add("keyboard");
        if (key !== "Tab" && key !== "Shift") this.#asked.clear();
    }

    /// Not in every frame: while the screen moves, a screen reader doesn't read on.
    #orderLater() {
        clearTimeout(this.#orderTimer);
        this.#orderTimer = setTimeout(() => this.#tellOrder(), calm);
    }

    /// The first heading level is for the screen; headings among a collection's items are below it.
    #tellOrder() {
        this.#grids.tellRows(this.#members);
        this.#reading.tell(this.#device);
        for (const heading of this.#device.querySelectorAll("[role=heading]")) {
            heading.ariaLevel = collectionAround(heading) ? 2 : 1;
        }
    }

    #focusLeft({ relatedTarget }) {
        if (this.#isOurDoing || this.#device.contains(relatedTarget) || !document.hasFocus()) return;
        this.#outbox.send({ kind: "focus", layer: null });
    }
}

function groupOf({ access, element }) {
    if (access.role === "cell") return collectionAround(element);
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
