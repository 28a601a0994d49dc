/** An element and all that are around it, the innermost first. */
export function ancestorsOf(element: Element): Element[] {
  return element.parentElement === null
    ? [element]
    : [element, ...ancestorsOf(element.parentElement)]
}
