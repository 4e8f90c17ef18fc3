import { demonstrationAdministrator } from '#areas/access/server/index.ts'
import { drawSvg, keepFile, storePhoto } from '#areas/media/server/index.ts'
import type { Database } from '#platform/server/database.ts'

/** An open book under a rising sun, in a ring. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 64 64">
  <circle cx="32" cy="32" r="30" fill="#0b4f6c" stroke="#e0a526" stroke-width="3"/>
  <g stroke="#e0a526" stroke-width="2.4" stroke-linecap="round">
    <path d="M32 10v6M20.5 13.5l3 5M43.5 13.5l-3 5M13 21.5l5 3M51 21.5l-5 3"/>
  </g>
  <path d="M22 30a10 10 0 0 1 20 0z" fill="#e0a526"/>
  <path d="M32 36c-5-4-11-5-17-4v15c6-1 12 0 17 4c5-4 11-5 17-4V32c-6-1-12 0-17 4z" fill="#fff"/>
  <path d="M32 36v15" stroke="#0b4f6c" stroke-width="2"/>
</svg>`

/** The picture of the demonstration's school, as its administrator has given it. */
export async function writeLogo(db: Database, media: string): Promise<void> {
  const accountId = await demonstrationAdministrator(db)
  const file = Buffer.from(await drawSvg(drawing))
  const { id } = await storePhoto(db, media, { file, name: 'Герб.png', accountId })
  if (!(await keepFile(db, id, accountId, 'photo'))) throw new Error('The picture of the demonstration was not kept')
  await db.updateTable('school.school').set({ logo_id: id }).execute()
}
