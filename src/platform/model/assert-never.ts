/** Ends an exhaustive switch: a missing case is a compile error. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected case: ${JSON.stringify(value)}`)
}
