// The pieces as they are seen: those that stand, those on their way home, the one in the fingers.

import { UNIT } from "./geometry";
import type { Course, Pose } from "./glide";
import type { Held } from "./play.svelte";
import { newId, plan, tokensOf, type Token, type Trip } from "./travel";
import type { Point } from "./types";
import type { Last, View } from "../payloads";

/** A piece to be drawn. */
export interface Actor {
    readonly id: number;
    readonly letter: string;
    readonly pose: Pose;
    readonly course: Course | null;
    readonly lifted: boolean;
}

export interface Surroundings {
    readonly at: ReadonlyMap<string, Point>;
    readonly moving: boolean;
    /** Where a stock lies as seen from the board. */
    readonly stock: (letter: string) => Pose;
}

const LIFTED = 1.1;
const QUICK = { delay: 0, duration: 190, easing: "cubic-bezier(0.2, 0.8, 0.3, 1)" };
const EASING: Partial<Record<Trip["manner"], string>> = {
    hit: "cubic-bezier(0.55, 0.09, 0.68, 0.53)",
    pushed: "cubic-bezier(0.25, 0.46, 0.45, 0.94)",
    off: "ease-out",
    place: "cubic-bezier(0.2, 0.75, 0.3, 1)",
    home: "cubic-bezier(0.5, 0, 0.3, 1)",
};

export class Stage {
    private tokens = $state.raw<readonly Token[]>([]);
    private leaving = $state.raw<readonly { id: number; letter: string; pose: Pose }[]>([]);
    private ghost = $state.raw<{ readonly id: number; readonly letter: string } | null>(null);
    private courses = $state.raw<ReadonlyMap<number, Course>>(new Map());
    private held: Held | null = null;

    constructor(
        view: View,
        private readonly around: () => Surroundings,
    ) {
        this.tokens = tokensOf(view.board);
    }

    /** Goes over to another view; says which trips that took. */
    show(view: View, last: Last | null): readonly Trip[] {
        const { at, moving } = this.around();
        // What a person has already put in its place need not be waited for.
        const early = this.held?.to ?? null;
        let { tokens, trips } = plan(this.tokens, view.board, last?.journeys ?? [], at);
        if (!trips.length) return trips;
        const { ghost } = this;
        const adopted = ghost && trips.find((t) => t.start === null && t.letter === ghost.letter);
        if (adopted) {
            tokens = tokens.map((t) => (t.id === adopted.id ? { ...t, id: ghost.id } : t));
            trips = trips.map((t) => (t === adopted ? { ...t, id: ghost.id, manner: "slide" } : t));
            this.ghost = null;
        }
        if (early !== null)
            trips = trips.map((t) =>
                t.end === early ? { ...t, ...QUICK } : t.start === early ? { ...t, delay: 0 } : t,
            );
        this.tokens = tokens;
        if (moving) {
            const courses = new Map(this.courses);
            for (const trip of trips) courses.set(trip.id, this.courseOf(trip));
            this.courses = courses;
        }
        return trips;
    }

    /** Follows what a person takes up and puts down. */
    follow(held: Held | null, dragging: boolean): void {
        const { moving, stock } = this.around();
        const inAir = held !== null && held.from === null && (dragging || held.to !== null);
        const hurry = new Map(this.courses);
        if (inAir && this.ghost?.letter !== held.letter) {
            this.ghost = { id: newId(), letter: held.letter };
            if (!dragging) hurry.set(this.ghost.id, { ...QUICK, from: stock(held.letter) });
        } else if (this.ghost && inAir && !dragging) {
            hurry.set(this.ghost.id, { ...QUICK });
        } else if (this.ghost && !inAir) {
            const { id, letter } = this.ghost;
            this.ghost = null;
            if (moving) hurry.set(id, this.goHome(id, letter, { ...QUICK }));
        }
        if (!dragging)
            for (const from of [this.held?.from, held?.from]) {
                const token = this.tokens.find(({ space }) => space === from);
                if (token) hurry.set(token.id, { ...QUICK });
            }
        this.held = held;
        if (moving) this.courses = hurry;
    }

    /** Everything to be drawn, from bottom to top. */
    actors(held: Held | null, drag: Point | null): Actor[] {
        const { at, moving } = this.around();
        const course = (id: number) => (moving ? (this.courses.get(id) ?? null) : null);
        const pose = (point: Point, scale = 1): Pose => ({ x: point.x, y: point.y, scale });
        const heldPose = (home: Point): Pose => {
            if (drag) return pose(drag, LIFTED);
            return held?.to != null ? pose(at.get(held.to)!) : pose(home, LIFTED);
        };
        const standing: Actor[] = [];
        const inFingers: Actor[] = [];
        for (const { id, letter, space } of this.tokens) {
            const home = at.get(space);
            if (!home) continue;
            const lifted = held !== null && held.from === space;
            const actor = { id, letter, lifted, course: course(id) };
            if (lifted) inFingers.push({ ...actor, pose: heldPose(home) });
            else standing.push({ ...actor, pose: pose(home) });
        }
        for (const { id, letter, pose } of this.leaving)
            standing.push({ id, letter, pose, course: course(id), lifted: false });
        if (this.ghost && held) {
            const { id, letter } = this.ghost;
            const home = held.to === null ? { x: 0, y: 0 } : at.get(held.to)!;
            inFingers.push({ id, letter, pose: heldPose(home), course: course(id), lifted: true });
        }
        return [...standing, ...inFingers];
    }

    /** How many pieces of a letter are still in the air and not in the hand they belong to. */
    away(letter: string): number {
        return (
            this.leaving.filter((one) => one.letter === letter).length +
            (this.ghost?.letter === letter ? 1 : 0)
        );
    }

    private courseOf(trip: Trip): Course {
        const { at, stock } = this.around();
        const { id, letter, manner, delay, duration } = trip;
        const course: Course = { delay, duration, easing: EASING[manner] ?? "ease-in-out" };
        if (manner === "place") return { ...course, from: stock(letter) };
        if (manner === "appear") return { ...course, fade: "in" };
        if (trip.end !== null) return course;
        const from = at.get(trip.start!)!;
        if (manner === "vanish") return this.goHome(id, letter, course, { ...from, scale: 0.8 });
        if (!trip.way) return this.goHome(id, letter, course);
        // Pushed over the edge first, then home.
        const [x, y] = [from.x + trip.way.x * UNIT * 0.9, from.y + trip.way.y * UNIT * 0.9];
        return this.goHome(id, letter, { ...course, via: [{ x, y, scale: 1 }] });
    }

    private goHome(id: number, letter: string, course: Course, to?: Pose): Course {
        const pose = to ?? this.around().stock(letter);
        this.leaving = [...this.leaving, { id, letter, pose }];
        const done = () => {
            this.leaving = this.leaving.filter((one) => one.id !== id);
            const courses = new Map(this.courses);
            courses.delete(id);
            this.courses = courses;
        };
        return { ...course, fade: "out", done };
    }
}
