import type { Page } from 'playwright'

/** The levels of the page's visible headings, in the order in which they are read. */
export function headings(page: Page): Promise<number[]> {
  return page
    .getByRole('heading')
    .evaluateAll((elements) =>
      elements.map((element) =>
        Number(element.getAttribute('aria-level') ?? element.tagName.slice(1)),
      ),
    )
}
