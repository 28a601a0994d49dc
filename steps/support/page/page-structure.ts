/**
 * The input of axe's rules as one text: elements, roles, states, names and the presence of text. It
 * runs in the page and uses nothing outside.
 */
export function pageStructure(): string {
  /** Attributes of which a rule checks only the presence. */
  const present = new Set([
    'alt',
    'title',
    'placeholder',
    'value',
    'href',
    'src',
    'srcset',
    'content',
    'aria-valuetext',
    'aria-description',
  ])
  /** Attributes with the coordinates of chart shapes. */
  const drawn = new Set([
    'd',
    'points',
    'x',
    'y',
    'x1',
    'x2',
    'y1',
    'y2',
    'cx',
    'cy',
    'r',
    'rx',
    'transform',
    'viewBox',
    'stroke-dasharray',
  ])
  const attributes = (element: Element): string =>
    [...element.attributes]
      .filter(({ name }) => !drawn.has(name))
      .map(
        ({ name, value }) =>
          `${name}=${present.has(name) ? String(value.trim() !== '') : value.replace(/\d+/g, '0')}`,
      )
      .toSorted()
      .join(' ')
  const structure = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE)
      return (node.textContent ?? '').trim() === '' ? '' : 'text'
    if (!(node instanceof Element) || node.tagName === 'SCRIPT') return ''
    const children = [...node.childNodes].map(structure).filter((child) => child !== '')
    return `<${node.tagName} ${attributes(node)}>${children.filter((child, index) => child !== children[index - 1]).join('')}</>`
  }
  const queries = [
    '(prefers-color-scheme: dark)',
    '(forced-colors: active)',
    '(prefers-reduced-motion: reduce)',
  ]
  return [
    document.title !== '',
    getComputedStyle(document.documentElement).fontSize,
    innerWidth,
    innerHeight,
    devicePixelRatio,
    ...queries.map((query) => matchMedia(query).matches),
    structure(document.documentElement),
  ].join('\n')
}
