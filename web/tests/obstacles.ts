/** What stands in the way of people who see, hear or move differently. */

import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What is wrong with a page, except by some rules. */
export async function obstacles(page: Page, ...except: string[]): Promise<string[]> {
    // To write down what is right as well would take a good part of the time.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
    const { violations } = await axe.withTags(TAGS).disableRules(except).analyze();
    return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((n) => n.html.slice(0, 160)).join(" | ")}`,
    );
}
