import { useEffect, useState } from 'react'

/**
 * Loads a module before it is rendered; returns null until it is loaded. `key` selects the module,
 * null loads nothing; a failed key is retried when requested again.
 */
export function useLazyModule<Key extends string, Part>(
  key: Key | null,
  load: (key: Key) => Promise<Part>,
): { readonly part: Part } | 'failed' | null {
  const [got, setGot] = useState<{
    readonly key: Key
    readonly result: { readonly part: Part } | 'failed'
  } | null>(null)
  useEffect(() => {
    if (key === null) return
    let isGone = false
    const tell = (result: { readonly part: Part } | 'failed') => {
      if (!isGone) setGot({ key, result })
    }
    load(key).then(
      (part) => tell({ part }),
      () => tell('failed'),
    )
    return () => {
      isGone = true
    }
  }, [key, load])
  return got?.key === key ? got.result : null
}
