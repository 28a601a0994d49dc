import { cpSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { keptGuards } from './kept-guards.ts'

/**
 * Each server is a program, and the module that creates it, which the program imports. Tests import
 * the same file (scripts/test/bundles.ts).
 */
export const bundledServers = {
  edge: { main: 'src/edge/edge-main.ts', server: 'src/edge/edge.ts' },
  'teams-bot': { main: 'src/teams-bot/bot-main.ts', server: 'src/teams-bot/bot.ts' },
  'mock-server': { main: 'mock-server/main.ts', server: 'mock-server/server.ts' },
} as const

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
 * Bundles the edge, the Teams bot and the mock server with their packages into `folder`, for the
 * container images (deploy/Dockerfile).
 */
export async function bundleServers(folder: string): Promise<void> {
  for (const [name, input] of Object.entries(bundledServers))
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      ssr: { noExternal: true, target: 'node' },
      plugins: [withoutOptionalPackages, boundThis, ownAddresses, keptGuards],
      build: {
        ssr: true,
        target: 'node24',
        minify: false,
        outDir: `${folder}/${name}`,
        rolldownOptions: {
          input,
          output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
        },
      },
    })
  for (const path of filesOfMockServer)
    cpSync(path, `${folder}/mock-server/${path}`, { recursive: true })
}
