/**
 * What was read of a list: all of it at once, as far as one answer reaches, and then page by page.
 * Items are texts that are equal where the items are.
 */
export interface Pages {
  readonly whole: readonly string[]
  /** Whether the one answer had more behind it. */
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

/** Whether some item is there more often than in the other list. */
const hasMore = (items: readonly string[], than: readonly string[]): boolean => {
  const counts = countsOf(than)
  return [...countsOf(items)].some(([item, count]) => count > (counts.get(item) ?? 0))
}

/** What is wrong with the pages of a list that did not change meanwhile. */
export function pageFaults({ whole, isLonger, pages, limit }: Pages): PageFault[] {
  const all = pages.flat()
  // Behind the end of the one answer nobody knows what comes.
  const read = isLonger ? all.slice(0, whole.length) : all
  const isTooLong = pages.some((page) => page.length > limit)
  const complete = (words: string): PageFault => ({ check: 'pages_complete', words })
  return [
    ...(isTooLong
      ? [
          {
            check: 'page_limit_honoured',
            words: 'answers a page that is longer than was asked for',
          } as const,
        ]
      : []),
    ...(hasMore(whole, all) ? [complete('leaves out between two pages what the list has')] : []),
    ...(hasMore(isLonger ? all.filter((item) => whole.includes(item)) : all, whole)
      ? [complete('answers on its pages what the list does not have, or has fewer times')]
      : []),
    ...(!hasMore(whole, all) &&
    !hasMore(read, whole) &&
    read.some((item, index) => item !== whole[index])
      ? [complete('answers its pages in another order than the list')]
      : []),
  ]
}
