import { chatInputRows } from '../../model/text/message-validation.ts'

/** Where the browser sizes a field by what it holds there is nothing to do; the styles bound it. */
const sizesItself = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content')

/** Has a text area show as many rows as its text takes, within bounds (VALID-006). */
export function autoGrowTextarea(area: HTMLTextAreaElement): void {
  if (sizesItself) return
  area.rows = 1
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(area)
  area.rows = chatInputRows(
    (area.scrollHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)) /
      Number.parseFloat(lineHeight),
  )
}
