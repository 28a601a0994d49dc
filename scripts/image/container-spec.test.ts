import { expect, test } from 'vitest'
import { containerSpec } from './container-spec.ts'

const image = {
  Entrypoint: ['/usr/local/bin/node', 'main.mjs'],
  Cmd: ['--memory'],
  Env: ['NODE_ENV=production'],
  User: '65532:65532',
  WorkingDir: '/app',
}

test('a container starts as its image says, read-only and without rights', () => {
  expect(containerSpec(image, '/merged', { env: { PORTAL_PORT: '1' } })).toMatchObject({
    root: { path: '/merged', readonly: true },
    process: {
      user: { uid: 65_532, gid: 65_532 },
      args: ['/usr/local/bin/node', 'main.mjs', '--memory'],
      env: ['NODE_ENV=production', 'PORTAL_PORT=1'],
      cwd: '/app',
      noNewPrivileges: true,
      capabilities: { bounding: [], effective: [], permitted: [] },
    },
  })
})

test('arguments replace those of the image, and mounts are read-only', () => {
  const mounts = [{ source: '/here', destination: '/config' }]
  expect(containerSpec(image, '/merged', { args: ['--help'], mounts })).toMatchObject({
    process: { args: ['/usr/local/bin/node', 'main.mjs', '--help'] },
    mounts: [{}, {}, { destination: '/config', options: ['bind', 'ro'] }],
  })
})
