import { globSync, readFileSync } from 'node:fs'
import { paths } from '#platform/model/paths.ts'
import { passed, failed, type CheckPart } from './check-result.ts'

const code = 'src/**/*.{ts,tsx}'
/** Tests and the gallery of the design system show paths as a visitor sees them. */
const others = /\.test\.tsx?$|\/testing\/|^src\/ui\/gallery\/|^src\/platform\/model\/paths\.ts$/

/** Folders that still spell their paths (issue 18). */
const waiting =
  /^src\/(?:vitals|slices\/(?:blood-sugar|blood-pressure|weight|pulse|kidney|biometrics))\//

const segments = [...new Set(Object.values(paths).map((path) => path.split('/')[1]))].join('|')
const writtenPath = new RegExp(`(["'\`])/(?:${segments})(?:[/?#][^"'\`]*)?\\1`, 'g')

/** Fails when a path of a page is written as text outside `src/platform/model/paths.ts`. */
export const writtenPaths: CheckPart = {
  name: 'paths',
  async run() {
    const found = globSync(code)
      .filter((file) => !others.test(file) && !waiting.test(file))
      .flatMap((file) =>
        findWrittenPaths(readFileSync(file, 'utf8')).map(
          ({ line, text }) =>
            `${file}:${line}: ${text}: use href() of src/platform/model/paths.ts for the path of a page.`,
        ),
      )
    return found.length === 0 ? passed : failed(found)
  },
}

/** Returns each path of a page that a string of the code spells; comments do not count. */
export function findWrittenPaths(code: string): readonly { line: number; text: string }[] {
  return code
    .split('\n')
    .flatMap((content, index) =>
      /^\s*(?:\*|\/\/|\/\*)/.test(content)
        ? []
        : [...content.matchAll(writtenPath)].map(([text]) => ({ line: index + 1, text })),
    )
}
