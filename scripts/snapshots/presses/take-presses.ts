import type { Browser } from 'playwright'
import type { TestServers } from '../../acceptance/test-servers.ts'
import type { Language } from '../open-portal.ts'
import { linksOf, type Snapshot } from '../take-snapshots.ts'
import { itemPages, pagesOf } from '../viewers.ts'
import { changedLines } from './changed-lines.ts'
import { pressAgain, pressNext, type Press } from './press-control.ts'
import { dialog, PressedPage, presser, type Look } from './pressed-page.ts'

/** What each press changes of each page and dialog, or of `only` one page, as one member. */
export async function takePresses(
  browser: Browser,
  servers: TestServers,
  language: Language,
  only?: string,
): Promise<Snapshot[]> {
  const page = await PressedPage.open(browser, servers, language)
  try {
    const snapshots: Snapshot[] = []
    const links = new Set<string>()
    const add = async (id: string, address: string): Promise<void> => {
      const presses = await pressesOf(page, address)
      if (presses.length > 0)
        snapshots.push({ page: `${id} presses`, viewer: presser, language, text: presses.join('\n\n') })
    }
    for (const { id, address } of pagesOf(presser)) {
      if (only === undefined || id === only) await add(id, address)
      for (const link of await linksOf(page.page)) links.add(link)
    }
    for (const { id, address } of itemPages([...links])) await add(`${id} item`, address)
    return snapshots
  } finally {
    await page.close()
  }
}

/** The presses of a page, each on the page as it was at first. */
async function pressesOf(page: PressedPage, address: string): Promise<string[]> {
  const found: string[] = []
  const done = new Set<string>()
  const first = await page.open(address)
  if (page.path !== address) return found
  let before = first
  for (;;) {
    await page.effects()
    const press = await pressNext(page.page, 'main', done)
    if (press === undefined) return found
    found.push(await told(page, address, press.name, before))
    if (await page.hasDialog()) found.push(...(await insideDialog(page, address, press)))
    else found.push(...(await secondPress(page, address, press, before)))
    await page.effects()
    const left = page.path === address ? await page.look((await page.hasDialog()) ? dialog : 'main') : undefined
    if (left !== undefined && (await page.isAsAtFirst(first, left))) {
      before = left
      continue
    }
    before = await page.open(address)
    if (before.text !== first.text) before = await page.openNew(address)
    if (before.text !== first.text)
      found.push(`then the page begins otherwise\n${changedLines(first.text, before.text)}`)
  }
}

/** What a second press does that should take the first one back, or a key in a wrong field. */
async function secondPress(
  page: PressedPage,
  address: string,
  { name, isToggle }: Press,
  before: Look,
): Promise<string[]> {
  if (page.path !== address) return []
  if (isToggle) {
    await pressAgain(page.page, 'main', name)
    const change = changedLines(before.text, (await page.look('main')).text)
    return change === '' ? [] : [`press again: ${name}\n${change}`]
  }
  const wrong = await page.look('main')
  if (!/^(?:input|textarea) .*, wrong$/.test(wrong.focus)) return []
  await page.page.keyboard.type('1')
  return [`press: ${name}, then type 1\n${changedLines(wrong.text, (await page.look('main')).text)}`]
}

/** The presses of the dialog that `opener` opens. */
async function insideDialog(page: PressedPage, address: string, opener: Press): Promise<string[]> {
  const found: string[] = []
  const done = new Set<string>()
  const first = await page.look(dialog)
  let before = first
  while (await page.hasDialog()) {
    await page.effects()
    const press = await pressNext(page.page, dialog, done)
    if (press === undefined) return found
    const name = `${opener.name}, ${press.name}`
    found.push(await told(page, address, name, before))
    await page.open(address)
    before = await openedDialog(page, opener)
    if (before.text === first.text) continue
    await page.openNew(address)
    before = await openedDialog(page, opener)
    if (before.text !== first.text)
      found.push(`then the dialog begins otherwise\n${changedLines(first.text, before.text)}`)
  }
  return [...found, 'then no dialog opens']
}

async function openedDialog(page: PressedPage, opener: Press): Promise<Look> {
  await pressAgain(page.page, 'main', opener.name)
  return page.look((await page.hasDialog()) ? dialog : 'main')
}

/** One press and what it changed: of the page or of the open dialog, of the focus, and outside. */
async function told(
  page: PressedPage,
  address: string,
  name: string,
  before: Look,
): Promise<string> {
  const part = (await page.hasDialog()) ? dialog : 'main'
  const now = await page.look(part)
  const change = (): string => {
    if (page.path !== address) return `leads to: ${page.path}`
    if (part === before.part) return changedLines(before.text, now.text)
    return part === 'main' ? 'closes' : now.text
  }
  return [`press: ${name}`, change(), ...(await page.effects()), `focus: ${now.focus}`]
    .filter((line) => line !== '')
    .join('\n')
}
