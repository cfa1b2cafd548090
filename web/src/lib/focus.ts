/** Keyboard focus when the pressed button disappears. */

const MAIN = ".button.main:not(:disabled)";
const BOARD = '[role="grid"] [tabindex="0"]';
const ANY = "button:not(:disabled), a[href], input, textarea";

/**
 * Attached to the content of the page: when the focused element is removed, focus what is next,
 * as close to it as possible. Otherwise the focus would fall to the start of the document.
 */
export function keepFocus(root: HTMLElement): () => void {
    let last: Element | null = null;
    /** From the inside out. */
    let ancestors: Element[] = [];

    const enter = ({ target }: FocusEvent) => {
        last = target as Element;
        ancestors = [];
        for (let each = last.parentElement; each && root.contains(each); each = each.parentElement)
            ancestors.push(each);
    };
    // A click beside everything takes the focus away on purpose. Some browsers say that the focus
    // has left, too, while an element is being removed.
    const leave = ({ target }: FocusEvent) =>
        queueMicrotask(() => {
            if (last === target && last?.isConnected) last = null;
        });
    const look = () => {
        if (!last || last.isConnected) return;
        last = null;
        if (document.activeElement && document.activeElement !== document.body) return;
        nextTarget(ancestors)?.focus();
    };

    const observer = new MutationObserver(look);
    observer.observe(root, { childList: true, subtree: true });
    root.addEventListener("focusin", enter);
    root.addEventListener("focusout", leave);
    return () => {
        observer.disconnect();
        root.removeEventListener("focusin", enter);
        root.removeEventListener("focusout", leave);
    };
}

/** What took its place, else the closest main button or board, else the closest of anything. */
function nextTarget(ancestors: readonly Element[]): HTMLElement | undefined {
    const left = ancestors.filter((each) => each.isConnected);
    const closest = (within: readonly Element[], ...kinds: string[]) =>
        within.flatMap((each) => kinds.flatMap((kind) => focusableIn(each, kind)))[0];
    const parent = left.filter((each) => each === ancestors[0]);
    return closest(parent, MAIN, ANY) ?? closest(left, MAIN, BOARD) ?? closest(left, ANY);
}

/** What can be focused: what is in a closed dialog, for example, cannot. */
const focusableIn = (within: Element, kind: string): HTMLElement[] =>
    [...within.querySelectorAll<HTMLElement>(kind)].filter(
        (each) => each.checkVisibility?.() ?? true,
    );
