/**
 * Whether this browser lacks one of what `kit/fill-in.ts` has a stand-in for. What came to browsers
 * with another is not asked for; a test compares the two lists.
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
