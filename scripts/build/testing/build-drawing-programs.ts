import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { textFiles, textsFolder } from '../../../src/i18n/catalogue-plugin.ts'
import { buildPrerender } from '../built-portal.ts'

/** Builds into a folder what the programs that draw pages read: themselves and all texts. */
export async function buildDrawingPrograms(portal: string): Promise<void> {
  await buildPrerender(portal)
  const texts = textFiles()
  const folder = join(portal, textsFolder(texts))
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of texts) writeFileSync(join(folder, `${name}.json`), text)
}
