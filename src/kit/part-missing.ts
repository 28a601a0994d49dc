/** A part of the portal that could not be downloaded: the network is down, or a deploy took it away. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing'
}
