/**
 * Lints the contract: `conform lint` for what holds for any contract, and the rules of this one.
 * Prints counts and findings; exits with 0 (no findings), 1 (findings) or 2 (a
 * tool could not run).
 * `npm run contracts:release -- --check` finds breaking changes.
 */
import { globSync, readFileSync } from 'node:fs'
import { CouldNotRun } from '../run-tool.ts'
import { bundle } from '../generate/openapi/bundle.ts'
import { operationsOf } from '../generate/contract.ts'
import { isGivenName, loadProto, rpcsOf } from '../generate/rpc/rpc-methods.ts'
import { readErrors } from '../../read/rpc-errors.ts'
import { answerFindings } from './answer-rules.ts'
import { classFindings, leafCount } from './class-rules.ts'
import { rpcErrorFindings } from './error-rules.ts'
import { evolutionFindings, openEnums } from './evolution-rules.ts'
import { fieldNameFindings, patternFindings } from './field-names.ts'
import type { ContractFinding } from './finding.ts'
import { openapiDescriptions } from './openapi-descriptions.ts'
import { openapiProse } from './openapi-prose.ts'
import { operationFindings } from './operation-rules.ts'
import { pageFindings } from './page-rules.ts'
import { schemaPlaces } from './schema-places.ts'
import {
  protoDescriptions,
  protoProse,
  rpcErrorProse,
  rpcExampleProse,
} from './proto-descriptions.ts'
import {
  clinicalPresenceFindings,
  protoFieldFindings,
  protoLeafCount,
  rpcExampleFindings,
  rpcNameFindings,
  type RpcExample,
} from './proto-rules.ts'
import { keywordFindings, schemaFindings } from './schema-rules.ts'
import { safeWriteFindings } from './safe-write-rules.ts'
import { conformFindings, redoclyFindings } from './lint-tools.ts'
import { descriptionFindings, wordingFindings } from './wording-rules.ts'

const examplesOf = (pattern: string): RpcExample[] =>
  globSync(pattern)
    .sort()
    .map((file) => ({
      ...(JSON.parse(readFileSync(file, 'utf8')) as Omit<RpcExample, 'file'>),
      file,
    }))

const known = new Set(
  readFileSync('features/requirements.tsv', 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0] ?? ''),
)

const unreadable = new Set(['redocly no-unresolved-refs', 'redocly struct', 'redocly spec'])

const printFindings = (findings: readonly ContractFinding[]): void => {
  for (const { rule, where, message } of findings)
    console.error(`${rule}  ${where}\n    ${message}`)
}

const lint = (): number => {
  const root = 'contracts/openapi/portal.yaml'
  const redocly = redoclyFindings(root)
  if (redocly.some(({ rule }) => unreadable.has(rule))) {
    // Other rules need a bundle, which cannot be created.
    printFindings(redocly)
    return 1
  }
  const contract = bundle(root)
  const registry = loadProto('contracts')
  const rpcExamples = examplesOf('contracts/proto/examples/**/*.json')
  const errors = readErrors()
  const findings: ContractFinding[] = [
    ...redocly,
    ...conformFindings(contract, {
      folder: 'contracts',
      examples: 'contracts/proto/examples',
      errors: 'contracts/proto/errors.yaml',
    }),
    ...schemaFindings(contract),
    ...keywordFindings(contract),
    ...classFindings(contract),
    ...operationFindings(contract, known),
    ...answerFindings(contract),
    ...evolutionFindings(contract),
    ...protoFieldFindings(registry),
    ...clinicalPresenceFindings(registry),
    ...fieldNameFindings(registry, (field) => isGivenName(registry, field)),
    ...patternFindings(registry),
    ...rpcNameFindings(
      registry,
      operationsOf(contract).map(({ operation }) => operation.operationId),
    ),
    ...rpcExampleFindings(registry, rpcExamples, known),
    ...rpcErrorFindings(registry, errors),
    ...safeWriteFindings(contract, registry),
    ...pageFindings(contract, registry, rpcExamples),
    ...descriptionFindings([...openapiDescriptions(contract), ...protoDescriptions(registry)]),
    ...wordingFindings([
      ...openapiProse(contract),
      ...protoProse(registry),
      ...rpcExampleProse(rpcExamples),
      ...rpcErrorProse(errors.values()),
    ]),
  ]
  printFindings(findings)
  const places = schemaPlaces(contract)
  const enums = openEnums(contract)
  const count = (rule: string): number => findings.filter((finding) => finding.rule === rule).length
  console.log(
    [
      `${operationsOf(contract).length} operations`,
      `${rpcsOf(registry).length} RPCs`,
      `${places.length} schemas`,
      `${places.reduce((sum, { examples }) => sum + examples.length, 0)} examples`,
      `${rpcExamples.length} RPC examples`,
      `${errors.size} RPC errors`,
      `${leafCount(contract) + protoLeafCount(registry)} leaves`,
      `unclassified leaves ${count('data-class')}`,
      `responses without example ${count('response-example')}`,
      `descriptions missing ${count('description')}`,
      `open enums ${enums.open} of ${enums.all}`,
    ].join(', '),
  )
  console.log(
    findings.length === 0 ? 'The contract has no findings.' : `${findings.length} findings.`,
  )
  return findings.length > 0 ? 1 : 0
}

try {
  process.exitCode = lint()
} catch (cause) {
  if (!(cause instanceof CouldNotRun)) throw cause
  console.error(`The contract lint could not run: ${cause.message}`)
  process.exitCode = 2
}
