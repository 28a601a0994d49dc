/**
 * Sets an entry of a map with a fixed capacity: the entry that was set longest ago makes room. The
 * map's order is that of the last `setBounded`.
 */
export function setBounded<Value>(
  map: Map<string, Value>,
  key: string,
  value: Value,
  capacity: number,
): void {
  map.delete(key)
  if (map.size >= capacity) map.delete(map.keys().next().value ?? '')
  map.set(key, value)
}
