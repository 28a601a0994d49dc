import { chatInputRows } from '../../model/text/message-validation.ts'

/** Browsers with `field-sizing` size the field themselves; the styles limit it. */
const sizesItself = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content')

/** Sets the rows of a text area to its content, within limits (VALID-006). */
export function autoGrowTextarea(area: HTMLTextAreaElement): void {
  if (sizesItself) return
  area.rows = 1
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(area)
  area.rows = chatInputRows(
    (area.scrollHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)) /
      Number.parseFloat(lineHeight),
  )
}
