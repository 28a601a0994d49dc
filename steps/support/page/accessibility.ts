import axe from 'axe-core'
import type { Page } from 'playwright'
import { CheckedPages } from './checked-pages.ts'
import { pageStructure } from './page-structure.ts'
import { pageLoaded } from './page-loaded.ts'

/**
 * WCAG 2.2 A and AA and axe's best practices. axe has `target-size` off by default
 * (docs/quality.md#accessibility).
 */
const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
}

interface Found {
  readonly id: string
  readonly help: string
  readonly targets: readonly string[]
}

/** Waits for the end of all finite animations. */
const stillness = `Promise.all(document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime)).map(({ finished }) => finished.catch(() => {}))).then(() => {})`

/** True while the page has no heading or is busy. */
const onItsWay = `document.querySelector('h1') === null || document.querySelector('[aria-busy=true]') !== null`

/** Skips pages that another scenario has already checked. */
const clean = new CheckedPages(process.env['CLEAN_PAGES'])

/**
 * One line for each violated rule. axe runs in an isolated world, so the page's content security
 * policy and a stopped clock do not affect it.
 */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  for (;;) {
    await pageLoaded(page)
    const troubles = await troublesOfStillPage(page)
    if (troubles !== null) return troubles
  }
}

/** Null if the page changed during the check; the next page is checked instead. */
const troublesOfStillPage = async (page: Page): Promise<string[] | null> => {
  const session = await page.context().newCDPSession(page)
  try {
    const { frameTree } = await session.send('Page.getFrameTree')
    const { executionContextId } = await session.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
    })
    const evaluate = async (expression: string): Promise<unknown> => {
      const answer = await session.send('Runtime.evaluate', {
        expression,
        contextId: executionContextId,
        awaitPromise: true,
        returnByValue: true,
      })
      if (answer.exceptionDetails !== undefined)
        throw new Error(
          answer.exceptionDetails.exception?.description ?? answer.exceptionDetails.text,
        )
      return answer.result.value
    }
    // On a scrolled page the sticky header covers part of a control, which then counts as too
    // small.
    await evaluate(`scrollTo({ left: 0, top: 0, behavior: 'instant' })`)
    // Text has too little contrast during a fade.
    await evaluate(stillness)
    const look = async (): Promise<string> =>
      String(await evaluate(`(${pageStructure.toString()})()`))
    const seen = await look()
    if (clean.has(seen)) return []
    await evaluate(`${axe.source}; undefined`)
    const found =
      (await evaluate(`axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.map(({ id, help, nodes }) => ({ id, help, targets: nodes.map(({ target }) => target.join(' ')) })))`)) as Found[]
    if (found.length > 0 && ((await evaluate(onItsWay)) || (await look()) !== seen)) return null
    if (found.length === 0) clean.add(seen)
    return found.map(({ id, help, targets }) => `${id}: ${help} (${targets.join(', ')})`)
  } finally {
    await session.detach()
  }
}
