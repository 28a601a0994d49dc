import { useRef } from 'react'
import type { Failure } from '../http/failure.ts'
import { toFailure } from '../http/to-failure.ts'
import { type Save, useSave } from './use-save.ts'

/**
 * A save whose failure can be read after the member has left the page. `why` returns null during a
 * save and after a successful one.
 */
export type SaveWithFailure<Asked, Answer> = Save<Asked, Answer> & {
  readonly why: () => Failure | null
}

/** `useSave` for saves that may finish after their page is gone. */
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
