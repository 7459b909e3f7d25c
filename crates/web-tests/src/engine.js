// Instead of the engine of the server: it keeps what it is asked, and a test answers.
window.engine = {
    messages: [],
    say(text) { this.socket.onmessage(new MessageEvent('message', { data: text })); },
};
window.WebSocket = class {
    constructor() {
        engine.socket = this;
        queueMicrotask(() => engine.say(READY));
    }
    send(text) { engine.messages.push(text); }
    close() {}
};
