// The device in the middle of the page: its size, its frame, and the conversion of points of the window.

import { deviceOf, geometryOf } from "./presets.js";

const smallest = 200;
/// The space around the device in CSS pixels, and its frame at full size.
const margin = 14;
const frames = { phone: 11, tablet: 20, free: 5 };

export class Device {
    element;
    width = 0;
    height = 0;
    /// Called when the number of pixels per point of the app changes.
    onPixelRatio = () => {};

    #outbox;
    #bezel;
    #grip;
    #main;
    #size;
    #buttons;
    #insets;
    /// Whether Free was chosen: the device is as large as the window.
    #fills = sessionStorage.getItem("fills") === "yes";
    #isDragged = false;
    /// Whether this page determines the app's size, if no person has chosen a device.
    #leads = false;
    #scale = 1;
    #pixelRatio = 0;
    #corner = { left: 0, top: 0 };

    constructor(document, outbox) {
        this.#outbox = outbox;
        this.element = document.querySelector(".device");
        this.#bezel = document.querySelector(".bezel");
        this.#grip = document.querySelector(".grip");
        this.#main = document.querySelector("main");
        this.#size = document.querySelector(".size");
        this.#insets = getComputedStyle(document.documentElement);
        this.#buttons = [...document.querySelectorAll("[data-device]")];
        for (const button of this.#buttons) button.onclick = () => this.#choose(button.dataset.device);
        this.#grip.onpointerdown = event => this.#drag(event);
        addEventListener("resize", () => this.#windowChanged());
        document.body.classList.toggle("full", isRealDevice());
        this.#showChoice();
    }

    /// Physical pixels per point of the app.
    get pixelRatio() {
        return this.#scale * devicePixelRatio;
    }

    /// Points per CSS pixel of the window.
    get pointsPerPixel() {
        return 1 / this.#scale;
    }

    /// The first connected page determines the size; on a phone that is the phone's own size.
    lead(leads) {
        this.#leads = leads;
        this.#fillWindow();
    }

    /// Converts the place of an event to the app's points.
    location({ clientX, clientY }) {
        return {
            x: (clientX - this.#corner.left) / this.#scale,
            y: (clientY - this.#corner.top) / this.#scale,
        };
    }

    /// The device is as large as the app's root layer, for any page.
    follow(width, height) {
        if (width === this.width && height === this.height) return;
        this.width = width;
        this.height = height;
        this.element.style.width = `${width}px`;
        this.element.style.height = `${height}px`;
        if (this.#name && this.#fills) this.#setFills(false);
        this.#showChoice();
        this.#fit();
    }

    get #name() {
        return deviceOf(this.width, this.height);
    }

    get #isSideways() {
        return this.width > this.height;
    }

    #choose(choice) {
        this.#setFills(choice === "free");
        if (choice === "free") this.#fillWindow();
        else if (choice !== "turn") this.#resize(geometryOf(choice, false));
        else if (this.#name) this.#resize(geometryOf(this.#name, !this.#isSideways));
        else this.#resize({ width: this.height, height: this.width });
        this.#showChoice();
        this.element.focus({ preventScroll: true });
    }

    #setFills(fills) {
        this.#fills = fills;
        sessionStorage.setItem("fills", fills ? "yes" : "no");
    }

    #windowChanged() {
        this.#fillWindow();
        this.#fit();
    }

    /// On a real phone, and if Free was chosen, there is no device around the app: it fills the window.
    #fillWindow() {
        const isFull = this.#isFull;
        if (!(isFull ? this.#leads : this.#fills)) return;
        const { clientWidth: width, clientHeight: height } = this.#main;
        if (width < 1 || height < 1) return;
        this.#resize({ width, height, safeArea: isFull ? this.#windowInsets() : [0, 0, 0, 0] });
    }

    get #isFull() {
        return document.body.classList.contains("full");
    }

    /// The parts of its own screen that a real phone covers.
    #windowInsets() {
        return ["top", "left", "bottom", "right"].map(edge => parseFloat(this.#insets.getPropertyValue(`padding-${edge}`)));
    }

    #resize({ width, height, scale = devicePixelRatio, safeArea = [0, 0, 0, 0] }) {
        this.#outbox.stream({ kind: "resize", width, height, scale, safeArea }, (last, event) => {
            Object.assign(last, event);
            return true;
        });
    }

    #showChoice() {
        const choice = this.#name ?? "free";
        for (const button of this.#buttons) {
            if (button.dataset.device !== "turn") button.ariaPressed = button.dataset.device === choice;
        }
        const { dataset } = this.#bezel;
        dataset.device = choice;
        dataset.turned = this.#isSideways;
        this.#grip.hidden = choice !== "free" || this.#isFull;
        this.#size.textContent = this.width ? `${Math.round(this.width)} × ${Math.round(this.height)}` : "";
    }

    /// Centres the device, scaled down if it is larger than the window, and on whole pixels: a browser draws what is
    /// between pixels up to half a pixel away.
    ///
    /// Scales with `zoom`, which lays out at the new size and reaches whole pixels; a transform would blur every line.
    #fit() {
        const room = this.#room();
        this.#scale = Math.min(1, room.width / this.width, room.height / this.height) || 1;
        const style = this.#bezel.style;
        style.setProperty("--scale", this.#scale);
        style.setProperty("--frame", `${Math.round(room.frame * this.#scale)}px`);
        const [width, height] = [this.width * this.#scale, this.height * this.#scale].map(toPixels);
        style.width = `${width}px`;
        style.height = `${height}px`;
        const main = this.#main.getBoundingClientRect();
        style.left = `${toPixels(main.left + (main.width - width) / 2) - main.left}px`;
        style.top = `${toPixels(main.top + (main.height - height) / 2) - main.top}px`;
        const { left, top } = this.element.getBoundingClientRect();
        this.#corner = { left, top };
        if (this.pixelRatio !== this.#pixelRatio) {
            this.#pixelRatio = this.pixelRatio;
            this.element.style.setProperty("--hairline", `${1 / this.#pixelRatio}px`);
            this.onPixelRatio();
        }
    }

    /// The space for the app itself, without the device's frame.
    #room() {
        const { clientWidth, clientHeight } = this.#main;
        const isBare = this.#isFull || (this.#fills && !this.#isDragged);
        this.#bezel.classList.toggle("bare", isBare);
        const frame = isBare ? 0 : frames[this.#name ?? "free"];
        const edge = isBare ? 0 : 2 * (frame + margin);
        return { width: Math.max(clientWidth - edge, 50), height: Math.max(clientHeight - edge, 50), frame };
    }

    /// The device stays centred, so its corner moves half as far as its size grows.
    #drag(start) {
        const { width, height } = this;
        this.#setFills(false);
        const room = this.#room();
        const points = this.pointsPerPixel;
        const limited = (side, most) => Math.round(Math.max(smallest, Math.min(side, most * points)));
        this.#grip.setPointerCapture(start.pointerId);
        this.#grip.onpointermove = event => {
            this.#resize({
                width: limited(width + 2 * (event.clientX - start.clientX) * points, room.width),
                height: limited(height + 2 * (event.clientY - start.clientY) * points, room.height),
            });
        };
        this.#grip.onlostpointercapture = () => this.#grip.onpointermove = null;
        start.preventDefault();
    }
}

/// Whether this is a phone, or a page that was installed: the window is the device.
function isRealDevice() {
    const isPhone = matchMedia("(pointer: coarse)").matches && Math.min(screen.width, screen.height) < 600;
    return isPhone || matchMedia("(display-mode: fullscreen), (display-mode: standalone)").matches;
}

/// Rounds down to whole physical pixels. A length slightly below a pixel counts as that pixel.
function toPixels(length) {
    return Math.floor(length * devicePixelRatio + 0.01) / devicePixelRatio;
}
