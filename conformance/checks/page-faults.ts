/**
 * The results of reading a list, once in a single response and once page by page. Equal items have
 * equal texts.
 */
export interface Pages {
  readonly whole: readonly string[]
  /** Whether the single response was cut off. */
  readonly isLonger: boolean
  readonly pages: readonly (readonly string[])[]
  readonly limit: number
}

export interface PageFault {
  readonly check: 'page_limit_honoured' | 'pages_complete'
  readonly words: string
}

const countsOf = (items: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}

/** Returns whether an item occurs more often than in the other list. */
const hasMore = (items: readonly string[], than: readonly string[]): boolean => {
  const counts = countsOf(than)
  return [...countsOf(items)].some(([item, count]) => count > (counts.get(item) ?? 0))
}

/** The faults of the pages of a list that did not change in between. */
export function pageFaults({ whole, isLonger, pages, limit }: Pages): PageFault[] {
  const all = pages.flat()
  // Items after the end of a single response that was cut off are unknown.
  const read = isLonger ? all.slice(0, whole.length) : all
  const isTooLong = pages.some((page) => page.length > limit)
  const complete = (words: string): PageFault => ({ check: 'pages_complete', words })
  return [
    ...(isTooLong
      ? [
          {
            check: 'page_limit_honoured',
            words: 'returned a longer page than requested',
          } as const,
        ]
      : []),
    ...(hasMore(whole, all) ? [complete('items of the list are missing between pages')] : []),
    ...(hasMore(isLonger ? all.filter((item) => whole.includes(item)) : all, whole)
      ? [complete('the pages contain items that the list lacks or has fewer times')]
      : []),
    ...(!hasMore(whole, all) &&
    !hasMore(read, whole) &&
    read.some((item, index) => item !== whole[index])
      ? [complete('the pages have another order than the list')]
      : []),
  ]
}
