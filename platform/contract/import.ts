import * as z from 'zod/mini'
import type { allOf, write } from './access.ts'
import { endpoint } from './endpoint.ts'
import { fileEndpoint, fileTypes } from './file.ts'
import { msg, texts, type Text, type Words } from './text.ts'
import { countText, id, IdParams, idText, text } from './wire.ts'

export const maxImportBytes = 10_000_000
export const maxImportRows = 10_000
/** The most that a cell may hold where its column says nothing else, in characters. */
export const maxCellLength = 200

/** A value of a list: what is stored, what stands in the file, and what else is understood. */
export interface ImportChoice {
  value: string
  title: string
  synonyms?: readonly string[]
}
/** A column of an import. Headings are found in any order, in any case, by the title or a synonym. */
export interface ImportColumn {
  key: string
  title: string
  synonyms?: readonly string[]
  kind: 'text' | 'number' | 'date' | 'choice'
  /** Has to be filled in each row; `new`: in a row of somebody whom the school does not know yet. */
  isRequired?: boolean | 'new'
  choices?: readonly ImportChoice[]
  maxLength?: number
  /** What to write there, for the sheet of hints; may be empty. */
  hint: string
  example: string
}

/** One heading of a file that stands for several columns, whose words are shared out among them: «ФИО». */
export interface CombinedColumn {
  title: Words
  synonyms?: readonly string[]
  /** Keys of the columns in the order of the words; the last takes all that are left. */
  parts: readonly string[]
}

type Declared<T extends { title: string }> = Omit<T, 'title'> & { title: Words }
/** A column as it is declared: its words are said to whoever is shown them. */
export type DeclaredColumn = Declared<Omit<ImportColumn, 'hint' | 'choices'>> & {
  hint: Words
  choices?: readonly Declared<ImportChoice>[]
}

export const importVerdicts = ['new', 'changed', 'same', 'error'] as const
export type ImportVerdict = (typeof importVerdicts)[number]
/** What a page of rows shows: a verdict, those to look at, those left out, and those that could not be brought in. */
export const importFilters = ['all', ...importVerdicts, 'warning', 'left_out', 'refused', 'kept'] as const
export type ImportFilter = (typeof importFilters)[number]

/**
 * What is wrong (error) or doubtful (warning) in a row; `column` null: with the row as a whole. `offer`: what may have been
 * meant, to be put into the cell.
 */
const ImportProblem = z.object({
  column: z.nullable(z.string()),
  level: z.enum(['error', 'warning']),
  text: z.string(),
  offer: z.optional(z.string()),
})
export type ImportProblem = z.infer<typeof ImportProblem>
/** What a row will change, in texts as a person reads them. */
const ImportChange = z.object({ column: z.string(), from: z.nullable(z.string()), to: z.string() })
export type ImportChange = z.infer<typeof ImportChange>

export const ImportRow = z.object({
  /** As the spreadsheet numbers it. */
  number: z.int(),
  title: z.string(),
  cells: z.record(z.string(), z.string()),
  left_out: z.boolean(),
  verdict: z.enum(importVerdicts),
  problems: z.array(ImportProblem),
  changes: z.array(ImportChange),
  /** A known person whom the row resembles. `as_new`: somebody has said that they are two different people. */
  similar_to: z.nullable(z.string()),
  as_new: z.boolean(),
  /** Null until it was tried. `undone`: taken back with the whole import; `kept`: what came of it has been changed since. */
  outcome: z.nullable(z.enum(['done', 'refused', 'undone', 'kept'])),
  detail: z.string(),
})
export type ImportRow = z.infer<typeof ImportRow>

/** How many rows have which verdict; those left out count as that only. */
const ImportCounts = z.record(z.enum(importFilters), z.int())
export type ImportCounts = z.infer<typeof ImportCounts>

export const StagedImport = z.object({
  id,
  file_name: z.string(),
  state: z.enum(['staged', 'confirmed']),
  job_id: z.nullable(id),
  /** Headings that the import does not know, and the column (its key) that each is said to mean; null: it is not brought in. */
  unknown_columns: z.array(z.object({ title: z.string(), column: z.nullable(z.string()) })),
  /** Keys of the columns that the file has under headings of their own. */
  known_columns: z.array(z.string()),
  /** The work that takes the import back, which can be begun until then (ISO 8601). */
  undo_job_id: z.nullable(id),
  undo_until: z.string(),
  /** The very same file was brought in within the last day. */
  is_repeated: z.boolean(),
  counts: ImportCounts,
  /** Rows that have been brought in, and those that were taken back since. */
  done: z.int(),
  undone: z.int(),
})
export type StagedImport = z.infer<typeof StagedImport>

const { shape: staged } = StagedImport
export const RecentImport = z.object({
  id: staged.id,
  file_name: staged.file_name,
  state: staged.state,
  undo_job_id: staged.undo_job_id,
  undo_until: staged.undo_until,
  done: staged.done,
  undone: staged.undone,
})
export type RecentImport = z.infer<typeof RecentImport>

const Page = z.extend(StagedImport, { items: z.array(ImportRow), total: z.int(), page: z.int(), size: z.int() })
const RowParams = z.strictObject({ id: idText, number: idText })

/** Paths of the steps of an import that stands at `/api/P/`, each written whole where the import is declared. */
interface StepPaths<P extends string> {
  template: { path: `/api/${P}/template/` }
  read: { path: `/api/${P}/{id}/` }
  change: { path: `/api/${P}/{id}/rows/{number}/` }
  leaveOut: { path: `/api/${P}/{id}/leave-out-errors/` }
  confirm: { path: `/api/${P}/{id}/confirm/` }
  leftovers: { path: `/api/${P}/{id}/leftovers/` }
  columns: { path: `/api/${P}/{id}/columns/` }
  undo: { path: `/api/${P}/{id}/undo/` }
}

interface DeclaredImport<P extends string> {
  path: `/api/${P}/`
  steps: StepPaths<NoInfer<P>>
  access: ReturnType<typeof write> | ReturnType<typeof allOf>
  /** Names the file of the template, the work and its dialog: «Учащиеся». */
  title: Text
  columns: readonly DeclaredColumn[]
  /** What is understood beside them, as lists of ours are exported. */
  combined?: readonly CombinedColumn[]
}
interface Step extends Pick<DeclaredImport<string>, 'path' | 'steps' | 'access'> {
  name: string
}

/** The file on its way in and its rows as they are looked at and mended. */
const stagingOf = ({ path, steps, access, name }: Step) => ({
  template: fileEndpoint({
    path: steps.template.path,
    access,
    file: fileTypes.xlsx,
    summary: `Импорт «${name}»: шаблон таблицы`,
  }),
  stage: endpoint({
    method: 'POST',
    path,
    access,
    multipart: true,
    maxBytes: maxImportBytes,
    body: z.strictObject({ file: z.unknown(), name: z.optional(text(200)) }),
    response: z.object({ id }),
    silent: true,
    summary: `Импорт «${name}»: загрузить таблицу и проверить её`,
  }),
  recent: endpoint({
    method: 'GET',
    path,
    access,
    response: z.object({ items: z.array(RecentImport) }),
    summary: `Импорт «${name}»: свои за последний день`,
  }),
  read: endpoint({
    method: 'GET',
    path: steps.read.path,
    access,
    params: IdParams,
    query: z.strictObject({
      page: z._default(countText(maxImportRows).check(z.minimum(1)), 1),
      size: z._default(countText(200).check(z.minimum(1)), 50),
      show: z._default(z.enum(importFilters), 'all'),
    }),
    response: Page,
    summary: `Импорт «${name}»: строки таблицы с приговорами`,
  }),
  change: endpoint({
    method: 'PATCH',
    path: steps.change.path,
    access,
    params: RowParams,
    body: z.strictObject({
      cells: z.optional(z.record(text(50), text(1000, 0))),
      left_out: z.optional(z.boolean()),
      as_new: z.optional(z.boolean()),
    }),
    response: z.extend(StagedImport, { row: ImportRow }),
    summary: `Импорт «${name}»: исправить строку, пропустить её или вернуть`,
  }),
})

const maxUnknownColumns = 50

/** What unknown headings mean, and the way back of the whole. */
const correctionsOf = ({ steps, access, name }: Step) => ({
  /** By the place of the heading; kept for the next file. */
  mapColumns: endpoint({
    method: 'POST',
    path: steps.columns.path,
    access,
    params: IdParams,
    body: z.strictObject({ columns: z.array(z.nullable(text(50))).check(z.maxLength(maxUnknownColumns)) }),
    response: StagedImport,
    summary: `Импорт «${name}»: что означают незнакомые столбцы`,
  }),
  undo: endpoint({
    method: 'POST',
    path: steps.undo.path,
    access,
    params: IdParams,
    response: StagedImport,
    summary: `Импорт «${name}»: отменить целиком; изменённое с тех пор останется`,
  }),
})

/** The rows on their way into the school, and what did not get there. */
const confirmationOf = ({ steps, access, name }: Step) => ({
  leaveOut: endpoint({
    method: 'POST',
    path: steps.leaveOut.path,
    access,
    params: IdParams,
    response: StagedImport,
    summary: `Импорт «${name}»: пропустить все строки с ошибками`,
  }),
  confirm: endpoint({
    method: 'POST',
    path: steps.confirm.path,
    access,
    params: IdParams,
    body: z.strictObject({ new: z.int().check(z.minimum(0)), changed: z.int().check(z.minimum(0)) }),
    response: StagedImport,
    summary: `Импорт «${name}»: внести проверенные строки`,
  }),
  leftovers: fileEndpoint({
    path: steps.leftovers.path,
    access,
    params: IdParams,
    file: fileTypes.xlsx,
    summary: `Импорт «${name}»: что не внесено и почему`,
  }),
})

/**
 * Declares the import of a spreadsheet under a path that ends with a slash: the template, the file that is staged with a
 * verdict on each row, mending of rows, the confirmation, and the file of what was not brought in.
 */
export const importOf = <P extends string>(declared: DeclaredImport<P>) => {
  const { path, steps, access, title } = declared
  const columns: readonly ImportColumn[] = texts(declared.columns)
  const step = { path, steps, access, name: title.stored().id }
  return {
    path,
    access,
    columns,
    /** The same, not said yet: for what is kept. */
    unsaidColumns: declared.columns,
    combined: declared.combined ?? [],
    titleText: title,
    get title(): string {
      return title.toString()
    },
    ...stagingOf(step),
    ...confirmationOf(step),
    ...correctionsOf(step),
  }
}
export type ImportDeclaration = ReturnType<typeof importOf<string>>
/** The heading of the column that tells why a row was not brought in; a file mended by it may come back. */
export const problemColumn = msg`Почему не внесено`
