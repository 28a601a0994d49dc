import type { Pickle } from '@cucumber/messages'
import { readFileSync } from 'node:fs'
import type { BrowserContext } from 'playwright'

/** A fault that the page has in a scenario; `npm run mutants -- --scenarios` plans it. */
export interface PlannedFault {
  readonly name: string
  /** Changed messages, compiled, by locale and key. */
  readonly texts?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** The faults by `file:line` of their scenario. */
export type FaultPlan = Readonly<Record<string, PlannedFault>>

/** The fault of a scenario by the plan in SCENARIO_FAULTS. */
export function plannedFault(
  { uri, location }: Pick<Pickle, 'uri' | 'location'>,
  { SCENARIO_FAULTS: file }: NodeJS.ProcessEnv,
): PlannedFault | undefined {
  if (file === undefined) return undefined
  const plan = JSON.parse(readFileSync(file, 'utf8')) as FaultPlan
  return plan[`${uri}:${location?.line ?? 1}`]
}

/** Gives the pages of a context a fault that the build has in it. */
export async function plantFault(context: BrowserContext, fault: PlannedFault): Promise<void> {
  await context.addInitScript((name) => {
    ;(globalThis as { portalFault?: string }).portalFault = name
  }, fault.name)
  for (const [locale, changed] of Object.entries(fault.texts ?? {}))
    await context.route(`**/assets/texts-*/*.${locale}.json`, async (route) => {
      const response = await route.fetch()
      const texts = (await response.json()) as Record<string, unknown>
      const replaced = Object.entries(changed).filter(([key]) => key in texts)
      await route.fulfill({ response, json: { ...texts, ...Object.fromEntries(replaced) } })
    })
}
