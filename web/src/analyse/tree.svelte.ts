/** The moves that were tried from one position, with all their branches. */

export class Node {
    children: Node[] = $state([]);

    constructor(
        readonly move: string,
        readonly parent: Node | null,
    ) {}

    /** The moves from the root to here. */
    get line(): string[] {
        return this.parent ? [...this.parent.line, this.move] : [];
    }

    get depth(): number {
        return this.parent ? this.parent.depth + 1 : 0;
    }

    /** The node after a move, which is there from now on. */
    grow(move: string): Node {
        const known = this.children.find((child) => child.move === move);
        if (known) return known;
        this.children.push(new Node(move, this));
        return this.children.at(-1)!;
    }
}

export class Tree {
    readonly root = new Node("", null);
    here: Node = $state.raw(this.root);

    /** Every line that was tried, to its end. */
    get lines(): string[][] {
        const ends = (node: Node): string[][] =>
            node.children.length ? node.children.flatMap(ends) : node.parent ? [node.line] : [];
        return ends(this.root);
    }

    /** Go to the end of a line from the root, growing what is missing. */
    go(moves: readonly string[]): Node {
        this.here = moves.reduce<Node>((node, move) => node.grow(move), this.root);
        return this.here;
    }

    /** The line one is in: to here, and on along first branches. */
    get line(): Node[] {
        const line: Node[] = [];
        for (let node: Node | null = this.here; node?.parent; node = node.parent)
            line.unshift(node);
        for (let node = this.here.children[0]; node; node = node.children[0]) line.push(node);
        return line;
    }

    /** Forget a move and everything after it; one goes back to before it. */
    prune(node: Node): void {
        const { parent } = node;
        if (!parent) return;
        parent.children = parent.children.filter((child) => child !== node);
        const inside = this.here.line.slice(0, node.depth).join() === node.line.join();
        if (inside) this.here = parent;
    }
}
