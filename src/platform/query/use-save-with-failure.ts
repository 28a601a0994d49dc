import { useRef } from 'react'
import type { Failure } from '../http/failure.ts'
import { toFailure } from '../http/to-failure.ts'
import { type Save, useSave } from './use-save.ts'

/**
 * A save that also says why it failed on a page that the member has left; `why` is null while one
 * is under way and after one that was taken.
 */
export type SaveWithFailure<Asked, Answer> = Save<Asked, Answer> & {
  readonly why: () => Failure | null
}

/**
 * `useSaving` for what may be saved later, when nothing of the page is left to show its failure.
 */
export function useSaveWithFailure<Asked, Answer extends {}>(
  call: (asked: Asked) => Promise<Answer>,
  touched: readonly string[],
): SaveWithFailure<Asked, Answer> {
  const failure = useRef<Failure | null>(null)
  const saving = useSave(async (asked: Asked) => {
    failure.current = null
    try {
      return await call(asked)
    } catch (thrown) {
      failure.current = toFailure(thrown)
      throw thrown
    }
  }, touched)
  return { ...saving, why: () => failure.current }
}
