/**
 * `node contracts/tools/generate/main.ts` writes generated/ from contracts/. `--check` writes
 * nothing and fails with the files that differ from generated/.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { differingFiles, replaceFile } from './drift.ts'
import { generateAll } from './generate-all.ts'

const check = process.argv.includes('--check')
const fresh = mkdtempSync(join(tmpdir(), 'generated-'))
try {
  await generateAll(fresh)
  const differing = differingFiles(fresh, 'generated')
  if (!check && differing.length > 0) {
    // Files are replaced one by one, so that other processes can read the folder meanwhile.
    for (const name of differing) replaceFile(join(fresh, name), join('generated', name))
  }
  if (check && differing.length > 0) {
    console.error(
      `generated/ is not what contracts/ give; run \`npm run generate\` and commit:\n${differing.map((name) => `  generated/${name}`).join('\n')}`,
    )
    process.exitCode = 1
  } else
    console.log(
      differing.length === 0
        ? 'generated/ is up to date.'
        : `Wrote ${differing.length} changed files of generated/.`,
    )
} finally {
  rmSync(fresh, { recursive: true, force: true })
}
