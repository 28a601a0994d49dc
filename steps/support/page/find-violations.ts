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

/** What axe's types do not tell: the checks of a rule, and whether one compares elements. */
interface Audit {
  readonly rules: readonly (Record<'any' | 'all' | 'none', readonly (string | { id: string })[]> & {
    readonly id: string
  })[]
  readonly checks: Readonly<Record<string, { readonly after?: unknown } | undefined>>
}

/**
 * Violations of WCAG 2.2 A and AA and of axe's best practices in the new parts of a page: rules that
 * compare elements look at the whole page, all others at the new elements. It runs in the page and
 * uses nothing outside.
 */
export async function findViolations(
  axe: typeof Axe & { readonly _audit: Audit },
  parts: NewParts,
): Promise<ViolatedRule[]> {
  const { rules, checks } = axe._audit
  const comparing = rules
    .filter((rule) =>
      [...rule.any, ...rule.all, ...rule.none].some(
        (check) => checks[typeof check === 'string' ? check : check.id]?.after !== undefined,
      ),
    )
    .map(({ id }) => id)
  const single = rules.map(({ id }) => id).filter((id) => !comparing.includes(id))
  const run = async (
    context: Axe.ElementContext,
    without: readonly string[],
  ): Promise<ViolatedRule[]> => {
    const { violations } = await axe.run(context, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // axe has `target-size` off by default (docs/quality.md#accessibility).
      rules: Object.fromEntries([
        ['target-size', { enabled: true }],
        ...without.map((id) => [id, { enabled: false }] as const),
      ]),
      resultTypes: ['violations'],
    })
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      targets: nodes.map(({ target }) => target.join(' ')),
    }))
  }
  const [include, exclude]: [Element[], Element[]] = [[], []]
  let index = 0
  const visit = (element: Element, isInNew: boolean): void => {
    const isNew = parts.elements[index++] ?? true
    if (isNew !== isInNew) (isNew ? include : exclude).push(element)
    for (const child of element.children) if (child.tagName !== 'SCRIPT') visit(child, isNew)
  }
  visit(document.documentElement, false)
  return [
    ...(parts.outline ? await run(document, single) : []),
    ...(include.length > 0 ? await run({ include, exclude }, comparing) : []),
  ]
}
