/**
 * A chunk that could not be downloaded: the network is down, or a deployment removed it. `renew`
 * makes the next attempt download it again; it is absent when only a reload helps.
 */
export class ChunkLoadError extends Error {
  override readonly name = 'PartMissing'
  declare renew?: () => void
}
