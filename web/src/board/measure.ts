// Between the window, where pointers and hands are, and the drawing of the board.

import type { Pose } from "./glide";
import type { Point } from "./types";

/** A point of the window in units of the drawing; null where nothing is laid out. */
export function locate(svg: SVGSVGElement, x: number, y: number): Point | null {
    const matrix = svg.getScreenCTM?.();
    if (!matrix) return null;
    const at = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    return { x: at.x, y: at.y };
}

/** Where something outside lies as seen from the drawing, and how large a piece is there. */
export function poseOf(svg: SVGSVGElement, outside: Element | null, height: number): Pose {
    const box = outside?.getBoundingClientRect();
    const at = box && locate(svg, box.x + box.width / 2, box.y + box.height / 2);
    if (!box || !at) return { x: 0, y: 0, scale: 1 };
    return { ...at, scale: box.height / height / svg.getScreenCTM()!.a };
}
