import { existsSync, statSync } from 'node:fs'
import { openDocument } from '../../contract/document.ts'
import { schemaValidatorOf } from '../../contract/schema-validator.ts'
import { operationsOf } from '../../contract/operation.ts'
import { rpcPlace } from '../../contract/read-file.ts'
import { checkStructure } from '../../contract/check-structure.ts'
import { bufLines } from '../../lint/buf.ts'
import { openapiFindings } from '../../lint/openapi-rules.ts'
import { fingerprintOf, type ReportedFinding } from '../../report/formats/sarif.ts'
import { exitCodes } from '../../exit-code.ts'
import type { CliOptions } from '../options.ts'
import { printFindings } from '../print-findings.ts'

const openapiFound = ({
  openapi,
}: CliOptions): { found: ReportedFinding[]; operations: number } => {
  if (openapi === null) return { found: [], operations: 0 }
  const document = openDocument(openapi)
  checkStructure(document)
  const operations = operationsOf(document)
  const gates = openapiFindings(document, schemaValidatorOf(document), operations)
  return {
    operations: operations.length,
    found: gates.map(({ rule, level, pointer, words }) => ({
      rule,
      level,
      words,
      place: document.locate(pointer),
      pointer,
      fingerprint: fingerprintOf(rule, pointer),
    })),
  }
}

const protoFound = async ({
  proto,
  rpcExamples,
  rpcErrors,
  isOwn,
}: CliOptions): Promise<{ found: ReportedFinding[]; rpcs: number }> => {
  if (proto === undefined && !isOwn) return { found: [], rpcs: 0 }
  const { rpcOperations } = await import('../../rpc/load-rpc-module.ts')
  const { rpcLintFindings: rpcGates } = await import('../../lint/rpc-rules.ts')
  const folder = proto ?? 'contracts'
  const lines = existsSync(folder) && statSync(folder).isDirectory() ? bufLines('lint', folder) : []
  const operations = await rpcOperations(proto, { examples: rpcExamples, errors: rpcErrors }, '')
  const place = { file: rpcExamples ?? folder, line: 1, column: 1 }
  return {
    rpcs: operations.length,
    found: [
      ...lines.map(({ rule, words, place: where }): ReportedFinding => ({
        rule: `buf-${rule}`,
        level: 'error',
        words,
        place: where,
        fingerprint: fingerprintOf(rule, where.file, words),
      })),
      ...operations.flatMap((operation) =>
        rpcGates(operation).map((gate): ReportedFinding => ({
          ...gate,
          place: rpcPlace(operation.pointer) ?? place,
          fingerprint: fingerprintOf(gate.rule, operation.id),
        })),
      ),
    ],
  }
}

/**
 * Lints a contract: its validity, its testability, and the data classes that reports rely on. Exits
 * with 3 on errors.
 */
export async function lint(options: CliOptions): Promise<number> {
  const rest = openapiFound(options)
  const rpc = await protoFound(options)
  const found = [...rest.found, ...rpc.found]
  if (rest.operations + rpc.rpcs === 0)
    found.push({
      rule: 'no-operations',
      level: 'error',
      words: 'the contract has no operations',
      place: { file: String(options.openapi ?? options.proto), line: 1, column: 1 },
      fingerprint: fingerprintOf('no-operations'),
    })
  const errors = found.filter(({ level }) => level === 'error').length
  printFindings(
    options,
    'lint',
    found,
    `${rest.operations} operations, ${rpc.rpcs} RPCs: ${errors} errors, ${found.length - errors} warnings`,
  )
  return errors > 0 ? exitCodes.contract : 0
}
