import { drawScope } from '../model/drawing/draw-scope.ts'

/**
 * The text of a key in local storage, which the first window shows. The edge draws with what it
 * knows, and the browser checks that before it takes the page over. Throws when storage is blocked.
 */
export function storedText(key: string): string | null {
  const scope = drawScope()
  return scope === null ? localStorage.getItem(key) : scope.stored(key)
}
