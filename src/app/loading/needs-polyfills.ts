/**
 * Returns whether the browser lacks a polyfilled feature (`install-polyfills.ts`). Features that
 * shipped together are checked once; a test compares the lists.
 */
export function needsPolyfills(): boolean {
  return [
    globalThis.crypto?.randomUUID,
    URL.parse,
    AbortSignal.any,
    globalThis.structuredClone,
    globalThis.IntersectionObserver,
    globalThis.ResizeObserver,
    Intl.Segmenter,
    [].toSorted,
  ].includes(undefined as never)
}
