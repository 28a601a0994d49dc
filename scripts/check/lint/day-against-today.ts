import type { Node, Rule } from './node.ts'

const message =
  'Use hasPassed or isAhead of calendar-day.ts: they know what holds on the day itself, and take no unreadable day.'

/** `today` or `days.today`. */
const isToday = (node: Node): boolean =>
  node['name'] === 'today' || (node['property'] as Node | undefined)?.['name'] === 'today'

/** A day is compared with today by the two functions that decide about the day itself. */
export const dayAgainstToday: Rule = {
  create: (context) => ({
    BinaryExpression(node) {
      if (!['<', '<=', '>', '>='].includes(String(node['operator']))) return
      if ([node['left'], node['right']].some((side) => isToday(side as Node)))
        context.report({ node, message })
    },
  }),
}
