import { beforeEach, expect, it } from "vitest";
import { seatName } from "./people";
import { words } from "./words.svelte";

beforeEach(async () => {
    await words.speak("en");
    await words.need("engine");
});

it("tells players of the same name apart by numbers, and leaves the others alone", () => {
    const level = { kind: "engine", level: 4, name: null } as const;
    const ann = { kind: "person", level: null, name: "Ann" } as const;
    const seats = [ann, level, level, { ...ann, name: null }, { ...level, level: 1 }];
    const names = seats.map((_, seat) => seatName(seats, seat, "light"));
    expect(names).toEqual(["Ann", "Watchman 1", "Watchman 2", "Light", "Daydreamer"]);
});

it("calls a level by its name in a game that was recorded, and a person as they call themselves", () => {
    const kinds = ["record", "person"] as const;
    const seats = kinds.map((kind) => ({ kind, level: null, name: "level10" }));
    expect(seats.map((_, seat) => seatName(seats, seat, "light"))).toEqual(["Oracle", "level10"]);
});
