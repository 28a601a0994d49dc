const heading = /^ *- '?heading .*\[level=(\d)\]/gm

/**
 * Why the headings of a page or dialog, as its ARIA snapshot has them, make no outline: a level that is left out,
 * no title or a second one. A dialog stands below the title of its page.
 */
export function headingFaults(snapshot: string, isDialog: boolean): string[] {
  const levels = [...snapshot.matchAll(heading)].map(([, level]) => Number(level))
  const titles = levels.filter((level) => level === 1).length
  const outline = isDialog ? [1, ...levels] : levels
  return [
    ...(titles === (isDialog ? 0 : 1) ? [] : [`${titles} headings of level 1`]),
    ...outline.flatMap((level, at) => {
      const above = outline[at - 1] ?? 0
      return level > above + 1 ? [`a heading of level ${level} after level ${above}`] : []
    }),
  ]
}

/** The faults in the text of a page, or of the dialogs that its buttons open. */
export function outlineFaults(text: string): string[] {
  if (text.startsWith('leads to: ')) return []
  return text
    .split(/^(?=press: )/m)
    .flatMap((part) => headingFaults(part, part.startsWith('press: ')))
}
