import { sql, type RawBuilder } from 'kysely'
import { sqlText } from '#platform/server/language/sql-text.ts'

/** Where a row of the record that goes (`g`) and one of the record that stays (`k`) say the same, or contradict. */
export interface DoubleRule {
  /** Beside naming the two persons. */
  pair: RawBuilder<boolean>
  /** Whether they are one thing written twice: the row of `g` is dropped. */
  same: RawBuilder<boolean>
  /** What is said of the pair: what stood twice, or what contradicts and where to settle it. */
  text: RawBuilder<string>
  /** The row that stays covers the days of both. */
  spans?: true
  /** A trace of use that nobody looks after: neither told nor missed. */
  isTrace?: true
}

const yes = sql<boolean>`true`
const day = (date: RawBuilder<unknown>) => sql<string>`to_char(${date}, 'DD.MM.YYYY')`
const personOf = (id: RawBuilder<unknown>) => sql<string>`(select full_name from people.person where id = ${id})`
const classOf = (id: RawBuilder<unknown>) => sql<string>`(select title from classes.class where id = ${id})`
const groupOf = (id: RawBuilder<unknown>) => sql<string>`(
  select co.title || ' ' || sg.title from classes.study_group sg join curriculum.course co on co.id = sg.course_id where sg.id = ${id})`
const lessonOf = (id: RawBuilder<unknown>) => sql<string>`(
  select ${day(sql`l.date`)} || ', ' || ${groupOf(sql`l.group_id`)} from timetable.lesson l where l.id = ${id})`

const resultOf = sql<string>`(select title from curriculum.course where id = g.course_id) || ', ' || coalesce(
  (select title from calendar.calendar_entry where id = g.quarter_id),
  case when g.half is not null then ${sqlText`${sql`g.half`} полугодие`} end, ${sqlText`год`})`
const alarmDay = day(sql`(select e.started_at from evacuation.evacuation e where e.id = g.evacuation_id)`)

const kinship = (other: RawBuilder<unknown>, otherKept: RawBuilder<unknown>): DoubleRule => ({
  pair: sql<boolean>`${other} = ${otherKept} and g.during && k.during`,
  same: sql<boolean>`(g.kind, g.is_legal_representative, g.may_pick_up) = (k.kind, k.is_legal_representative, k.may_pick_up)`,
  text: sql`case when (g.kind, g.is_legal_representative, g.may_pick_up) = (k.kind, k.is_legal_representative, k.may_pick_up)
    then ${personOf(other)} else ${sqlText`Родство с человеком ${personOf(other)} записано по-разному: сверьте его в карточках`} end`,
  spans: true,
})
/** Rows that say nothing but that the two belong together. */
const membership = (pair: RawBuilder<boolean>, text: RawBuilder<string>): DoubleRule => ({ pair, same: yes, text })
const oneTeacher = sql<boolean>`g.lesson_id = k.lesson_id and g.replaces_teacher_id is not distinct from k.replaces_teacher_id`

/** Taps are kept for good, with the mark on which they were made. */
const isUntapped = sql<boolean>`not exists (select from evacuation.mark_step s where s.mark_id = g.id)`

/** By `schema.table.column`; of what is not named here a constraint that is broken is told by the table's title. */
export const doubleRules: Readonly<Record<string, DoubleRule>> = {
  'people.kind_member.person_id': { ...membership(sql`g.kind_id = k.kind_id`, sql`''`), isTrace: true },
  'people.kinship.child_id': kinship(sql`g.adult_id`, sql`k.adult_id`),
  'people.kinship.adult_id': kinship(sql`g.child_id`, sql`k.child_id`),
  'people.employment.person_id': {
    pair: sql`g.position_id = k.position_id and g.during && k.during and g.rate = k.rate
      and g.category is not distinct from k.category`,
    same: yes,
    text: sql`(select title from people.position where id = g.position_id)`,
    spans: true,
  },
  'people.field_value.person_id': {
    pair: sql`g.field_id = k.field_id`,
    same: yes,
    text: sql`(select title from people.field where id = g.field_id)`,
  },
  'curriculum.cathedra_member.person_id': membership(
    sql`g.cathedra_id = k.cathedra_id`,
    sql`(select title from curriculum.cathedra where id = g.cathedra_id)`,
  ),
  'classes.class_member.student_id': {
    pair: sql`g.during && k.during`,
    same: sql`g.class_id = k.class_id`,
    text: sql`case when g.class_id = k.class_id then ${classOf(sql`g.class_id`)} else
      ${sqlText`В одно время стоят в двух классах, ${classOf(sql`k.class_id`)} и ${classOf(sql`g.class_id`)}: оформите перевод`} end`,
    spans: true,
  },
  'classes.group_member.student_id': {
    pair: sql`g.course_id = k.course_id and g.during && k.during`,
    same: sql`g.group_id = k.group_id`,
    text: sql`case when g.group_id = k.group_id then ${groupOf(sql`g.group_id`)} else
      ${sqlText`В одно время учатся в двух группах, ${groupOf(sql`k.group_id`)} и ${groupOf(sql`g.group_id`)}: оставьте одну`} end`,
    spans: true,
  },
  'journal.score.student_id': {
    pair: sql`g.work_id = k.work_id`,
    same: sql`(g.value, g.maximum) = (k.value, k.maximum)`,
    text: sql`case when (g.value, g.maximum) = (k.value, k.maximum) then ${lessonOf(sql`g.lesson_id`)} else
      ${sqlText`У обоих есть отметка за ${sql`(select title from journal.work where id = g.work_id)`} (${lessonOf(sql`g.lesson_id`)}), ${sql`k.value`} и ${sql`g.value`}: исправьте в журнале`} end`,
  },
  'journal.miss.student_id': {
    pair: sql`g.lesson_id = k.lesson_id`,
    same: sql`g.kind_id = k.kind_id and g.minutes is not distinct from k.minutes`,
    text: sql`case when g.kind_id = k.kind_id and g.minutes is not distinct from k.minutes then ${lessonOf(sql`g.lesson_id`)}
      else ${sqlText`У обоих по-разному отмечен пропуск (${lessonOf(sql`g.lesson_id`)}): исправьте в журнале`} end`,
  },
  'journal.period_result.student_id': {
    pair: sql`(g.course_id, g.year_id, g.type) = (k.course_id, k.year_id, k.type)
      and g.quarter_id is not distinct from k.quarter_id and g.half is not distinct from k.half`,
    same: sql`g.value is not distinct from k.value`,
    text: sql`case when g.value is not distinct from k.value then ${resultOf}
      else ${sqlText`${resultOf}: у обоих есть итог, и они разные. Исправьте в журнале`} end`,
  },
  'journal.absence_reason.student_id': {
    pair: sql`g.state in ('waiting', 'accepted') and k.state in ('waiting', 'accepted')
      and daterange(g.date_from, g.date_to, '[]') && daterange(k.date_from, k.date_to, '[]')
      and int4range(coalesce(g.first_slot, 0), coalesce(g.last_slot, 20), '[]')
        && int4range(coalesce(k.first_slot, 0), coalesce(k.last_slot, 20), '[]')`,
    same: sql`(g.kind_id, g.state, g.date_from, g.date_to, coalesce(g.first_slot, -1), coalesce(g.last_slot, -1))
      = (k.kind_id, k.state, k.date_from, k.date_to, coalesce(k.first_slot, -1), coalesce(k.last_slot, -1))`,
    text: sql`case when (g.kind_id, g.state, g.date_from, g.date_to, coalesce(g.first_slot, -1), coalesce(g.last_slot, -1))
      = (k.kind_id, k.state, k.date_from, k.date_to, coalesce(k.first_slot, -1), coalesce(k.last_slot, -1)) then ${day(sql`g.date_from`)} else
      ${sqlText`${day(sql`g.date_from`)}: у обоих есть причина отсутствия, и они разные. Отклоните лишнюю`} end`,
  },
  'journal.told_marks.student_id': { ...membership(sql`g.course_id = k.course_id`, sql`''`), isTrace: true },
  'register.report_card.student_id': {
    pair: sql`g.year_id = k.year_id and g.quarter_id is not distinct from k.quarter_id and g.half is not distinct from k.half`,
    same: sql`false`,
    text: sqlText`У обоих есть табель за один период (${classOf(sql`g.class_id`)}): две такие карточки объединить нельзя`,
  },
  'timetable.calendar_link.person_id': { ...membership(sql`g.account_id = k.account_id`, sql`''`), isTrace: true },
  'timetable.entry_teacher.teacher_id': membership(
    sql`g.entry_id = k.entry_id`,
    sql`(select ${groupOf(sql`e.group_id`)} from timetable.entry e where e.id = g.entry_id)`,
  ),
  'timetable.lesson_teacher.teacher_id': {
    pair: sql`g.lesson_id = k.lesson_id or (g.takes_place and k.takes_place and g.during && k.during)`,
    same: oneTeacher,
    text: sql`case when ${oneTeacher} then ${lessonOf(sql`g.lesson_id`)} else ${sqlText`Ведут уроки в одно время: ${lessonOf(sql`k.lesson_id`)} и ${lessonOf(sql`g.lesson_id`)}. Исправьте расписание`} end`,
  },
  'evacuation.collector.person_id': { ...membership(sql`g.unit_id = k.unit_id`, sql`''`), isTrace: true },
  'evacuation.seen.person_id': { ...membership(sql`g.evacuation_id = k.evacuation_id`, sql`''`), isTrace: true },
  'evacuation.duty.person_id': { ...membership(yes, sql`''`), isTrace: true },
  'evacuation.mark.person_id': {
    pair: sql`g.evacuation_id = k.evacuation_id`,
    same: isUntapped,
    text: sql`case when ${isUntapped} then ${alarmDay}
      else ${sqlText`${alarmDay}: в эвакуации отметили обоих, такие записи объединить нельзя`} end`,
  },
  'workload.assignment.teacher_id': {
    pair: sql`g.group_id = k.group_id and g.during && k.during`,
    same: sql`g.hours = k.hours`,
    text: sql`case when g.hours = k.hours then ${groupOf(sql`g.group_id`)}
      else ${sqlText`${groupOf(sql`g.group_id`)}: у обоих записана нагрузка, и часы разные. Исправьте нагрузку`} end`,
    spans: true,
  },
  'personal_file.health.person_id': {
    pair: yes,
    same: sql`to_jsonb(g) - 'person_id' - 'version' = to_jsonb(k) - 'person_id' - 'version'`,
    text: sql`case when to_jsonb(g) - 'person_id' - 'version' = to_jsonb(k) - 'person_id' - 'version' then ${sqlText`сведения о здоровье`}
      else ${sqlText`У обоих записаны сведения о здоровье, и они разные: медработник должен привести их к одному`} end`,
  },
}

/** What no constraint forbids and a journal never holds: a mark at a lesson that the same student missed; papers signed. */
export const contradictions = (gone: number, kept: number) => sql<{ text: string }>`
  select distinct ${sqlText`У одного отмечен пропуск, у другого отметка (${lessonOf(sql`m.lesson_id`)}): исправьте в журнале`} as text
  from journal.miss m join journal.miss_kind mk on mk.id = m.kind_id and mk.excludes_marks
  join journal.score s on s.lesson_id = m.lesson_id and s.type = 'fo' and s.student_id <> m.student_id
  where m.student_id = any(${[gone, kept]}) and s.student_id = any(${[gone, kept]})
  union all
  select ${sqlText`Табель № ${sql`number`} подписан и остаётся за своей карточкой: сделайте её основной`} from register.report_card
  where student_id = ${gone} and number is not null`
