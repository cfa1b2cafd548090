// The outlines of the pieces, in a box from -50 to 50.

const polar = (radius: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
};

const ring = (count: number, radius: (i: number) => number, first = -90) =>
    `M${Array.from({ length: count }, (_, i) => polar(radius(i), first + (360 / count) * i)).join("L")}Z`;

export const STAR = ring(10, (i) => (i % 2 ? 19.5 : 41));

/** The facets of a star that face the light, and those that do not. */
export const STAR_LIGHT = facets(0);
export const STAR_SHADE = facets(1);

function facets(side: 0 | 1): string {
    return Array.from({ length: 5 }, (_, i) => {
        const tip = -90 + 72 * i;
        return `M0 0L${polar(41, tip)}L${polar(19.5, tip + (side ? 36 : -36))}Z`;
    }).join("");
}

export const HEXAGON = ring(6, () => 53);
export const HEXAGON_INNER = ring(6, () => 43);
/** The pane of a tile that catches the light. */
export const HEXAGON_PANE = "M0-43 37.2-21.5V-8C18-16-18-16-37.2-8V-21.5Z";

/** One mark a seat, so that tiles can be told apart without their colours. */
export const SEAT_MARKS: readonly string[] = [
    "M-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0Z",
    "M-12-12H12V12H-12Z",
    "M0-16 15 11H-15Z",
    "M-5-15H5V-5H15V5H5V15H-5V5H-15V-5H-5Z",
    "M-16 0a16 16 0 1 0 32 0a16 16 0 1 0-32 0ZM-8 0a8 8 0 1 1 16 0a8 8 0 1 1-16 0Z",
    "M-15-13H15V-5H-15ZM-15 5H15V13H-15Z",
];
