// A stand-in for the server's engine: it records what it is sent, and a test answers.
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
