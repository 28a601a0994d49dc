import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorsOf } from '../../read/rpc-errors.ts'
import { examplesOf } from '../../read/rpc-examples.ts'
import { documentYaml } from '../generate/openapi/document-text.ts'
import { loadProto } from '../generate/rpc/rpc-methods.ts'
import { page, style } from './html.ts'
import { markdown } from './markdown.ts'
import { problemsPage } from './problems-page.ts'
import { rpcPage } from './rpc-page.ts'

/** The mock server serves this folder at /docs/ (mock-server/http/serve-docs.ts). */
export const docsFolder = 'dist/contracts-docs'

const document = 'generated/openapi/portal.json'

/**
 * Builds the reference site of both contracts, unless the existing one is current. Returns its
 * folder.
 */
export function buildDocs(folder = docsFolder): string {
  const registry = loadProto('contracts')
  const rpc = rpcPage(registry, { errorsOf, examplesOf })
  const policy = page(
    'Contract policy',
    '<ul><li><a href="index.html">All contracts</a></li></ul>',
    markdown(readFileSync('docs/contract-policy.md', 'utf8')),
  )
  const json = readFileSync(document, 'utf8')
  const contract = JSON.parse(json) as { 'x-problem-types': Parameters<typeof problemsPage>[0] }
  const stamp = createHash('sha256')
    .update(json)
    .update(rpc)
    .update(policy)
    .update(style)
    .digest('hex')
  const stampFile = join(folder, 'stamp.txt')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return folder
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  execFileSync(
    'node_modules/.bin/redocly',
    [
      'build-docs',
      document,
      '--inlineBundle',
      '--title',
      'REST calls of the member portal',
      '-o',
      join(folder, 'rest.html'),
    ],
    {
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  writeFileSync(join(folder, 'rpc.html'), rpc)
  writeFileSync(join(folder, 'policy.html'), policy)
  writeFileSync(join(folder, 'problems.html'), problemsPage(contract['x-problem-types']))
  writeFileSync(join(folder, 'style.css'), style)
  writeFileSync(join(folder, 'portal.yaml'), documentYaml(contract))
  writeFileSync(join(folder, 'index.html'), indexPage())
  writeFileSync(stampFile, stamp)
  return folder
}

const indexPage = (): string =>
  page(
    'Contracts of the member portal',
    '<ul><li><a href="rest.html">REST calls</a></li><li><a href="rpc.html">RPCs</a></li><li><a href="problems.html">Problems</a></li><li><a href="policy.html">Contract policy</a></li><li><a href="portal.yaml">OpenAPI document</a></li></ul>',
    `<h1>Contracts of the member portal</h1>
<p><a href="rest.html">REST calls</a>: the OpenAPI document with every operation, parameter, answer and example. It is also there <a href="portal.yaml">as YAML</a>.</p>
<p><a href="rpc.html">RPCs</a>: every service, call, message and enum of the protobuf module, with errors in both languages and examples.</p>
<p><a href="problems.html">Problems</a>: the types of errors of REST calls.</p>
<p><a href="policy.html">Contract policy</a>: what is a breaking change, and how long an old operation works.</p>`,
  )
