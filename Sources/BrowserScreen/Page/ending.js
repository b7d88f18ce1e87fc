// The message over the last picture when the program has ended.

const section = document.querySelector(".ending");

/// `title` and `text` are the program's last words, `input` is the person's last action, `command` starts the program
/// again.
export function showEnding({ title, text, input, command }) {
    const article = document.createElement("article");
    article.append(element("h1", title));
    if (text) article.append(element("pre", text));
    if (input) article.append(element("p", `Last input: ${input}.`));
    const again = element("p", "Start it again");
    if (command) again.append(": ", element("code", command));
    again.append(". This page comes back by itself.");
    article.append(again);
    section.replaceChildren(article);
    section.hidden = false;
}

export function hideEnding() {
    section.hidden = true;
    section.replaceChildren();
}

function element(name, text) {
    const element = document.createElement(name);
    element.textContent = text;
    return element;
}
