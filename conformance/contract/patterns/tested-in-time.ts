import { createContext, Script, type Context } from 'node:vm'

/** How long a pattern may take for a text, in milliseconds. */
const PATIENCE = 1_000

let context: Context | undefined

const script = new Script('expression.test(text)')

/** Undefined if it takes too long. A regular expression cannot be stopped outside of a context. */
export function testedInTime(expression: RegExp, text: string): boolean | undefined {
  context ??= createContext({})
  Object.assign(context, { expression, text })
  try {
    return script.runInContext(context, { timeout: PATIENCE }) as boolean
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return undefined
    throw error
  }
}
