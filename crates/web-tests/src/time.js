// Time stands still until a test lets it pass. Timers without a delay work as usual.
{
    const real = { set: window.setTimeout.bind(window), clear: window.clearTimeout.bind(window) };
    const timers = new Map();
    let now = 0;
    let last = 1e9;
    const due = () => [...timers].filter(([, timer]) => timer.due <= now).sort((a, b) => a[1].due - b[1].due)[0];

    performance.now = () => now;
    window.setTimeout = (act, wait = 0, ...rest) => {
        if (!(wait > 0)) return real.set(act, wait, ...rest);
        timers.set(++last, { act: () => act(...rest), due: now + wait });
        return last;
    };
    window.clearTimeout = id => timers.delete(id) || real.clear(id);

    window.time = {
        // Sets the time, in milliseconds, without firing timers.
        set(time) { now = time; },
        // Fires the timers that are due.
        fire() {
            for (let timer; (timer = due());) {
                timers.delete(timer[0]);
                timer[1].act();
            }
        },
        // Lets time pass, firing each timer when it is due.
        pass(span) {
            const end = now + span;
            for (;;) {
                const next = Math.min(...[...timers.values()].map(timer => timer.due));
                if (!(next <= end)) break;
                now = Math.max(now, next);
                this.fire();
            }
            now = end;
        },
    };
}
