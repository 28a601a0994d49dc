/** Runs a function without its output to stdout. */
export async function silenceOutput<T>(what: () => Promise<T>): Promise<T> {
  const out = process.stdout.write.bind(process.stdout)
  process.stdout.write = () => true
  try {
    return await what()
  } finally {
    process.stdout.write = out
  }
}
