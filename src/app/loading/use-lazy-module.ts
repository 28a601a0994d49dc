import { useEffect, useState } from 'react'

/**
 * A part that is downloaded before it is shown, so that it opens at once when its turn comes. `key`
 * says which one, null that none is wanted yet. Answers null until it is there. After a failure it
 * is tried again when the key is wanted anew.
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
