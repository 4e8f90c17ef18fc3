import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Persona } from './personas.ts'

/** A word that stands in one private field only, and for whom it is meant. */
export interface Word {
  word: string
  isFor: (persona: Persona) => boolean
}
const some = (ones: readonly number[], others: readonly number[]) => ones.some((one) => others.includes(one))

interface PlantedWord {
  word: string
  kind:
    | 'identity'
    | 'contacts'
    | 'mark'
    | 'internal'
    | 'result'
    | 'lesson'
    | 'absence'
    | 'document'
    | 'achievement'
    | 'health'
    | 'alarm'
    | 'request'
  /** The person, or the students whom it concerns. */
  persons: number[]
  groups: number[]
}

const planted = sql<PlantedWord>`
  select w.word, w.kind, array[p.id] as persons, '{}'::int[] as groups from people.person p, lateral (values
      (p.iin, 'identity'), (p.birth_date::text, 'identity'), (p.address, 'identity'), (p.phone, 'contacts'), (p.email, 'contacts')) w (word, kind)
    where p.address like 'canary%'
  union all select distinct s.comment, case when s.is_comment_internal then 'internal' else 'mark' end, array[s.student_id], array[l.group_id]
    from journal.score s join timetable.lesson l on l.id = s.lesson_id
  union all select distinct m.reason, 'mark', array[m.student_id], array[l.group_id]
    from journal.miss m join timetable.lesson l on l.id = m.lesson_id
  union all select a.text, 'absence', array[a.student_id], '{}'
    from student_absences.absence_reason a
  union all select w.word, 'document', array[d.person_id], '{}'
    from personal_file.document d join media.file f on f.id = d.file_id, lateral (values (d.number), (f.name)) w (word)
  union all select w.word, 'achievement', array[a.person_id], '{}'
    from personal_file.achievement a join media.file f on f.id = a.file_id, lateral (values (a.title), (f.name)) w (word)
  union all select note, 'alarm', array[person_id], '{}' from evacuation.mark
  union all select allergies, 'health', array[person_id], '{}' from personal_file.health
  union all select r.reason, 'result', '{}', array(select m.group_id from classes.group_member m
      join classes.study_group g on g.id = m.group_id
      where m.student_id = r.student_id and m.course_id = r.course_id and g.year_id = r.year_id)
    from results.period_result r
  union all select reason, 'request', array[author_id], array[group_id] from results.reopening_request
  union all select distinct w.word, 'lesson', array(select m.student_id from classes.group_member m
      where m.group_id = l.group_id), array[l.group_id]
    from timetable.lesson l join journal.lesson_text t on t.lesson_id = l.id,
      lateral (values (t.topic), (t.homework)) w (word) where w.word is not null
  union all select f.name, 'lesson', array(select m.student_id from classes.group_member m
      where m.group_id = l.group_id and m.during @> l.date), array[l.group_id]
    from homework_files.homework_file hf join media.file f on f.id = hf.file_id join timetable.lesson l on l.id = hf.lesson_id`

/** All words with those for whom they are meant. */
export async function readWords(db: Database): Promise<Word[]> {
  const { rows } = await planted.execute(db)
  return rows.map(({ word, kind, persons, groups }) => ({
    word,
    isFor: (persona) =>
      kind === 'absence' || kind === 'health' || kind === 'alarm'
        ? some(persona[kind === 'absence' ? 'absences' : kind] ?? [], persons)
        : kind === 'document'
          ? some([...persona.identity, ...persona.diaries], persons)
          : kind === 'achievement'
            ? some(persona.achievements ?? persona.contacts, persons)
            : kind === 'request'
              ? some(persona.groups, groups) && some(persona.identity, persons)
              : kind === 'identity' || kind === 'contacts'
                ? some(persona[kind], persons)
                : kind === 'internal'
                  ? some(persona.groups, groups)
                  : some(persona.groups, groups) || some(persona.diaries, persons),
  }))
}

/** The words that a text bears. */
export function wordsIn(text: string, words: readonly Word[]): string[] {
  const found = new Set(text.match(/canary-[a-z]+(-\d+)+|\b\d{12}\b|\b19\d\d-\d\d-\d\d\b/g))
  return words.map(({ word }) => word).filter((word) => found.has(word))
}
