// Where the hands lie: around the board as people sit, clockwise, the next one on your left.

/** The seats above and below the board, each from left to right, one seat nearest to the viewer. */
export function seating(seats: number, near: number): { above: number[]; below: number[] } {
    const ring = Array.from({ length: seats }, (_, i) => (near + i) % seats);
    const below = Math.floor(seats / 2);
    const left = Math.floor(below / 2);
    const right = below - left - 1;
    return {
        above: ring.slice(left + 1, seats - right),
        below: [...ring.slice(1, left + 1).reverse(), near, ...ring.slice(seats - right).reverse()],
    };
}
