import { readFileSync } from 'node:fs'

/** Resident memory of a process in megabytes, from the kernel; Linux only, 0 elsewhere. */
export function residentMegabytes(pid: number | undefined): number {
  try {
    return (
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024
    )
  } catch {
    return 0
  }
}
