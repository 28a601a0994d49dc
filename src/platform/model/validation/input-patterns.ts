/**
 * Input patterns by name (VALID-007). The documents show no values except those of 2§5; a letter is
 * any letter of any script, with accents. Every pattern except `poBox` matches the whole text.
 */
export const inputPatterns = {
  /** Letters, digits, space, hyphen, apostrophe (straight or typographic), period. */
  name: /^[\p{L}\p{M}0-9 \-'’.]+$/u,
  /** Letters, digits, space, period, hyphen, hash. */
  address: /^[\p{L}\p{M}0-9 .\-#]+$/u,
  /** local-part@domain with a top-level domain of two letters or more. */
  email:
    /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i,
  /**
   * P.O. boxes in any spelling, but not "Boxwood Rd" or "Pobox Lane"
   * (contracts/cases/po-boxes.yaml).
   */
  poBox:
    /(?<![\p{L}0-9])(?:p[ .-]*o[ .-]+box(?!\p{L})|p[ .-]*obox[ .#-]*(?:[0-9]|$)|p[ .-]*o[ .-]*b[ .#-]*[0-9]|post[ .-]+office[ .-]+box(?!\p{L}))/iu,
} as const

export const nameMaxLength = 100
export const addressLineMaxLength = 100
/** RFC 5321. */
export const emailMaxLength = 254
export const chatMessageMaxLength = 5000
