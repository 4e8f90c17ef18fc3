import { sql, type RawBuilder } from 'kysely'
import { allows } from '#platform/contract/access.ts'
import type { LongJobFile } from '#platform/contract/long-jobs.ts'
import type { Database } from '../database.ts'
import type { LongJobKind, NewJobFile, Reaching } from './long-job.ts'

/**
 * Keeps a file that a long job has made, for who began it and while they reach what stands in it.
 * @throws Error for work that says of each row by itself whether it is within reach: of a file it could not be asked again
 */
export async function keepJobFile(
  db: Database,
  { id, kind }: { id: number; kind: LongJobKind },
  { name, sheets, bytes, archive, reach }: NewJobFile<unknown>,
): Promise<void> {
  if (kind.reaches === 'each-row') throw new Error(`${kind.kind} can't keep a file: nothing says who may take it later`)
  await sql`
    insert into platform.long_job_file (job_id, number, name, sheets, bytes, archive, input)
    values (${id}, (select coalesce(max(number), 0) + 1 from platform.long_job_file where job_id = ${id}), ${name}, ${sheets},
      ${Buffer.from(bytes)}, ${archive === undefined ? null : Buffer.from(archive)}, ${JSON.stringify(reach)}::jsonb)`.execute(
    db,
  )
}

type Kinds = readonly LongJobKind[]
interface Kept {
  kind: string
  input: unknown
}

/** Of files of one kind those that the caller may take now. */
async function within<F extends Kept>(kind: LongJobKind | undefined, files: readonly F[], asking: Reaching) {
  if (!kind || kind.reaches === 'each-row' || !allows(kind.access, asking.caller)) return []
  // of before its work had another shape, one can't be asked of
  const asked = files.flatMap((file) => {
    const input = kind.input.safeParse(file.input)
    return input.success ? [{ file, input: input.data }] : []
  })
  const answers = await kind.reaches(
    asking,
    asked.map(({ input }) => input),
  )
  return asked.flatMap(({ file }, index) => (answers[index] ? [file] : []))
}
/** Of files those that the caller may take now: one question a kind. */
export async function takenNow<F extends Kept>(kinds: Kinds, files: readonly F[], asking: Reaching): Promise<F[]> {
  const allowed = new Set<F>()
  for (const [name, own] of Map.groupBy(files, ({ kind }) => kind)) {
    const kind = kinds.find((one) => one.kind === name)
    for (const file of await within(kind, own, asking)) allowed.add(file)
  }
  return files.filter((file) => allowed.has(file))
}

/** Where files are shown: those of one job all in their order, those of all jobs the latest first. */
const shown = {
  job: { order: sql`f.number`, limit: 500 },
  list: { order: sql`f.job_id desc, f.number desc`, limit: 40 },
} as const
/** Files `f` of the caller's own jobs `j` that they may take now. */
export async function readJobFiles(
  kinds: Kinds,
  { which, where }: { which: RawBuilder<boolean>; where: keyof typeof shown },
  asking: Reaching,
): Promise<LongJobFile[]> {
  const { order, limit } = shown[where]
  const { rows } = await sql<Omit<LongJobFile, 'made_at'> & Kept & { made_at: Date }>`
    select f.job_id, f.number, f.name, f.sheets, octet_length(f.bytes) as bytes, f.archive is not null as has_archive,
      f.made_at, f.input, j.kind
    from platform.long_job_file f join platform.long_job j on j.id = f.job_id
    where j.account_id = ${asking.caller.accountId} and ${which}
    order by ${order} limit ${sql.lit(limit)}`.execute(asking.db)
  const files = await takenNow(kinds, rows, asking)
  return files.map(({ kind: _kind, input: _input, made_at, ...file }) => ({
    ...file,
    made_at: made_at.toISOString(),
  }))
}
