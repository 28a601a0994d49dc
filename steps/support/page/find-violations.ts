import type Axe from 'axe-core'

/** A violated rule and the selectors of the elements that violate it. */
export interface ViolatedRule {
  readonly id: string
  readonly help: string
  readonly targets: readonly string[]
}

/** What no page of this run has had, by the order of `structureKeys`. Elements beyond are new. */
export interface NewParts {
  readonly elements: readonly boolean[]
  readonly outline: boolean
}

export const wholePage: NewParts = { elements: [], outline: true }

/** A rule of axe, with what axe's types do not tell of it. */
interface Rule extends Readonly<
  Record<'any' | 'all' | 'none', readonly (string | { readonly id: string })[]>
> {
  readonly id: string
  matches(element: Element, ...more: readonly unknown[]): boolean
}

/** What axe's types do not tell: its rules, and whether a check compares elements. */
interface Audit {
  readonly rules: readonly Rule[]
  readonly checks: Readonly<Record<string, { readonly after?: unknown } | undefined>>
}

/**
 * Violations of WCAG 2.2 A and AA and of axe's best practices in the new parts of a page: rules that
 * compare elements look at the whole page, all others at the new elements. It is one run of axe,
 * because each prepares the whole page first. It runs in the page and uses nothing outside; the
 * rules of this `axe` are changed by it.
 */
export async function findViolations(
  axe: typeof Axe & { readonly _audit: Audit },
  parts: NewParts,
): Promise<ViolatedRule[]> {
  const { rules, checks } = axe._audit
  const compares = (rule: Rule): boolean =>
    [...rule.any, ...rule.all, ...rule.none].some(
      (check) => checks[typeof check === 'string' ? check : check.id]?.after !== undefined,
    )
  const fresh = new Set<Element>()
  let index = 0
  const visit = (element: Element): void => {
    if (parts.elements[index++] ?? true) fresh.add(element)
    for (const child of element.children) if (child.tagName !== 'SCRIPT') visit(child)
  }
  visit(document.documentElement)
  for (const rule of rules) {
    const { matches } = rule
    if (!compares(rule))
      rule.matches = (element, ...more) =>
        fresh.has(element) && matches.call(rule, element, ...more)
  }
  const idle = rules.filter((rule) => (compares(rule) ? !parts.outline : fresh.size === 0))
  const { violations } = await axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // axe has `target-size` off by default (docs/quality.md#accessibility).
    rules: Object.fromEntries([
      ['target-size', { enabled: true }],
      ...idle.map(({ id }) => [id, { enabled: false }] as const),
    ]),
    resultTypes: ['violations'],
  })
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    targets: nodes.map(({ target }) => target.join(' ')),
  }))
}
