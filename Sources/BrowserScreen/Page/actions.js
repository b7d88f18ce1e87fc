// The actions of a layer: buttons for screen readers, invisible until the Tab key focuses one.

export class Actions {
    #outbox;
    /// For each layer, the element with its buttons, and their names.
    #shown = new Map();

    constructor(outbox) {
        this.#outbox = outbox;
    }

    show(layer) {
        const names = layer.access?.actions ?? [];
        const known = this.#shown.get(layer);
        if (names.length === 0) return this.forget(layer);
        // A button that stays keeps the focus.
        if (known?.names.join("\n") === names.join("\n")) return;
        const element = known?.element ?? this.#make(layer);
        element.replaceChildren(...names.map(name => this.#button(layer, name)));
        this.#shown.set(layer, { element, names });
    }

    forget(layer) {
        this.#shown.get(layer)?.element.remove();
        this.#shown.delete(layer);
    }

    #make(layer) {
        const element = document.createElement("div");
        element.className = "actions";
        element.setAttribute("role", "group");
        element.setAttribute("aria-label", "Actions");
        layer.element.append(element);
        return element;
    }

    #button(layer, name) {
        const button = document.createElement("button");
        button.textContent = name;
        button.addEventListener("click", () => this.#outbox.send({ kind: "perform", layer: layer.id, action: name }));
        // These two keys press the button. All other keys go to the app.
        for (const kind of ["keydown", "keyup"]) {
            button.addEventListener(kind, event => {
                if (event.key === "Enter" || event.key === " ") event.stopPropagation();
            });
        }
        return button;
    }
}
