import { type AtRule, type Container, parse, type Rule } from 'postcss'

/**
 * Returns the rules of a style sheet that elements with these classes can use, in their order: what
 * a page needs before its style sheet has come.
 */
export function usedStyles(css: string, classes: ReadonlySet<string>): string {
  const sheet = parse(css)
  sheet.walkRules((rule) => {
    if (!isStep(rule) && !rule.selectors.some((each) => isMet(each, classes))) rule.remove()
  })
  sheet.walkAtRules((rule) => removeEmpty(rule))
  sheet.walkAtRules('keyframes', (frames) => {
    if (!sheet.toString().replace(frames.toString(), '').includes(frames.params)) frames.remove()
  })
  return sheet.toString()
}

/** A step of an animation, such as `to`, which is no selector. */
const isStep = ({ parent }: Rule): boolean => (parent as AtRule).name === 'keyframes'

/** Removes a block without rules, and the ones around it that become empty. */
function removeEmpty(rule: AtRule): void {
  const around: Container | undefined = rule.parent as Container | undefined
  if (rule.nodes?.length !== 0) return
  rule.remove()
  if (around?.type === 'atrule') removeEmpty(around as AtRule)
}

/** Whether all classes outside of parentheses are there. */
const isMet = (selector: string, classes: ReadonlySet<string>): boolean =>
  [...selector.replaceAll(/\([^()]*\)|\[[^\]]*\]/g, '').matchAll(/\.([\w-]+)/g)].every(
    ([, name = '']) => classes.has(name),
  )
