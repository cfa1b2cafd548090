// Moving a drawn piece: an action that carries an SVG group from where it is seen now to where it
// belongs. Whatever was going on before is taken up where it stands, so nothing ever jumps.

import type { Point } from "./types";

export interface Pose extends Point {
    readonly scale: number;
}

export interface Course {
    /** Where a newcomer is seen first. */
    readonly from?: Pose;
    readonly via?: readonly Pose[];
    readonly delay: number;
    readonly duration: number;
    readonly easing: string;
    readonly fade?: "in" | "out";
    readonly done?: () => void;
}

export interface Gliding {
    readonly pose: Pose;
    /** A new course starts a movement; without one the piece is simply there. */
    readonly course: Course | null;
}

const css = ({ x, y, scale }: Pose) => `translate(${x}px, ${y}px) scale(${scale})`;

export function glide(node: SVGGElement, first: Gliding) {
    let taken: Course | null = null;
    let running: Animation | null = null;
    let resting = "";

    function take({ pose, course }: Gliding, born: boolean) {
        const target = css(pose);
        if (!course || course === taken || typeof node.animate !== "function") {
            // The end of a movement may change under way, as when the board is turned.
            if (resting !== target) {
                stop();
                node.style.transform = resting = target;
            }
            if (course && course !== taken) course.done?.();
            taken = course;
            return;
        }
        taken = course;
        const seen = born ? css(course.from ?? pose) : getComputedStyle(node).transform;
        stop();
        node.style.transform = resting = target;
        const frames: Keyframe[] = [seen, ...(course.via ?? []).map(css), target].map(
            (transform) => ({
                transform,
            }),
        );
        if (course.fade === "in") frames[0]!.opacity = 0;
        if (course.fade === "out") {
            frames.at(-1)!.opacity = 0;
            frames.splice(-1, 0, { opacity: 1, offset: 0.75 });
        }
        const { delay, duration, easing } = course;
        running = node.animate(frames, { delay, duration, easing, fill: "both" });
        const mine = running;
        running.finished.then(
            () => {
                course.done?.();
                // A piece that has faded out stays so until it is taken away.
                if (mine === running && course.fade !== "out") stop();
            },
            () => {},
        );
    }

    function stop() {
        running?.cancel();
        running = null;
    }

    take(first, true);
    return {
        update: (next: Gliding) => take(next, false),
        destroy: stop,
    };
}
