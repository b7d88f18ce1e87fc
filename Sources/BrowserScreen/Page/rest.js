// A finger that rests on glass is never completely still, and a digitizer keeps reporting it. A browser reports nothing
// until the finger is lifted. Content that the finger pulled past an edge would then fly on at the finger's earlier
// speed.

/// After this many milliseconds without a move a finger rests.
const REST = 50;

/// Records when something last moved, and tells whether it has rested since.
export class Rest {
    #lastMove = Infinity;

    began() { this.#lastMove = Infinity; }

    moved(event) { this.#lastMove = event.timeStamp; }

    /// Whether the finger moved and then stopped.
    hasComeToRest(event) { return event.timeStamp - this.#lastMove > REST; }
}
