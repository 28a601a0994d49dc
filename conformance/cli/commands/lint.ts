import { existsSync, statSync } from 'node:fs'
import { loadDocument } from '../../contract/document.ts'
import { schemaValidatorOf } from '../../contract/validation/schema-validator.ts'
import { operationsOf } from '../../contract/read-operations.ts'
import { rpcPlace } from '../../contract/read-file.ts'
import { bufLines } from '../../lint/buf.ts'
import { textFetcher } from '../../runner/http/fetch-text.ts'
import { connectionOf } from '../../runner/target/target-connection.ts'
import { openapiFindings } from '../../lint/openapi-rules.ts'
import { fingerprintOf, type ReportedFinding } from '../../report/formats/sarif-failures.ts'
import { exitCodes } from '../../exit-code.ts'
import type { CliOptions } from '../cli-options.ts'
import { printFindings } from '../print-findings.ts'

const openapiFound = async (
  options: CliOptions,
): Promise<{ found: ReportedFinding[]; operations: number }> => {
  const { openapi, rules } = options
  if (openapi === null) return { found: [], operations: 0 }
  const document = await loadDocument(openapi, textFetcher(connectionOf('', {}, options)))
  const operations = operationsOf(document)
  const isHealth = rules.has('health')
  const gates = [
    ...document.warnings.map(({ pointer, words }) => ({
      rule: 'structure',
      level: 'error' as const,
      pointer,
      words,
    })),
    ...openapiFindings(document, schemaValidatorOf(document, isHealth), operations, isHealth),
  ]
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
}: CliOptions): Promise<{ found: ReportedFinding[]; rpcs: number }> => {
  if (proto === undefined) return { found: [], rpcs: 0 }
  const { rpcOperations } = await import('../../rpc/load-rpc-module.ts')
  const { rpcLintFindings: rpcGates } = await import('../../lint/rpc-rules.ts')
  const lines = existsSync(proto) && statSync(proto).isDirectory() ? bufLines('lint', proto) : []
  const operations = await rpcOperations(proto, { examples: rpcExamples, errors: rpcErrors }, '')
  const place = { file: rpcExamples ?? proto, line: 1, column: 1 }
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
  const rest = await openapiFound(options)
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
