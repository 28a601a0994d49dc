/** Returns an element and its ancestors, innermost first. */
export function ancestorsOf(element: Element): Element[] {
  return element.parentElement === null
    ? [element]
    : [element, ...ancestorsOf(element.parentElement)]
}
