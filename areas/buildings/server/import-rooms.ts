import { sql } from 'kysely'
import { schoolLocale } from '#platform/contract/language.ts'
import { msg, t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import {
  importHandlers,
  requireUntouched,
  type ImportKind,
  type Revert,
  type ImportValues,
  type RowValidation,
  type FoundChange,
  type FoundProblem,
} from '#platform/server/import/index.ts'
import { conflict } from '#platform/server/refusal.ts'
import { inLanguage } from '#platform/server/language/spoken.ts'
import { importRooms } from '../contract/import.ts'
import { longestTag, maxSeats, type Room } from '../contract/rooms.ts'
import { lockBuilding } from './building-rows.ts'
import { plainTags } from './require-room.ts'
import { keptRoom, readRoomRow, readRooms } from './room-rows.ts'

interface Target {
  known: Room | null
  title: string
  building: string
  /** Null: its place stays as it is, or it is a new room's floor that is not told. */
  area: string | null
  floor: number | null
  kindId: number | null
  seats: number | null
  equipment: string[] | null
}
interface School {
  rooms: Map<string, Room>
  buildings: Set<string>
  areas: Set<string>
  /** Titles of the parts by building and floor; of several on a floor the first. */
  floors: Map<string, string>
  kinds: Map<string, number>
}
const plain = (text: string) => text.toLowerCase().trim()
const keyOf = (building: string, title: string) => `${plain(building)} ${plain(title)}`
/** Parts of a building that the import makes are named in the school's language: the school keeps them. */
const floorTitle = (floor: number | null) =>
  inLanguage(schoolLocale, () => (floor === null ? t`Без этажа` : t`${floor} этаж`))

async function readSchool(db: Database): Promise<School> {
  const rooms = await readRooms(db, sql`r.archived_at is null and b.id is not null`)
  const areas = await sql<{ building: string; area: string | null; floor: number | null }>`
    select b.title as building, a.title as area, a.floor from buildings.building b
    left join buildings.area a on a.building_id = b.id where b.archived_at is null order by a.id desc`.execute(db)
  const kinds = await sql<{ id: number; title: string }>`
    select k.id, k.title from dictionaries.record k join dictionaries.dictionary d on d.id = k.dictionary_id
    where d.code = 'room_kind' and k.archived_at is null`.execute(db)
  return {
    rooms: new Map(rooms.map((one) => [keyOf(one.building?.title ?? '', one.title), one])),
    buildings: new Set(areas.rows.map(({ building }) => plain(building))),
    areas: new Set(areas.rows.map(({ building, area }) => keyOf(building, area ?? ''))),
    floors: new Map(
      areas.rows.flatMap(({ building, area, floor }) =>
        area === null ? [] : [[keyOf(building, String(floor)), area]],
      ),
    ),
    kinds: new Map(kinds.rows.map(({ id, title }) => [plain(title), id])),
  }
}

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
  if (tags.length > 30 || tags.some(({ length }) => length > longestTag))
    problems.push({ column: 'equipment', level: 'error', text: msg`Не больше 30 меток по ${longestTag} знаков` })
  return tags
}

function changesOf(known: Room, target: Target, values: ImportValues): FoundChange[] {
  const { kind, seats, equipment, area } = known
  const changes: FoundChange[] = []
  const addChange = (column: string, from: string | null, to: string | null | undefined) => {
    if (to !== null && to !== undefined && plain(to) !== plain(from ?? '')) changes.push({ column, from, to })
  }
  addChange('area', area?.title ?? null, target.area)
  addChange('kind', kind?.title ?? null, target.kindId === null ? null : values['kind'])
  addChange('seats', seats === null ? null : String(seats), target.seats === null ? null : String(target.seats))
  addChange('equipment', equipment.join(', ') || null, target.equipment?.join(', '))
  return changes
}

function validateRow(values: ImportValues, school: School): RowValidation<Target> {
  const problems: FoundProblem[] = []
  const { title = '', building = '', kind } = values
  const known = school.rooms.get(keyOf(building, title)) ?? null
  const floor = wholeNumber(values, 'floor', -3, 50, problems)
  const kindId = kind === undefined ? null : (school.kinds.get(plain(kind)) ?? null)
  if (kind !== undefined && kindId === null)
    problems.push({ column: 'kind', level: 'error', text: msg`Такого вида нет в справочнике «Виды помещений»` })
  const onFloor = school.floors.get(keyOf(building, String(floor))) ?? floorTitle(floor)
  const area = values['area'] ?? (floor === null ? (known ? null : floorTitle(null)) : onFloor)
  const target: Target = {
    known,
    title,
    building,
    area,
    floor,
    kindId,
    seats: wholeNumber(values, 'seats', 1, maxSeats, problems),
    equipment: tagsOf(values['equipment'], problems),
  }
  if (building !== '' && !school.buildings.has(plain(building)))
    problems.push({ column: 'building', level: 'warning', text: msg`Будет добавлено здание «${building}»` })
  else if (area !== null && !school.areas.has(keyOf(building, area)))
    problems.push({ column: 'area', level: 'warning', text: msg`Будет добавлена часть здания «${area}»` })
  const changes = known ? changesOf(known, target, values) : []
  const verdict = known === null ? 'new' : changes.length > 0 ? 'changed' : 'same'
  return { verdict, problems, changes, similarTo: null, target }
}

/** The area of a building, both made where they are not there. @returns its id */
async function placeOf(db: Database, { building, area, floor }: Target): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with known as (select id from buildings.building where lower(title) = lower(${building}) limit 1),
    made as (insert into buildings.building (title) select ${building} where not exists (select from known) returning id)
    select id from known union all select id from made`.execute(db)
  const { id } = await lockBuilding(db, rows[0]?.id ?? 0)
  const areas = await sql<{ id: number }>`
    with known as (
      select id from buildings.area where building_id = ${id} and lower(title) = lower(${area}) limit 1),
    made as (insert into buildings.area (building_id, title, kind, floor)
      select ${id}, ${area}, ${floor === null ? 'other' : 'floor'}, ${floor}
      where not exists (select from known) returning id)
    select id from known union all select id from made`.execute(db)
  return areas.rows[0]?.id ?? 0
}

/** A room that the import has made and nobody has touched goes; what a room was before stands in its history. */
const revertRoom: Revert = async (undoing, change) => {
  if (change.before !== null) throw conflict(msg`Кабинет был в школе и раньше: прежнее стоит в его истории`)
  await requireUntouched(undoing, change)
  await undoing.db.deleteFrom('buildings.room').where('id', '=', change.subject_id).execute()
  await undoing.record({ subject: 'buildings.room', id: change.subject_id, before: change.after })
}

const rooms: ImportKind<Target> = {
  name: 'buildings.rooms',
  declared: importRooms,
  titleOf: ({ title = '', building = '' }) => `${title}, ${building}`,
  keysOf: ({ title = '', building = '' }) => [keyOf(building, title)],
  validate: async ({ db }, rows) => {
    const school = await readSchool(db)
    return rows.map(({ values }) => validateRow(values, school))
  },
  write: async ({ db, record }, _row, { target }) => {
    const { known, kindId, seats, equipment } = target
    const areaId = target.area === null ? (known?.area?.id ?? null) : await placeOf(db, target)
    const set = {
      area_id: areaId,
      kind_id: kindId ?? known?.kind?.id ?? null,
      seats: seats ?? known?.seats ?? null,
      equipment: equipment ?? known?.equipment ?? [],
    }
    if (known === null) {
      const made = await db
        .insertInto('buildings.room')
        .values({ title: target.title, ...set })
        .returning('id')
        .executeTakeFirstOrThrow()
      return record({ subject: 'buildings.room', id: made.id, after: keptRoom(await readRoomRow(db, made.id)) })
    }
    await db
      .updateTable('buildings.room')
      .set((row) => ({ ...set, version: row('version', '+', 1) }))
      .where('id', '=', known.id)
      .execute()
    const after = await readRoomRow(db, known.id)
    await record({
      subject: 'buildings.room',
      id: known.id,
      before: keptRoom(known),
      after: { ...keptRoom(after), record: after.title },
    })
  },
  reverts: { 'buildings.room': revertRoom },
}
export const roomsImport = importHandlers(rooms)
