import { shortHash } from '#platform/storage/short-hash.ts'

/** Distinguishes the members of one device without storing their id: 64 bits of the id's hash. */
export function memberTag(userId: string): string {
  return `${shortHash(userId)}.${shortHash(`member ${userId}`)}`
}
