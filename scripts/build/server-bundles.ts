import { cpSync, rmSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { build, type Plugin } from 'vite'

const bundledServers = 'dist/servers'

const entries = {
  edge: 'src/edge/edge-main.ts',
  'teams-bot': 'src/teams-bot/bot-main.ts',
  'mock-server': 'mock-server/main.ts',
}

/** Files that the mock server reads; a bundle has them at the paths of the repository. */
const filesOfMockServer = [
  'contracts/proto/examples',
  'contracts/proto/errors.yaml',
  'generated/openapi/portal.json',
  'mock-server/http/payment-form',
]

/** Optional packages that libraries try to load and that nothing here uses. */
const unused = new Set(['pg-native', 'encoding'])

const withoutOptionalPackages: Plugin = {
  name: 'without-optional-packages',
  enforce: 'pre',
  resolveId: (id) => (unused.has(id) ? `\0${id}` : undefined),
  load: (id) => (unused.has(id.slice(1)) ? 'export default null' : undefined),
}

/** uri-template-lite exports through a top-level `this`, which a bundle does not bind. */
const boundThis: Plugin = {
  name: 'bound-this',
  transform: (code, id) =>
    id.endsWith('/uri-template-lite/index.js')
      ? code.replaceAll(/\bthis\.URI\b/g, 'exports.URI')
      : undefined,
}

/** A module finds the files beside it as if it were still at its own path. */
const ownAddresses: Plugin = {
  name: 'own-addresses',
  transform(code, id) {
    const path = relative(resolve('.'), id)
    if (path.startsWith('..') || path.startsWith('node_modules') || !code.includes(address))
      return undefined
    return code.replaceAll(address, `new URL('./${path}', ${address}).href`)
  },
}
const address = 'import.meta.url'

/**
 * Bundles the edge, the Teams bot and the mock server with their packages, one file each, for the
 * container images (deploy/Dockerfile). Returns their folder.
 */
export async function bundleServers(): Promise<string> {
  rmSync(bundledServers, { recursive: true, force: true })
  for (const [name, entry] of Object.entries(entries))
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      ssr: { noExternal: true, target: 'node' },
      plugins: [withoutOptionalPackages, boundThis, ownAddresses],
      build: {
        ssr: entry,
        target: 'node24',
        minify: false,
        outDir: `${bundledServers}/${name}`,
        rolldownOptions: { output: { entryFileNames: 'main.mjs', codeSplitting: false } },
      },
    })
  for (const path of filesOfMockServer)
    cpSync(path, `${bundledServers}/mock-server/${path}`, { recursive: true })
  return bundledServers
}
