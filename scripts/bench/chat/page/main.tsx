import { activate, loadAreas } from '#i18n/catalogue.ts'
import { drawMinimal } from './minimal.tsx'
import { drawOurs } from './ours.tsx'
import { messages, chatWith } from './conversation.ts'

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve))
const stage = document.getElementById('stage')!
const all = messages(1, 10_000)
/** The state of a reopened conversation. */
const conversation = chatWith(all)

/**
 * Opens a conversation of 10,000 messages at its end, waits until it is painted, and removes it
 * after the second mark.
 */
const open = async (name: 'ours' | 'minimal'): Promise<void> => {
  await nextFrame()
  performance.mark('bench-start')
  const clear = name === 'ours' ? drawOurs(stage, conversation) : drawMinimal(stage, all)
  await nextFrame()
  await nextFrame()
  performance.mark('bench-end')
  if (!stage.textContent?.includes(all.at(-1)!.message))
    throw new Error(`"${name}" does not show the newest message in two frames.`)
  clear()
}

const log = () => document.querySelector<HTMLElement>('[role=log]')!
/**
 * Renders our conversation and leaves it in the page. Returns the number of elements in the log.
 */
const render = async (from: number): Promise<number> => {
  const ours = drawOurs(stage, chatWith(messages(from, 10_000)))
  Object.assign(window, { more: ours.more, clear: ours })
  for (let frame = 0; frame < 10; frame += 1) await nextFrame()
  return log().querySelectorAll('*').length
}

/**
 * Inserts 200 older messages above the visible ones. Returns the largest shift in px, in any frame,
 * of the row `top` px below the edge.
 */
const prepend = async (top: number, from: number): Promise<number> => {
  log().scrollTop = top
  for (let frame = 0; frame < 10; frame += 1) await nextFrame()
  const begin = log().getBoundingClientRect()
  const places = new Map(
    [...log().querySelectorAll('[data-row]')]
      .map((row) => [row, row.getBoundingClientRect()] as const)
      .filter(([, box]) => box.top >= begin.top && box.bottom <= begin.bottom),
  )
  if (places.size === 0) throw new Error('Nothing is read.')
  ;(window as unknown as { more: (conversation: ReturnType<typeof chatWith>) => void }).more(
    chatWith(messages(from, 10_000)),
  )
  const { scrollHeight } = log()
  let [most, after] = [0, 0]
  for (let frame = 0; frame < 200 && after < 20; frame += 1) {
    if (log().scrollHeight > scrollHeight + 1_000) after += 1
    for (const [row, box] of places)
      most = Math.max(
        most,
        row.isConnected ? Math.abs(row.getBoundingClientRect().top - box.top) : Infinity,
      )
    await nextFrame()
  }
  if (after === 0) throw new Error('The older messages did not load.')
  return most
}

/** The ms from each key press to its paint, collected while the page is open. */
const keys: number[] = []
addEventListener(
  'keydown',
  () => {
    const begin = performance.now()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => keys.push(performance.now() - begin))
      port1.start()
      port2.postMessage(null)
    })
  },
  true,
)

void loadAreas(['chat', 'ui', 'common', 'forms'])
  .then(() => activate('en-US'))
  .then(() => Object.assign(window, { bench: { open, render, prepend, keys } }))
