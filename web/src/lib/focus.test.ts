import { afterEach, beforeEach, expect, it } from "vitest";
import { keepFocus } from "./focus";

let end: () => void;
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
/** Replace the content of an element, and wait until the focus has moved. */
async function fill(selector: string, html: string): Promise<string> {
    find(selector).innerHTML = html;
    await new Promise((resolve) => setTimeout(resolve));
    return document.activeElement?.id ?? "";
}

beforeEach(() => {
    document.body.innerHTML = `
        <main>
            <div id="board" role="grid"><i id="cell" tabindex="0"></i><i tabindex="-1"></i></div>
            <div id="said"><button id="pressed"></button></div>
            <div id="side"><button id="other"></button></div>
        </main>`;
    end = keepFocus(find("main"));
});
afterEach(() => {
    end();
    document.body.innerHTML = "";
});

it("goes to the main button that takes the place of the pressed one", async () => {
    find("#pressed").focus();
    const html = '<button id="mild"></button><button id="next" class="button main"></button>';
    expect(await fill("#said", html)).toBe("next");
});

it("goes to any button there, rather than to one elsewhere", async () => {
    find("#pressed").focus();
    expect(await fill("#said", '<button id="again"></button>')).toBe("again");
});

it("goes to the board when there is no button left", async () => {
    find("#pressed").focus();
    expect(await fill("#said", "<p>Your turn again</p>")).toBe("cell");
});

it("goes to the main button elsewhere, rather than to any button nearby", async () => {
    find("#other").focus();
    find("#said").innerHTML = '<button id="next" class="button main"></button>';
    find("#side").innerHTML = '<p><button id="one"></button></p>';
    find("#one").focus();
    expect(await fill("#side", '<ol><li><button id="two"></button></li></ol>')).toBe("next");
});

it("stays where it is when something else is removed", async () => {
    find("#other").focus();
    expect(await fill("#said", "")).toBe("other");
});

it("stays away after it was taken away by a click beside everything", async () => {
    find("#pressed").focus();
    find("#pressed").blur();
    await Promise.resolve();
    expect(await fill("#said", "")).toBe("");
});
