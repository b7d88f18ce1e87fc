// Which of the browser's fonts replace those of the app, and where the app's own fonts come from.

/// Scripts that the browser might otherwise show in a font with wider letters than the app measured.
const scripts = `"Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Armenian", "Noto Sans Georgian", "Noto Sans Lao"`;

const families = {
    // Inter comes along with the page (layers.css), so that it looks the same on every machine.
    system: `Inter, -apple-system, BlinkMacSystemFont, Helvetica, Arial, "Liberation Sans", ${scripts}, sans-serif`,
    rounded: `ui-rounded, Inter, Helvetica, Arial, "Liberation Sans", ${scripts}, sans-serif`,
    serif: `ui-serif, "New York", Georgia, "Times New Roman", "Liberation Serif", ${scripts}, serif`,
    monospaced: `ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", "DejaVu Sans Mono", monospace`,
    helvetica: `Helvetica, Arial, "Liberation Sans", "Nimbus Sans", ${scripts}, sans-serif`,
    courier: `Courier, "Courier New", "Liberation Mono", monospace`,
};

// Browsers load a font when the first text needs it. Text needs this one as soon as the socket is open, so it loads
// meanwhile.
document.fonts.load("17px Inter").catch(() => {});

/// Returns font families in CSS's form. An app's own font is loaded when it is first needed; letters that it lacks are
/// the system's.
export function familiesOf(name) {
    if (isOfApp(name)) {
        appFonts.want(name);
        return `${name}, ${families.system}`;
    }
    return families[name] ?? families.system;
}

export const isOfApp = name => /^app-\d+$/.test(name ?? "");

class AppFonts {
    #run = "";
    #faces = new Map();

    /// In another run the ids belong to other fonts.
    begin(run) {
        if (run === this.#run) return;
        this.#run = run;
        for (const face of this.#faces.values()) document.fonts.delete(face);
        this.#faces.clear();
    }

    want(name) {
        if (this.#faces.has(name)) return;
        // Each file is the font for every weight, so that the browser makes nothing bold artificially.
        const face = new FontFace(name, `url(font/${this.#run}/${name.slice("app-".length)})`, { weight: "1 1000" });
        this.#faces.set(name, face);
        document.fonts.add(face);
        face.load().catch(() => console.warn(`The browser can't show the font ${name}; another stands in for it.`));
    }
}

export const appFonts = new AppFonts();
