import { at, canonical, pointerOf } from '../contract/json.ts'
import type { Check } from './check.ts'

/** Unauthenticated requests return 401, or 403 if the contract documents only that. */
export const ignoredAuth: Check = ({ made, came, operation }) =>
  made.expects === 'deny' &&
  made.check === 'ignored_auth' &&
  came.status !== 401 &&
  !(came.status === 403 && operation.answers.has('403') && !operation.answers.has('401')) &&
  !(came.status === 400 && made.name.endsWith('/malformed')) &&
  !(came.status >= 500)
    ? [
        {
          words: `returned ${came.status} instead of 401: ${made.about}`,
          promise: operation.pointer,
        },
      ]
    : []

export const logoutRevokes: Check = ({ made, came, operation }) =>
  made.check === 'logout_revokes' && came.status < 400
    ? [
        {
          words: `returned ${came.status} for a session that was signed out`,
          promise: operation.pointer,
        },
      ]
    : []

/** Data of one member must not be readable by another member. */
export const otherMember: Check = ({ made, came, operation }) =>
  made.check === 'other_member' && came.status !== 403 && came.status !== 404 && came.status < 500
    ? [
        {
          words: `returned ${came.status} instead of 403 or 404 for another member's resource`,
          promise: operation.pointer,
        },
      ]
    : []

/** A view-only session must be refused every write. */
export const viewOnly: Check = ({ made, came, operation }) =>
  made.check === 'view_only' && came.status !== 403 && came.status < 500
    ? [
        {
          words: `returned ${came.status} instead of 403 for a write of a view-only persona`,
          promise: operation.pointer,
        },
      ]
    : []

export const useAfterFree: Check = ({ made, came, operation }) =>
  made.expects === 'gone' && came.status < 400
    ? [{ words: `returned ${came.status} for a deleted resource`, promise: operation.pointer }]
    : []

export const ensureResourceAvailability: Check = ({ made, came, operation }) =>
  made.check === 'ensure_resource_availability' && (came.status === 404 || came.status === 410)
    ? [
        {
          words: `returned ${came.status} for a resource that the call before created`,
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
    : [
        {
          words: `a read does not return the written fields: ${lost.join(', ')}`,
          promise: operation.pointer,
        },
      ]
}
