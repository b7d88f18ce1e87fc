// Which of the browser's fonts stand for those of the app.

/// Scripts that the browser may otherwise show in a font with wider letters than those that the app measured.
const scripts = `"Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Armenian", "Noto Sans Georgian", "Noto Sans Lao"`;

const families = {
    system: `-apple-system, BlinkMacSystemFont, Inter, Helvetica, Arial, "Liberation Sans", ${scripts}, sans-serif`,
    display: `-apple-system, BlinkMacSystemFont, "Inter Display", Inter, Helvetica, Arial, "Liberation Sans", ${scripts}, sans-serif`,
    rounded: `ui-rounded, Inter, Helvetica, Arial, "Liberation Sans", ${scripts}, sans-serif`,
    monospaced: `ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", "DejaVu Sans Mono", monospace`,
    helvetica: `Helvetica, Arial, "Liberation Sans", "Nimbus Sans", ${scripts}, sans-serif`,
    courier: `Courier, "Courier New", "Liberation Mono", monospace`,
};

/// From this size on letters are drawn for display, finer than for text.
const firstDisplaySize = 20;

/// As CSS lists them.
export function familiesOf(name, size) {
    if (name) return families[name] ?? families.system;
    return size >= firstDisplaySize ? families.display : families.system;
}
