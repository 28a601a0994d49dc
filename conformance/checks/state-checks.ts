import { at, canonical, pointerOf } from '../contract/json.ts'
import type { Check } from './check.ts'

/**
 * Whoever may not ask is told so: 401 when it is not known who asks (403, where the contract has it
 * instead), and nothing of the matter.
 */
export const ignoredAuth: Check = ({ made, came, operation }) =>
  made.expects === 'deny' &&
  made.check === 'ignored_auth' &&
  came.status !== 401 &&
  !(came.status === 403 && operation.answers.has('403') && !operation.answers.has('401')) &&
  !(came.status === 400 && made.name.endsWith('/malformed')) &&
  !(came.status >= 500)
    ? [{ words: `answered ${came.status}, not 401: ${made.about}`, promise: operation.pointer }]
    : []

export const logoutRevokes: Check = ({ made, came, operation }) =>
  made.check === 'logout_revokes' && came.status < 400
    ? [
        {
          words: `answered ${came.status} to a session that was signed out`,
          promise: operation.pointer,
        },
      ]
    : []

/** The one that a health product must never miss: what is one member's is not another's. */
export const otherMember: Check = ({ made, came, operation }) =>
  made.check === 'other_member' && came.status !== 403 && came.status !== 404 && came.status < 500
    ? [
        {
          words: `answered ${came.status}, not 403 or 404, to a member who asks for another's`,
          promise: operation.pointer,
        },
      ]
    : []

/** The staff look at an account and change nothing in it: they are told so. */
export const viewOnly: Check = ({ made, came, operation }) =>
  made.check === 'view_only' && came.status !== 403 && came.status < 500
    ? [
        {
          words: `answered ${came.status}, not 403, to a write of somebody who may only look`,
          promise: operation.pointer,
        },
      ]
    : []

export const useAfterFree: Check = ({ made, came, operation }) =>
  made.expects === 'gone' && came.status < 400
    ? [{ words: `answered ${came.status} for what was deleted`, promise: operation.pointer }]
    : []

export const ensureResourceAvailability: Check = ({ made, came, operation }) =>
  made.check === 'ensure_resource_availability' && (came.status === 404 || came.status === 410)
    ? [
        {
          words: `answered ${came.status} for what was there a call ago`,
          promise: operation.pointer,
        },
      ]
    : []

export const readAfterWrite: Check = ({ made, came, value, operation, vocabulary }) => {
  if (made.check !== 'read_after_write' || came.status !== 200) return []
  const lost = (made.holds ?? [])
    .filter(([name, put]) => canonical(at(value, pointerOf(name))) !== canonical(put))
    .map(([name]) => vocabulary.name(name))
  return lost.length === 0
    ? []
    : [{ words: `does not read what was written: ${lost.join(', ')}`, promise: operation.pointer }]
}
