import { onAccounts } from './access.ts'
import { onEvacuations } from './evacuation.ts'
import { onJournals } from './journal.ts'
import { onPeople } from './people.ts'
import { onPersonalFiles } from './personal-file.ts'
import { onSchool } from './school.ts'
import type { Attempt, Rows } from './rows.ts'

/** Every write call that names rows: with foreign ones in the path, then in the body below a row of one's own. */
export const attemptsOn = (own: Rows, foreign: Rows): Attempt[] =>
  [onAccounts, onEvacuations, onJournals, onPeople, onPersonalFiles, onSchool].flatMap((attempts) =>
    attempts(own, foreign),
  )
