import type { Browser, Page } from 'playwright'
import type { TestServers } from '../../acceptance/test-servers.ts'
import { openPortal, type Language } from '../open-portal.ts'
import { goTo, settled, settledSnapshot } from '../page-state.ts'
import type { Snapshot } from '../take-snapshots.ts'
import { linksOf } from '../take-snapshots.ts'
import { itemPages, pagesOf } from '../viewers.ts'
import { changedLines } from './changed-lines.ts'
import { pressAgain, pressNext } from './controls.ts'

const viewer = 'rosa'
/** The chat's panel stays open, and scenarios look into it. */
const dialog = 'dialog[open]:not(:has([role=log]))'

/** What each press changes of each page and dialog, as rosa, in one page load. */
export async function takePresses(
  browser: Browser,
  servers: TestServers,
  language: Language,
): Promise<Snapshot[]> {
  const page = await openPortal(browser, servers, viewer, language)
  page.on('request', (r) => {
    if (r.method() !== 'GET') console.log('WRITE', language, r.method(), new URL(r.url()).pathname)
  })
  try {
    const snapshots: Snapshot[] = []
    const links = new Set<string>()
    const add = async (id: string, address: string): Promise<void> => {
      const t = performance.now()
      const presses = await pressesOf(page, address)
      console.log('PAGE', language, id, presses.length, Math.round(performance.now() - t))
      if (presses.length > 0)
        snapshots.push({ page: `${id} presses`, viewer, language, text: presses.join('\n\n') })
    }
    for (const { id, address } of pagesOf(viewer)) {
      await add(id, address)
      for (const link of await linksOf(page)) links.add(link)
    }
    for (const { id, address } of itemPages([...links])) await add(`${id} item`, address)
    return snapshots
  } finally {
    await page.context().close()
  }
}

async function pressesOf(page: Page, address: string): Promise<string[]> {
  const found: string[] = []
  const done: string[] = []
  for (;;) {
    await openAgain(page, address)
    if (new URL(page.url()).pathname !== address) return found
    const before = await look(page, 'main')
    const press = await pressNext(page, 'main', done)
    if (press === undefined) return found
    done.push(press.name)
    console.log('PRESS', press.name)
    found.push(`press: ${press.name}\n${await changeOf(page, address, before)}`)
    if (await isOpen(page)) found.push(...(await insideDialog(page, address, press.name)))
    else if (press.isToggle) {
      await pressAgain(page, 'main', press.name)
      const change = changedLines(before.text, (await look(page, 'main')).text)
      if (change !== '') found.push(`press again: ${press.name}\n${change}`)
    }
  }
}

async function insideDialog(page: Page, address: string, opener: string): Promise<string[]> {
  const found: string[] = []
  const done: string[] = []
  while (await isOpen(page)) {
    const before = await look(page, dialog)
    const press = await pressNext(page, dialog, done)
    if (press === undefined) return found
    done.push(press.name)
    console.log('PRESS', opener, press.name)
    found.push(`press: ${opener}, ${press.name}\n${await changeOf(page, address, before)}`)
    await openAgain(page, address)
    await pressAgain(page, 'main', opener)
    await settled(page)
  }
  return found
}

const isOpen = async (page: Page): Promise<boolean> => (await page.locator(dialog).count()) > 0

interface Look {
  readonly part: string
  readonly text: string
  readonly focus: string
}

async function look(page: Page, part: string): Promise<Look> {
  const text = await settledSnapshot(page, part)
  const active = text.split('\n').find((line) => line.includes('[active]'))
  return { part, text: text.replaceAll(' [active]', ''), focus: active ?? (await focusOf(page)) }
}

const focusOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const active = document.activeElement
    return active === null || active === document.body
      ? 'nothing'
      : `${active.tagName.toLowerCase()} ${active.getAttribute('aria-label') ?? active.textContent.slice(0, 60)}`
  })

async function changeOf(page: Page, address: string, before: Look): Promise<string> {
  await settled(page)
  const path = new URL(page.url()).pathname
  if (path !== address) return `leads to: ${path}`
  const part = (await isOpen(page)) ? dialog : 'main'
  const now = await look(page, part)
  const focus = `focus: ${now.focus}`
  if (part === before.part) return `${changedLines(before.text, now.text)}\n${focus}`
  return part === 'main' ? `closes\n${focus}` : `${now.text}\n${focus}`
}

/** Opens the page as it was, without a dialog; what was typed is left. */
async function openAgain(page: Page, address: string): Promise<void> {
  for (let i = 0; i < 3 && (await page.locator('dialog[open]').count()) > 0; i += 1) {
    await page.keyboard.press('Escape')
    await settled(page)
  }
  await goTo(page, address)
  await settled(page)
}
