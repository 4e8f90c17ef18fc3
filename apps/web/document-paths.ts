import { screenPagePath } from '#areas/announcements/contract/screens.ts'
import { sosPageAddress } from '#areas/evacuation/contract/sos-page.ts'

/** Pages that the server writes itself: where they can be fetched, no program stands in their place. */
export const documentPaths: readonly string[] = [sosPageAddress, screenPagePath]
