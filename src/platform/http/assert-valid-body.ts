import { Notes, type Reader } from '#generated/schemas/read.ts'

/**
 * The same body. Throws when it breaks a rule of the contract, but for lengths, which forms judge.
 * A reader is a plain function: the strict writer would bring the Effect runtime to each page of
 * readings.
 */
export function assertValidBody<Body>(reader: Reader<unknown>, body: Body): Body {
  const notes = new Notes()
  reader(body, notes)
  const [problem] = notes.counts.keys()
  if (problem !== undefined) throw new RangeError(`A body breaks the contract: ${problem}.`)
  return body
}
