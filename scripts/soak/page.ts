import type { CDPSession, Page } from 'playwright'

/** The marker of a soak message in a text, or null. */
export function wordOf(text: string): string | null {
  return /(coach|member)-\d+-/.exec(text)?.[0] ?? null
}

/** Opens the conversation with the coach in the panel. */
export async function openConversation(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Message coach/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Your coach/ })
    .click()
  await page.getByRole('dialog').getByRole('log').waitFor()
}

/**
 * Waits until the page shows the server's last message and sends none. Returns the markers in the
 * log, in order.
 */
export async function wordsOnPage(
  page: Page,
  last: string,
  patience: number,
): Promise<readonly string[]> {
  const log = page.getByRole('dialog').getByRole('log')
  const isDone = async (): Promise<boolean> => {
    await log.evaluate((box) => box.scrollTo(0, box.scrollHeight))
    return (
      (await log.textContent())?.includes(last) === true &&
      (await log.getByText('· Sending').count()) === 0
    )
  }
  const end = performance.now() + patience
  while (!(await isDone()) && performance.now() < end) await page.waitForTimeout(250)
  // The log renders visible rows only. Scroll through it window by window, and count each row once.
  const rows = await log.evaluate(async (box) => {
    const read = new Map<string, string>()
    const frame = () => new Promise(requestAnimationFrame)
    const take = () => {
      for (const row of box.querySelectorAll<HTMLElement>('[data-row]'))
        read.set(row.dataset['row'] ?? '', row.textContent ?? '')
    }
    const places = new Map<string, number>()
    box.scrollTo(0, 0)
    for (let count = 0; count < 100_000; count += 1) {
      await frame()
      await frame()
      take()
      const top = box.getBoundingClientRect().top - box.scrollTop
      for (const row of box.querySelectorAll<HTMLElement>('[data-row]'))
        places.set(row.dataset['row'] ?? '', row.getBoundingClientRect().top - top)
      if (box.scrollTop + box.clientHeight >= box.scrollHeight - 2) break
      box.scrollBy(0, box.clientHeight / 2)
    }
    return [...read]
      .map(([key, text]) => ({ text, at: places.get(key) ?? 0 }))
      .sort((one, other) => one.at - other.at)
      .map(({ text }) => text)
  })
  return rows.flatMap((text) => wordOf(text) ?? [])
}

/** The page's heap after a garbage collection, in MB, and its number of nodes. */
export async function memoryOf(
  devtools: CDPSession,
): Promise<{ readonly megabytes: number; readonly nodes: number }> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { megabytes: value('JSHeapUsedSize') / 1e6, nodes: value('Nodes') }
}
