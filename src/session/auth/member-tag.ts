import { shortHash } from '#platform/storage/short-hash.ts'

/** Tells the members of one device apart and says nothing of them: 64 bits of the id's hash. */
export function memberTag(userId: string): string {
  return `${shortHash(userId)}.${shortHash(`member ${userId}`)}`
}
