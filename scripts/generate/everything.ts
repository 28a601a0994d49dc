import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { basePathText } from './base-path-text.ts'
import { bundle } from './bundle.ts'
import { bySlug } from './by-slug.ts'
import { callsText } from './calls-text.ts'
import { clientOperations } from './client-operation.ts'
import { hooksText } from './hooks-text.ts'
import { operationTableText } from './operation-table.ts'
import { queriesText } from './queries-text.ts'
import { messageShapes } from './schema/message-shapes.ts'
import { openapiShapes } from './schema/openapi-shapes.ts'
import { readerTexts } from './schema/reader-text.ts'
import { writerTexts } from './schema/writer-text.ts'
import { rpcCallsText, rpcHooksText, rpcQueriesText } from './rpc-text.ts'
import { loadProto, rpcsOf, type Rpc } from './rpc.ts'
import { servicesText, streamsText } from './service-text.ts'
import { teamsText } from './teams-text.ts'
import { templateTexts } from './templates.ts'
import { typesText } from './types.ts'

/** Writes all of generated/ into a folder; the same contract gives the same bytes. */
export const generateInto = async (folder: string): Promise<void> => {
  const contract = bundle('contracts/openapi/portal.yaml')
  const operations = clientOperations(contract)
  const registry = loadProto('contracts')
  const rpcs = rpcsOf(registry)
  const components = openapiShapes(contract)
  const messages = messageShapes(registry)
  const unary = rpcs.filter(({ kind }) => kind !== 'stream')
  const door = contract['x-bases']?.['rpc']?.door ?? ''
  const texts: Record<string, string> = {
    'openapi/portal.yaml': stringify(contract, { aliasDuplicateObjects: false, lineWidth: 0 }),
    'openapi/portal.json': `${JSON.stringify(contract, null, 1)}\n`,
    'openapi/types.d.ts': await typesText(contract),
    'openapi/base-path.ts': basePathText(contract),
    'openapi/operations.ts': operationTableText(contract, rpcs),
    ...bySlug('openapi', 'calls', operations, ({ slug }) => slug, callsText),
    ...bySlug('openapi', 'queries', operations, ({ slug }) => slug, queriesText),
    ...bySlug('openapi', 'hooks', operations, ({ slug }) => slug, hooksText),
    ...bySlug('rpc', 'calls', unary, kebabSlug, (some) => rpcCallsText(some, door)),
    ...bySlug('rpc', 'queries', unary, kebabSlug, rpcQueriesText),
    ...bySlug('rpc', 'hooks', unary, kebabSlug, rpcHooksText),
    'rpc/streams.ts': streamsText(rpcs.filter(({ kind }) => kind === 'stream'), door),
    'proto/services.ts': servicesText(rpcs),
    'teams/manifests.ts': teamsText(),
    ...readerTexts('openapi', components),
    ...writerTexts('openapi', components),
    ...readerTexts('rpc', messages),
    ...writerTexts('rpc', messages),
    ...templateTexts(),
  }
  for (const [name, text] of Object.entries(texts)) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  generateMessages(folder)
}

const kebabSlug = ({ slug }: Rpc): string => slug.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** protoc-gen-es is found on the path, and runs on the Node that runs this. */
const generateMessages = (folder: string): void => {
  const path = [join(process.cwd(), 'node_modules/.bin'), dirname(process.execPath), process.env['PATH']].join(delimiter)
  execFileSync('node_modules/.bin/buf', ['generate', 'contracts/proto', '--template', 'contracts/buf.gen.yaml', '-o', folder], {
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
