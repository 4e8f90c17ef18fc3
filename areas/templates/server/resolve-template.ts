import { sql } from 'kysely'
import type { PaperText } from '#areas/rich-text/contract/paper.ts'
import type { RichText } from '#areas/rich-text/rules/nodes.ts'
import type { FieldItem, FieldValue } from '#platform/contract/template-values.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { notFound } from '#platform/server/refusal.ts'
import { resolveText } from '../rules/resolve-text.ts'
import { personsAmong, readCorrections } from './corrections.ts'
import { fieldsOfKind, findKind, lostKind, namedValues, ownGroup, type FieldsOfKind } from './fields-of-kind.ts'
import { readTexts } from './template-rows.ts'

/** Of whom or of what one paper is, with what it says itself. */
export interface PaperSubject {
  /** Of a person or a class, as the template's kind is; 0 of one of the school alone. */
  id: number
  /** Values of the kind's own fields, by their keys: `{ number: '12-О', date: '2026-11-20' }`. */
  own?: FieldItem
}
/** A paper made of a template. */
export interface ResolvedPaper {
  /** Of whom. */
  id: number
  /** In the order of the paper: of both languages the Kazakh one first. */
  texts: [PaperText] | [PaperText, PaperText]
  /** Titles of fields without a value, where lines to write on stand now. */
  missing: string[]
}

interface Asking {
  db: Database
  today: string
  /** What this caller may not read, masked fields too, is missing. Null: the school itself gives the paper. */
  caller: Caller | null
  context: Pick<AppContext, 'templateSources'>
}
export interface Texts {
  ru: RichText | null
  kk: RichText | null
}

/** Values of all subjects, by the whole names of fields: one statement for a source, however many papers. */
async function readValues(asking: Asking, { sources }: FieldsOfKind, subjects: readonly PaperSubject[]) {
  const ids = [...new Set(subjects.map(({ id }) => id))]
  const { db, today, caller } = asking
  const read: [string, ReadonlyMap<number, FieldItem>][] = []
  for (const source of sources) read.push([source.key, await source.read({ db, ids, today, caller })])
  return subjects.map(({ id, own }): Record<string, FieldValue> =>
    Object.assign({}, ...read.map(([key, values]) => namedValues(key, values.get(id))), namedValues(ownGroup, own)),
  )
}

/** Puts values into texts. @param samples in place of whatever is read */
async function resolve(
  db: Database,
  { fields }: Pick<FieldsOfKind, 'fields'>,
  { ru, kk }: Texts,
  papers: readonly { id: number; values: Readonly<Record<string, FieldValue>> }[],
): Promise<ResolvedPaper[]> {
  const corrected = await readCorrections(db, personsAmong(papers.flatMap(({ values }) => Object.values(values))))
  return papers.map(({ id, values }) => {
    const missing = new Set<string>()
    const texts = (['kk', 'ru'] as const).flatMap((language): PaperText[] => {
      const text = language === 'kk' ? kk : ru
      if (text === null) return []
      const made = resolveText(text, { fields, language, values, corrected })
      for (const name of made.missing) missing.add(fields.get(name)?.title ?? name)
      return [{ language, text: made.text }]
    })
    return { id, texts: texts as ResolvedPaper['texts'], missing: [...missing] }
  })
}

/** Texts with the values of subjects, see `resolveTemplate`; without subjects with samples. */
export async function resolveTexts(
  asking: Asking,
  kindKey: string,
  texts: Texts,
  subjects: readonly PaperSubject[] | null,
): Promise<ResolvedPaper[]> {
  const { templateSources } = asking.context
  const known = fieldsOfKind(
    templateSources,
    (await findKind(templateSources, asking.db, kindKey)) ?? lostKind(kindKey),
  )
  if (subjects === null) return resolve(asking.db, known, texts, [{ id: 0, values: known.samples }])
  const values = await readValues(asking, known, subjects)
  return resolve(
    asking.db,
    known,
    texts,
    subjects.map(({ id }, index) => ({ id, values: values[index] ?? {} })),
  )
}

/**
 * Papers of subjects by a version of a template, one for each and in their order: texts in each language of the template, and the
 * titles of fields whose value is not known. A paper remembers the version, which never changes once it is published. One statement
 * a source, however many subjects; whether the caller may make papers of them is asked before.
 * @throws 404 where there is no such version
 */
export async function resolveTemplate(
  asking: Asking,
  versionId: number,
  subjects: readonly PaperSubject[],
): Promise<ResolvedPaper[]> {
  const [version] = await readTexts(asking.db, sql<boolean>`v.id = ${versionId}`)
  if (!version) throw notFound()
  const template = await asking.db
    .selectFrom('templates.template')
    .where('id', '=', version.template_id)
    .select('kind')
    .executeTakeFirstOrThrow()
  return resolveTexts(asking, template.kind, version, subjects)
}

/** Templates in use for papers of a kind, each with the version by which papers are made now. */
export interface UsableTemplate {
  id: number
  title: string
  language: 'ru' | 'kk' | 'both'
  version_id: number
}
/** Of several kinds in one statement, by kind. */
export async function templatesOfKinds(
  db: Database,
  kinds: readonly string[],
): Promise<ReadonlyMap<string, UsableTemplate[]>> {
  const { rows } = await sql<UsableTemplate & { kind: string }>`
    select t.kind, t.id, t.title, v.language, v.id as version_id from templates.template t
    join lateral (select v.id, v.language from templates.version v
      where v.template_id = t.id and v.published_at is not null order by v.number desc limit 1) v on true
    where t.kind = any(${[...kinds]}::text[]) and t.archived_at is null order by lower(t.title), t.id`.execute(db)
  return Map.groupBy(rows, ({ kind }) => kind)
}
export const usableTemplates = async (db: Database, kind: string): Promise<UsableTemplate[]> =>
  (await templatesOfKinds(db, [kind])).get(kind) ?? []
