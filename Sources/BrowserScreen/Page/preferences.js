// What a person chose in the accessibility settings of their device, as far as browsers reveal it.

const queries = {
    reducesMotion: "(prefers-reduced-motion: reduce)",
    reducesTransparency: "(prefers-reduced-transparency: reduce)",
    wantsMoreContrast: "(prefers-contrast: more)",
    invertsColors: "(inverted-colors: inverted)",
};

/// Tells the app when a setting changes, while this page leads. `send` tells it all of them.
export function followPreferences(outbox, leads) {
    const media = Object.entries(queries).map(([name, query]) => [name, matchMedia(query)]);
    const send = () => {
        const values = media.map(([name, query]) => [name, query.matches]);
        outbox.send({ kind: "preferences", ...Object.fromEntries(values) });
    };
    for (const [, query] of media) query.addEventListener("change", () => leads() && send());
    return { send };
}
