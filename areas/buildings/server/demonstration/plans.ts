import { demonstrationAdministrator } from '#areas/access/server/index.ts'
import { drawSvg, keepFile, storePlan } from '#areas/media/server/index.ts'
import type { Database } from '#platform/server/database.ts'

interface PlannedRoom {
  id: number
  title: string
  area_id: number
  area: string
  building_id: number
  building: string
  floor: number
}
interface Box {
  room_id: number
  x: number
  y: number
  width: number
  height: number
}
const [pictureWidth, pictureHeight] = [1200, 640]
/** Of the walls around the rooms, in fractions of the picture. */
const [left, top, right, bottom] = [0.04, 0.08, 0.96, 0.92]
const corridor = 0.16

/** Rooms of a floor along both sides of its corridor. */
function boxesOf(rooms: readonly PlannedRoom[]): Box[] {
  const upper = Math.ceil(rooms.length / 2)
  const height = (bottom - top - corridor) / 2
  return rooms.map(({ id }, index) => {
    const isUpper = index < upper
    const inRow = isUpper ? upper : rooms.length - upper
    const width = (right - left) / inRow
    const x = left + width * (isUpper ? index : index - upper)
    return { room_id: id, x, y: isUpper ? top : bottom - height, width, height }
  })
}

/** Walls and doors; the rooms' numbers are put upon it by the product itself. */
function drawingOf(title: string, boxes: readonly Box[]): string {
  const [w, h] = [pictureWidth, pictureHeight]
  const middle = ((top + bottom) / 2) * h
  const walls = boxes.map(
    ({ x, y, width, height }) =>
      `<rect x="${x * w}" y="${y * h}" width="${width * w}" height="${height * h}"/>
       <path d="M${(x + width / 2) * w - 14} ${(y < 0.5 ? y + height : y) * h}h28" stroke="#ffffff" stroke-width="6"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">
    <rect width="${w}" height="${h}" fill="#ffffff"/>
    <text x="${left * w}" y="36" font-family="sans-serif" font-size="22" fill="#495057">${title}</text>
    <g fill="#f8f9fa" stroke="#495057" stroke-width="4">${walls.join('')}</g>
    <path d="M${left * w + 30} ${middle}H${right * w - 30}" stroke="#2b8a3e" stroke-width="4" stroke-dasharray="16 10"/>
    <g fill="#2b8a3e"><path d="M${left * w + 8} ${middle}l26 -14v28z"/><path d="M${right * w - 8} ${middle}l-26 -14v28z"/></g>
  </svg>`
}

async function roomsOfFloors(db: Database): Promise<PlannedRoom[][]> {
  const rooms = await db
    .selectFrom('buildings.room as r')
    .innerJoin('buildings.area as a', 'a.id', 'r.area_id')
    .innerJoin('buildings.building as b', 'b.id', 'a.building_id')
    .select(['r.id', 'r.title', 'a.id as area_id', 'a.title as area', 'b.id as building_id', 'b.title as building'])
    .select((row) => row.fn.coalesce('a.floor', row.val(1)).as('floor'))
    .orderBy('b.id')
    .orderBy('a.floor')
    .orderBy('r.title')
    .execute()
  return [...Map.groupBy(rooms, ({ area_id }) => area_id).values()]
}

/** A plan of each floor with its rooms in their places. */
export async function writePlans(db: Database, media: string): Promise<void> {
  const accountId = await demonstrationAdministrator(db)
  for (const rooms of await roomsOfFloors(db)) {
    const [first] = rooms
    if (!first) continue
    const boxes = boxesOf(rooms)
    const file = Buffer.from(await drawSvg(drawingOf(`${first.building}, ${first.area}`, boxes)))
    const { id: file_id } = await storePlan(db, media, { file, name: `${first.area}.png`, accountId })
    if (!(await keepFile(db, file_id, accountId, 'plan'))) throw new Error('A plan of the demonstration was not kept')
    const { building_id, floor, area: title } = first
    const plan = await db
      .insertInto('buildings.plan')
      .values({ building_id, floor, title, file_id })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('buildings.plan_place')
      .values(boxes.map((box) => ({ ...box, plan_id: plan.id, building_id })))
      .execute()
  }
}
