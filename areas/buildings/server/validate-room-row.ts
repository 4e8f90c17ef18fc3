import { schoolLocale } from '#platform/contract/language.ts'
import { msg, t } from '#platform/contract/text.ts'
import type { FoundChange, FoundProblem, ImportValues, RowValidation } from '#platform/server/import/index.ts'
import { inLanguage } from '#platform/server/language/spoken.ts'
import { maxTagLength, maxSeats, maxTags, type Room } from '../contract/rooms.ts'
import { keyOf, plainTitle, type KnownRooms } from './read-known-rooms.ts'
import { plainTags } from './require-room.ts'

export interface RoomTarget {
  known: Room | null
  title: string
  building: string
  /** Null: its place stays as it is, or it is a new room's floor that is not told. */
  area: string | null
  floor: number | null
  kindId: number | null
  seats: number | null
  equipment: string[] | null
  responsibleId: number | null
}

/** Parts of a building that the import makes are named in the school's language: the school keeps them. */
const floorTitle = (floor: number | null) =>
  inLanguage(schoolLocale, () => (floor === null ? t`Без этажа` : t`${floor} этаж`))

function wholeNumber(values: ImportValues, column: string, min: number, max: number, problems: FoundProblem[]) {
  const typed = values[column]
  if (typed === undefined) return null
  const value = Number(typed)
  if (Number.isInteger(value) && value >= min && value <= max) return value
  problems.push({ column, level: 'error', text: msg`Целое число от ${min} до ${max}` })
  return null
}
function tagsOf(typed: string | undefined, problems: FoundProblem[]): string[] | null {
  if (typed === undefined) return null
  const tags = plainTags(
    typed
      .split(/[,;]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  )
  if (tags.length > maxTags || tags.some(({ length }) => length > maxTagLength))
    problems.push({
      column: 'equipment',
      level: 'error',
      text: msg`Не больше ${maxTags} меток по ${maxTagLength} знаков`,
    })
  return tags
}
/** What is written as it stands is not asked about: the kind may have gone from the dictionary since, the person from the school. */
function kindOf(typed: string | undefined, known: Room | null, school: KnownRooms, problems: FoundProblem[]) {
  if (typed === undefined) return null
  if (known?.kind && plainTitle(known.kind.title) === plainTitle(typed)) return known.kind.id
  const found = school.kinds.get(plainTitle(typed))
  if (found === undefined)
    problems.push({ column: 'kind', level: 'error', text: msg`Такого вида нет в справочнике «Виды помещений»` })
  return found ?? null
}
function responsibleOf(typed: string | undefined, known: Room | null, school: KnownRooms, problems: FoundProblem[]) {
  if (typed === undefined) return null
  if (known?.responsible && plainTitle(known.responsible.full_name) === plainTitle(typed)) return known.responsible.id
  const [found, namesake] = school.staff.get(plainTitle(typed)) ?? []
  const text =
    found === undefined
      ? msg`Такого сотрудника нет: ФИО пишут целиком, как на карточке`
      : msg`Сотрудников с таким ФИО несколько: назначьте ответственного на карточке кабинета`
  if (found === undefined || namesake !== undefined) problems.push({ column: 'responsible', level: 'error', text })
  return found ?? null
}

function changesOf(known: Room, target: RoomTarget, values: ImportValues): FoundChange[] {
  const { kind, seats, equipment, area, responsible } = known
  const changes: FoundChange[] = []
  const addChange = (column: string, from: string | null, to: string | null | undefined) => {
    if (to !== null && to !== undefined && plainTitle(to) !== plainTitle(from ?? '')) changes.push({ column, from, to })
  }
  addChange('area', area?.title ?? null, target.area)
  addChange('kind', kind?.title ?? null, target.kindId === null ? null : values['kind'])
  addChange('seats', seats === null ? null : String(seats), target.seats === null ? null : String(target.seats))
  addChange('equipment', equipment.join(', ') || null, target.equipment?.join(', '))
  addChange('responsible', responsible?.full_name ?? null, target.responsibleId === null ? null : values['responsible'])
  return changes
}

function placeProblems({ known, building, area }: RoomTarget, school: KnownRooms): FoundProblem[] {
  const isNewArea = area !== null && plainTitle(area) !== plainTitle(known?.area?.title ?? '')
  if (building === '')
    return known === null || isNewArea ? [{ column: 'building', level: 'error', text: msg`Обязательное поле` }] : []
  if (known === null && !school.buildings.has(plainTitle(building)))
    return [{ column: 'building', level: 'warning', text: msg`Будет добавлено здание «${building}»` }]
  if (isNewArea && !school.areas.has(keyOf(building, area)))
    return [{ column: 'area', level: 'warning', text: msg`Будет добавлена часть здания «${area}»` }]
  return []
}

/** A row as it is about this room; null: about a new one. */
function validateAs(known: Room | null, values: ImportValues, school: KnownRooms): RowValidation<RoomTarget> {
  const problems: FoundProblem[] = []
  const { title = '', building = '' } = values
  const floor = wholeNumber(values, 'floor', -3, 50, problems)
  const onFloor = school.floors.get(keyOf(building, String(floor))) ?? floorTitle(floor)
  const target: RoomTarget = {
    known,
    title,
    building,
    area: values['area'] ?? (floor === null ? (known ? null : floorTitle(null)) : onFloor),
    floor,
    kindId: kindOf(values['kind'], known, school, problems),
    seats: wholeNumber(values, 'seats', 1, maxSeats, problems),
    equipment: tagsOf(values['equipment'], problems),
    responsibleId: responsibleOf(values['responsible'], known, school, problems),
  }
  problems.push(...placeProblems(target, school))
  const changes = known ? changesOf(known, target, values) : []
  const verdict = known === null ? 'new' : changes.length > 0 ? 'changed' : 'same'
  return { verdict, problems, changes, similarTo: null, target }
}

export const isArchivedRow = (values: ImportValues): boolean => values['archived'] === 'yes'

/** Of a row that stands in the archive only the archive is asked: it neither puts a room away nor makes another one. */
export function validateRoomRow(values: ImportValues, school: KnownRooms): RowValidation<RoomTarget> {
  const key = keyOf(values['building'] ?? '', values['title'] ?? '')
  if (!isArchivedRow(values)) return validateAs(school.rooms.get(key) ?? null, values, school)
  const found = (school.archived.get(key) ?? []).map((one) => validateAs(one, values, school))
  const [best = validateAs(null, values, school)] = found.toSorted(
    (one, other) => one.changes.length - other.changes.length,
  )
  if (found.length === 0)
    best.problems.push({
      column: 'archived',
      level: 'error',
      text: msg`В архиве такого кабинета нет: в архив убирают на его карточке`,
    })
  return best
}
