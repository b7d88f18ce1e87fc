// Opens addresses in other tabs, because the app asks for it.

/// None with which an address could run a script in this page or read a file of this machine.
const schemes = ["http:", "https:", "mailto:", "tel:", "sms:"];

export class Opener {
    /// The link to an address that the browser doesn't let the page open by itself.
    #offer = null;

    constructor() {
        // A person who does something else doesn't want it any more.
        addEventListener("pointerdown", event => {
            if (event.target !== this.#offer) this.#withdraw();
        }, { capture: true });
    }

    /// Opens the address at once if a person has just done something, or shows a link to it: browsers block tabs that no
    /// person asked for.
    open(address) {
        if (!URL.canParse(address)) return;
        const url = new URL(address);
        if (!schemes.includes(url.protocol)) return;
        this.#withdraw();
        if (navigator.userActivation?.isActive) {
            // Not a link's click, which a browser follows later, and no longer if the page goes back meanwhile, as it does
            // when the app dismisses the popover in which a person chose this.
            open(url.href, "_blank", "noopener,noreferrer");
            return;
        }
        const link = this.#link(url);
        this.#offer = link;
        link.className = "offer";
        link.addEventListener("click", () => this.#withdraw());
        document.body.append(link);
    }

    #link(url) {
        const link = document.createElement("a");
        link.href = url.href;
        link.target = "_blank";
        // The other page doesn't hear of this one, and can't reach it.
        link.rel = "noopener noreferrer";
        link.textContent = `Open ${url.host || url.href}`;
        return link;
    }

    #withdraw() {
        this.#offer?.remove();
        this.#offer = null;
    }
}
