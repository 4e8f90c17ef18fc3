import { sql } from 'kysely'
import { shortName } from '#areas/people/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { listFinalCards, type FinalCard } from '../../contract/final-cards.ts'
import { PaperContent } from '../../contract/paper.ts'
import { unsetCourses } from '../../rules/card-period.ts'
import type { CardState } from '../../rules/card-state.ts'
import { mayMaintainCards, maySignCards } from '../scope.ts'
import { findPlace, isOfPlace, type CardPlace } from './card-place.ts'
import { readDifferingCourses } from './differing-courses.ts'

interface CardRow {
  id: number
  student_id: number
  version: number
  state: CardState
  number: string | null
  signed_on: string | null
  reason: string | null
  content: unknown
  maker: string | null
  made_at: Date
  checker: string | null
  checked_at: Date | null
  signer: string | null
  signed_at: Date | null
  ender: string | null
  ended_at: Date | null
}
const readCards = async (db: Database, place: CardPlace): Promise<CardRow[]> => {
  const { rows } = await sql<CardRow>`
    select rc.id, rc.student_id, rc.version, rc.state, s.number, s.signed_on, rc.reason, rc.content,
      ${shortName('maker')} as maker, rc.made_at, ${shortName('checker')} as checker, rc.checked_at,
      ${shortName('signer')} as signer, rc.signed_at, ${shortName('ender')} as ender, rc.ended_at
    from register.report_card rc left join seals.seal s on s.id = rc.seal_id
    left join people.person maker on maker.id = rc.made_by
    left join people.person checker on checker.id = rc.checked_by left join people.person signer on signer.id = rc.signed_by
    left join people.person ender on ender.id = rc.ended_by
    where ${isOfPlace(place)} order by rc.version desc`.execute(db)
  return rows
}

const isUnsigned = ({ state }: CardRow) => state === 'made' || state === 'checked'

function toCardResponse(row: CardRow, place: CardPlace, differing: readonly string[]): FinalCard {
  const step = (state: CardState, by: string | null, at: Date | null) =>
    at === null ? [] : [{ state, by, at: at.toISOString() }]
  const { id, version, state, number, signed_on, reason } = row
  return {
    id,
    version,
    state,
    number,
    signed_on,
    reason,
    unset: unsetCourses(PaperContent.parse(row.content).courses, place),
    differing: isUnsigned(row) ? [...differing] : [],
    steps: [
      ...step('made', row.maker, row.made_at),
      ...step('checked', row.checker, row.checked_at),
      ...step('signed', row.signer, row.signed_at),
      ...step(state, row.ender, row.ended_at),
    ],
  }
}

/** Who is in the class on the period's last day, or today while it goes on, and who has a card of it. */
async function readStudents(db: Database, { class_id, end }: CardPlace, withCards: number[], today: string) {
  const day = end < today ? end : today
  return db
    .selectFrom('people.person as p')
    .where(
      // one after the other: by either of them all persons would be looked through
      sql<boolean>`p.id in (select unnest(${withCards}::integer[]) union all
        select m.student_id from classes.class_member m where m.class_id = ${class_id} and m.during @> ${day}::date)`,
    )
    .select(['p.id', 'p.full_name'])
    .orderBy('p.sort_name')
    .orderBy('p.id')
    .execute()
}

export const listFinalCardsHandler = handle(listFinalCards, async ({ query, caller, db, today }) => {
  const id = sql.ref('c.id')
  const place = await findPlace(db, query, mayMaintainCards(caller, id, { today, level: 'read' }))
  const cards = await readCards(db, place)
  const unsigned = cards.filter(isUnsigned).map(({ student_id }) => student_id)
  const [students, differing, maintains] = await Promise.all([
    readStudents(
      db,
      place,
      cards.map(({ student_id }) => student_id),
      today,
    ),
    readDifferingCourses(db, { ...place, students: unsigned }),
    db
      .selectFrom('classes.class as c')
      .where('c.id', '=', place.class_id)
      .select(mayMaintainCards(caller, id, { today, level: 'write' }).as('may_maintain'))
      .select(maySignCards(caller, id).as('may_sign'))
      .executeTakeFirst(),
  ])
  const byStudent = Map.groupBy(cards, ({ student_id }) => student_id)
  return {
    class: { id: place.class_id, title: place.title },
    may_maintain: maintains?.may_maintain ?? false,
    may_sign: maintains?.may_sign ?? false,
    ended: place.end <= today ? place.end : null,
    students: students.map((student) => ({
      ...student,
      cards: (byStudent.get(student.id) ?? []).map((row) =>
        toCardResponse(row, place, differing.get(student.id) ?? []),
      ),
    })),
  }
})
