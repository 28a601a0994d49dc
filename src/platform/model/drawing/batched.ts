/**
 * Collects what is given in one turn of the event loop and sends it at once: a message between
 * threads costs more than what is in it.
 */
export function batched<Item>(send: (items: readonly Item[]) => void): (item: Item) => void {
  let items: Item[] = []
  return (item) => {
    if (items.push(item) > 1) return
    setImmediate(() => {
      const all = items
      items = []
      send(all)
    })
  }
}
