import type { Plugin } from 'vite'

/** Functions of which the bundler deletes a call whose result is not used, although it can throw. */
const deleted = new Set(['decodeURI', 'decodeURIComponent', 'encodeURI', 'encodeURIComponent'])
const candidate = /\b(?:de|en)codeURI(?:Component)?\b/

/**
 * Makes the calls of packages that only throw keep their throw: `try { encodeURIComponent(text) }
 * catch { … }` is a guard of @bufbuild/protobuf. In the project's own code a check finds them
 * (scripts/check/unused-results.ts).
 */
export const keptGuards: Plugin = {
  name: 'kept-guards',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\//, code: candidate },
    handler(code) {
      const ends: number[] = []
      visit(this.parse(code), (node) => {
        if (node['type'] === 'ExpressionStatement') ends.push(...endOfDeleted(node['expression']))
      })
      // A method of the result, because the bundler does not know what it does.
      const kept = ends
        .toSorted((one, other) => one - other)
        .reduceRight((text, end) => `${text.slice(0, end)}.valueOf()${text.slice(end)}`, code)
      return { code: kept, map: null }
    },
  },
}

type Node = Readonly<Record<string, unknown>>

function visit(value: unknown, look: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) visit(each, look)
  else if (typeof value === 'object' && value !== null) {
    look(value as Node)
    for (const each of Object.values(value)) visit(each, look)
  }
}

function endOfDeleted(expression: unknown): readonly number[] {
  const { type, callee, argument, end } = expression as Node
  if (type === 'UnaryExpression') return endOfDeleted(argument)
  return type === 'CallExpression' && deleted.has(String((callee as Node)['name']))
    ? [Number(end)]
    : []
}
