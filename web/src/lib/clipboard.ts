/** Copies a text, also where the page came over plain HTTP and the browser has no clipboard for it. */
export async function copy(text: string): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        return copyBySelection(text);
    }
}

function copyBySelection(text: string): boolean {
    const before = document.activeElement;
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "hidden";
    // Inside an open dialog, everything outside it cannot be selected.
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    if (before instanceof HTMLElement) before.focus();
    return done;
}
