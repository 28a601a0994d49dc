import { existsSync, globSync, readFileSync } from 'node:fs'
import { builtPortal } from '../build/built-portal.ts'
import { failed, type CheckPart } from './check-result.ts'

const client = 'portal-web:sandbox-secret'

/**
 * What only the edge may know (docs/quality.md#d1, docs/quality.md#d2): the client's secret, as it
 * is and as a header carries it, the key of the cookies, and the names of both.
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

/**
 * One line for each secret in each file of a folder that browsers are served. Throws when there is
 * nothing to look at.
 */
export function secretsIn(folder: string, sealKey: string): string[] {
  const files = globSync('**/*.{js,css,html,json,svg,map}', { cwd: folder })
  if (files.length === 0) throw new Error(`There is nothing in ${folder}.`)
  return files.flatMap((file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8')
    return secrets(sealKey).flatMap(([what, secret]) =>
      text.includes(secret) ? [`${file} holds ${what}.`] : [],
    )
  })
}

/** Looks into everything that browsers are served for what only the edge may know. */
export const secretsPart: CheckPart = {
  name: 'secrets',
  async run() {
    const folder = await builtPortal()
    return failed(
      secretsIn(folder, existsSync('var/seal.key') ? readFileSync('var/seal.key', 'utf8') : ''),
    )
  },
}
