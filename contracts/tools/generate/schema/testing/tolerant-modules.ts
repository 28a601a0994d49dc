import { mkdirSync, mkdtempSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type * as Schema from 'effect/Schema'
import { writeTexts } from '../../write-texts.ts'
import { tolerantFiles } from '../tolerant-files.ts'
import { readersOf } from './contracts.ts'

/** Writes the Effect Schemas of the package where packages resolve. Returns the new folder. */
export function writeTolerantModules(): string {
  mkdirSync('reports', { recursive: true })
  const folder = mkdtempSync(resolve('reports/tolerant-'))
  const read = `export * from '${resolve('generated/schemas/read.ts')}'\n`
  writeTexts(folder, { ...tolerantFiles(readersOf), 'read.ts': read })
  return folder
}

/** One Effect Schema of the folder. Throws when it does not exist. */
export async function tolerantSchema(
  folder: string,
  kind: string,
  slug: string,
  name: string,
): Promise<Schema.Codec<unknown, unknown>> {
  const module = (await import(
    /* @vite-ignore */ join(folder, kind, `${slug}.tolerant.ts`)
  )) as Readonly<Record<string, Schema.Codec<unknown, unknown>>>
  const found = module[`${name}Reader`]
  if (found === undefined) throw new Error(`${slug}.tolerant.ts exports no ${name}Reader.`)
  return found
}
