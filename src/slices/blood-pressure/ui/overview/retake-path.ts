import { retakeParam } from '../../model/retake.ts'

/** The page that guides through measuring again; what a link in a message leads to. */
export const retakePath = `/blood-pressure/overview?${retakeParam}=true`
