import type { Node, Rule } from './node.ts'

const message =
  'Use combineQueryStates, combineWithOptional, mapQueryState, readyWith or toldByPage of src/platform/query: they lose neither that data is old nor how much of it could not be read.'

const named = (property: Node): unknown => (property['key'] as Node | undefined)?.['name']

/** The state of a read is made by the functions that carry all its parts. */
export const readStates: Rule = {
  create: (context) => ({
    ObjectExpression(node) {
      const properties = node['properties'] as readonly Node[]
      const has = (name: string) => properties.some((property) => named(property) === name)
      const isCopy = properties.some(({ type }) => type === 'SpreadElement')
      if (has('stale') || (isCopy && has('data'))) context.report({ node, message })
    },
  }),
}
