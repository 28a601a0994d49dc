/** An element as axe's rules see it. A text is only present or absent. */
export interface StructureElement {
  /** Tag, role, states and names. */
  readonly own: string
  readonly children: readonly (StructureElement | 'text')[]
}

export interface PageStructure {
  /** Theme, size of the window and of the letters, and ids that are there twice. */
  readonly environment: string
  readonly root: StructureElement
}

/** The input of axe's rules. It runs in the page and uses nothing outside. */
export function pageStructure(): PageStructure {
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
  /** Attributes with ids of other elements, which may be missing or without text. */
  const referring = new Set([
    'for',
    'aria-labelledby',
    'aria-describedby',
    'aria-controls',
    'aria-owns',
    'aria-activedescendant',
    'aria-errormessage',
    'aria-details',
    'headers',
    'list',
  ])
  /** Attributes whose numbers no rule reads: ids, words, sizes, and places among others. */
  const numbered =
    /^(id|name|style|datetime|min|max|step|width|height|aria-(label|value(now|min|max)|posinset|setsize|(row|col)(count|index))|data-.*)$/
  const hasText = (node: Node | null): boolean => (node?.textContent ?? '').trim() !== ''
  const target = (id: string): string => {
    const element = document.getElementById(id)
    return element === null ? 'missing' : `${element.tagName} ${hasText(element)}`
  }
  /** Without numbers, such as those in the ids that React counts up (`_r_1a_`). */
  const plain = (value: string): string =>
    value.replace(/\b_r_[0-9a-v]+_/g, '_r_').replace(/\d+/g, '0')
  const attributes = (element: Element): string =>
    [...element.attributes]
      .filter(({ name }) => !drawn.has(name))
      .map(({ name, value }) => {
        if (referring.has(name))
          return `${name}=${value.split(/\s+/).map(target).join()} ${plain(value)}`
        const own = numbered.test(name) ? plain(value) : value
        const shown = present.has(name) ? String(value.trim() !== '') : own
        return name === 'href' && /^#./.test(value)
          ? `href=${target(value.slice(1))}`
          : `${name}=${shown}`
      })
      .toSorted()
      .join(' ')
  const labels = (element: Element): string =>
    'labels' in element ? [...((element as HTMLInputElement).labels ?? [])].map(hasText).join() : ''
  const structure = (element: Element): StructureElement => ({
    own: `${element.tagName} ${attributes(element)} ${labels(element)}`,
    children: [...element.childNodes].flatMap((child): (StructureElement | 'text')[] => {
      if (child.nodeType === Node.TEXT_NODE) return hasText(child) ? ['text'] : []
      return child instanceof Element && child.tagName !== 'SCRIPT' ? [structure(child)] : []
    }),
  })
  const queries = [
    '(prefers-color-scheme: dark)',
    '(forced-colors: active)',
    '(prefers-reduced-motion: reduce)',
  ]
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id)
  return {
    environment: [
      document.title !== '',
      getComputedStyle(document.documentElement).fontSize,
      innerWidth,
      innerHeight,
      devicePixelRatio,
      ...queries.map((query) => matchMedia(query).matches),
      ...ids.filter((id, index) => ids.indexOf(id) !== index),
    ].join('\n'),
    root: structure(document.documentElement),
  }
}
