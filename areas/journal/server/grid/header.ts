import { sql, type RawBuilder } from 'kysely'
import { mayReadGroup } from '#areas/classes/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { JournalGrid } from '../../contract/journal.ts'
import { formerPoliciesOfYear, gradingOfGroup, policyOfYear, quartersOfGroup } from '#areas/grading/server/index.ts'
import { mayMarkGroup } from '../scope/marking.ts'
import { shortName } from '#areas/people/server/index.ts'

type Header = Pick<JournalGrid, 'year_id' | 'quarters' | 'former_policies' | 'works' | 'miss_kinds'> & {
  group: Omit<JournalGrid['group'], 'may_set_results' | 'may_reopen'>
  policy: JournalGrid['policy'] | null
}

/**
 * All of a journal that is one row or a few, in one row: the group, its quarters with their reopenings, the policy,
 * planned works, kinds of misses. None where there is no such group or the caller may not read its journal.
 * @param isAdmitted whether they may, over the group `g`
 */
export function gridHeader(
  caller: Caller,
  groupId: number,
  today: string,
  isAdmitted = mayReadGroup(caller, sql.ref('g.id'), today),
): RawBuilder<Header> {
  const [group, year] = [sql.ref('g.id'), sql.ref('g.year_id')]
  return sql`
    select g.year_id, ${quartersOfGroup(year, group)} as quarters, ${policyOfYear(year)} as policy,
      ${formerPoliciesOfYear(year)} as former_policies,
      (select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'quarter_id', w.quarter_id, 'kind', w.kind,
          'number', w.number, 'title', w.title, 'maximum', w.maximum, 'lesson_id', w.lesson_id)
          order by w.quarter_id, w.kind = 'soch', w.number), '[]')
        from assessments.work w where w.group_id = g.id) as works,
      (select coalesce(jsonb_agg(to_jsonb(k) - array['index', 'is_system', 'version'] order by k.index, k.id), '[]') from miss_kinds.miss_kind k)
        as miss_kinds,
      jsonb_build_object('id', g.id, 'title', g.title, 'course_id', co.id, 'course', co.title,
        'parallel', grading.parallel, 'grading_mode', grading.mode, 'has_exam', grading.has_exam, 'may_mark', ${mayMarkGroup(caller, group, today)},
        'teachers', (select coalesce(jsonb_agg(${shortName('t')} order by t.sort_name), '[]')
          from workload.assignment a join people.person t on t.id = a.teacher_id
          where a.group_id = g.id and a.during @> least(greatest(${today}::date, y.date_start), y.date_end)),
        'classes', (select coalesce(jsonb_agg(c.title order by c.title), '[]')
          from classes.group_class gc join classes.class c on c.id = gc.class_id where gc.group_id = g.id)) as "group"
    from classes.study_group g join curriculum.course co on co.id = g.course_id
    join calendar.study_year y on y.id = g.year_id ${gradingOfGroup}
    where g.id = ${groupId} and ${isAdmitted}`
}

/** The same in a statement of its own; undefined in place of none. */
export async function readHeader(db: Database, ...given: Parameters<typeof gridHeader>): Promise<Header | undefined> {
  return (await gridHeader(...given).execute(db)).rows[0]
}
