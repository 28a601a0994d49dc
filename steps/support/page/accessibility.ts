import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { CheckedParts } from './checked-parts.ts'
import { pageStructure, type PageStructure } from './page-structure.ts'
import { pageLoaded } from './page-loaded.ts'
import { structureKeys } from './structure-keys.ts'
import { findViolations, wholePage, type NewParts, type ViolatedRule } from './find-violations.ts'

/** The smaller file of axe's two: every checked page parses it. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

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
    const all = [...seen.elements, seen.outline]
    const unknown = clean.newAmong(all)
    if (unknown.size === 0) return []
    const parts: NewParts = {
      elements: seen.elements.map((key) => unknown.has(key)),
      outline: unknown.has(seen.outline),
    }
    const violationsIn = async (newParts: NewParts) =>
      (await evaluate(
        `${axeSource};(${findViolations.toString()})(axe, ${JSON.stringify(newParts)})`,
      )) as ViolatedRule[]
    const found = await violationsIn(parts)
    const after = await look()
    const isSame = [...after.elements, after.outline].join() === all.join()
    // On a page that changed, other elements than the new ones may have been checked.
    if (!isSame) return found.length > 0 || (await violationsIn(wholePage)).length > 0 ? null : []
    if (found.length > 0 && (await evaluate(onItsWay))) return null
    if (found.length === 0) clean.add(all)
    return found.map(({ id, help, targets }) => `${id}: ${help} (${targets.join(', ')})`)
  } finally {
    await session.detach()
  }
}
