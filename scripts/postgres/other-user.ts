import { spawnSync } from 'node:child_process'

/**
 * Somebody to run PostgreSQL as, which refuses to run as root, and the words before a command that
 * make it theirs.
 */
export interface OtherUser {
  readonly uid: number
  readonly gid: number
  readonly become: readonly string[]
}

/** Nobody else when we are not root. */
export function otherUser(): OtherUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string, name: string): number => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' })
    return status === 0 ? Number(stdout) : Number.NaN
  }
  const name = ['postgres', 'nobody'].find((candidate) => !Number.isNaN(id('-u', candidate)))
  if (name === undefined)
    throw new Error(
      'PostgreSQL does not run as root, and this machine has no user "postgres" or "nobody" to run it as.',
    )
  const uid = id('-u', name)
  const gid = id('-g', name)
  // By the kernel's own means it ends with us, however that happens.
  const become = hasSetpriv()
    ? ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--pdeathsig=QUIT', '--']
    : ['runuser', '-u', name, '--']
  return { uid, gid, become }
}

const hasSetpriv = (): boolean =>
  (spawnSync('setpriv', ['--help'], { encoding: 'utf8' }).stdout ?? '').includes('--pdeathsig')
