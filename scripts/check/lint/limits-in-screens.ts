import type { Node, Rule } from './node.ts'

const message =
  'A limit is decided in the model, where a table stands on its edge (src/platform/model/numbers/limits.ts). A screen asks only whether there is none, one or more: > 0, > 1, < 2.'

/** A plain number below three. */
const isFew = (node: Node): boolean =>
  typeof node['value'] === 'number' && node['value'] >= 0 && node['value'] < 3

/** A screen compares with no limit: neither with a name nor by `<=` and `>=`. */
export const limitsInScreens: Rule = {
  create: (context) => ({
    BinaryExpression(node) {
      const operator = String(node['operator'])
      if (!['<', '<=', '>', '>='].includes(operator)) return
      if (operator.length === 1 && isFew(node['right'] as Node)) return
      context.report({ node, message })
    },
  }),
}
