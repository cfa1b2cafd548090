import { describe, expect, it } from "vitest";
import { fixtures, scene, wordsIn } from "../../tests/fixtures";
import { boardAsText, describeMove, pieceName, slotName, spaceName } from "./text";
import type { Last } from "../payloads";

const en = wordsIn("en");
const fr = wordsIn("fr");

function told(game: string, name: string): [string, string] {
    const { layout, last } = scene(game, name);
    return [describeMove(layout, last!, en), describeMove(layout, last!, fr)];
}

describe("moves in words", () => {
    it.each([
        ["quantik", "middle", "Light places a cube on d4", "Clair pose un cube en d4"],
        ["qomet", "middle", "Light moves d4 to c3", "Clair va de d4 en c3"],
        [
            "qomet",
            "push",
            "Light pushes from c5 to d4; a dark star goes to e3",
            "Clair pousse de c5 vers d4 ; une étoile foncée va en e3",
        ],
        [
            "qomet",
            "push-off",
            "Light pushes from f6 to g7; a dark star leaves the board",
            "Clair pousse de f6 vers g7 ; une étoile foncée quitte le plateau",
        ],
        ["qomet", "withdraw", "Light takes a star back from a1", "Clair reprend une étoile en a1"],
        [
            "exago",
            "cut",
            "Red moves c3 to c7; 3 tiles go home",
            "Rouge va de c3 en c7 ; 3 pions rentrent en main",
        ],
        ["exago", "six", "Orange places a tile on h7", "Orange pose un pion en h7"],
    ])("%s/%s", (game, name, english, french) => {
        expect(told(game, name)).toEqual([english, french]);
    });

    it("say that somebody passes", () => {
        const { layout } = scene("exago", "start");
        const pass: Last = { move: "pass", seat: 1, journeys: [] };
        expect(describeMove(layout, pass, en)).toBe("Blue passes");
        expect(describeMove(layout, pass, fr)).toBe("Bleu passe son tour");
    });

    it("have words for every move of whole games", () => {
        for (const { game } of Object.values(fixtures))
            for (const { last } of game.plies)
                for (const words of [en, fr])
                    expect(describeMove(game.layout, last, words)).toMatch(/^\p{Lu}[^{}]+$/u);
    });
});

describe("spaces in words", () => {
    const { layout } = scene("quantik", "middle");

    it("say what stands there and what can be done", () => {
        expect(spaceName(layout, "b2", { letter: "D" }, en)).toBe("b2, light cone");
        expect(spaceName(layout, "b2", { letter: "a" }, fr)).toBe("b2, sphère foncée");
        expect(spaceName(layout, "c3", { target: true }, en)).toBe("c3, empty, can be chosen");
        expect(
            spaceName(layout, "c3", { letter: "b", selected: true, last: true, mark: "W5" }, fr),
        ).toBe("c3, cylindre foncé, choisie, dernier coup, W5");
    });

    it("name every piece in both languages", () => {
        for (const { scenes } of Object.values(fixtures))
            for (const { layout } of Object.values(scenes))
                for (const { letter } of layout.pieces)
                    for (const words of [en, fr])
                        expect(pieceName(layout, letter, words)).toMatch(/^\p{Ll}+ \p{Ll}+$/u);
    });

    it("count stocks", () => {
        expect(slotName(layout, "c", 2, en)).toBe("dark cube, 2 in hand");
        expect(slotName(layout, "c", 1, fr)).toBe("cube foncé, 1 en main");
    });
});

describe("positions in words", () => {
    it("read row by row, then the hands", () => {
        const { layout, view } = scene("quantik", "middle");
        expect(boardAsText(layout, view, en)).toEqual([
            "a4 to b4 empty, c4 light cylinder, d4 light cube",
            "a3 empty, b3 dark cone, c3 to d3 empty",
            "a2 light cube, b2 to d2 empty",
            "a1 to c1 empty, d1 dark sphere",
            "Light’s hand: light sphere × 2, light cylinder × 1, light cone × 2",
            "Dark’s hand: dark sphere × 1, dark cylinder × 2, dark cube × 2, dark cone × 1",
        ]);
        expect(boardAsText(layout, view, fr)[1]).toBe("a3 vide, b3 cône foncé, c3 à d3 vides");
    });

    it("say that a hand is empty", () => {
        const { layout, view } = scene("exago", "relocate");
        expect(boardAsText(layout, view, en).slice(-2)).toEqual([
            "Red’s hand is empty",
            "Blue’s hand is empty",
        ]);
    });
});
