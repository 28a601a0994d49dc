import { ExitError } from '../exit-code.ts'
import { isFields } from './json.ts'
import { isAddress, isAvailable, parseData, provideText, resolveFrom } from './read-file.ts'

const referencesIn = (value: unknown, found = new Set<string>()): Set<string> => {
  if (Array.isArray(value)) for (const each of value) referencesIn(each, found)
  else if (isFields(value))
    for (const [name, each] of Object.entries(value)) {
      if (name === '$ref' && typeof each === 'string') found.add(each.split('#')[0] ?? '')
      else referencesIn(each, found)
    }
  return found
}

/** Resolves to the text of an address. */
export type FetchText = (address: string) => Promise<string>

/**
 * Fetches a document and the files of its origin that it refers to. Throws an ExitError if the
 * document itself cannot be fetched.
 */
export async function fetchFiles(address: string, fetchText: FetchText): Promise<void> {
  let text: string
  try {
    text = await fetchText(address)
  } catch (error) {
    throw new ExitError('environment', `cannot fetch ${address}: ${(error as Error).message}`)
  }
  provideText(address, text)
  const { origin } = new URL(address)
  const queue = [address]
  const texts = new Map([[address, text]])
  for (let file = queue.pop(); file !== undefined; file = queue.pop())
    for (const reference of referencesIn(parseData(file, texts.get(file) ?? ''))) {
      const target = reference === '' ? file : resolveFrom(file, reference)
      if (isAvailable(target) || !isAddress(target) || new URL(target).origin !== origin) continue
      // A file that cannot be fetched is an unresolved reference.
      const found = await fetchText(target).catch(() => undefined)
      if (found === undefined) continue
      provideText(target, found)
      texts.set(target, found)
      queue.push(target)
    }
}
