import { t } from '#platform/contract/text.ts'
import type { Facts, LessonFact, StaffFact, StaffGroupFact } from './facts.ts'
import { inRoom, listOf, placeOf, type Entry, type List, type Lists } from './lists.ts'
import { stayOf } from './stay.ts'

/** The head of a unit, or of the nearest one above it that has a head. */
function headOf(unit: StaffGroupFact, units: ReadonlyMap<number, StaffGroupFact>): number | null {
  let at: StaffGroupFact | undefined = unit
  for (let depth = 0; at && depth < 50; depth++) {
    if (at.headId !== null) return at.headId
    at = at.parentId === null ? undefined : units.get(at.parentId)
  }
  return null
}

const byId = (groups: readonly StaffGroupFact[]) => new Map(groups.map((one) => [one.id, one]))

/** The list of a unit, else of a cathedra; null where the person is in neither. */
function listFinder({ units, cathedras }: Pick<Facts, 'units' | 'cathedras'>) {
  const unitsById = byId(units)
  const cathedrasById = byId(cathedras)
  const made = (key: string, group: StaffGroupFact, head: number | null, orgUnitId: number | null): List =>
    listOf({ key, type: 'staff', title: group.title, orgUnitId, collectors: head === null ? [] : [head] })
  return ({ unitId, cathedraId }: StaffFact): List | null => {
    const unit = unitsById.get(unitId ?? 0)
    if (unit) return made(`staff:${unit.id}`, unit, headOf(unit, unitsById), unit.id)
    const cathedra = cathedrasById.get(cathedraId ?? 0)
    return cathedra ? made(`cathedra:${cathedra.id}`, cathedra, cathedra.headId, null) : null
  }
}

const replacedAllDay = () => t`сегодня на всех уроках замена: возможно, отсутствует`

/** Where to look for each of those who teach today: at the lesson that runs, else after the last one they gave. */
function placesOf(lessons: readonly LessonFact[], now: string): Map<number, string> {
  const places = new Map<number, string>()
  // nobody is taken for absent on the strength of it: who is in the building after all must be looked for
  for (const one of lessons.flatMap(({ replaced }) => replaced)) places.set(one, replacedAllDay())
  const given = Map.groupBy(
    lessons.flatMap((lesson) => lesson.teachers.map((teacher) => ({ teacher, lesson }))),
    ({ teacher }) => teacher,
  )
  for (const [teacher, own] of given) {
    const running = own.find(({ lesson: { startsAt, endsAt } }) => startsAt <= now && now < endsAt)?.lesson
    const stay = stayOf(
      own.map(({ lesson }) => ({ ...lesson, teacherNames: '' })),
      now,
    )
    places.set(teacher, running ? placeOf(running.title, inRoom(running.room)) : stay.lastPlace)
  }
  return places
}

/** The staff by their units, teachers without one by their cathedras, who is in neither on the list of the rest. */
export function collectStaff(facts: Facts, restKey: string): Lists {
  const find = listFinder(facts)
  const places = placesOf(facts.lessons, facts.now)
  const lists = new Map<string, List>()
  const entries = facts.staff.map((one): Entry => {
    const list = find(one)
    if (list) lists.set(list.key, list)
    return {
      list: list?.key ?? restKey,
      personId: one.id,
      name: one.name,
      kind: 'staff',
      classTitle: null,
      lastPlace: places.get(one.id) ?? '',
      status: 'waiting',
      note: '',
    }
  })
  return { lists: [...lists.values()], entries }
}
