/**
 * A part of the portal that could not be downloaded: the network is down, or a deploy took it away.
 * `renew` has the next attempt download it again; it is absent where only a reload helps.
 */
export class ChunkLoadError extends Error {
  override readonly name = 'PartMissing'
  renew?: () => void
}
