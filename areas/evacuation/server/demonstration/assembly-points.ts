import { demonstrationAdministrator } from '#areas/access/server/index.ts'
import { drawSvg, keepFile, storePlan } from '#areas/media/server/index.ts'
import type { Database } from '#platform/server/database.ts'

const [width, height] = [1000, 640]
/** Where people gather, in fractions of the map. */
const points = [
  { title: 'Школьный стадион', where_text: 'За школой, у дальних ворот поля', x: 0.72, y: 0.24 },
  { title: 'Площадка у главного входа', where_text: 'Перед крыльцом, за флагштоком', x: 0.3, y: 0.82 },
]
/** The grounds from above: the building, the field, the way out of each of its doors. */
const map = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="${width}" height="${height}" fill="#f1f3f5"/>
  <rect x="20" y="20" width="960" height="600" fill="#ebfbee" stroke="#495057" stroke-width="4"/>
  <rect x="180" y="260" width="460" height="150" fill="#dee2e6" stroke="#495057" stroke-width="4"/>
  <text x="370" y="345" font-family="sans-serif" font-size="30" fill="#212529">Школа</text>
  <rect x="600" y="70" width="300" height="150" rx="75" fill="#d3f9d8" stroke="#2b8a3e" stroke-width="4"/>
  <rect x="180" y="480" width="300" height="110" fill="#e9ecef" stroke="#868e96" stroke-width="3"/>
  <g stroke="#2b8a3e" stroke-width="5" stroke-dasharray="16 10" fill="none">
    <path d="M300 410V520"/><path d="M560 260V150H640"/>
  </g>
</svg>`

/** Two places outside where the school gathers, each on the map of the grounds where files are kept. */
export async function writeAssemblyPoints(db: Database, media: string | undefined): Promise<void> {
  const building = await db.selectFrom('buildings.building').select('id').orderBy('id').executeTakeFirst()
  const accountId = await demonstrationAdministrator(db)
  const file = Buffer.from(await drawSvg(map))
  for (const [sort, point] of points.entries()) {
    let file_id: number | null = null
    if (media !== undefined) {
      const stored = await storePlan(db, media, { file, name: 'Территория школы.png', accountId })
      if (!(await keepFile(db, stored.id, accountId, 'plan')))
        throw new Error('The map of the demonstration was not kept')
      file_id = stored.id
    }
    await db
      .insertInto('evacuation.assembly_point')
      .values({ ...point, building_id: building?.id ?? null, file_id, sort })
      .execute()
  }
}
