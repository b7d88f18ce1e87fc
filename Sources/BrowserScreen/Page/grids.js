// Collections for screen readers: a grid, with rows of cells that are side by side.
//
// In the document cells are in the order in which they were reused, together with other elements. So grids and their
// rows are separate, invisible elements: a collection owns its grid, and a row its cells, in any order.

export class Grids {
    #shelf = document.createElement("div");
    /// For each collection, the grid's element, and the last description of its rows.
    #grids = new Map();
    #lastNumber = 0;

    constructor(device) {
        this.#shelf.className = "grids";
        device.append(this.#shelf);
    }

    /// The element to describe instead of the collection's own.
    element(layer) {
        const known = this.#grids.get(layer);
        if (known) return known.element;
        const element = this.#make("grid");
        this.#shelf.append(element);
        layer.element.setAttribute("aria-owns", element.id);
        this.#grids.set(layer, { element, words: "" });
        return element;
    }

    forget(layer) {
        this.#grids.get(layer)?.element.remove();
        if (this.#grids.delete(layer)) layer.element.removeAttribute("aria-owns");
    }

    /// Members are cells, and other elements among them: each has a place.
    tellRows(members) {
        const spoken = [...members].filter(layer => !layer.isHidden && layer.element.checkVisibility());
        const byCollection = Map.groupBy(spoken, ({ element }) => collectionAround(element)?.layer);
        for (const [collection, grid] of this.#grids) {
            const rows = inRows(byCollection.get(collection) ?? []);
            const words = rows.map(({ index, layers }) => `${index}: ${layers.map(({ id }) => id)}`).join("; ");
            if (grid.words === words) continue;
            grid.words = words;
            grid.element.replaceChildren(...rows.map(row => this.#row(row)));
        }
    }

    #row({ index, layers }) {
        const row = this.#make("row");
        let owner = row;
        if (index !== undefined) row.ariaRowIndex = index;
        // In a grid everything must be in a cell.
        else row.append(owner = this.#make("gridcell"));
        owner.setAttribute("aria-owns", layers.map(({ element, id }) => element.id = `layer-${id}`).join(" "));
        return row;
    }

    #make(role) {
        const element = document.createElement("div");
        element.id = `${role}-${++this.#lastNumber}`;
        element.setAttribute("role", role);
        return element;
    }
}

/// Returns the element of the collection that contains an element, or null.
export function collectionAround(element) {
    return element.closest("[data-collection]");
}

/// Headers and similar elements are rows without a number, before the row of the item after them.
function inRows(layers) {
    const { cells = [], others = [] } = Object.groupBy(layers, ({ access }) => access.role === "cell" ? "cells" : "others");
    const rows = [...Map.groupBy(cells, ({ access }) => access.row ?? access.position)]
        .sort(([one], [other]) => one - other)
        .map(([index, layers]) => ({ index, layers: layers.sort(byColumn) }));
    others.sort((one, other) => one.access.position - other.access.position || topOf(one) - topOf(other));
    for (const layer of others.reverse()) {
        const next = rows.findIndex(row => row.layers.some(({ access }) => access.position >= layer.access.position));
        rows.splice(next < 0 ? rows.length : next, 0, { layers: [layer] });
    }
    return rows;
}

function byColumn(one, other) {
    return (one.access.column ?? 0) - (other.access.column ?? 0);
}

function topOf({ element }) {
    return element.getBoundingClientRect().top;
}
