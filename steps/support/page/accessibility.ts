import axe from 'axe-core'
import type { Page } from 'playwright'
import { CheckedParts } from './checked-parts.ts'
import { pageStructure, type PageStructure } from './page-structure.ts'
import { pageLoaded } from './page-loaded.ts'
import { structureKeys } from './structure-keys.ts'

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

/** What the scenarios of this run have already checked. */
const checkedInRun = new CheckedParts(process.env['CLEAN_PARTS'])

/**
 * One line for each violated rule. axe runs in an isolated world, so the page's content security
 * policy and a stopped clock do not affect it.
 */
export async function accessibilityViolations(
  page: Page,
  clean: CheckedParts = checkedInRun,
): Promise<string[]> {
  for (;;) {
    await pageLoaded(page)
    const troubles = await troublesOfStillPage(page, clean)
    if (troubles !== null) return troubles
  }
}

/** Null if the page changed during the check; the next page is checked instead. */
const troublesOfStillPage = async (page: Page, clean: CheckedParts): Promise<string[] | null> => {
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
    const look = async () =>
      structureKeys((await evaluate(`(${pageStructure.toString()})()`)) as PageStructure)
    // On a scrolled page the sticky header covers part of a control, which then counts as too
    // small. Text has too little contrast during a fade.
    await evaluate(`scrollTo({ left: 0, top: 0, behavior: 'instant' }); ${stillness}`)
    const seen = await look()
    if (clean.hasAll(seen)) return []
    const found = (await evaluate(`${axe.source};
      axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
        violations.map(({ id, help, nodes }) => ({ id, help, targets: nodes.map(({ target }) => target.join(' ')) })))`)) as Found[]
    const isSame = (await look()).join() === seen.join()
    if (found.length > 0 && (!isSame || (await evaluate(onItsWay)))) return null
    if (found.length === 0 && isSame) clean.add(seen)
    return found.map(({ id, help, targets }) => `${id}: ${help} (${targets.join(', ')})`)
  } finally {
    await session.detach()
  }
}
