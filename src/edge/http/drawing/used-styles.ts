import { type AtRule, type ChildNode, type Container, parse, type Rule } from 'postcss'

/** What of a style sheet elements with some classes can use. */
export type UsedStyles = (classes: ReadonlySet<string>) => string

/** A node as text: of a rule with other classes, nothing. */
type Piece = (classes: ReadonlySet<string>) => string

/** The name of an animation that nothing mentions; its steps stay away until something does. */
const framesMark = (at: number): string => `@\u0000${at};`

/**
 * Reads a style sheet once. The result gives its rules that elements with these classes can use, in
 * their order: what a page needs before its style sheet has come.
 */
export function usedStylesOf(css: string): UsedStyles {
  const frames: AtRule[] = []
  const sheet = pieceOf(parse(css), frames)
  return (classes) =>
    frames.reduce(
      (text, each, at) =>
        text.replace(framesMark(at), text.includes(each.params) ? each.toString() : ''),
      sheet(classes),
    )
}

/** The children of a block, with the semicolon that follows a statement unless it is the last. */
function pieceOf({ nodes = [] }: Container, frames: AtRule[]): Piece {
  const pieces = nodes.map((node) => ({
    isStatement: isStatement(node),
    piece: partOf(node, frames),
  }))
  return (classes) => {
    let text = ''
    let isOpen = false
    for (const { isStatement, piece } of pieces) {
      const next = piece(classes)
      if (next === '') continue
      text += (isOpen ? ';' : '') + next
      isOpen = isStatement
    }
    return text
  }
}

const isStatement = (node: ChildNode): boolean =>
  node.type === 'decl' || (node.type === 'atrule' && node.nodes === undefined)

function partOf(node: ChildNode, frames: AtRule[]): Piece {
  if (node.type === 'rule') return ruleOf(node)
  if (node.type !== 'atrule' || node.nodes === undefined || node.name === 'font-face') {
    const text = node.toString()
    return () => text
  }
  if (node.name === 'keyframes') {
    const mark = framesMark(frames.push(node) - 1)
    return () => mark
  }
  const children = pieceOf(node, frames)
  const open = `@${node.name}${node.raws.afterName ?? ' '}${node.params}{`
  return (classes) => {
    const text = children(classes)
    return text === '' ? '' : `${open}${text}}`
  }
}

function ruleOf(rule: Rule): Piece {
  const text = rule.toString()
  const needs = rule.selectors.map((selector) =>
    [...selector.replaceAll(/\([^()]*\)|\[[^\]]*\]/g, '').matchAll(/\.([\w-]+)/g)].map(
      ([, name = '']) => name,
    ),
  )
  return (classes) => (needs.some((all) => all.every((name) => classes.has(name))) ? text : '')
}
