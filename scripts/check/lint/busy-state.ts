import type { Node, Rule } from './node.ts'

const message =
  'Use useSave or useAttempt (src/platform): they also end when the work fails, and ignore a second press.'

const isBusyName =
  /^(?:is|has)?(?:working|busy|sending|saving|running|loading|pending|submitting)$/i

/** Whether work runs is kept by the hooks that end it, whatever comes. */
export const busyState: Rule = {
  create: (context) => ({
    VariableDeclarator(node) {
      const { id, init } = node as unknown as { id: Node; init: Node | null }
      const callee = init?.['callee'] as Node | undefined
      if (id.type !== 'ArrayPattern' || callee?.['name'] !== 'useState') return
      const [state] = id['elements'] as readonly (Node | null)[]
      if (isBusyName.test(String(state?.['name']))) context.report({ node, message })
    },
    CallExpression(node) {
      const { callee, arguments: told } = node as unknown as { callee: Node; arguments: Node[] }
      if (!/^set[A-Z]/.test(String(callee['name'])) || told[0]?.['value'] !== true) return
      // An outcome, after which nothing runs.
      if (node.parent?.type === 'ReturnStatement') return
      const around = functionAround(node)
      if (around?.['async'] === true && !hasAwaited(around, node)) context.report({ node, message })
    },
  }),
}

const functionAround = (node: Node): Node | undefined =>
  node.parent === undefined || /Function/.test(node.parent.type)
    ? node.parent
    : functionAround(node.parent)

/** Whether the function has waited before: a state that is set then is an outcome. */
function hasAwaited(around: Node, node: Node): boolean {
  const start = (of: Node) => (of['range'] as readonly [number, number])[0]
  return awaitsIn(around).some((at) => start(at) < start(node))
}

function awaitsIn(node: Node): readonly Node[] {
  const within = Object.entries(node)
    .filter(([part]) => part !== 'parent')
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((part): part is Node => typeof part?.type === 'string')
    .flatMap(awaitsIn)
  return node.type === 'AwaitExpression' ? [node, ...within] : within
}
