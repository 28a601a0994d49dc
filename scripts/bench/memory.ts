import { readFileSync } from 'node:fs'

/** Resident memory of a process in MB, from /proc. Returns 0 on systems other than Linux. */
export function residentMegabytes(pid: number | undefined): number {
  try {
    return (
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024
    )
  } catch {
    return 0
  }
}
