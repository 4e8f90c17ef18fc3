import { sql, type RawBuilder } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from './database.ts'
import type { Change } from './history.ts'
import type { ArchiveObstacles } from './person-duplicates.ts'
import { refuse } from './refusal.ts'

type Column = RawBuilder<unknown>

/** A student who is in no class and is to be put into one. */
export interface ClassJoining {
  db: Database
  today: string
  record: (...changes: Change[]) => Promise<void>
  studentId: number
  classId: number
  /** The first day; null: today, or the first day of a year that has not begun. */
  from: string | null
}
type JoinClass = (joining: ClassJoining) => Promise<string>

/** What one area knows, over its own tables, of persons as lists and cards of the areas below it show them. */
export interface PersonFacts {
  /** The full name. */
  nameOf?: (person: Column) => RawBuilder<string | null>
  /** Selects the class of a student on a day: `id`, `title`, and `place`, a text by which classes stand in order. */
  ownClass?: (person: Column, today: string) => RawBuilder<unknown>
  /** Selects `student_id` and the class's `title` of all who stand in a class of the present year, or will. */
  enrolled?: (today: string) => RawBuilder<unknown>
  /** Puts a new student into a class. @returns its title; @throws Refusal 422 at `class_id` or `class_from` */
  joinClass?: JoinClass
  /** Kinds of persons that follow from an appointment, by the kind's id: who is of it on a day. */
  appointments?: Readonly<Record<number, (person: Column, today: string) => RawBuilder<boolean>>>
  /** By what lists of persons are narrowed, by the filter's name in their queries. */
  filters?: Readonly<Record<string, (person: Column, value: number, today: string) => RawBuilder<boolean>>>
  /** What keeps a person within a kind, by its id. */
  kindObstacles?: Readonly<Record<number, ArchiveObstacles>>
}

/** What all areas know of persons. */
export interface AllPersonFacts {
  nameOf: (person: Column) => RawBuilder<string | null>
  ownClass: (person: Column, today: string) => RawBuilder<unknown>
  enrolled: (today: string) => RawBuilder<unknown>
  joinClass: JoinClass
  appointments: (person: Column, today: string) => Readonly<Record<number, RawBuilder<boolean>>>
  /** @throws Error where no area knows the filter */
  isAmong: (filter: string, person: Column, value: number, today: string) => RawBuilder<boolean>
  obstaclesOfKind: (kind: number) => readonly ArchiveObstacles[]
}

const joinsNothing: JoinClass = () => Promise.reject(refuse('class_id', msg`В школе нет классов`))

/** Puts together what areas know; names and classes are told by one of them, or by none. */
export function allPersonFacts(areas: readonly { personFacts?: PersonFacts }[]): AllPersonFacts {
  const facts = areas.flatMap(({ personFacts }) => personFacts ?? [])
  const nameOf = facts.find((one) => one.nameOf !== undefined)?.nameOf
  const { ownClass, enrolled } = facts.find((one) => one.ownClass !== undefined) ?? {}
  const appointments = facts.flatMap((one) => Object.entries(one.appointments ?? {}))
  const filters = new Map(facts.flatMap((one) => Object.entries(one.filters ?? {})))
  return {
    nameOf: nameOf ?? (() => sql<string | null>`null::text`),
    ownClass: ownClass ?? (() => sql`select null::integer as id, null::text as title, null::text as place where false`),
    joinClass: facts.find((one) => one.joinClass !== undefined)?.joinClass ?? joinsNothing,
    enrolled: enrolled ?? (() => sql`select null::integer as student_id, null::text as title where false`),
    appointments: (person, today) =>
      Object.fromEntries(appointments.map(([kind, holds]) => [kind, holds(person, today)])),
    isAmong: (filter, person, value, today) => {
      const among = filters.get(filter)
      if (!among) throw new Error(`No area narrows persons by ${filter}`)
      return among(person, value, today)
    },
    obstaclesOfKind: (kind) => facts.flatMap(({ kindObstacles }) => kindObstacles?.[kind] ?? []),
  }
}
