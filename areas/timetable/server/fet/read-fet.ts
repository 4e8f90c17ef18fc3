import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import type { FetFile, FetYear } from '../../rules/fet-file.ts'
import { FetDocument, fetLists } from './fet-document.ts'
import { maxBytes, parseXml, UnreadableFile } from './xml.ts'

const readModes = new Set(['', 'Official'])
const names = (list: { Name: string }[]) => list.map((one) => one.Name)

const hour = (one: { Name: string; Long_Name: string }) => ({ name: one.Name, longName: one.Long_Name })

type Students = { Name: string; Number_of_Students: number }
const sized = (set: Students) => ({ name: set.Name, size: set.Number_of_Students })
const readYears = (years: FetDocument['fet']['Students_List']['Year']): FetYear[] =>
  years.map((year) => ({
    ...sized(year),
    groups: year.Group.map((group) => ({ ...sized(group), subgroups: group.Subgroup.map(sized) })),
  }))

const isOff = (constraint: unknown) =>
  typeof constraint === 'object' && constraint !== null && 'Active' in constraint && constraint.Active === 'false'
/** Counts active constraints by kind; FET's two basic ones stand in every file and say nothing. */
function countOthers(...lists: Record<string, unknown>[]): FetFile['otherConstraints'] {
  const taken = /^ConstraintBasicCompulsory|^ConstraintActivityPreferred(StartingTime|Room)$/
  return lists.flatMap((list) =>
    Object.entries(list)
      .filter(([kind]) => kind.startsWith('Constraint') && !taken.test(kind))
      .map(([kind, found]) => {
        const all = Array.isArray(found) ? (found as unknown[]) : [found]
        return { kind, count: all.filter((one) => !isOff(one)).length }
      })
      .filter(({ count }) => count > 0),
  )
}

function toFile({ fet }: FetDocument): FetFile {
  const times = fet.Time_Constraints_List
  const spaces = fet.Space_Constraints_List
  return {
    institution: fet.Institution_Name,
    mode: fet.Mode,
    days: fet.Days_List.Day.map(hour),
    hours: fet.Hours_List.Hour.map(hour),
    subjects: names(fet.Subjects_List.Subject),
    teachers: names(fet.Teachers_List.Teacher),
    years: readYears(fet.Students_List.Year),
    activities: fet.Activities_List.Activity.map((one) => ({
      id: one.Id,
      subject: one.Subject,
      teachers: one.Teacher,
      students: one.Students,
      duration: one.Duration,
      active: one.Active,
    })),
    buildings: names(fet.Buildings_List.Building),
    rooms: fet.Rooms_List.Room.map((room) => ({
      name: room.Name,
      building: room.Building,
      capacity: room.Capacity,
      virtual: room.Virtual,
    })),
    starts: times.ConstraintActivityPreferredStartingTime.filter((one) => one.Active).map((one) => ({
      activity: one.Activity_Id,
      day: one.Preferred_Day,
      hour: one.Preferred_Hour,
    })),
    places: spaces.ConstraintActivityPreferredRoom.filter((one) => one.Active && one.Room !== '').map((one) => ({
      activity: one.Activity_Id,
      room: one.Room,
      realRooms: one.Real_Room,
    })),
    otherConstraints: countOthers(times, spaces),
  }
}

/**
 * Reads a timetable file of FET.
 * @throws UnreadableFile with a sentence that says what is wrong
 */
export function readFet(bytes: Uint8Array): FetFile {
  const document = FetDocument.safeParse(parseXml(bytes, fetLists))
  if (!document.success) {
    const where = document.error.issues[0]?.path.join(' → ') ?? ''
    throw new UnreadableFile(`Файл не похож на файл FET: ${where || 'нет элемента fet'}`)
  }
  const file = toFile(document.data)
  if (!readModes.has(file.mode)) throw new UnreadableFile(`Режим FET «${file.mode}» не поддерживается, нужен Official`)
  return file
}

function unpack(bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: maxBytes })
  } catch (error) {
    throw new UnreadableFile(`Архив повреждён или больше ${maxBytes / 1_000_000} МБ`, { cause: error })
  }
}

/** Reads a .fet file, or one packed by gzip, from the disk. @throws UnreadableFile */
export async function readFetFile(path: string): Promise<FetFile> {
  const bytes = await readFile(path)
  return readFet(bytes[0] === 0x1f && bytes[1] === 0x8b ? unpack(bytes) : bytes)
}
