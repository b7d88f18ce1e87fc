// Collections as screen readers know them: a grid, with a row for cells that stand beside each other.
//
// Cells lie in the document in the order in which they were reused, and beside them what is no cell. So grids and their rows
// are invisible elements of their own: a collection owns its grid, and a row its cells, whatever their order is.

export class Grids {
    #shelf = document.createElement("div");
    /// By collection: the grid's element, and what was told of its rows last.
    #grids = new Map();
    #lastNumber = 0;

    constructor(device) {
        this.#shelf.className = "grids";
        device.append(this.#shelf);
    }

    /// The element that is described in place of the collection's own.
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

    /// Members are cells, and what stands among them: each knows its place.
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
        // In a grid everything stands in a cell.
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

/// The element of the collection that a cell or anything else is in, or null.
export function collectionAround(element) {
    return element.closest("[data-collection]");
}

/// Headers and the like are rows without a number, before the row of the first item that they stand before.
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
