import { spawnSync } from 'node:child_process'

/** A user to run PostgreSQL as, because it refuses to run as root. `become` is a command prefix. */
export interface OtherUser {
  readonly uid: number
  readonly gid: number
  readonly become: readonly string[]
}

/** Returns undefined when this process does not run as root. */
export function otherUser(): OtherUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string, name: string): number => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' })
    return status === 0 ? Number(stdout) : Number.NaN
  }
  const name = ['postgres', 'nobody'].find((candidate) => !Number.isNaN(id('-u', candidate)))
  if (name === undefined)
    throw new Error(
      'PostgreSQL cannot run as root, and this machine has no user "postgres" or "nobody". Run as another user.',
    )
  const uid = id('-u', name)
  const gid = id('-g', name)
  // setpriv makes the kernel stop the process when its parent ends.
  const become = hasSetpriv()
    ? ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--pdeathsig=QUIT', '--']
    : ['runuser', '-u', name, '--']
  return { uid, gid, become }
}

const hasSetpriv = (): boolean =>
  (spawnSync('setpriv', ['--help'], { encoding: 'utf8' }).stdout ?? '').includes('--pdeathsig')
