import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take a minute or more, longest first. A fresh clone knows no times of its own. */
export const longest: readonly string[] = [
  'mock-server/contract-tests/invalidations.test.ts',
  'mock-server/contract-tests/every-example.test.ts',
  'mock-server/contract-tests/restart.test.ts',
  'mock-server/contract-tests/other-members.test.ts',
  'contracts/tools/generate/schema/writers.test.ts',
  'mock-server/validation/contract-validator.test.ts',
  'contracts/tools/generate/schema/readers.test.ts',
]

/** These files first and in this order, all others as they stand. */
export const inOrder = <File>(files: readonly File[], nameOf: (file: File) => string): File[] => {
  const place = (file: File): number => {
    const at = longest.indexOf(nameOf(file))
    return at === -1 ? longest.length : at
  }
  return files.toSorted((one, other) => place(one) - place(other))
}

/** A long file that starts last keeps one core busy while the other waits. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return inOrder(await super.sort(files), ({ moduleId }) => relative(process.cwd(), moduleId))
  }
}
