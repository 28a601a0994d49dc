import type { Page } from 'playwright'

/** Levels of the visible headings, in reading order. */
export function headings(page: Page): Promise<number[]> {
  return page
    .getByRole('heading')
    .evaluateAll((elements) =>
      elements.map((element) =>
        Number(element.getAttribute('aria-level') ?? element.tagName.slice(1)),
      ),
    )
}
