import { retakeParam } from '../../model/retake.ts'

/** The page with the retake panel; links in messages lead here. */
export const retakePath = `/blood-pressure/overview?${retakeParam}=true`
