import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg, t } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { listPaper } from '#platform/server/list-paper.ts'
import { forbidden } from '#platform/server/refusal.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import { printAcquaintance } from '../../contract/acquaintance.ts'
import { readOneDocument } from '../card/read-document.ts'
import { readerOf } from '../reader.ts'
import { readAcquaintance, type AskedReader } from './read-acquaintance.ts'

const columns = (zone: string): readonly SheetColumn<AskedReader>[] => [
  { title: msg`ФИО`, width: 40, kind: 'text', of: ({ person }) => person.full_name },
  { title: msg`Должность`, width: 34, kind: 'text', of: ({ position }) => position },
  {
    title: msg`Ознакомлен`,
    width: 22,
    kind: 'text',
    of: ({ confirmed_at }) =>
      confirmed_at === null
        ? ''
        : new Date(confirmed_at).toLocaleString('ru', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }),
  },
  { title: msg`Подпись`, width: 20, kind: 'text', of: () => '' },
]

export const printAcquaintanceHandler = handle(printAcquaintance, async ({ params, caller, db, today, context }) => {
  const document = await readOneDocument(db, params.id, await readerOf(db, caller, today))
  if (!document.acts.includes('acquaint')) throw forbidden(msg`Лист ознакомления печатает тот, кто его ведёт`)
  const { number, numbered_on, title } = document
  const numbered = number === null || numbered_on === null ? '' : t`№ ${number} от ${displayDate(numbered_on)}`
  return listPaper({
    title: t`Лист ознакомления`,
    today,
    columns: columns(context.clock.timeZone),
    rows: await readAcquaintance(db, params.id, today),
    by: undefined,
    narrowedBy: [title, numbered].filter((one) => one !== '').join(', '),
  })
})
