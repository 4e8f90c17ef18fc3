import type { DemonstrationPart } from '#platform/server/demonstration/part.ts'
import { writeSignedCards } from './signed-cards.ts'

/** Final report cards of the first quarter that a class has been given already. */
export const demonstration: readonly DemonstrationPart[] = [
  {
    name: 'signedCards',
    needsResults: true,
    write: ({ db, today, shownClass }) => writeSignedCards(db, { today, shownClass }),
  },
]
