import type { Page } from 'playwright'
import type { SeenCall } from '../proxy/fault-plan.ts'
import type { NeutralPage } from './neutral-page.ts'

/** A save under a fault, and the values that were gone afterwards. */
export interface SaveOutcome {
  /** Whether a write reached the server. */
  readonly wrote: boolean
  /** `operation path` of each value that was there before and is not any more. */
  readonly lost: readonly string[]
}

/**
 * Presses the save of each form of the page, which shows changed answers, and reads the records of
 * those answers again without the fault.
 */
export async function pressSave(
  portal: NeutralPage,
  calls: readonly SeenCall[],
  control: string,
  takeCalls: () => readonly SeenCall[],
): Promise<SaveOutcome> {
  const forms = await portal.page.locator('main form').count()
  let wrote = false
  for (let index = 0; index < Math.min(forms, 3) && !wrote; index += 1) {
    wrote = await saveForm(portal, index, takeCalls)
    if (!wrote && (await changeSomething(portal.page, index)))
      wrote = await saveForm(portal, index, takeCalls)
  }
  if (!wrote) return { wrote, lost: [] }
  const lost: string[] = []
  // A part of which the server says that it is not there may be saved so.
  for (const call of calls.filter(
    ({ changed, operation }) => changed === 'unreadable' && operation.isRead,
  )) {
    const now = await repeat(call, control)
    for (const path of lostValues(call.original, now))
      lost.push(`${call.operation.operationId} ${path}`)
  }
  return { wrote, lost: [...new Set(lost)] }
}

async function saveForm(
  portal: NeutralPage,
  index: number,
  takeCalls: () => readonly SeenCall[],
): Promise<boolean> {
  takeCalls()
  const button = portal.page.locator('main form').nth(index).locator('button[type=submit]').first()
  if (!(await button.isEnabled({ timeout: 500 }).catch(() => false))) return false
  await button.click({ timeout: 2_000 }).catch(() => undefined)
  await portal.settle()
  return takeCalls().some(
    ({ operation, status }) => !operation.isRead && status < 300 && status > 0,
  )
}

/** Turns a checkbox on or adds to a text, so that there is something to save. */
async function changeSomething(page: Page, index: number): Promise<boolean> {
  const form = page.locator('main form').nth(index)
  const box = form.locator('[type=checkbox]:not(:checked):enabled').first()
  if (await box.isVisible().catch(() => false))
    return box.check({ force: true, timeout: 1_000 }).then(
      () => true,
      () => false,
    )
  const field = form.locator('input[type=text]:enabled, textarea:enabled').first()
  if (!(await field.isVisible().catch(() => false))) return false
  const typed = await field.inputValue()
  return field.fill(`${typed} a`.trim(), { timeout: 1_000 }).then(
    () => true,
    () => false,
  )
}

/** Sends a read again, past edge and proxy. */
async function repeat(
  { method, path, headers, body }: SeenCall,
  control: string,
): Promise<unknown> {
  const { 'content-length': _length, connection: _connection, ...kept } = headers
  const answer = await fetch(control + path, {
    method,
    headers: kept,
    ...(method === 'GET' ? {} : { body: new Uint8Array(body) }),
  })
  return answer.ok ? ((await answer.json()) as unknown) : undefined
}

/** Returns the paths of values that were there before and are empty or absent now. */
export function lostValues(before: unknown, now: unknown, path = ''): string[] {
  if (isEmpty(before)) return []
  if (isEmpty(now)) return [path === '' ? 'answer' : path]
  if (typeof before !== 'object' || before === null) return []
  if (typeof now !== 'object' || now === null) return [path]
  return Object.entries(before).flatMap(([key, value]) =>
    lostValues(value, (now as Record<string, unknown>)[key], path === '' ? key : `${path}.${key}`),
  )
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)
