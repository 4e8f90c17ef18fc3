import { planBells, type Bells } from './bells.ts'
import { proposeClassLevel, type ClassLevel } from './class-level.ts'
import type { FetFile } from './fet-file.ts'
import type { ImportPlan, PlannedClass, Remark } from './import-plan.ts'
import { activityHours, placeEntries } from './place-entries.ts'
import { planClasses } from './plan-classes.ts'
import { activityName, planGroups, type TaughtActivity } from './plan-groups.ts'
import { readStudentSets, type StudentSets } from './student-sets.ts'
import { countWeeklyHours, noteSharedCourses, planAssignments } from './weekly-hours.ts'

const unique = <T>(names: T[]) => [...new Set(names)]

// FET writes this capacity where none was given
const unlimitedSeats = 30_000

function hoursOfClasses(file: FetFile, taught: TaughtActivity[], sets: StudentSets): Map<string, Set<number>> {
  const used = new Map(sets.classes.map((one) => [one.name, new Set<number>()]))
  const timed = activityHours(file, taught)
  for (const activity of taught)
    for (const { hour } of timed.get(activity.id) ?? [])
      for (const one of activity.students.flatMap((set) => sets.classesOf(set))) used.get(one)?.add(hour)
  return used
}

function withShifts(classes: PlannedClass[], bells: Bells, used: Map<string, Set<number>>): PlannedClass[] {
  const late = new Set(bells.slots.filter((slot) => slot.shift === 2).map((slot) => slot.hour))
  return classes.map((one) => {
    const hours = [...(used.get(one.name) ?? [])]
    return { ...one, shift: hours.length > 0 && hours.every((hour) => late.has(hour)) ? 2 : 1 }
  })
}

const bellNotes: Record<Bells['source'], string | null> = {
  file: null,
  'one-shift': 'в файле нет времени уроков, взяты звонки одной смены по 45 минут',
  'two-shifts': 'в файле нет времени уроков, взяты звонки двух смен по 40 минут',
}

function fileRemarks(file: FetFile, sets: StudentSets, bells: Bells): { notes: Remark[]; leftovers: Remark[] } {
  const reason = bellNotes[bells.source]
  const notes: Remark[] = reason === null ? [] : [{ kind: 'hour', subject: 'Звонки', reason }]
  const leftovers: Remark[] = sets.streams.map((subject) => ({
    kind: 'class',
    subject,
    reason: 'есть общие учащиеся с другими классами: взята как поток, а не класс',
  }))
  for (const hour of file.hours.slice(bells.slots.length))
    leftovers.push({ kind: 'hour', subject: hour.name, reason: 'в дне больше часов, чем вмещают звонки' })
  for (const place of file.places.filter((one) => one.realRooms.length > 1))
    leftovers.push({
      kind: 'room',
      subject: place.realRooms.slice(1).join(', '),
      reason: `у занятия № ${place.activity} несколько кабинетов, взят ${place.realRooms[0]}`,
    })
  for (const activity of file.activities.filter((one) => one.active && one.teachers.length === 0))
    notes.push({ kind: 'activity', subject: activityName(activity), reason: 'в файле нет преподавателя' })
  for (const { kind, count } of file.otherConstraints)
    leftovers.push({ kind: 'constraint', subject: kind, reason: `правила составления не переносятся (${count})` })
  return { notes, leftovers }
}

/**
 * What a FET file becomes in a school: classes, groups, load, bells and the weekly timetable. Everything that can't be
 * taken over is named in `leftovers`, every assumption in `notes`.
 */
export function planImport(file: FetFile, options: { classes?: ClassLevel } = {}): ImportPlan {
  const proposed = proposeClassLevel(file.years)
  const level = options.classes ?? proposed.level
  const sets = readStudentSets(file.years, level)
  const named = planClasses(sets)
  const { groups, taught, leftovers } = planGroups(file, sets, named.classes)
  const used = hoursOfClasses(file, taught, sets)
  const bells = planBells(file.hours, used.values())
  const classes = withShifts(named.classes, bells, used)
  const placed = placeEntries(file, taught, groups, bells.slots)
  const counted = countWeeklyHours(taught, groups, classes, sets)
  const remarks = fileRemarks(file, sets, bells)
  return {
    institution: file.institution,
    level,
    levelReason: options.classes ? 'выбрано вручную' : proposed.reason,
    parallels: unique(classes.map((one) => one.parallel)).toSorted((a, b) => a - b),
    classes,
    atoms: unique(sets.classes.flatMap((one) => sets.atomsOf.get(one.name) ?? [])).map((name) => ({
      name,
      classes: sets.classesOf(name),
      size: sets.sizes.get(name) ?? 0,
    })),
    courses: unique([...file.subjects, ...groups.map((group) => group.course)]),
    teachers: unique([...file.teachers, ...taught.flatMap((activity) => activity.teachers)]),
    buildings: file.buildings,
    rooms: planRooms(file),
    slots: bells.slots,
    groups,
    entries: placed.entries,
    unplaced: placed.unplaced,
    assignments: planAssignments(taught),
    weeklyHours: counted.weeklyHours,
    notes: [...remarks.notes, ...named.notes, ...counted.notes, ...noteSharedCourses(groups)],
    leftovers: [...leftovers, ...placed.leftovers, ...remarks.leftovers],
  }
}

function planRooms(file: FetFile): ImportPlan['rooms'] {
  const real = file.rooms.filter((room) => !room.virtual)
  const mentioned = file.places.map((place) => place.realRooms[0] ?? place.room)
  return unique([...real.map((room) => room.name), ...mentioned]).map((name) => {
    const known = real.find((room) => room.name === name)
    const capacity = known?.capacity ?? 0
    return { name, building: known?.building ?? '', seats: capacity > 0 && capacity < unlimitedSeats ? capacity : null }
  })
}
