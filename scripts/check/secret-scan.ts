import { existsSync, globSync, readFileSync } from 'node:fs'
import { builtPortal } from '../build/built-portal.ts'
import { failed, type CheckPart } from './check-result.ts'

const client = 'portal-web:sandbox-secret'

/**
 * Secrets of the edge (docs/quality.md#d1, docs/quality.md#d2): the client secret, plain and as a
 * header value, the cookie key, and the variable names of both.
 */
const secrets = (sealKey: string): readonly [what: string, text: string][] => [
  ['the client’s secret', 'sandbox-secret'],
  ['the client’s authorization', btoa(client)],
  ['the client’s authorization', btoa(client).replace(/=+$/, '')],
  ['the name of the client’s secret', 'CLIENT_SECRET'],
  ['the name of the client’s secret', 'client_secret'],
  ['the name of the cookies’ key', 'SEAL_KEY'],
  ...(sealKey === '' ? [] : ([['the cookies’ key', sealKey]] as [string, string][])),
]

/** One line for each secret in each served file. Throws when the folder has no file. */
export function secretsIn(folder: string, sealKey: string): string[] {
  const files = globSync('**/*.{js,css,html,json,svg,map}', { cwd: folder })
  if (files.length === 0) throw new Error(`There is no file to scan in ${folder}.`)
  return files.flatMap((file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8')
    return secrets(sealKey).flatMap(([what, secret]) =>
      text.includes(secret) ? [`${file} contains ${what}.`] : [],
    )
  })
}

/** Fails when a file of the built portal contains a secret of the edge. */
export const secretsPart: CheckPart = {
  name: 'secrets',
  async run() {
    const folder = await builtPortal()
    return failed(
      secretsIn(folder, existsSync('var/seal.key') ? readFileSync('var/seal.key', 'utf8') : ''),
    )
  },
}
