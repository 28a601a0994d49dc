import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runToEnd } from '../run-tool.ts'

/** Paths of the contract's parts from the root of the repository. */
export const places = {
  openapi: 'generated/openapi/portal.json',
  workspace: 'contracts',
  released: 'contracts/released',
  changelog: 'contracts/CHANGELOG.md',
  package: 'contracts/package.json',
  approvals: 'contracts/approved-breaks.yaml',
} as const

/** The contract's version, which is independent of the portal's. */
export function versionOf(openapi: string): string {
  return (JSON.parse(readFileSync(openapi, 'utf8')) as { info: { version: string } }).info.version
}

/** Writes the protobuf module as a deterministic image without comments. */
export function writeImage(workspace: string, file: string): void {
  return void runToEnd(
    'node_modules/.bin/buf',
    'build',
    workspace,
    '--exclude-source-info',
    '-o',
    file,
  )
}

/** The two files of a release folder. */
export function filesOf(folder: string): { readonly openapi: string; readonly image: string } {
  return {
    openapi: join(folder, 'openapi.json'),
    image: join(folder, 'proto.binpb'),
  }
}
