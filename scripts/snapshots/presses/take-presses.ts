import type { Browser } from 'playwright'
import english from '../../../src/app/texts/shell.en-US.json' with { type: 'json' }
import type { RouteId } from '../../../src/platform/model/paths.ts'
import type { TestServers } from '../../acceptance/test-servers.ts'
import { linksOf, type Snapshot } from '../take-snapshots.ts'
import { itemPages, pagesOf, type SnapshotPage } from '../viewers.ts'
import { changedLines } from './changed-lines.ts'
import { pressNamed, pressNext, takeBack, type Press } from './press-control.ts'
import { isSame, PressedPage, presser, type PageLook } from './pressed-page.ts'
import type { PressedPart } from './pressed-part.ts'

/** The page that is a conversation: it grows by a stream, and scenarios look into it. */
const chat: RouteId = 'teamsCoaching'
/** The frame around all pages, whose menus are pressed on one that has no buttons of its own. */
const frame = { id: 'shell', address: '/sitemap' }
/** The chat and the tour, into which scenarios look. */
const elsewhere = [english['shell.help.coaching'], english['shell.help.tour']]
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
  const pages = [...pagesOf(presser), frame].filter(({ id }) =>
    only === undefined ? id !== chat : id === only,
  )
  const snapshots: Snapshot[][] = []
  const links: string[][] = []
  const pressedOf = new Map<string, Set<string>>()
  const take = async (looked: PressedPage, [row, { id, address }]: [number, SnapshotPage]) => {
    const pressed = new Set(pressedOf.get(id.split(' ')[0] ?? ''))
    const presses = await pressesOf(looked, id === frame.id ? 'frame' : 'page', address, pressed)
    pressedOf.set(id, pressed)
    links[row] ??= id === frame.id ? [] : await linksOf(looked.page)
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
  part: PressedPart,
  address: string,
  pressed: Set<string>,
): Promise<string[]> {
  const found: string[] = []
  const done = new Set(pressed)
  page.part = part
  const first = await page.open(address)
  if (first.path !== address) return found
  let before = first
  for (;;) {
    await page.takeEffects()
    const press = await pressNext(page.page, part, done)
    if (press === undefined) return found
    let now = await page.look()
    if (!press.isSent && now.path === address) pressed.add(press.key)
    found.push(await told(page, press.name, before, now))
    if (now.depth > first.depth) {
      found.push(...(await inside(page, address, [press], { beneath: [first], first: now })))
      now = await page.look()
    } else if (now.path === address) {
      const [lines, then] = await secondPress(page, press, before, now)
      found.push(...lines)
      now = then
      if (press.isFold && page.isNew(press.key)) {
        found.push(
          ...(await insideFold(page, address, [press], { beneath: [first], closed: before })),
        )
        now = await page.look()
      }
    }
    before = await page.again(address, first, now, press.isSent)
    if (!isSame(first, before)) found.push(otherwise('the page', first, before))
  }
}

/** The presses of what the last opener shows: a fold, a menu, more fields. */
async function insideFold(
  page: PressedPage,
  address: string,
  openers: readonly Press[],
  { beneath, closed }: { readonly beneath: readonly PageLook[]; readonly closed: PageLook },
): Promise<string[]> {
  const fold = openers.at(-1)
  const first = await page.look()
  await reopen(page, isSame(first, closed) ? openers.slice(-1) : [])
  const now = await page.look()
  if (fold === undefined || isSame(now, closed) || now.path !== address) return []
  return inside(
    page,
    address,
    openers,
    { beneath, first: now },
    new Set([...fold.all, ...elsewhere]),
  )
}

async function reopen(page: PressedPage, openers: readonly Press[]): Promise<void> {
  for (const opener of openers) {
    await pressNamed(page.page, page.part, opener)
    await page.look()
  }
}

/** What a second press does that should take the first one back, or a key in a wrong field. */
async function secondPress(
  page: PressedPage,
  { name, isToggle, isChoice }: Press,
  before: PageLook,
  now: PageLook,
): Promise<readonly [told: readonly string[], now: PageLook]> {
  const isWrong = /^(?:input|textarea) .*, wrong: /.test(now.focus)
  if (!isToggle && !isChoice && !isWrong) return [[], now]
  if (isWrong) await page.page.keyboard.type('1')
  else await takeBack(page.page)
  const then = await page.look()
  if (isWrong) return [[`press: ${name}, then type 1\n${changedLines(now.text, then.text)}`], then]
  const change = isChoice ? '' : changedLines(before.text, then.text)
  return [change === '' ? [] : [`press again: ${name}\n${change}`], then]
}

/** The looks beneath, that of the page first and then of each dialog, and with what the openers open. */
interface Opened {
  readonly beneath: readonly PageLook[]
  readonly first: PageLook
}

/** The presses of the dialog or fold that the openers open, one after the other, but for those that are `done`. */
async function inside(
  page: PressedPage,
  address: string,
  openers: readonly Press[],
  { beneath, first }: Opened,
  done = new Set<string>(),
): Promise<string[]> {
  const found: string[] = []
  const name = openers.map((each) => each.name).join(', ')
  let before = first
  while (before.depth === first.depth && before.path === address) {
    await page.takeEffects()
    const press = await pressNext(page.page, page.part, done)
    if (press === undefined) return found
    let now = await page.look()
    found.push(await told(page, `${name}, ${press.name}`, before, now, beneath))
    if (now.path === address && now.depth > first.depth && page.isNew(press.key)) {
      const all = [...openers, press]
      found.push(
        ...(await inside(page, address, all, { beneath: [...beneath, first], first: now })),
      )
      now = await page.look()
    } else if (now.path === address && now.depth === first.depth) {
      const [lines, then] = await secondPress(page, press, before, now)
      found.push(...lines)
      now = then
      if (press.isFold && page.isNew(press.key)) {
        const looks = { beneath, closed: before }
        found.push(...(await insideFold(page, address, [...openers, press], looks)))
        now = await page.look()
      }
    }
    if (!press.isSent && isSame(first, now)) {
      before = now
      continue
    }
    await page.again(address, beneath[0] ?? first, now, press.isSent)
    await reopen(page, openers)
    before = await page.look()
    if (!isSame(first, before)) before = await page.undone()
    if (!isSame(first, before)) {
      await page.renewed(address)
      await reopen(page, openers)
      before = await page.look()
    }
    if (!isSame(first, before)) found.push(otherwise('what it opens', first, before))
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
  beneath: readonly PageLook[] = [],
): Promise<string> {
  const change = (): string => {
    if (now.path !== before.path) return `leads to: ${now.path}`
    if (now.depth === before.depth) return changedLines(before.text, now.text)
    if (now.depth > before.depth) return now.text
    return `closes\n${changedLines((beneath[now.depth] ?? before).text, now.text)}`.trim()
  }
  return [`press: ${name}`, change(), ...(await page.takeEffects()), `focus: ${now.focus}`]
    .filter((line) => line !== '')
    .join('\n')
}
