import { ofRecord, readHistory } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { handle } from '#platform/server/handle.ts'
import { readSchool, readSchoolHistory, schoolFields } from '../contract/school.ts'
import { brandHandler, schoolRoom } from './brand.ts'
import { countsHandler } from './counts.ts'
import { schoolChanges } from './change-school.ts'
import { readSchoolAnswer } from './read-school.ts'

export { senderName } from './read-school.ts'

const fields = [...schoolFields, 'logo']

const read = handle(readSchool, async ({ db, house }) => readSchoolAnswer(db, house))
const history = handle(readSchoolHistory, async ({ db, query }) =>
  readHistory(db, [{ subject: 'organisation.school', where: ofRecord(1), fields }], query),
)

/** What the school says of itself, and the zone by whose clock it lives. */
export const school: Area = {
  endpoints: [read, brandHandler, countsHandler, ...schoolChanges, history],
  rooms: [schoolRoom],
  audited: [{ subject: 'organisation.school', title: msg`сведения о школе`, fields }],
}
