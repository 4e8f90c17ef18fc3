import { sql } from 'kysely'
import { accountsByRights } from '#areas/access/server/index.ts'
import { allows } from '#platform/contract/access.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg, t } from '#platform/contract/text.ts'
import type { ApprovalCall, ApprovalKind, DeciderPost } from '#platform/server/approvals.ts'
import type { Database } from '#platform/server/database.ts'
import { notFound } from '#platform/server/refusal.ts'
import { maintainsPeopleWithFamilies } from '../../contract/access.ts'
import type { CorrectableField } from '../../contract/corrections.ts'
import { maskedFields } from '../../contract/people.ts'
import { applyCorrection } from './apply-correction.ts'
import { fieldTexts, notifyFamily } from './notices.ts'

const subject = 'people.correction'

interface CorrectionRow {
  id: number
  person_id: number
  full_name: string
  field: CorrectableField
  value: string
  account_id: number | null
}
async function holdCorrection(db: Database, id: number): Promise<CorrectionRow> {
  const { rows } = await sql<CorrectionRow>`
    select c.id, p.id as person_id, p.full_name, c.field, c.value, giver.admin_user_id as account_id
    from people.correction c join people.person p on p.id = c.person_id join people.person giver on giver.id = c.proposed_by
    where c.id = ${id} and c.state = 'waiting' for update of c, p`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

interface Answer {
  id: number
  answer: string | null
  isAccepted: boolean
}
/** What became of a proposal: taken into the record or not, and the family is told. @throws Refusal 404, 422 */
export async function finishCorrection(call: ApprovalCall, { id: asked, answer, isAccepted }: Answer): Promise<void> {
  const { db, caller, today, record, publish } = call
  const { id, person_id, full_name, field, value, account_id } = await holdCorrection(db, asked)
  if (isAccepted) await applyCorrection({ db, caller, today, record }, person_id, { field, value })
  const state = isAccepted ? 'accepted' : 'declined'
  await sql`update people.correction set state = ${state}, answered_by = ${caller.personId}, answered_at = now(),
    answer = left(${answer}, 500) where id = ${id}`.execute(db)
  await record({ subject, id, before: { person_id, field, state: 'waiting' }, after: { person_id, field, state } })
  const of = { id, person: { id: person_id, full_name }, field }
  await notifyFamily({ db, publish }, { ...of, accountId: account_id, isAccepted })
}

/** Who keeps the records of families, for the whole school; who keeps a part of it answers on the cards. */
export const recordKeepers: DeciderPost = {
  key: 'people.record_keepers',
  title: msg`Кто ведёт карточки семей`,
  order: 40,
  dependsOn: 'nothing',
  kind: subject,
  resolve: async (db, { today, context }) => {
    const groups = await accountsByRights(db, today, context)
    return groups.flatMap(({ rights, members }) =>
      rights.client === 0 && rights.limits === undefined && allows(maintainsPeopleWithFamilies, rights)
        ? members.flatMap(({ personId }) => personId ?? [])
        : [],
    )
  },
}

const masked: readonly string[] = maskedFields
interface Described {
  id: number
  person_id: number
  full_name: string
  field: CorrectableField
  value: string
  /** What stands there now; null too where cards mask it. */
  present: string | null
}

/** What a family asks to put right goes by a route: approved, it stands in the record. */
export const correctionApproval: ApprovalKind = {
  name: subject,
  title: msg`Исправления данных от семей`,
  notifiesItself: true,
  usual: [{ title: msg`Проверка данных`, act: 'approve', needs: 'any', days: 5, posts: [recordKeepers.key] }],
  describe: async (db, ids) => {
    const { rows } = await sql<Described>`
      select c.id, c.person_id, p.full_name, c.field, c.value,
        case when c.field = any(${[...masked]}::text[]) then null else to_jsonb(p) ->> c.field end as present
      from people.correction c join people.person p on p.id = c.person_id where c.id = any(${[...ids]}::integer[])`.execute(
      db,
    )
    return rows.map(({ id, person_id, full_name, field, value, present }) => ({
      id,
      title: full_name,
      link: `/users/${person_id}`,
      facts: [
        { title: t`Исправить`, value: fieldTexts[field].toString() },
        ...(present === null ? [] : [{ title: t`Сейчас`, value: present }]),
        { title: t`Как правильно`, value: field === 'birth_date' ? displayDate(value) : value },
      ],
    }))
  },
  onApproved: ({ subjectId, remark }, call) =>
    finishCorrection(call, { id: subjectId, answer: remark, isAccepted: true }),
  onReturned: ({ subjectId, remark }, call) =>
    finishCorrection(call, { id: subjectId, answer: remark, isAccepted: false }),
}
