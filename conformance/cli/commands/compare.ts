import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { plainMutants } from '../../selftest/comparison/plain-mutants.ts'
import { startPlain } from '../../selftest/comparison/plain-server.ts'
import { plainContract } from '../../selftest/comparison/plain-contract.ts'
import { conform, prism } from '../../selftest/comparison/compared-tools.ts'
import { redocly } from '../../selftest/comparison/redocly.ts'
import { schemathesis } from '../../selftest/comparison/schemathesis.ts'
import type { ComparisonTarget, ComparedTool } from '../../selftest/comparison/compared-tool.ts'
import { openMutantProxy } from '../../selftest/mutant-proxy.ts'
import { TOY_TOKEN } from '../../testing/toy-server.ts'
import { exitCodes } from '../../exit-code.ts'
import type { CliOptions } from '../cli-options.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

interface Row {
  readonly tool: ComparedTool
  readonly alarms: number
  readonly caught: readonly string[]
  readonly seconds: number
}

const rowOf = async (
  tool: ComparedTool,
  activate: (index: number | null) => void,
): Promise<Row> => {
  const began = performance.now()
  activate(null)
  const alarms = await tool.complaints()
  const caught: string[] = []
  for (const [index, { id }] of plainMutants.entries()) {
    activate(index)
    if ((await tool.complaints()) > (tool.name.startsWith('Schemathesis') ? 0 : alarms))
      caught.push(id)
  }
  activate(null)
  return { tool, alarms, caught, seconds: (performance.now() - began) / 1_000 }
}

/**
 * Runs each tool against the same faults of one server with a plain REST contract, and prints the
 * table of README.md. Schemathesis runs if `SCHEMATHESIS` names its program.
 */
export async function compare(_: CliOptions): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'conform-compare-'))
  const file = (name: string): string => join(folder, name)
  const server = await startPlain()
  const proxy = await openMutantProxy(server.address, (method, url) =>
    url.split('?')[0] === '/notes' ? ({ GET: 'listNotes', POST: 'addNote' }[method] ?? null) : null,
  )
  const bench: ComparisonTarget = {
    contract: file('contract.json'),
    target: file('target.json'),
    address: proxy.address,
    file,
  }
  writeFileSync(
    bench.contract,
    JSON.stringify({ ...plainContract(), servers: [{ url: proxy.address }] }),
  )
  writeFileSync(
    bench.target,
    JSON.stringify({
      name: 'plain',
      base: proxy.address,
      timeoutSeconds: 2,
      personas: { member: { token: TOY_TOKEN } },
    }),
  )
  const tools = [
    () => conform(bench),
    () => prism(bench),
    () => redocly(bench),
    () => schemathesis(bench, process.env['SCHEMATHESIS']),
  ]
  const rows: Row[] = []
  try {
    for (const open of tools) {
      const tool = await open()
      if (tool === null) {
        say(
          'Schemathesis skipped, not installed. To install it: python3 -m venv /tmp/st && /tmp/st/bin/pip install schemathesis && SCHEMATHESIS=/tmp/st/bin/schemathesis npm run conformance -- compare',
        )
        continue
      }
      try {
        rows.push(
          await rowOf(tool, (index) =>
            proxy.activate(index === null ? null : plainMutants[index]!),
          ),
        )
      } finally {
        await tool.stop()
      }
    }
  } finally {
    await proxy.close()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
  say(
    `| tool | how | caught of ${plainMutants.length} | missed | false alarms | seconds |\n|---|---|---|---|---|---|`,
  )
  for (const { tool, alarms, caught, seconds } of rows)
    say(
      `| ${tool.name} | ${tool.how} | ${caught.length} | ${
        plainMutants
          .filter(({ id }) => !caught.includes(id))
          .map(({ id }) => id)
          .join(', ') || 'none'
      } | ${alarms} | ${seconds.toFixed(1)} |`,
    )
  const [own] = rows
  return own !== undefined && own.alarms === 0 && own.caught.length === plainMutants.length
    ? 0
    : exitCodes.nonConformity
}
