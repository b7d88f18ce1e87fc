// A finger that rests on glass is never quite still, and a digitizer keeps reporting it; a browser says nothing until the
// finger is lifted. What was pulled past an edge by it would then fly on as fast as the finger once was.

/// Milliseconds without a move after which a finger rests.
const REST = 50;

/// Notes when something last moved, and says whether it has rested since.
export class Rest {
    #lastMove = Infinity;

    began() { this.#lastMove = Infinity; }

    moved(event) { this.#lastMove = event.timeStamp; }

    /// Whether it moved and then stopped.
    hasComeToRest(event) { return event.timeStamp - this.#lastMove > REST; }
}
