import { globSync, readFileSync } from 'node:fs'
import { failed, passed, type CheckPart } from '../check-result.ts'

/** A way around what decides something once, and the files that may go it, each with a reason. */
export interface UseRule {
  readonly pattern: RegExp
  readonly instead: string
  /** The files that it is about; all by default. */
  readonly among?: RegExp
  readonly except: Readonly<Record<string, string>>
}

const code = 'src/**/*.{ts,tsx}'
const others = /\.test\.tsx?$|\/testing\/|^src\/ui\/gallery\//

/** A part that fails for each use in the portal that the rules do not allow. */
export const usesPart = (name: string, rules: readonly UseRule[]): CheckPart => ({
  name,
  async run() {
    const found = globSync(code)
      .filter((file) => !others.test(file))
      .flatMap((file) => findUses(rules, file, readFileSync(file, 'utf8')))
    return found.length === 0 ? passed : failed(found)
  },
})

/** Returns a line for each use that the file may not have; comments do not count. */
export function findUses(
  all: readonly UseRule[],
  file: string,
  content: string,
): readonly string[] {
  const rules = all.filter(
    ({ among, except }) => !(file in except) && (among === undefined || among.test(file)),
  )
  return content
    .split('\n')
    .flatMap((line, index) =>
      /^\s*(?:\*|\/\/|\/\*)/.test(line)
        ? []
        : rules
            .filter(({ pattern }) => pattern.test(line))
            .map(({ instead }) => `${file}:${index + 1}: ${line.trim()}: ${instead}.`),
    )
}

/** The files that rules except without need: they are gone, or have no such use. */
export const needlessExceptions = (rules: readonly UseRule[]): readonly string[] =>
  rules.flatMap((rule) =>
    Object.keys(rule.except).filter((file) => {
      const [content = ''] = globSync(file).map((path) => readFileSync(path, 'utf8'))
      return findUses([{ ...rule, except: {} }], file, content).length === 0
    }),
  )
