import { CouldNotRun, runTool } from '../../process/run-tool.ts'
import type { ContractFinding } from './finding.ts'

/** Lints the split contract with the Redocly rules of scripts/contracts/lint/redocly.yaml. */
export function redoclyFindings(root: string): ContractFinding[] {
  const { stdout, stderr } = runTool(
    'node_modules/.bin/redocly',
    'lint',
    root,
    '--config',
    'scripts/contracts/lint/redocly.yaml',
    '--format',
    'json',
    '--max-problems',
    '1000',
  )
  const report = parsed<{
    problems: {
      ruleId: string
      message: string
      location: { source: { ref: string }; pointer?: string }[]
    }[]
  }>(stdout, `Redocly: ${stderr}`)
  return report.problems.map(({ ruleId, message, location }) => ({
    rule: `redocly ${ruleId}`,
    where: `${location[0]?.source.ref ?? root}${location[0]?.pointer ?? ''}`,
    message,
  }))
}

/**
 * Lints the workspace with buf's STANDARD rules. buf exits with 100 on findings, and with 1 when it
 * could not run.
 */
export function bufLintFindings(workspace: string): ContractFinding[] {
  return annotations(
    runTool('node_modules/.bin/buf', 'lint', workspace, '--error-format=json'),
    'buf',
  )
}

const annotations = (
  { status, stdout, stderr }: { status: number; stdout: string; stderr: string },
  prefix: string,
): ContractFinding[] => {
  if (status === 0) return []
  if (status !== 100) throw new CouldNotRun(`buf ended with ${status}: ${stderr || stdout}`)
  const findings = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) =>
      parsed<{ type: string; path?: string; start_line?: number; message: string }>(line, 'buf'),
    )
  // buf also exits with 100 on a file that does not parse; the other rules did not run then.
  const broken = findings.find(({ type }) => type === 'COMPILE')
  if (broken !== undefined)
    throw new CouldNotRun(`buf: ${broken.path ?? ''}:${broken.start_line ?? 0} ${broken.message}`)
  return findings.map(({ type, path, start_line, message }) => ({
    rule: `${prefix} ${type}`,
    where: `${path ?? ''}:${start_line ?? 0}`,
    message,
  }))
}

const parsed = <T>(text: string, what: string): T => {
  try {
    return JSON.parse(text) as T
  } catch {
    throw new CouldNotRun(`${what} printed no JSON: ${text.slice(0, 300)}`)
  }
}
