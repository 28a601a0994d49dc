import { globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { bundledServers } from '../build/server-bundles.ts'

/**
 * The HTTP tests that run against the bundles, too; they start a server and call it. The part
 * `conformance` and the acceptance suite always call bundles.
 */
const patterns = [
  'src/{edge,teams-bot}/**/*.test.ts',
  'mock-server/http/**/!(memory).test.ts',
  'mock-server/handlers/{,rpc-}pagination.test.ts',
]

/** A test that starts a server by itself or by a helper of a `testing` folder. */
const startsServer =
  /\b(?:createBot|startEdgeUnderTest|createEdge|startTestServer|contractServer|startSignInServer)\(/

/** The test files that start a server. */
export function bundleTests(): readonly string[] {
  return globSync(patterns)
    .filter((file) => startsServer.test(readFileSync(file, 'utf8')))
    .toSorted()
}

const bundleOf: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(bundledServers).map(([name, { server }]) => [
    server,
    resolve('dist/servers', name, 'server.mjs'),
  ]),
)
const names = new RegExp(
  `(?:^|/)(?:${Object.keys(bundleOf)
    .map((file) => file.split('/').at(-1))
    .join('|')})$`,
)

/** Resolves the module that creates a server to its bundle, so that a test starts what ships. */
export const serversFromBundles: Plugin = {
  name: 'servers-from-bundles',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!names.test(source)) return null
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    return (found && bundleOf[relative(process.cwd(), found.id)]) ?? null
  },
}
