/** What stands in the way of people who see, hear or move differently, and of other programs. */

import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const standard = new HtmlValidate({
    root: true,
    extends: ["html-validate:standard"],
    rules: { "input-attributes": "error" },
});

/** Return what is wrong with a page, for people and by the standard of HTML. */
export async function obstacles(page: Page): Promise<string[]> {
    return [...(await barriers(page)), ...(await invalid(page))];
}

/** Return what axe finds. */
async function barriers(page: Page): Promise<string[]> {
    // To write down what is right as well would take a good part of the time.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
    const { violations } = await axe.withTags(TAGS).analyze();
    return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((n) => n.html.slice(0, 160)).join(" | ")}`,
    );
}

/** Return where the HTML, as it stands in the page now, is not what the standard allows. */
async function invalid(page: Page): Promise<string[]> {
    const { results } = await standard.validateString(await page.content());
    return results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
}
