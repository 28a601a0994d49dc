/** Compares what each page says with the snapshots of features/snapshots. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startTestServers } from '../acceptance/test-servers.ts'
import { launch } from '../visit/browser.ts'
import { builtPortal } from '../build/built-portal.ts'
import { onStop } from '../process/on-stop.ts'
import {
  clearReceived,
  differentFiles,
  differentLooks,
  differentPages,
  keepReceived,
  writeReceived,
  writeSnapshots,
} from './compare.ts'
import { leftByPages, pageErrors } from './open-portal.ts'
import { outlineFaults } from './heading-levels.ts'
import { capitalDates } from './spanish-dates.ts'
import { takeSnapshots, type Snapshot } from './take-snapshots.ts'
import { headings } from './presses/pressed-page.ts'
import { takePresses } from './presses/take-presses.ts'
import { lookTranslated, type TranslatedPages } from './translated-pages.ts'
import { viewers } from './viewers.ts'

const HELP = `npm run snapshots [-- --update] [--viewer NAME] [--language en-US|es-US] [--presses] [--page ID] [--translated]

Looks at every page as three members and a visitor, in both languages, and compares what assistive technology reads with
features/snapshots. Prints the difference; the received texts are in reports/snapshots/received.
Presses every control of each page as one member in English, and compares what each press changes.
Then shows each page to an imitated translator of a browser: after a change it must equal a fresh page.

--update      takes the received texts as the new snapshots: of all viewers and languages, or of the presses with --presses or --page
--viewer      looks as one viewer only: ${viewers.join(', ')}
--language    looks in one language only
--presses     presses the controls of all pages only
--page        presses the controls of one page of the route tables only
--translated  looks at translated pages only`

const { values } = parseArgs({
  options: {
    update: { type: 'boolean' },
    viewer: { type: 'string' },
    language: { type: 'string' },
    presses: { type: 'boolean' },
    page: { type: 'string' },
    translated: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
if (values.help === true) {
  console.log(HELP)
  process.exit(0)
}
const isTranslatedOnly = values.translated === true
const isPressesOnly = values.presses === true || values.page !== undefined
const isLooksOnly = values.viewer !== undefined || values.language !== undefined
const isPart = isPressesOnly || isLooksOnly
const looksAtPresses = !isTranslatedOnly && !isLooksOnly
const looksAtPages = !isTranslatedOnly && !isPressesOnly
if ((isLooksOnly || isTranslatedOnly) && values.update === true) {
  console.error('--update renews all snapshots, or with --presses or --page those of presses.')
  process.exit(2)
}

const summary = 'reports/snapshots/summary.json'
mkdirSync('reports/snapshots', { recursive: true })
rmSync(summary, { force: true })
clearReceived()
const started = performance.now()
const servers = await startTestServers(await builtPortal())
onStop(() => void servers.stop().finally(() => process.exit(130)))
const browser = await launch()
const snapshots: Snapshot[][] = []
let translated: TranslatedPages = { pages: 0, changes: 0, stale: [] }
try {
  await takeAll()
} finally {
  await browser.close()
  await servers.stop()
}
judge(snapshots.flat())

/** Two looks at a time, one for each core. */
async function takeAll(): Promise<void> {
  if (looksAtPresses)
    snapshots.push(
      await takePresses(browser, servers, values.page, (taken) =>
        writeReceived(taken.page, [taken]),
      ),
    )
  const looks = looksAtPages
    ? viewers
        .filter((each) => values.viewer === undefined || each === values.viewer)
        .flatMap((each) =>
          (['en-US', 'es-US'] as const)
            .filter((language) => values.language === undefined || language === values.language)
            .map((language) => [each, language] as const),
        )
    : []
  const taken: Snapshot[][] = []
  const waiting = looks.entries()
  const work = async (): Promise<void> => {
    for (const [at, [each, language]] of waiting) {
      taken[at] = await takeSnapshots(browser, servers, each, language)
      console.log(`${each}, ${language}: ${taken[at].length} snapshots`)
    }
  }
  const translate = async (): Promise<void> => {
    if (!isPart) translated = await lookTranslated(browser, servers)
  }
  await Promise.all([work(), translate().then(work)])
  snapshots.push(taken.flat())
}

function differentOf(all: readonly Snapshot[], say: (text: string) => void): number {
  if (isLooksOnly) return differentLooks(all, say)
  return isPressesOnly
    ? differentPages(
        all.map(({ page }) => page),
        say,
      )
    : differentFiles(say)
}

function judge(all: readonly Snapshot[]): void {
  const say = (text: string): void => console.log(text)
  let different = 0
  if (!isTranslatedOnly) {
    writeSnapshots(all)
    if (values.update === true) keepReceived(isPart)
    different = differentOf(all, say)
  }
  const wrong = [
    ...[...pageErrors].map((error) => `page error: ${error}`),
    ...[...leftByPages].map((effect) => `left by a page that is gone: ${effect}`),
    ...[...headings].map((fault) => `headings of ${fault}`),
    ...all
      .filter(({ page }) => !page.endsWith(' presses'))
      .flatMap(({ page, text }) =>
        outlineFaults(text).map((fault) => `headings of ${page}: ${fault}`),
      ),
    ...translated.stale.map((line) => `translated: ${line}`),
    ...all
      .filter(({ language }) => language === 'es-US')
      .flatMap(({ page, text }) =>
        capitalDates(text).map((date) => `${page}: capital inside a sentence: ${date}`),
      ),
  ]
  for (const line of new Set(wrong)) say(line)
  const pages = new Set(all.map(({ page }) => page)).size
  const seconds = Math.round((performance.now() - started) / 1_000)
  say(
    `snapshots: ${all.length} of ${pages} pages and dialogs, ${different} different; translated: ${translated.pages} screens, ${translated.changes} changes, ${translated.stale.length} stale; ${seconds} s`,
  )
  const failed = different + wrong.length
  writeFileSync(summary, JSON.stringify({ passed: all.length + translated.pages - failed, failed }))
  process.exitCode = failed === 0 ? 0 : 1
}
