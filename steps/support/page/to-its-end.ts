import type { Locator } from 'playwright'

/** Pixels between the visible part of a log and its end. */
export function toItsEnd(log: Locator): Promise<number> {
  return log.evaluate(
    ({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight,
  )
}
