import { currentYearId } from '#areas/calendar/server/index.ts'
import {
  importStudents,
  validatePersons,
  nameOf,
  personKeys,
  plainClassTitle,
  peopleReverts,
  withChanges,
  writePerson,
  type PersonTarget,
} from '#areas/people/server/index.ts'
import { msg, type Text } from '#platform/contract/text.ts'
import {
  importHandlers,
  type FoundChange,
  type FoundProblem,
  type ImportKind,
  type ImportValues,
} from '#platform/server/import/index.ts'
import { placesOf, readYearClasses, type YearClasses } from './year-classes.ts'
import { joinClass } from './join-class.ts'
import { stayReverts } from './revert-stays.ts'

interface StudentTarget extends PersonTarget {
  /** The class to join and since when; null for who stays where they are. */
  joins: { classId: number; from: string } | null
}
interface Place {
  joins: StudentTarget['joins']
  changes: FoundChange[]
  problems: FoundProblem[]
}
const wrong = (column: string, text: Text): Place => ({
  joins: null,
  changes: [],
  problems: [{ column, level: 'error', text }],
})
const stays: Place = { joins: null, changes: [], problems: [] }

function placeOf(values: ImportValues, held: readonly string[], year: YearClasses, today: string): Place {
  const { class: typed, class_from } = values
  if (typed === undefined)
    return class_from === undefined ? stays : wrong('class', msg`Укажите класс, в котором он с этого дня`)
  const own = year.classes.find(({ title }) => plainClassTitle(title) === plainClassTitle(typed))
  if (!own) return wrong('class', msg`Такого класса в этом году нет: сначала создайте его`)
  if (held.includes(own.title)) return stays
  if (held.length > 0)
    return wrong('class', msg`Уже учится в ${held.join(', ')}: в другой класс переводят на карточке, вкладка «Учёба»`)
  const from = class_from ?? (today > year.date_start ? today : year.date_start)
  if (from < year.date_start || from > year.date_end) return wrong('class_from', msg`День вне этого учебного года`)
  if (from < (own.opened_on ?? from) || from > (own.closed_on ?? from))
    return wrong('class_from', msg`Класса ${own.title} в этот день нет: он открыт позже или уже закрыт`)
  return { joins: { classId: own.id, from }, changes: [{ column: 'class', from: null, to: own.title }], problems: [] }
}

const students: ImportKind<StudentTarget> = {
  name: 'classes.students',
  declared: importStudents,
  titleOf: nameOf,
  keysOf: (values) => personKeys(values),
  validate: async (validationInput, rows) => {
    const { db, today } = validationInput
    const validated = await validatePersons(validationInput, rows, () => 'student')
    const year = await readYearClasses(db, currentYearId(today))
    const known = validated.flatMap(({ target }) => target.known?.id ?? [])
    const places = year ? await placesOf(db, year, known) : new Map<number, string[]>()
    return validated.map((one, index) => {
      const values = rows[index]?.values ?? {}
      const held = places.get(one.target.known?.id ?? 0) ?? []
      const isRequested = values['class'] !== undefined
      const place = year
        ? placeOf(values, held, year, today)
        : isRequested
          ? wrong('class', msg`В школе нет учебного года: сначала создайте его`)
          : stays
      const problems = [...one.problems, ...place.problems]
      return { ...withChanges(one, place.changes, { ...one.target, joins: place.joins }), problems }
    })
  },
  write: async (writing, _row, { target }) => {
    const studentId = await writePerson(writing, target)
    if (target.joins) await joinClass(writing, { studentId, ...target.joins })
  },
  reverts: { ...peopleReverts, ...stayReverts },
}
export const studentsImport = importHandlers(students)
