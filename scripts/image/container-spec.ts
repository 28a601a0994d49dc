/** The part of an image that says how it starts. */
export interface ImageConfig {
  readonly Entrypoint?: readonly string[]
  readonly Cmd?: readonly string[]
  readonly Env?: readonly string[]
  readonly User?: string
  readonly WorkingDir?: string
}

export interface Mount {
  readonly source: string
  readonly destination: string
}

interface Start {
  readonly env?: Readonly<Record<string, string>>
  readonly args?: readonly string[]
  readonly mounts?: readonly Mount[]
}

/** A runtime specification of OCI for an image, with the rights of deploy/compose.yaml. */
export function containerSpec(
  { Entrypoint = [], Cmd = [], Env = [], User = '', WorkingDir = '/' }: ImageConfig,
  root: string,
  { env = {}, args, mounts = [] }: Start,
): object {
  const [uid = 0, gid = 0] = User.split(':').map(Number)
  const special = (type: string, destination: string, options: readonly string[]): object => ({
    type,
    source: type,
    destination,
    options,
  })
  return {
    ociVersion: '1.0.2',
    root: { path: root, readonly: true },
    process: {
      terminal: false,
      user: { uid, gid },
      args: [...Entrypoint, ...(args ?? Cmd)],
      env: [...Env, ...Object.entries(env).map((pair) => pair.join('='))],
      cwd: WorkingDir || '/',
      noNewPrivileges: true,
      capabilities: { bounding: [], effective: [], permitted: [], inheritable: [], ambient: [] },
    },
    mounts: [
      special('proc', '/proc', ['nosuid', 'noexec', 'nodev']),
      special('tmpfs', '/dev', ['nosuid', 'mode=755']),
      ...mounts.map(({ source, destination }) => ({
        type: 'bind',
        source,
        destination,
        options: ['bind', 'ro'],
      })),
    ],
    // The network is the machine's, so that the containers and this program reach each other.
    linux: { namespaces: ['mount', 'pid', 'ipc', 'uts'].map((type) => ({ type })) },
  }
}
