import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Writes a .br and a .gz file beside each text file. The edge selects one by Accept-Encoding; fonts
 * and images are compressed already.
 */
export async function compress(dir: string): Promise<void> {
  const files = globSync('**/*.{js,css,html,svg,json,txt,webmanifest}', { cwd: dir })
  await Promise.all(files.map((file) => compressFile(join(dir, file))))
}

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file)
  const [br, gz] = await Promise.all([
    brotli(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
    zip(text, { level: 9 }),
  ])
  if (br.length < text.length) await writeFile(`${file}.br`, br)
  if (gz.length < text.length) await writeFile(`${file}.gz`, gz)
}
