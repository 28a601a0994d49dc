// Written by `npm run generate` from contracts/. Do not edit.
import { isUnreadable } from './schemas/read.ts'

/** A body that contains a part which the portal could not read. It is not sent, because the server would lose what it has. */
export class UnreadableBody extends Error {
  override readonly name = 'UnreadableBody'
}

/** Returns a body that may be sent. Throws `UnreadableBody` if a part of it, at any depth, is unreadable. */
export const readableBody = <Body>(body: Body): Body => {
  if (hasUnreadable(body)) throw new UnreadableBody()
  return body
}

const hasUnreadable = (value: unknown): boolean => typeof value === 'object' && value !== null && (isUnreadable(value) || Object.values(value).some(hasUnreadable))
