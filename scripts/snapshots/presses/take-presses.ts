import type { Browser } from 'playwright'
import type { RouteId } from '../../../src/platform/model/paths.ts'
import type { TestServers } from '../../acceptance/test-servers.ts'
import { linksOf, type Snapshot } from '../take-snapshots.ts'
import { itemPages, pagesOf, type SnapshotPage } from '../viewers.ts'
import { changedLines } from './changed-lines.ts'
import { pressNamed, pressNext, takeBack, type Press } from './press-control.ts'
import { isSame, PressedPage, presser, type PageLook } from './pressed-page.ts'

/** The page that is a conversation: it grows by a stream, and scenarios look into it. */
const chat: RouteId = 'teamsCoaching'
/** The page of an item whose id every copy of a member has another one of. */
const ofOneCopy: RouteId = 'coachingSessionDetails'

/**
 * What each press changes of each page and dialog, or of `only` one page. Two members press side by
 * side, one for each core, and `keep` gets each page's record when it is done.
 */
export async function takePresses(
  browser: Browser,
  servers: TestServers,
  only: string | undefined,
  keep: (snapshot: Snapshot) => void,
): Promise<Snapshot[]> {
  const pages = pagesOf(presser).filter(({ id }) =>
    only === undefined ? id !== chat : id === only,
  )
  const snapshots: Snapshot[][] = []
  const links: string[][] = []
  const pressedOf = new Map<string, Set<string>>()
  const take = async (looked: PressedPage, [row, { id, address }]: [number, SnapshotPage]) => {
    const pressed = new Set(pressedOf.get(id.split(' ')[0] ?? ''))
    const presses = await pressesOf(looked, address, pressed)
    pressedOf.set(id, pressed)
    links[row] ??= await linksOf(looked.page)
    if (presses.length === 0) return
    const text = presses.join('\n\n')
    const taken = { page: `${id} presses`, viewer: presser, language: 'en-US', text } as const
    keep(taken)
    snapshots[row] = [taken]
  }
  const members = await Promise.all(
    [0, 1].map((member) => PressedPage.open(browser, servers, `presses-${member}`)),
  )
  const takeAll = async (all: readonly SnapshotPage[]): Promise<void> => {
    const waiting = all.entries()
    await Promise.all(
      members.map(async (looked) => {
        for (const page of waiting) await take(looked, page)
      }),
    )
  }
  try {
    await takeAll(pages)
    const items = itemPages(links.flat())
      .filter(({ id }) => id !== ofOneCopy)
      .map(({ id, address }) => ({ id: `${id} item`, address }))
    const taken = snapshots.splice(0)
    await takeAll(items)
    return [taken, snapshots].flat(2)
  } finally {
    await Promise.all(members.map((looked) => looked.close()))
  }
}

/**
 * The presses of a page, each on the page as it was at first. `pressed` has those of the same screen
 * without an item, which are not pressed again.
 */
async function pressesOf(
  page: PressedPage,
  address: string,
  pressed: Set<string>,
): Promise<string[]> {
  const found: string[] = []
  const done = new Set(pressed)
  const first = await page.open(address)
  if (first.path !== address) return found
  let before = first
  for (;;) {
    await page.takeEffects()
    const press = await pressNext(page.page, done)
    if (press === undefined) return found
    let now = await page.look()
    if (!press.isSent && now.path === address) pressed.add(press.key)
    found.push(await told(page, press.name, before, now))
    if (now.isDialog && !first.isDialog) {
      found.push(...(await insideDialog(page, address, press, first, now)))
      now = await page.look()
    } else if (now.path === address) {
      const [lines, then] = await secondPress(page, press, before, now)
      found.push(...lines)
      now = then
    }
    before = await page.again(address, first, now, press.isSent)
    if (!isSame(first, before)) found.push(otherwise('the page', first, before))
  }
}

/** What a second press does that should take the first one back, or a key in a wrong field. */
async function secondPress(
  page: PressedPage,
  { name, isToggle, isChoice }: Press,
  before: PageLook,
  now: PageLook,
): Promise<readonly [told: readonly string[], now: PageLook]> {
  const isWrong = /^(?:input|textarea) .*, wrong$/.test(now.focus)
  if (!isToggle && !isChoice && !isWrong) return [[], now]
  if (isWrong) await page.page.keyboard.type('1')
  else await takeBack(page.page)
  const then = await page.look()
  if (isWrong) return [[`press: ${name}, then type 1\n${changedLines(now.text, then.text)}`], then]
  const change = isChoice ? '' : changedLines(before.text, then.text)
  return [change === '' ? [] : [`press again: ${name}\n${change}`], then]
}

/** The presses of the dialog that `opener` opens. */
async function insideDialog(
  page: PressedPage,
  address: string,
  opener: Press,
  closed: PageLook,
  first: PageLook,
): Promise<string[]> {
  const found: string[] = []
  const done = new Set<string>()
  let before = first
  while (before.isDialog) {
    await page.takeEffects()
    const press = await pressNext(page.page, done)
    if (press === undefined) return found
    let now = await page.look()
    found.push(await told(page, `${opener.name}, ${press.name}`, before, now, closed))
    if (now.isDialog && now.path === address) {
      const [lines, then] = await secondPress(page, press, before, now)
      found.push(...lines)
      now = then
    }
    if (!press.isSent && isSame(first, now)) {
      before = now
      continue
    }
    await page.again(address, closed, now, press.isSent)
    await pressNamed(page.page, opener.name)
    before = await page.look()
    if (!isSame(first, before)) before = await page.undone()
    if (!isSame(first, before)) found.push(otherwise('the dialog', first, before))
  }
  return found
}

const otherwise = (what: string, first: PageLook, now: PageLook): string =>
  `then ${what} begins otherwise\n${now.path === first.path ? '' : `at ${now.path}\n`}${changedLines(first.text, now.text)}`

/**
 * One press and what it changed: of the page or of the open dialog, of the page `beneath` a dialog
 * that closes, of the focus, and outside.
 */
async function told(
  page: PressedPage,
  name: string,
  before: PageLook,
  now: PageLook,
  beneath = before,
): Promise<string> {
  const change = (): string => {
    if (now.path !== before.path) return `leads to: ${now.path}`
    if (now.isDialog === before.isDialog) return changedLines(before.text, now.text)
    return now.isDialog ? now.text : `closes\n${changedLines(beneath.text, now.text)}`.trim()
  }
  return [`press: ${name}`, change(), ...(await page.takeEffects()), `focus: ${now.focus}`]
    .filter((line) => line !== '')
    .join('\n')
}
