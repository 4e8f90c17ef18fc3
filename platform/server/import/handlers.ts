import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { displayDate } from '#platform/contract/calendar-date.ts'
import type { ImportCounts, StagedImport } from '#platform/contract/import.ts'
import { t } from '#platform/contract/text.ts'
import type { Area } from '../area.ts'
import type { Caller } from '../caller.ts'
import type { Database } from '../database.ts'
import { handle } from '../handle.ts'
import { beginLongJob } from '../long-job/long-job.ts'
import { conflict, notFound, Refusal, refuse } from '../refusal.ts'
import { validateRows, type ValidatedRow } from './validate-rows.ts'
import type { ImportKind } from './kind.ts'
import { writeLeftovers } from './leftovers.ts'
import { matchHeadings } from './match-headings.ts'
import { readUpload } from './read-upload.ts'
import { importJob, rowsOfPiece } from './run.ts'
import { keepRows, keptRows, pageOfRows, readStaged } from './store.ts'
import { writeTemplate } from './template.ts'

/** So many files a person may try in a day. */
const maxStaged = 50
/** Whether two opinions of a row are one, in whatever order their parts were kept. */
const opinionOf = ({ title, verdict, problems, changes, similar_to }: ValidatedRow): string =>
  JSON.stringify([
    [title, verdict, similar_to],
    problems.map(({ column, level, text }) => [column, level, text]),
    changes.map(({ column, from, to }) => [column, from, to]),
  ])
const isCounted = ({ left_out }: ValidatedRow) => !left_out

/** The calls of an import and its work, all from one description of it. */
export function importHandlers<T>(kind: ImportKind<T>): Required<Pick<Area, 'endpoints' | 'longJobs'>> {
  const { declared, name } = kind
  const { columns } = declared
  const job = importJob(kind)
  const find = async (db: Database, caller: Caller, id: number): Promise<StagedImport> => {
    const staged = await readStaged(db, { id, kind: name, accountId: caller.accountId })
    if (!staged) throw notFound(t`Таблица не найдена: загруженное хранится сутки. Загрузите файл ещё раз`)
    return staged
  }
  /** Locks it, so that two windows do not change it at once. */
  const findOpen = async (db: Database, caller: Caller, id: number): Promise<StagedImport> => {
    await sql`select from platform.import where id = ${id} and account_id = ${caller.accountId} for update`.execute(db)
    const staged = await find(db, caller, id)
    if (staged.state !== 'staged') throw conflict(t`Таблица уже внесена. Чтобы исправить её, загрузите файл ещё раз`)
    return staged
  }
  const validateAgain = async (
    db: Database,
    call: { caller: Caller; today: string; id: number; rows: ValidatedRow[] },
  ) => {
    const { caller, today, id, rows } = call
    const before = new Map(rows.map((row) => [row.number, opinionOf(row)]))
    const validated = await validateRows(kind, { db, caller, today }, rows)
    await keepRows(
      db,
      id,
      validated.filter((row) => before.get(row.number) !== opinionOf(row)),
    )
    return validated
  }

  const template = handle(declared.template, async () => {
    return { name: t`${declared.title}, шаблон.xlsx`, bytes: await writeTemplate(declared) }
  })

  const stage = handle(
    declared.stage,
    async ({ body, caller, db, today, record }) => {
      const { count } = await db
        .selectFrom('platform.import')
        .where('account_id', '=', caller.accountId)
        .where('made_at', '>', sql<Date>`now() - interval '1 day'`)
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      if (count >= maxStaged) throw new Refusal(429, t`Слишком много таблиц за день, повторите завтра`, 3600)
      const { rows, unknown } = matchHeadings(await readUpload(body.file), columns)
      const validated = await validateRows(
        kind,
        { db, caller, today },
        rows.map((row) => ({ ...row, left_out: false, as_new: false })),
      )
      const staged = await db.transaction().execute(async (within) => {
        const { id } = await within
          .insertInto('platform.import')
          .values({
            account_id: caller.accountId,
            actor_account_id: caller.act ?? null,
            kind: name,
            file_name: body.name ?? t`Таблица`,
            digest: createHash('sha256')
              .update(body.file as Buffer)
              .digest('hex'),
            unknown_columns: unknown,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await keepRows(within, id, validated)
        return { id }
      })
      // the preview shows what the school knows of these rows
      await record({ subject: 'platform.import', id: staged.id, after: { kind: name, rows: validated.length } })
      return staged
    },
    // reading and judging take their time: no transaction waits for them
    { ownTransactions: true },
  )

  const read = handle(declared.read, async ({ params, query, caller, db }) => {
    const staged = await find(db, caller, params.id)
    const { page, size } = query
    return { ...staged, ...(await pageOfRows(db, params.id, query)), page, size }
  })

  const change = handle(declared.change, async ({ params, body, caller, db, today }) => {
    await findOpen(db, caller, params.id)
    const rows = await keptRows(db, params.id)
    const row = rows.find(({ number }) => number === params.number)
    if (!row) throw notFound()
    for (const [key, text] of Object.entries(body.cells ?? {})) {
      if (!columns.some((column) => column.key === key)) throw refuse(['cells', key], t`Такого столбца нет`)
      row.cells = { ...row.cells, [key]: text }
      row.flaws = Object.fromEntries(Object.entries(row.flaws).filter(([flawed]) => flawed !== key))
    }
    row.left_out = body.left_out ?? row.left_out
    row.as_new = body.as_new ?? row.as_new
    await keepRows(db, params.id, [row])
    await validateAgain(db, { caller, today, id: params.id, rows })
    const { items } = await pageOfRows(db, params.id, { show: 'all', page: rows.indexOf(row) + 1, size: 1 })
    const [changed] = items
    if (!changed) throw notFound()
    return { ...(await find(db, caller, params.id)), row: changed }
  })

  const leaveOut = handle(declared.leaveOut, async ({ params, caller, db, today }) => {
    await findOpen(db, caller, params.id)
    const rows = await keptRows(db, params.id)
    for (const row of rows) if (row.verdict === 'error') row.left_out = true
    await keepRows(
      db,
      params.id,
      rows.filter(({ left_out }) => left_out),
    )
    await validateAgain(db, { caller, today, id: params.id, rows })
    return find(db, caller, params.id)
  })

  const confirm = handle(declared.confirm, async ({ params, body, caller, db, today, context, record }) => {
    await findOpen(db, caller, params.id)
    const validated = (
      await validateAgain(db, { caller, today, id: params.id, rows: await keptRows(db, params.id) })
    ).filter(isCounted)
    const of = (verdict: keyof ImportCounts) => validated.filter((row) => row.verdict === verdict)
    if (of('error').length > 0)
      throw conflict(t`Строк с ошибками: ${of('error').length}. Исправьте их или пропустите, потом внесите остальные`)
    const rows = validated.filter(({ verdict }) => verdict !== 'same')
    if (of('new').length !== body.new || of('changed').length !== body.changed)
      throw conflict(t`За это время данные школы изменились. Посмотрите таблицу ещё раз`)
    if (rows.length === 0) throw conflict(t`Вносить нечего: всё из таблицы в школе уже есть`)
    const pieces = Array.from({ length: Math.ceil(rows.length / rowsOfPiece) }, (_, index) => {
      const numbers = rows.slice(index * rowsOfPiece, (index + 1) * rowsOfPiece).map(({ number }) => number)
      return {
        title: numbers.length === 1 ? t`Строка ${numbers[0]}` : t`Строки ${numbers[0]}–${numbers.at(-1)}`,
        input: { import_id: params.id, numbers, today },
      }
    })
    const job_id = await beginLongJob({ db, context }, job, {
      accountId: caller.accountId,
      title: t`Импорт: ${declared.title.toLowerCase()}, строк ${rows.length}`,
      items: pieces,
    })
    await db.updateTable('platform.import').set({ state: 'confirmed', job_id }).where('id', '=', params.id).execute()
    await record({ subject: 'platform.import', id: params.id, after: { kind: name, ...body } })
    return find(db, caller, params.id)
  })

  const leftovers = handle(declared.leftovers, async ({ params, caller, db, today }) => {
    await find(db, caller, params.id)
    const bytes = await writeLeftovers(db, params.id, declared)
    return { name: t`${declared.title}, не внесено ${displayDate(today)}.xlsx`, bytes }
  })

  return { endpoints: [template, stage, read, change, leaveOut, confirm, leftovers], longJobs: [job] }
}
