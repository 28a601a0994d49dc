import type { Page } from 'playwright'

/** The levels of the page's visible headings, in the order in which they are read. */
export const headings = (page: Page): Promise<number[]> =>
  page
    .getByRole('heading')
    .evaluateAll((elements) =>
      elements.map((element) =>
        Number(element.getAttribute('aria-level') ?? element.tagName.slice(1)),
      ),
    )
