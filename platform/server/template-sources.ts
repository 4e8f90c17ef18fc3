import type { FieldItem, FieldType, FieldValue } from '#platform/contract/template-values.ts'
import type { Text, Words } from '#platform/contract/text.ts'
import type { Caller } from './caller.ts'
import type { Database } from './database.ts'

/** Of whom or of what a paper is; `none`: of the school alone. */
export type SubjectKey = 'student' | 'employee' | 'class' | 'none'

/** A value that templates may name. */
export interface TemplateField {
  /** Within its group; letters, digits and underscores. */
  key: string
  title: Words
  type: FieldType
  /** Shown where there is nobody to read of yet. */
  sample: FieldValue
  /** Fields of each item of a list. */
  items?: readonly TemplateField[]
}

/** For whom values are read. */
export interface FieldAsking {
  db: Database
  /** Of persons or classes, as the subject is; of one `none` it is 0. */
  ids: readonly number[]
  today: string
  /** Who asks: sees no more than they may read, masked fields as null. Null: the school itself, for a paper that it gives. */
  caller: Caller | null
}
/** Values that one room knows of a subject, read in one statement for any number of them. */
export interface TemplateFieldGroup {
  /** `person`: its fields are called `person.full_name`. */
  key: string
  /** «Человек», over its fields where one is chosen. */
  title: Text
  order: number
  /** Of which subjects it knows something. Of what is the school's own the ids do not matter: it answers the same for each. */
  subjects: readonly SubjectKey[]
  fields: readonly TemplateField[]
  read: (asking: FieldAsking) => Promise<ReadonlyMap<number, FieldItem>>
}

/** What a preview can be made of. */
export interface SubjectHit {
  id: number
  title: string
  hint: string | null
}
/** How subjects of a kind are found by who may see them. */
export interface TemplateSubject {
  key: Exclude<SubjectKey, 'none'>
  /** A few of those whom the caller may open. */
  find: (asking: { db: Database; caller: Caller; today: string }, words: string) => Promise<SubjectHit[]>
  /** Whether the caller may open this one. */
  mayUse: (asking: { db: Database; caller: Caller; today: string }, id: number) => Promise<boolean>
  /** Those of the ids that are to be counted as read, where their masked fields are shown. */
  isPerson: boolean
}

/** A kind of papers that templates are for. */
export interface TemplateKind {
  key: string
  title: Words
  subject: SubjectKey
  /** Of the paper itself, `own.number`: given by whoever makes it. */
  fields: readonly TemplateField[]
  order: number
}
/** Kinds of papers of a room: constants, or rows that the school keeps. */
export interface TemplateKinds {
  read: (db: Database) => Promise<readonly TemplateKind[]>
}

interface Declaring {
  templateFields?: readonly TemplateFieldGroup[]
  templateKinds?: TemplateKinds
  templateSubjects?: readonly TemplateSubject[]
}
/** What all areas give to templates. */
export interface TemplateSources {
  groups: readonly TemplateFieldGroup[]
  subjects: readonly TemplateSubject[]
  /** In their order. */
  readKinds: (db: Database) => Promise<TemplateKind[]>
}
/** @throws Error where two areas give a group or a subject of one key */
export function templateSourcesOf(areas: readonly Declaring[]): TemplateSources {
  const groups = areas.flatMap(({ templateFields = [] }) => templateFields)
  const subjects = areas.flatMap(({ templateSubjects = [] }) => templateSubjects)
  const kinds = areas.flatMap(({ templateKinds }) => templateKinds ?? [])
  for (const keys of [groups.map(({ key }) => key), subjects.map(({ key }) => key)])
    if (new Set(keys).size < keys.length) throw new Error(`Given twice to templates: ${keys.join(', ')}`)
  return {
    groups: groups.toSorted((one, other) => one.order - other.order),
    subjects,
    readKinds: async (db) => {
      const all = await Promise.all(kinds.map(({ read }) => read(db)))
      return all.flat().toSorted((one, other) => one.order - other.order)
    },
  }
}
