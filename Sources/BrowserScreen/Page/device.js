// The device in the middle of the page: its size, its frame, and where a point of the window is on it.

const presets = {
    phone: { width: 393, height: 852, scale: 3 },
    tablet: { width: 820, height: 1180, scale: 2 },
};
const smallest = 200;
const margin = 26;
const border = 5;

export class Device {
    element;
    width = 0;
    height = 0;
    /// Called when a point of the app has more or fewer pixels than before.
    onPixelRatio = () => {};

    #outbox;
    #bezel;
    #grip;
    #main;
    #size;
    #buttons;
    #isFree = false;
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
        this.#buttons = [...document.querySelectorAll("[data-device]")];
        for (const button of this.#buttons) button.onclick = () => this.#choose(button.dataset.device);
        this.#grip.onpointerdown = event => this.#drag(event);
        addEventListener("resize", () => this.#fit());
        this.#showChoice();
    }

    /// Physical pixels for each of the app's points.
    get pixelRatio() {
        return this.#scale * devicePixelRatio;
    }

    /// Points for each CSS pixel of the window.
    get pointsPerPixel() {
        return 1 / this.#scale;
    }

    /// Where on the device something happened, in the app's points.
    location({ clientX, clientY }) {
        return {
            x: (clientX - this.#corner.left) / this.#scale,
            y: (clientY - this.#corner.top) / this.#scale,
        };
    }

    /// The device is as large as the app's root layer, whichever page asked for that.
    follow(width, height) {
        if (width === this.width && height === this.height) return;
        this.width = width;
        this.height = height;
        this.element.style.width = `${width}px`;
        this.element.style.height = `${height}px`;
        this.#isFree = !this.#presetName();
        this.#showChoice();
        this.#fit();
    }

    #presetName() {
        const sides = [this.width, this.height].sort((one, other) => one - other).join();
        return Object.keys(presets).find(name => sides === `${presets[name].width},${presets[name].height}`);
    }

    #choose(choice) {
        if (choice === "turn") this.#resize(this.height, this.width, presets[this.#presetName()]?.scale);
        else if (choice === "free") this.#isFree = true;
        else this.#resize(presets[choice].width, presets[choice].height, presets[choice].scale);
        this.#showChoice();
        this.element.focus({ preventScroll: true });
    }

    #resize(width, height, scale = devicePixelRatio) {
        this.#outbox.stream({ kind: "resize", width, height, scale, safeArea: [0, 0, 0, 0] }, (last, event) => {
            Object.assign(last, event);
            return true;
        });
    }

    #showChoice() {
        const choice = this.#isFree ? "free" : this.#presetName();
        for (const button of this.#buttons) {
            if (button.dataset.device !== "turn") button.ariaPressed = button.dataset.device === choice;
        }
        this.#grip.hidden = !this.#isFree;
        this.#size.textContent = this.width ? `${Math.round(this.width)} × ${Math.round(this.height)}` : "";
    }

    /// Puts the device in the middle, scaled down when it is larger than the window, and on whole pixels: a browser
    /// draws what lies between them up to half a pixel away.
    #fit() {
        const room = this.#room();
        this.#scale = Math.min(1, room.width / this.width, room.height / this.height) || 1;
        this.element.style.transform = this.#scale === 1 ? "" : `scale(${this.#scale})`;
        const [width, height] = [this.width * this.#scale, this.height * this.#scale];
        const style = this.#bezel.style;
        style.width = `${width}px`;
        style.height = `${height}px`;
        style.left = `${margin + Math.floor((room.width - width) / 2)}px`;
        style.top = `${margin + Math.floor((room.height - height) / 2)}px`;
        const { left, top } = this.element.getBoundingClientRect();
        this.#corner = { left, top };
        if (this.pixelRatio !== this.#pixelRatio) {
            this.#pixelRatio = this.pixelRatio;
            this.element.style.setProperty("--hairline", `${1 / this.#pixelRatio}px`);
            this.onPixelRatio();
        }
    }

    #room() {
        const { clientWidth, clientHeight } = this.#main;
        const edge = 2 * (border + margin);
        return { width: Math.max(clientWidth - edge, 50), height: Math.max(clientHeight - edge, 50) };
    }

    /// The device stays in the middle, so its corner moves half as far as its size grows.
    #drag(start) {
        const { width, height } = this;
        const room = this.#room();
        const points = this.pointsPerPixel;
        const limited = (side, most) => Math.round(Math.max(smallest, Math.min(side, most * points)));
        this.#grip.setPointerCapture(start.pointerId);
        this.#grip.onpointermove = event => {
            this.#resize(
                limited(width + 2 * (event.clientX - start.clientX) * points, room.width),
                limited(height + 2 * (event.clientY - start.clientY) * points, room.height));
        };
        this.#grip.onlostpointercapture = () => this.#grip.onpointermove = null;
        start.preventDefault();
    }
}
