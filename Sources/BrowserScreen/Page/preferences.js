// What a person asked of every program on their device, as far as browsers tell it.

const queries = {
    reducesMotion: "(prefers-reduced-motion: reduce)",
    reducesTransparency: "(prefers-reduced-transparency: reduce)",
    wantsMoreContrast: "(prefers-contrast: more)",
    invertsColors: "(inverted-colors: inverted)",
};

/// Tells the app when one of them changes, while the page leads. It is told all of them by `send`.
export function followPreferences(outbox, leads) {
    const media = Object.entries(queries).map(([name, query]) => [name, matchMedia(query)]);
    const send = () => {
        const values = media.map(([name, query]) => [name, query.matches]);
        outbox.send({ kind: "preferences", ...Object.fromEntries(values) });
    };
    for (const [, query] of media) query.addEventListener("change", () => leads() && send());
    return { send };
}
