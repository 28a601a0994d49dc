import { parseArgs } from 'node:util'
import { startTestServers } from '../acceptance/test-servers.ts'
import { launch, signInBrowser, skipIntroductions } from '../visit/browser.ts'
import { builtPortal } from '../build/built-portal.ts'
import { onStop } from '../process/on-stop.ts'
import { seededRandom } from './seeded-random.ts'
import { makeMember } from '../visit/control-client.ts'
import { memoryOf, openConversation, wordOf, wordsOnPage } from './page.ts'
import { injectFaults } from './inject-faults.ts'
import { soakVerdict } from './verdict.ts'

/** MB by which the page may grow, besides the allowance per message. */
const growth = 3
const megabytesPerMessage = 0.003

const help = `npm run soak [-- options]

Runs a conversation in a real Chromium while its streams are cut and frozen, answers are lost and the page goes offline. Exit code 0 only when
nothing was lost, doubled or out of order, the page had no error, and its memory did not grow.

--minutes N  duration of the fault injection (default 3)
--seed N     repeats the faults of a run
--help       show this help`

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

console.log(`Injecting faults into a conversation for ${minutes} min (--seed ${seed}) …`)
// A frozen stream is noticed after two missed heartbeats.
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
  const { control, ...credentials } = await makeMember(servers.control ?? '')
  const context = await browser.newContext({
    baseURL: servers.portal,
    viewport: { width: 1280, height: 900 },
  })
  await signInBrowser(context, servers.portal, credentials)
  // Overlays that open for new members would cover the chat.
  await skipIntroductions(context)
  const page = await context.newPage()
  const defects: string[] = []
  page.on('pageerror', ({ message }) => defects.push(message))
  await openConversation(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('HeapProfiler.enable')

  const random = seededRandom(seed)
  // The warm-up loads and compiles code before memory is measured.
  const warmUp = Math.min(minutes * 60_000 * 0.2, 60_000)
  const first = await injectFaults({ page, context, control, random }, warmUp)
  const before = await memoryOf(devtools)
  const rest = await injectFaults(
    { page, context, control, random, from: first },
    minutes * 60_000 - warmUp,
  )
  const kept = (await settledTexts()).flatMap((text) => wordOf(text) ?? [])
  const shown = await wordsOnPage(page, kept.at(-1) ?? '', 60_000)
  await page.keyboard.press('End')
  const after = await memoryOf(devtools)

  const { written, ...faults } = rest
  const { lost, doubled, outOfOrder } = soakVerdict({ written, kept, shown })
  const messages = written.coach.length + written.member.length
  const allowed = growth + messages * megabytesPerMessage
  const isFlat = after.megabytes - before.megabytes <= allowed
  console.log(
    `${messages} messages: ${written.coach.length} of the coach, ${written.member.length} of the member`,
  )
  console.log(
    `faults: ${Object.entries(faults)
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
  console.log(isWell ? 'soak: passed' : 'soak: failed')
  return isWell

  /** The texts on the server when all messages of the warm-up have arrived, or after 60 s. */
  async function settledTexts(): Promise<readonly string[]> {
    const end = performance.now() + 60_000
    const all = first.written.member.length
    for (;;) {
      const texts = await control.texts()
      const arrived = texts.filter((text) => text.startsWith('member-')).length
      if (arrived >= all || performance.now() > end) return texts
      await page.waitForTimeout(500)
    }
  }
}
