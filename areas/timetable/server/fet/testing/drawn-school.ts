/** Size of a school whose timetable is drawn for a test. */
interface Size {
  /** Whether classes stand in the file as its years, or as groups of a year. */
  level: 'years' | 'groups'
  parallels: number
  /** Classes of a parallel, up to five. */
  classes: number
  days: number
  hours: number
  subjects: number
  /** Lessons of a subject in a week; those of all subjects, or of a teacher in all classes, find room in the week. */
  times: number
  /** Whether each class has a room of its own. */
  hasRooms: boolean
}
const within = (name: string, ...inner: string[]) => `<${name}>${inner.join('')}</${name}>`
const named = (element: string, name: string, ...inner: string[]) => within(element, within('Name', name), ...inner)
const titleOf = (parallel: number, one: number) => `${5 + parallel}${'АБВГД'[one] ?? ''}`
const many = (count: number) => Array.from({ length: count }, (_, index) => index)

interface Drawn {
  subject: string
  teacher: string
  students: string
  slot: number
  room: string
}
/** Classes go round the hours of the week, so that no teacher is asked for twice; the last subject is taught in halves. */
function draw({ parallels, classes, days, hours, subjects, times }: Size): Drawn[] {
  return many(parallels * classes).flatMap((index) => {
    const title = titleOf(Math.floor(index / classes), index % classes)
    return many(subjects).flatMap((order) => {
      const isHalved = order === subjects - 1
      const halves = isHalved ? [1, 2] : [0]
      return halves.flatMap((half) =>
        many(times).map((time) => ({
          subject: `Предмет ${order + 1}`,
          teacher: `Учитель ${order + 1}${half === 0 ? '' : `.${half}`}`,
          students: half === 0 ? title : `${title}-${half}`,
          slot: ((index + order) * times + time) % (days * hours),
          room: `К${index + 1}${half === 2 ? 'а' : ''}`,
        })),
      )
    })
  })
}

/** What a plan of the drawn school holds. */
export function countsOf({ level, parallels, classes, subjects, times, hasRooms }: Size) {
  const all = parallels * classes
  const groups = all * (subjects + 1)
  return {
    level,
    classes: all,
    parallels,
    teachers: subjects + 1,
    rooms: hasRooms ? all * 2 : 0,
    courses: subjects,
    groups,
    activities: groups * times,
    entries: groups * times,
  }
}

const timeOf =
  (hours: number) =>
  ({ slot }: Drawn, index: number) =>
    within(
      'ConstraintActivityPreferredStartingTime',
      within('Activity_Id', String(index + 1)),
      within('Preferred_Day', `День ${Math.floor(slot / hours) + 1}`),
      within('Preferred_Hour', `${8 + (slot % hours)}:00`),
      within('Active', 'true'),
    )
const placeOf = ({ room }: Drawn, index: number) =>
  within(
    'ConstraintActivityPreferredRoom',
    within('Activity_Id', String(index + 1)),
    within('Room', room),
    within('Active', 'true'),
  )
const activityOf = ({ teacher, subject, students }: Drawn, index: number) =>
  within(
    'Activity',
    within('Teacher', teacher),
    within('Subject', subject),
    within('Students', students),
    within('Duration', '1'),
    within('Id', String(index + 1)),
    within('Active', 'true'),
  )

/** The timetable of a whole school as FET writes it. */
export function drawnSchool(size: Size): string {
  const { level, parallels, classes, days, hours, hasRooms } = size
  const drawn = draw(size)
  const each = (pick: (one: Drawn) => string) => [...new Set(drawn.map(pick))]
  const people = (count: number) => within('Number_of_Students', String(count))
  const schoolClass = (title: string, element: string, half: string) =>
    named(element, title, people(24), ...[1, 2].map((number) => named(half, `${title}-${number}`, people(12))))
  const titlesOf = (order: number) => many(classes).map((one) => titleOf(order, one))
  const years = (order: number) =>
    level === 'years'
      ? titlesOf(order).map((title) => schoolClass(title, 'Year', 'Group'))
      : [
          named(
            'Year',
            String(5 + order),
            people(24 * classes),
            ...titlesOf(order).map((title) => schoolClass(title, 'Group', 'Subgroup')),
          ),
        ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<fet version="6.8.5">',
    within('Mode', 'Official'),
    within('Institution_Name', 'Нарисованная школа'),
    within('Days_List', ...many(days).map((day) => named('Day', `День ${day + 1}`))),
    within('Hours_List', ...many(hours).map((hour) => named('Hour', `${8 + hour}:00`))),
    within('Subjects_List', ...each(({ subject }) => subject).map((name) => named('Subject', name))),
    within('Teachers_List', ...each(({ teacher }) => teacher).map((name) => named('Teacher', name))),
    within('Students_List', ...many(parallels).flatMap(years)),
    within('Activities_List', ...drawn.map(activityOf)),
    within('Buildings_List'),
    within('Rooms_List', ...(hasRooms ? each(({ room }) => room).map((name) => named('Room', name)) : [])),
    within('Time_Constraints_List', ...drawn.map(timeOf(hours))),
    within('Space_Constraints_List', ...(hasRooms ? drawn.map(placeOf) : [])),
    '</fet>',
  ].join('\n')
}

/** Schools as they are met: classes as years and no rooms, many classes under parallels, a week of six days. */
export const drawnSchools: [string, Size][] = [
  [
    'classes as years',
    { level: 'years', parallels: 3, classes: 4, days: 5, hours: 5, subjects: 12, times: 2, hasRooms: false },
  ],
  [
    'classes under parallels',
    { level: 'groups', parallels: 6, classes: 4, days: 5, hours: 8, subjects: 30, times: 1, hasRooms: true },
  ],
  [
    'a week of six days',
    { level: 'groups', parallels: 5, classes: 3, days: 6, hours: 7, subjects: 20, times: 2, hasRooms: true },
  ],
]
