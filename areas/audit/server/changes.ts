import { t } from '#platform/contract/text.ts'
import { exportRows } from '#platform/server/export.ts'
import { handle } from '#platform/server/handle.ts'
import { pageOf } from '#platform/server/list.ts'
import type { Audited } from '#platform/server/audited.ts'
import { schoolMoments, type SchoolMoments } from '#platform/server/school-moments.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import { exportChanges, listChanges, type AuditedChange } from '../contract/audit.ts'
import { findChanges } from './find-changes.ts'
import { sayChanges } from './say-changes.ts'

type Value = AuditedChange['steps'][number]['before']
const valueText = (value: Value): Value => (typeof value === 'boolean' ? (value ? t`да` : t`нет`) : (value ?? t`пусто`))
/** As the page says it. */
function stepText({ field, title = field, before, after, is_masked }: AuditedChange['steps'][number]): string {
  if (is_masked) return t`${title}: изменено, значение скрыто`
  return before === null ? `${title}: ${valueText(after)}` : `${title}: ${valueText(before)} → ${valueText(after)}`
}

const columnsBy = ({
  cell,
}: SchoolMoments): Record<(typeof exportChanges)['columns'][number], SheetColumn<AuditedChange>> => ({
  at: { title: t`Когда`, width: 18, kind: 'moment', of: ({ at }) => cell(new Date(at)) },
  who: {
    title: t`Кто`,
    width: 36,
    kind: 'text',
    of: ({ who, on_behalf_of }) => (on_behalf_of === null ? who : t`${who ?? ''}, под именем ${on_behalf_of}`),
  },
  subject: { title: t`Что`, width: 28, kind: 'text', of: ({ what }) => what },
  about: { title: t`О ком`, width: 36, kind: 'text', of: ({ about }) => about && about.full_name },
  steps: { title: t`Изменения`, width: 80, kind: 'text', of: ({ steps }) => steps.map(stepText).join('; ') },
})

/** What the history keeps, to who reads the audit. @param audited what each area tells of its tables */
export function changeHandlers(audited: readonly Audited[]) {
  const listChangesHandler = handle(listChanges, async ({ query, caller, db, today, context }) => {
    const found = await findChanges(db, audited, query, caller, { today, timeZone: context.clock.timeZone })
    const page = await pageOf(query, found.total, found.rows)
    return { ...page, items: await sayChanges(db, audited, caller, page.items) }
  })
  const exportChangesHandler = handle(exportChanges, async ({ query, caller, db, today, record, context }) => {
    const { timeZone } = context.clock
    const { total, rows } = await findChanges(db, audited, query, caller, { today, timeZone })
    const found = {
      total: typeof total === 'number' ? total : (await total.executeTakeFirstOrThrow()).total,
      rows: { execute: async () => sayChanges(db, audited, caller, await rows.execute()) },
    }
    const columns = columnsBy(schoolMoments(timeZone))
    return exportRows({ list: 'audit.changes', title: t`Аудит`, columns, query, found, caller, today, record })
  })
  return [listChangesHandler, exportChangesHandler]
}
