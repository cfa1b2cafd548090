import { describe, expect, it } from "vitest";
import { find, followed } from "./router";

const load = () => Promise.resolve("page");
const routes = ["/", "/lobby", "/play/:game", "/m/:id"].map((pattern) => ({ pattern, load }));
const at = (path: string) => {
    const found = find(routes, path);
    return found && [found.route.pattern, found.params];
};

describe("an address", () => {
    it("leads to its page with its parts", () => {
        expect(at("/")).toEqual(["/", {}]);
        expect(at("/lobby/")).toEqual(["/lobby", {}]);
        expect(at("/m/aB_3-x")).toEqual(["/m/:id", { id: "aB_3-x" }]);
        expect(at("/play/caf%C3%A9")).toEqual(["/play/:game", { game: "café" }]);
    });

    it("that is broken leads nowhere, and breaks nothing", () => {
        expect(at("/m")).toBeNull();
        expect(at("/m/a/b")).toBeNull();
        expect(at("/Lobby")).toBeNull();
        expect(at("/m/%E0%A4%A")).toEqual(["/m/:id", { id: "%E0%A4%A" }]);
    });
});

describe("a click", () => {
    const here = { origin: location.origin, pathname: "/lobby" };

    function click(html: string, how: MouseEventInit = {}): string | null {
        document.body.innerHTML = html;
        let answer: URL | null = null;
        const listen = (event: MouseEvent) => {
            answer = followed(event, here);
            event.preventDefault();
        };
        // Before the listener of the app, which other tests may have left on the document.
        document.body.addEventListener("click", listen);
        const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...how });
        document.querySelector("span")!.dispatchEvent(click);
        document.body.removeEventListener("click", listen);
        return answer && (answer as URL).pathname;
    }

    it("on a link of ours is followed within the app, wherever in the link it falls", () => {
        expect(click('<a href="/m/x"><b><span>x</span></b></a>')).toBe("/m/x");
    });

    it("is left to the browser when it means something else", () => {
        expect(click('<a href="/m/x"><span>x</span></a>', { ctrlKey: true })).toBeNull();
        expect(click('<a href="/m/x"><span>x</span></a>', { button: 1 })).toBeNull();
        expect(click('<a href="/m/x" target="_blank"><span>x</span></a>')).toBeNull();
        expect(click('<a href="/x.txt" download><span>x</span></a>')).toBeNull();
        expect(click('<a href="/api/matches/x/record"><span>x</span></a>')).toBeNull();
        expect(click('<a href="https://elsewhere.example/"><span>x</span></a>')).toBeNull();
        expect(click('<a href="/lobby#main"><span>x</span></a>')).toBeNull();
        expect(click("<p><span>x</span></p>")).toBeNull();
    });
});
