import type { NeutralPage } from './neutral-page.ts'

/** Milliseconds of the page's clock in which retries are watched, and the length of one step. */
const watched = 25_000
const step = 5_000

/**
 * Lets the page's clock run while calls fail, and returns the texts of alerts that were inserted
 * again. The page needs a clock of its own (`clock.install`).
 */
export async function watchRetries(portal: NeutralPage): Promise<readonly string[]> {
  const shown = await portal.page.evaluate(startWatch)
  for (let passed = 0; passed < watched; passed += step) {
    await portal.page.clock.fastForward(step)
    await portal.settle()
  }
  const again = await portal.page.evaluate(insertedSince)
  return shown.filter((text) => again.includes(text))
}

/** Forgets the inserted alerts and returns those on the page. It runs in the browser. */
function startWatch(): string[] {
  const { insertedAlerts } = window as unknown as { insertedAlerts?: string[] }
  insertedAlerts?.splice(0)
  return [...document.querySelectorAll('[role=alert]')].map(
    ({ textContent }) => textContent?.trim() ?? '',
  )
}

function insertedSince(): string[] {
  return (window as unknown as { insertedAlerts?: string[] }).insertedAlerts ?? []
}
