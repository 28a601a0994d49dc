import { parseArgs } from 'node:util'
import { startTestServers } from '../acceptance/test-servers.ts'
import { launch } from '../bench/browser.ts'
import { builtPortal } from '../build/built-portal.ts'
import { onStop } from '../process/on-stop.ts'
import { seededRandom } from './seeded-random.ts'
import { makeMember } from './control-client.ts'
import { memoryOf, openConversation, wordOf, wordsOnPage } from './page.ts'
import { injectFaults } from './inject-faults.ts'
import { soakVerdict } from './verdict.ts'

/** Megabytes that the page may grow by, besides a little for each message that it keeps. */
const growth = 3
const megabytesPerMessage = 0.003

const help = `npm run soak [-- options]

A conversation in a real Chromium while its streams are cut and frozen, answers are lost and the page goes offline. Exit code 0 only when
nothing was lost, doubled or out of order, the page had no error, and its memory did not grow.

--minutes N  how long the storm lasts (default 3)
--seed N     the same weather again
--help       this`

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '3' },
    seed: { type: 'string' },
    help: { type: 'boolean' },
  },
})
if (values.help === true) {
  console.log(help)
  process.exit(0)
}
const minutes = Number(values.minutes)
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9))
if (!(minutes > 0) || !Number.isInteger(seed))
  throw new Error('Usage: npm run soak -- [--minutes 3] [--seed 1]')

console.log(`A storm of ${minutes} min over one conversation (--seed ${seed}) …`)
// A line that says nothing any more is noticed after two heartbeats.
const servers = await startTestServers(await builtPortal(), ['--heartbeat', '3'])
const browser = await launch()
const stop = (): Promise<void> =>
  browser
    .close()
    .catch(() => {})
    .then(servers.stop)
onStop(() => void stop().finally(() => process.exit(130)))
try {
  process.exitCode = (await soak()) ? 0 : 1
} finally {
  await stop()
}

async function soak(): Promise<boolean> {
  const { username, password, door } = await makeMember(servers.control ?? '')
  const context = await browser.newContext({
    baseURL: servers.portal,
    viewport: { width: 1280, height: 900 },
  })
  const signIn = await context.request.post('/api/v1/users/me/auth', {
    form: { grant_type: 'password', username, password },
    headers: { 'x-portal-request': '1', origin: servers.portal },
  })
  if (!signIn.ok()) throw new Error(`The member could not be signed in: ${signIn.status()}.`)
  // What opens by itself for who is here for the first time would stand before the chat.
  await context.addInitScript(() => {
    for (const name of [
      'has-seen-intro-tour',
      'has-seen-food-log-intro',
      'has-dismissed-privacy-banner',
    ])
      localStorage.setItem(name, 'true')
  })
  const page = await context.newPage()
  const defects: string[] = []
  page.on('pageerror', ({ message }) => defects.push(message))
  await openConversation(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('HeapProfiler.enable')

  const random = seededRandom(seed)
  // The first part warms up what is loaded and compiled once.
  const warmUp = Math.min(minutes * 60_000 * 0.2, 60_000)
  const first = await injectFaults({ page, context, door, random }, warmUp)
  const before = await memoryOf(devtools)
  const rest = await injectFaults(
    { page, context, door, random, from: first },
    minutes * 60_000 - warmUp,
  )
  const kept = (await settledTexts()).flatMap((text) => wordOf(text) ?? [])
  const shown = await wordsOnPage(page, kept.at(-1) ?? '', 60_000)
  await page.keyboard.press('End')
  const after = await memoryOf(devtools)

  const { written, ...weather } = rest
  const { lost, doubled, outOfOrder } = soakVerdict({ written, kept, shown })
  const messages = written.coach.length + written.member.length
  const allowed = growth + messages * megabytesPerMessage
  const isFlat = after.megabytes - before.megabytes <= allowed
  console.log(
    `${messages} messages: ${written.coach.length} of the coach, ${written.member.length} of the member`,
  )
  console.log(
    `weather: ${Object.entries(weather)
      .map(([what, count]) => `${what} ${count}`)
      .join(', ')}`,
  )
  for (const [what, words] of Object.entries({
    lost,
    duplicated: doubled,
    'out of order': outOfOrder,
  }))
    console.log(
      `${words.length} ${what}${words.length > 0 ? `: ${words.slice(0, 20).join(' ')}` : ''}`,
    )
  console.log(
    `heap ${before.megabytes.toFixed(1)} → ${after.megabytes.toFixed(1)} MB (may grow by ${allowed.toFixed(1)}), nodes ${before.nodes} → ${after.nodes}`,
  )
  for (const defect of defects) console.log(`page error: ${defect}`)
  const isWell =
    lost.length + doubled.length + outOfOrder.length + defects.length === 0 &&
    isFlat &&
    messages > 0
  console.log(isWell ? 'Nothing was lost.' : 'The storm did damage.')
  return isWell

  /** What the server has once nothing more comes. */
  async function settledTexts(): Promise<readonly string[]> {
    const end = performance.now() + 60_000
    const all = first.written.member.length
    for (;;) {
      const texts = await door.texts()
      const arrived = texts.filter((text) => text.startsWith('member-')).length
      if (arrived >= all || performance.now() > end) return texts
      await page.waitForTimeout(500)
    }
  }
}
