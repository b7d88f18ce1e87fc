// Runs before the page's own scripts and records what goes through its sockets.
(() => {
    const Original = WebSocket;
    const probe = window.probe = { sockets: [], frames: [], closes: [] };

    window.WebSocket = class extends Original {
        constructor(...rest) {
            super(...rest);
            probe.sockets.push(this);
            this.addEventListener("message", ({ data }) => {
                const { frame, changed = [] } = JSON.parse(data);
                if (frame === undefined) return;
                const bytes = new TextEncoder().encode(data).length;
                const layers = changed.map(([id]) => id);
                const socket = probe.sockets.indexOf(this);
                probe.frames.push({ socket, frame, bytes, layers, time: performance.now() });
            });
            this.addEventListener("close", ({ code, reason }) => probe.closes.push({ code, reason }));
        }
    };
})();
