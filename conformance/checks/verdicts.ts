import type { CheckedExchange } from './check.ts'

/** A finding that breaks a promise of the operation as a whole. */
export function findingOf({ operation }: CheckedExchange, words: string) {
  return [{ words, promise: operation.pointer }]
}

/** No findings. */
export const fine = [] as const

/** The answer that an earlier step kept under `name`; null when it was not made. */
export function remembered(
  { variables }: CheckedExchange,
  name: string,
): { status: number; value: unknown } | null {
  const text = variables[name]
  if (text === undefined) return null
  try {
    return {
      status: Number(variables[`${name}.status`]),
      value: text === '' ? undefined : (JSON.parse(text) as unknown),
    }
  } catch {
    return { status: Number(variables[`${name}.status`]), value: undefined }
  }
}
