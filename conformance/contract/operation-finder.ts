import type { Operation } from './operation.ts'

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Finds the operation of a call; of several matches, the one with the fewest path parameters.
 * `bare` maps whole paths to operation ids.
 */
export function operationFinder(
  operations: Iterable<Operation>,
  bare: ReadonlyMap<string, string> = new Map(),
): (method: string, url: string) => string | null {
  const forms = [...operations]
    .map(({ id, method, path }) => ({
      id,
      method,
      form: new RegExp(
        `^${path
          .split(/\{[^}]+\}/)
          .map(escaped)
          .join('[^/]+')}$`,
      ),
      parameters: path.split('{').length,
    }))
    .sort((a, b) => a.parameters - b.parameters)
  return (method, url) => {
    const path = url.split('?')[0] ?? ''
    return (
      bare.get(path) ??
      forms.find((each) => each.method === method && each.form.test(path))?.id ??
      null
    )
  }
}
