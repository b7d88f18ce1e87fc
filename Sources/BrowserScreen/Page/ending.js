// The message over the last picture when the program has ended.

const section = document.querySelector(".ending");

/// `title`, `remedy` and `text` are the program's last words, the most important first; `input` is the person's last
/// action, `command` starts the program again.
export function showEnding({ title, remedy, text, input, command }) {
    const article = document.createElement("article");
    article.append(element("h1", title));
    if (remedy) article.append(element("p", `Try: ${remedy}`, "remedy"));
    if (input) article.append(element("p", `Last input: ${input}.`));
    const again = element("p", "Start it again");
    if (command) again.append(": ", element("code", command));
    again.append(". This page comes back by itself.");
    article.append(again);
    if (text) article.append(element("pre", text));
    section.replaceChildren(article);
    section.hidden = false;
}

export function hideEnding() {
    section.hidden = true;
    section.replaceChildren();
}

function element(name, text, kind = "") {
    const element = document.createElement(name);
    element.className = kind;
    element.textContent = text;
    return element;
}
