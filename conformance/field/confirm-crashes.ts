import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measured, type Running } from './start-server.ts'
import { isCrash, type FieldFinding } from './read-findings.ts'

/** A crash that conform reported, repeated by its curl line on a server with new data. */
export interface RepeatedCrash {
  readonly finding: FieldFinding
  /** The status that curl saw; `none` without an answer. */
  readonly seen: string
  readonly isTrue: boolean
}

const MOST = 12

/** Repeats the crashes of a report by their curl lines, a dozen at most. */
export async function confirmCrashes(
  findings: readonly FieldFinding[],
  start: () => Promise<Running>,
  variables: Readonly<Record<string, string>> = {},
): Promise<RepeatedCrash[]> {
  const home = mkdtempSync(join(tmpdir(), 'conform-curl-'))
  // The status goes to standard error, because a curl line may read what an earlier call printed.
  writeFileSync(
    join(home, '.curlrc'),
    'silent\nmax-time=10\nwrite-out="%{stderr}\\nstatus %{http_code}\\n"\n',
  )
  const repeated: RepeatedCrash[] = []
  let running: Running | undefined
  try {
    for (const finding of findings.filter(isCrash).slice(0, MOST)) {
      if (running?.isAlive() !== true) running = await start()
      const { output } = await measured(['bash', '-c', finding.curl], {
        cwd: home,
        env: { ...variables, CURL_HOME: home, HOME: home },
        limit: 30,
      })
      const status = [...output.matchAll(/^status (\d{3})$/gm)].at(-1)?.[1] ?? '000'
      repeated.push({
        finding,
        seen: status === '000' ? 'none' : status,
        isTrue: finding.status === null ? status === '000' : status === String(finding.status),
      })
    }
  } finally {
    await running?.stop()
    rmSync(home, { recursive: true, force: true })
  }
  return repeated
}
