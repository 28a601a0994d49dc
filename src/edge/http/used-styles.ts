/**
 * Returns the rules of a minified style sheet that elements with these classes can use, in their
 * order: what a page needs before its style sheet has come.
 */
export function usedStyles(css: string, classes: ReadonlySet<string>): string {
  const kept = blocksOf(css)
    .map((block) => keptBlock(block, classes))
    .join('')
  return kept.replaceAll(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (frames, name: string) =>
    kept.split(name).length > 2 ? frames : '',
  )
}

type Block = { readonly prelude: string; readonly body: string | null }

function keptBlock({ prelude, body }: Block, classes: ReadonlySet<string>): string {
  if (body === null) return `${prelude};`
  if (/^@(?:media|supports|layer|container)\b/.test(prelude)) {
    const inner = blocksOf(body)
      .map((block) => keptBlock(block, classes))
      .join('')
    return inner === '' ? '' : `${prelude}{${inner}}`
  }
  const isUsed =
    prelude.startsWith('@') || selectorsOf(prelude).some((each) => isMet(each, classes))
  return isUsed ? `${prelude}{${body}}` : ''
}

/** Whether all classes outside of parentheses are there. */
const isMet = (selector: string, classes: ReadonlySet<string>): boolean =>
  [...selector.replaceAll(/\([^()]*\)|\[[^\]]*\]/g, '').matchAll(/\.([\w-]+)/g)].every(
    ([, name = '']) => classes.has(name),
  )

const selectorsOf = (prelude: string): readonly string[] =>
  prelude.replaceAll(/\([^()]*\)/g, (group) => group.replaceAll(',', ' ')).split(',')

/** The blocks and statements of one level. Texts in quotes may contain braces. */
function blocksOf(css: string): readonly Block[] {
  const blocks: Block[] = []
  let depth = 0
  let start = 0
  let open = 0
  for (const { 0: found, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g)) {
    if (found === '{' && depth++ === 0) open = index
    else if (found === '}' && --depth === 0) {
      blocks.push({ prelude: css.slice(start, open).trim(), body: css.slice(open + 1, index) })
      start = index + 1
    } else if (found === ';' && depth === 0) {
      blocks.push({ prelude: css.slice(start, index).trim(), body: null })
      start = index + 1
    }
  }
  return blocks
}
