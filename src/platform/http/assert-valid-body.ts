import { Notes, type Reader } from '#generated/schemas/read.ts'

/**
 * Returns the body. Throws RangeError when it breaks the contract, except for lengths, which forms
 * check.
 *
 * It uses a reader, because the strict writer would add the Effect runtime to each page of
 * readings.
 */
export function assertValidBody<Body>(reader: Reader<unknown>, body: Body): Body {
  const notes = new Notes()
  reader(body, notes)
  const [problem] = notes.counts.keys()
  if (problem !== undefined) throw new RangeError(`A body breaks the contract: ${problem}.`)
  return body
}
