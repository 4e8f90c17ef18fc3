import { displayDate } from '#platform/contract/calendar-date.ts'
import type { ImportCounts } from '#platform/contract/import.ts'
import { msg, t } from '#platform/contract/text.ts'
import { handle } from '../handle.ts'
import { beginLongJob } from '../long-job/long-job.ts'
import { conflict } from '../refusal.ts'
import type { ImportKind } from './kind.ts'
import { writeLeftovers } from './leftovers.ts'
import { piecesOf } from './pieces.ts'
import type { importJob } from './run.ts'
import { findOpen, findStaged, validateAgain } from './staged.ts'
import { keptRows } from './store.ts'
import type { ValidatedRow } from './validate-rows.ts'

const isCounted = ({ left_out }: ValidatedRow) => !left_out

/** Begins to bring the rows in, where the school stands as it was seen. */
export const confirmHandler = <T>(kind: ImportKind<T>, job: ReturnType<typeof importJob<T>>) =>
  handle(kind.declared.confirm, async ({ params, body, caller, db, today, context, record }) => {
    await findOpen(db, kind, caller, params.id)
    const validated = (
      await validateAgain(kind, db, { caller, today, id: params.id, rows: await keptRows(db, params.id) })
    ).filter(isCounted)
    const of = (verdict: keyof ImportCounts) => validated.filter((row) => row.verdict === verdict)
    if (of('error').length > 0)
      throw conflict(msg`Строк с ошибками: ${of('error').length}. Исправьте их или пропустите, потом внесите остальные`)
    const rows = validated.filter(({ verdict }) => verdict !== 'same')
    if (of('new').length !== body.new || of('changed').length !== body.changed)
      throw conflict(msg`За это время данные школы изменились. Посмотрите таблицу ещё раз`)
    if (rows.length === 0) throw conflict(msg`Вносить нечего: всё из таблицы в школе уже есть`)
    const job_id = await beginLongJob({ db, context }, job, {
      caller,
      title: msg`Импорт: «${kind.declared.titleText}», строк ${rows.length}`,
      items: piecesOf(
        rows.map(({ number }) => number),
        (numbers) => ({ import_id: params.id, today, numbers }),
      ),
    })
    await db.updateTable('platform.import').set({ state: 'confirmed', job_id }).where('id', '=', params.id).execute()
    await record({ subject: 'platform.import', id: params.id, after: { kind: kind.name, ...body } })
    return findStaged(db, kind, caller, params.id)
  })

/** What was not brought in, as a spreadsheet with the reasons. */
export const leftoversHandler = <T>(kind: ImportKind<T>) =>
  handle(kind.declared.leftovers, async ({ params, caller, db, today }) => {
    await findStaged(db, kind, caller, params.id)
    const bytes = await writeLeftovers(db, params.id, kind.declared)
    return { name: t`${kind.declared.title}, не внесено ${displayDate(today)}.xlsx`, bytes }
  })
