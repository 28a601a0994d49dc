import type { Page } from 'playwright'

type Reading = { places: Map<Element, number>; most: number; log: Element; frame: number }
declare global {
  interface Window {
    reading?: Reading
  }
}

/** Number of elements in the log. */
export function logNodes(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('[role=log] *').length)
}

/** Records the positions of the log's visible rows for each frame. */
export const scrollPosition = {
  savePosition: (page: Page): Promise<void> =>
    page.evaluate(() => {
      const log = document.querySelector('[role=log]')!
      const { top, bottom } = log.getBoundingClientRect()
      const rows = [...log.querySelectorAll('[data-row]')].filter(
        (row) =>
          row.getBoundingClientRect().top >= top && row.getBoundingClientRect().bottom <= bottom,
      )
      const reading: Reading = {
        places: new Map(rows.map((row) => [row, row.getBoundingClientRect().top - top])),
        most: rows.length === 0 ? Infinity : 0,
        log,
        frame: 0,
      }
      window.reading = reading
      const look = () => {
        const begin = log.getBoundingClientRect().top
        for (const [row, place] of reading.places)
          reading.most = Math.max(
            reading.most,
            row.isConnected ? Math.abs(row.getBoundingClientRect().top - begin - place) : Infinity,
          )
        reading.frame = requestAnimationFrame(look)
      }
      look()
    }),
  /** The largest movement so far in pixels; Infinity if the rows are gone. */
  moved: (page: Page): Promise<number> => page.evaluate(() => window.reading?.most ?? Infinity),
}
