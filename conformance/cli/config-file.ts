import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readDataFile } from '../contract/read-file.ts'
import { isFields } from '../contract/json.ts'
import { ExitError } from '../exit-code.ts'

const paths = ['openapi', 'proto', 'rpc-examples', 'rpc-errors', 'flows', 'target', 'requirements']
/** The fields of the configuration file. */
export const configFields = [...paths, 'out', 'rules'] as const

/** The defaults of options: the fields of the configuration file, by the name of the option. */
export type ConfigFile = Readonly<Partial<Record<string, string>>>

const DEFAULT = 'conform.yaml'

/**
 * Reads the configuration file, `conform.yaml` of the working directory by default. Its paths are
 * relative to it. Throws a usage error.
 */
export function readConfig(file: string | undefined): ConfigFile {
  if (file === undefined && !existsSync(DEFAULT)) return {}
  const path = file ?? DEFAULT
  const fail = (words: string): ExitError => new ExitError('usage', `${path}: ${words}`)
  const top = readDataFile(path)
  if (!isFields(top)) throw fail('the file must be an object')
  return Object.fromEntries(
    Object.entries(top).map(([name, value]) => {
      if (!(configFields as readonly string[]).includes(name))
        throw fail(`unknown field ${name}; the fields are ${configFields.join(', ')}`)
      if (typeof value !== 'string') throw fail(`${name} must be a text`)
      const isPath = paths.includes(name) && !/^https?:\/\//.test(value)
      return [name, isPath ? join(dirname(path), value) : value]
    }),
  )
}
