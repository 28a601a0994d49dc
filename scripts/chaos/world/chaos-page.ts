import type { Browser, Page } from 'playwright'
import { signInBrowser, skipIntroductions } from '../../visit/browser.ts'
import { href } from '#platform/model/paths.ts'
import { makeMember } from '../../visit/control-client.ts'
import { openConversation, wordsOnPage } from '../../soak/page.ts'
import type { ChaosWorld } from './chaos-world.ts'

/** A member in a browser, whose conversation with the coach stays open. */
export interface ChaosPage {
  /** The coach writes; resolves to the word, or null when the sandbox takes none. */
  coachWrites(): Promise<string | null>
  /** Words of the coach that are stored. */
  readonly words: readonly string[]
  /** What a second page says that is opened now: its alert, or its heading. */
  opened(): Promise<string>
  /** Words on the page when the last one has arrived. */
  shown(patienceMs: number): Promise<readonly string[]>
  close(): Promise<void>
}

/** A call of the edge may take 20 s, and a read is asked for a second time. */
const patience = 180_000

export async function openChaosPage(browser: Browser, world: ChaosWorld): Promise<ChaosPage> {
  const { control, ...credentials } = await makeMember(world.sandbox, 'chaos-page')
  const context = await browser.newContext({
    baseURL: world.portal,
    viewport: { width: 1280, height: 900 },
  })
  context.setDefaultTimeout(patience)
  await signInBrowser(context, world.portal, credentials)
  await skipIntroductions(context)
  const conversation = await context.newPage()
  await openConversation(conversation)
  const words: string[] = []
  let count = 0
  return {
    words,
    async coachWrites() {
      const word = `coach-${(count += 1)}-`
      return control.write(word).then(
        () => words[words.push(word) - 1] ?? null,
        () => null,
      )
    },
    async opened() {
      const second = await context.newPage()
      try {
        return await saidBy(second)
      } finally {
        await second.close()
      }
    },
    shown: (patienceMs) => wordsOnPage(conversation, words.at(-1) ?? '', patienceMs),
    close: () => context.close(),
  }
}

/** The alerts of a page when it is still, else its heading. */
async function saidBy(second: Page): Promise<string> {
  const problem = await second.goto(href('bloodSugarLogs'), { waitUntil: 'commit' }).then(
    (answer) => (answer?.ok() === true ? null : `status ${answer?.status()}`),
    () => 'no page',
  )
  if (problem !== null) return problem
  const still = second.locator('main:not(:has([aria-busy=true])) h1')
  await still.waitFor({ timeout: patience }).catch(() => {})
  const alerts = await second.getByRole('alert').allInnerTexts()
  const said = alerts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text)
  if (said.length > 0) return `"${said[0]}"`
  const heading = await second
    .locator('h1')
    .first()
    .innerText()
    .catch(() => 'nothing')
  return `the page "${heading}"`
}
